// The board's keys, in addition to the keys that every grid has: letters for actions and spoken answers, and keys for
// the diagonals if the board has any.

import { holeTowards } from '../../board/layout.js';
import { build } from '../../common/dom/dom.js';
import { hasModifier } from '../../common/dom/keys.js';
import { onceDone } from '../../common/memo.js';
import { PLAYER } from '../play/played-element.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */

/** The key under which the element exposes its letter-key actions to the app, where they work anywhere on the page. */
export const LETTERS = Symbol();

/** Letters for screen-reader users. Their actions are loaded when the board gets the focus. */
const SPOKEN = 't/mpclbiad';

/**
 * The keys for the diagonals, which form the corners of a square on the keyboard.
 * @type {Record<string, { x: number, y: number }>}
 */
const DIAGONALS = {
  Home: { x: -1, y: -1 },
  PageUp: { x: 1, y: -1 },
  End: { x: -1, y: 1 },
  PageDown: { x: 1, y: 1 },
};

/**
 * @param {import('../play/played-element.js').PlayedElement} element
 * @param {import('../../words/plus.js').PlusWords} words
 * @returns {(event: KeyboardEvent) => ((event: KeyboardEvent) => unknown) | undefined} the action of a key, if it has
 * one
 */
function lettersOf(element, words) {
  const grid = /** @type {Element} */ (element.shadowRoot?.querySelector('.holes'));
  grid.before(build('p', { id: 'help', hidden: true }, words.spoken.help));
  grid.setAttribute('aria-describedby', 'caption help');
  const acts = onceDone(async () => {
    const { spokenActs } = await import('./spoken-acts.js');
    return spokenActs(element, words);
  });
  // Loads the actions early, so that no key press has to wait for them.
  grid.addEventListener('focusin', () => acts().catch(() => {}));
  return ({ key, repeat }) => {
    const letter = key.toLowerCase();
    if (letter === 'k') return () => repeat || toggleFilm(element);
    if (!SPOKEN.includes(letter)) return undefined;
    const { report } = element[PLAYER].events;
    return (event) => acts().then((acts) => acts[letter](event), report);
  };
}

/** @typedef {ReturnType<typeof lettersOf>} Letters */

/**
 * @param {import('../play/played-element.js').PlayedElement & PegSolitaireElement & { hasLetters: boolean, [LETTERS]:
 *   Letters }} element
 * @param {import('../../words/plus.js').PlusWords} words
 */
export function listenToBoardKeys(element, words) {
  element[LETTERS] = lettersOf(element, words);
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  root.addEventListener('keydown', (raw) => {
    const event = /** @type {KeyboardEvent} */ (raw);
    const { hole } = /** @type {HTMLElement} */ (event.target).dataset;
    if (hole === undefined || event.defaultPrevented || hasModifier(event)) return;
    const act = element.hasLetters && element[LETTERS](event);
    if (act) {
      event.preventDefault();
      act(event);
    } else step(element, hole, event);
  });
}

/**
 * Plays the jumps to come, or pauses. Unlike the button, the key does nothing at the end of the game.
 * @param {Pick<PegSolitaireElement, 'paused' | 'pause' | 'play' | 'currentTime' | 'duration'>} element
 */
export function toggleFilm(element) {
  if (!element.paused) element.pause();
  else if (element.currentTime < element.duration) element.play();
}

/** @param {PegSolitaireElement} element @param {string} name @param {KeyboardEvent} event */
function step(element, name, event) {
  const direction = DIAGONALS[event.key];
  const { problem } = element;
  if (!direction || !problem || problem.board.directions === 4) return;
  event.preventDefault();
  const from = problem.holes.findIndex((hole) => hole.name === name);
  element.focusHole(problem.holes[holeTowards(problem, from, direction)].name);
}
