// The set of all winnable positions, with a picture for each level.

import { build, contextOf } from '../../common/dom/dom.js';
import { reports } from '../asking/engine.js';
import { number, onLongTask, part, percent, tell, tellFailure, text, time } from './figure.js';

/** @typedef {import('../asking/tasks.js').ReportOf<'whole-game'>} Report */

/** @param {HTMLElement} figure */
export function bring(figure) {
  const { board = '', goal = '' } = figure.dataset;
  const canvas = /** @type {HTMLCanvasElement} */ (part(figure, 'canvas'));
  onLongTask(
    figure,
    'start',
    () => reports('whole-game', { board, goal }),
    ({ share, levels, ms }, set) => {
      tell(figure, text(figure, 'working', { share: percent(share) }), false);
      if (levels) show(levels, ms, set);
      return Boolean(levels);
    },
  );

  /**
   * @param {import('../asking/tasks.js').LevelCount[]} levels
   * @param {number} ms
   * @param {AsyncGenerator<Report>} set
   */
  function show(levels, ms, set) {
    const total = levels.reduce((sum, { count }) => sum + count, 0);
    tell(figure, text(figure, 'done', { positions: number(total), time: time(ms) }), true);
    const most = Math.max(...levels.map(({ count }) => count));
    const bars = levels.map(({ pegs, count }) => {
      const name = text(figure, 'level', { pegs: String(pegs), count: number(count) });
      const bar = build('button', { type: 'button', 'aria-label': name, title: name, 'aria-pressed': 'false' });
      bar.style.setProperty('--share', String(Math.log(count + 1) / Math.log(most + 1)));
      bar.addEventListener('click', () => choose(pegs, name).catch((error) => tellFailure(figure, error)));
      return bar;
    });
    part(figure, '.levels').replaceChildren(...bars);
    canvas.hidden = false;
    const fullest = bars[levels.findIndex(({ count }) => count === most)];
    fullest.click();
    // The button that was pressed has disappeared, and its focus with it.
    fullest.focus({ preventScroll: true });

    /** @param {number} pegs @param {string} name */
    async function choose(pegs, name) {
      for (const [index, bar] of bars.entries()) bar.setAttribute('aria-pressed', String(levels[index].pegs === pegs));
      const { value } = await set.next(pegs);
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
