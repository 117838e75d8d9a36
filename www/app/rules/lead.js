// The goal as a sentence above the board, on a first visit, and a jump to try: both step aside with the first jump.

import { setLabel } from '../../common/dom/write.js';
import { whenIdle } from '../../common/tasks.js';
import { recall, remember } from '../kit/storage.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */

/** @param {import('../kit/guard.js').Page} page @param {HTMLElement} box */
export function showLead({ element, guard, words: { lead: words } }, box) {
  if (recall('played') !== '') return;
  /** Ends its showing. */
  const control = new AbortController();
  const { signal } = control;
  const button = /** @type {HTMLButtonElement} */ (box.querySelector('button'));
  // It has its room before its words: the board does not move when they come.
  box.hidden = false;
  setLabel(button, words.tryJump);
  element.addEventListener('ready', () => whenIdle(showJump), { signal, once: true });
  element.addEventListener('ready', () => element.problem && say(goalOf(element.problem, words)), { signal });
  element.addEventListener('jump', stepAside, { once: true });

  /** A press on the small board jumps there. If that cannot be loaded, the sentence is alone. */
  async function showJump() {
    const loaded = await import('./demo.js').catch(() => undefined);
    if (!loaded || signal.aborted) return;
    const tryJump = guard(() => loaded.showDemo(button, () => element.colours, signal));
    if (!tryJump) return;
    button.disabled = false;
    button.addEventListener('click', () => {
      tryJump();
      say(words.tried);
    });
  }

  /** @param {string} sentence */
  function say(sentence) {
    /** @type {HTMLElement} */ (box.querySelector('p')).textContent = sentence;
  }

  /** Its room stays until another game is opened: the board does not move under a hand. */
  function stepAside() {
    control.abort();
    box.classList.add('is-done');
    element.addEventListener('ready', () => box.remove(), { once: true });
    remember('played', 'yes');
  }
}

/**
 * The goal of a problem as a sentence.
 * @param {Problem} problem
 * @param {import('../../words/en/app.js').AppWords['lead']} words
 */
export function goalOf({ holes, finish }, words) {
  return words.goal(finish, finish.holes.length === 1 && isCentre(holes, holes[finish.holes[0]]));
}

/**
 * True if a hole lies in the middle of all holes.
 * @param {Problem['holes']} holes
 * @param {{ x: number, y: number }} hole
 */
function isCentre(holes, hole) {
  const isMiddle = (/** @type {'x' | 'y'} */ axis) =>
    Math.abs(holes.reduce((sum, other) => sum + other[axis], 0) / holes.length - hole[axis]) < 0.01;
  return isMiddle('x') && isMiddle('y');
}
