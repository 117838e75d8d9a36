// Keys of the board, beside those of every grid: the diagonals, if the board has some, and K, which plays.

import { holeTowards } from '../../board/layout.js';
import { hasModifier } from '../../common/dom/undo-key.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */

/** Keys whose block has the corners of a square. @type {Record<string, { x: number, y: number }>} */
const DIAGONALS = {
  Home: { x: -1, y: -1 },
  PageUp: { x: 1, y: -1 },
  End: { x: -1, y: 1 },
  PageDown: { x: 1, y: 1 },
};

/** @param {PegSolitaireElement} element */
export function listenToBoardKeys(element) {
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  root.addEventListener('keydown', (raw) => {
    const event = /** @type {KeyboardEvent} */ (raw);
    const hole = event.target instanceof HTMLElement ? event.target.dataset.hole : undefined;
    if (hole === undefined || event.defaultPrevented || hasModifier(event)) return;
    if (event.key.toLowerCase() === 'k') {
      event.preventDefault();
      if (!event.repeat) toggleFilm(element);
    } else step(element, hole, event);
  });
}

/**
 * Plays the jumps to come, or pauses. At the end a key does not go back to the start.
 * @param {PegSolitaireElement} element
 */
export function toggleFilm(element) {
  if (!element.paused) element.pause();
  else if (element.currentTime < element.duration) element.play();
}

/** @param {PegSolitaireElement} element @param {string} name @param {KeyboardEvent} event */
function step(element, name, event) {
  const direction = DIAGONALS[event.key];
  const { problem } = element;
  // Not every core says the directions of a board; its text says them unless they are four.
  if (!direction || !problem || !/^\s*# *directions: *[68]/.test(problem.shape)) return;
  event.preventDefault();
  const from = problem.holes.findIndex((hole) => hole.name === name);
  element.focusHole(problem.holes[holeTowards(problem, from, direction)].name);
}
