// The set of all positions that can be won, level by level, each as a picture.

import { build, contextOf } from '../../common/dom/dom.js';
import { reports } from '../asking/engine.js';
import { number, onPress, part, percent, tell, text, time } from './figure.js';

/** @param {HTMLElement} figure @returns {import('./figure.js').Alive} */
export function bring(figure) {
  const { board = '', goal = '' } = figure.dataset;
  const canvas = /** @type {HTMLCanvasElement} */ (part(figure, 'canvas'));
  const told = part(figure, 'output');
  const start = /** @type {HTMLButtonElement} */ (part(figure, '[data-do="start"]'));
  const cancel = /** @type {HTMLButtonElement} */ (part(figure, '[data-do="cancel"]'));
  /** @type {ReturnType<typeof reports<'whole-game'>> | undefined} */
  let set;
  onPress(figure, 'start', develop);
  onPress(figure, 'cancel', () => (set = undefined));
  return {};

  async function develop() {
    [start.hidden, cancel.hidden] = [true, false];
    const mine = reports('whole-game', { board, goal });
    set = mine;
    try {
      for (let report = await mine.next(); set === mine && !report.done; report = await mine.next()) {
        const { share, levels, ms } = report.value;
        tell(told, text(figure, 'working', { share: percent(share) }), false);
        if (levels) return show(levels, ms);
      }
      await mine.return();
      told.textContent = '';
    } finally {
      cancel.hidden = true;
      start.hidden = !canvas.hidden;
    }
  }

  /** @param {import('../asking/tasks.js').LevelCount[]} levels @param {number} ms */
  function show(levels, ms) {
    const total = levels.reduce((sum, { count }) => sum + count, 0);
    tell(told, text(figure, 'done', { positions: number(total), time: time(ms) }), true);
    const most = Math.max(...levels.map(({ count }) => count));
    const bars = levels.map(({ pegs, count }) => {
      const name = text(figure, 'level', { pegs: String(pegs), count: number(count) });
      const bar = build('button', { type: 'button', 'aria-label': name, title: name, 'aria-pressed': 'false' });
      bar.style.setProperty('--share', String(Math.log(count + 1) / Math.log(most + 1)));
      bar.addEventListener('click', () => choose(pegs, name));
      return bar;
    });
    part(figure, '.levels').replaceChildren(...bars);
    canvas.hidden = false;
    const fullest = bars[levels.findIndex(({ count }) => count === most)];
    fullest.click();
    // The button that was pressed is gone.
    fullest.focus({ preventScroll: true });

    /** @param {number} pegs @param {string} name */
    async function choose(pegs, name) {
      for (const [index, bar] of bars.entries()) bar.setAttribute('aria-pressed', String(levels[index].pegs === pegs));
      const { value } = (await set?.next(pegs)) ?? {};
      canvas.setAttribute('aria-label', name);
      if (value?.picture) paint(canvas, value.picture);
    }
  }
}

/** @param {HTMLCanvasElement} canvas @param {Uint8Array} shades from 0 to 255, row by row */
function paint(canvas, shades) {
  const context = contextOf(canvas);
  const image = context.createImageData(canvas.width, canvas.height);
  for (const [place, shade] of shades.entries()) image.data.set([255, 196, 92, shade], 4 * place);
  context.putImageData(image, 0, 0);
}
