// A visualised search: its position, its counters, and buttons for its speed.

import { isStill } from '../../common/dom/motion.js';
import { answer, reports } from '../asking/engine.js';
import { copy, dots, number, tellFailure } from './figure.js';

/** For each button, the number of positions between two pictures, and the time between them in milliseconds. */
const PACES = [
  { steps: 0, ms: 0 },
  { steps: 1, ms: 140 },
  { steps: 50, ms: 33 },
  { steps: 20_000, ms: 33 },
];

/** @param {HTMLElement} figure @returns {Promise<import('./figure.js').Alive>} */
export async function bring(figure) {
  const method = /** @type {import('../asking/tasks.js').Method} */ (figure.dataset.method);
  const question = { board: 'english', start: 'd4', goal: 'd4', method };
  const { holes } = await answer('board', question);
  const { picture, show } = dots(holes);
  figure.prepend(picture, copy('#watch-words'));
  // The id of a method's heading is the name of the method.
  figure.setAttribute('aria-labelledby', method);
  const counters = [...figure.querySelectorAll('dd b')];
  const search = reports('watch', question);
  let pace = PACES[0];
  let isAwake = false;
  let isRunning = false;
  let isOver = false;
  const choose = choice(figure, (index) => {
    pace = PACES[index];
    run();
  });
  choose(isStill() ? 0 : 1);
  return {
    wake() {
      isAwake = true;
      run();
    },
    rest() {
      isAwake = false;
    },
  };

  /** Shows picture after picture while the figure is in view. */
  async function run() {
    if (isRunning) return;
    isRunning = true;
    await showAll().catch((error) => tellFailure(figure, error));
    isRunning = false;
  }

  async function showAll() {
    while (isAwake && pace.steps > 0 && !isOver) {
      const { value, done } = await search.next(pace.steps);
      isOver = Boolean(done);
      if (isOver) end();
      if (value) tell(value);
      await new Promise((resolve) => setTimeout(resolve, pace.ms));
    }
  }

  /** Disables the speed buttons once the search is over. */
  function end() {
    for (const button of figure.querySelectorAll('button')) {
      button.disabled = true;
      button.setAttribute('aria-pressed', 'false');
    }
  }

  /** @param {import('../asking/tasks.js').WatchReport} report */
  function tell({ position, positions, deadEnds, depth, remembered }) {
    show(position);
    for (const [index, value] of [positions, deadEnds, depth, remembered].entries())
      counters[index].textContent = number(value);
  }
}

/**
 * Makes the buttons of a figure exclusive choices.
 * @param {HTMLElement} figure
 * @param {(index: number) => void} heard
 * @returns {(index: number) => void} chooses one
 */
function choice(figure, heard) {
  const buttons = [...figure.querySelectorAll('button')];
  const choose = (/** @type {number} */ chosen) => {
    for (const [index, button] of buttons.entries()) button.setAttribute('aria-pressed', String(index === chosen));
    heard(chosen);
  };
  for (const [index, button] of buttons.entries()) button.addEventListener('click', () => choose(index));
  return choose;
}
