// The goal as a sentence above the board, on a first visit: it steps aside with the first jump.

import { recall, remember } from './storage.js';

/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */

export class Lead {
  /**
   * @param {PegSolitaireElement} element
   * @param {HTMLElement} box
   * @param {import('../words/app.js').AppWords['lead']} words
   */
  constructor(element, box, words) {
    if (recall('played') !== '') return;
    const control = new AbortController();
    const { signal } = control;
    // It has its room before it has its words: the board does not move when they come.
    box.hidden = false;
    const show = () => {
      if (element.problem) box.textContent = goalOf(element.problem, words);
    };
    element.addEventListener('ready', show, { signal });
    element.addEventListener('jump', () => stepAside(element, box, control), { once: true });
  }
}

/** The goal of a problem as a sentence. @param {Problem} problem @param {import('../words/app.js').AppWords['lead']} words */
export function goalOf({ holes, finish }, words) {
  return words.goal(finish, finish.holes.length === 1 && isCentre(holes, holes[finish.holes[0]]));
}

/**
 * Its room stays until another game is opened: the board does not move under a hand.
 * @param {PegSolitaireElement} element
 * @param {HTMLElement} box
 * @param {AbortController} control ends its showing
 */
function stepAside(element, box, control) {
  control.abort();
  box.classList.add('is-done');
  element.addEventListener('ready', () => box.remove(), { once: true });
  remember('played', 'yes');
}

/** Whether a hole lies where all holes have their middle. @param {Problem['holes']} holes @param {{ x: number, y: number }} hole */
function isCentre(holes, hole) {
  const isMiddle = (/** @type {'x' | 'y'} */ axis) =>
    Math.abs(holes.reduce((sum, other) => sum + other[axis], 0) / holes.length - hole[axis]) < 0.01;
  return isMiddle('x') && isMiddle('y');
}
