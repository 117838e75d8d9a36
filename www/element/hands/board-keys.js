// Keys of the board, beside those of every grid: letters that act or answer, and the diagonals, if the board has some.

import { holeTowards } from '../../board/layout.js';
import { build } from '../../common/dom/dom.js';
import { hasModifier } from '../../common/dom/undo-key.js';
import { attribute } from '../../link/attributes.js';
import { tell } from '../view/announcer.js';
import { makeVoice } from '../view/voice.js';
import { makeAnswers } from './answers.js';
import { makeTypedJumps } from './typed-jumps.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {(event: KeyboardEvent) => void} Act */

/** Names the acts of letters in the element, for the app, whose page hears them everywhere. */
export const LETTERS = Symbol();

/** Keys whose block has the corners of a square. @type {Record<string, { x: number, y: number }>} */
const DIAGONALS = {
  Home: { x: -1, y: -1 },
  PageUp: { x: 1, y: -1 },
  End: { x: -1, y: 1 },
  PageDown: { x: 1, y: 1 },
};

/**
 * @param {import('../play/played-element.js').PlayedElement} element
 * @param {import('../../words/plus.js').PlusWords} words
 * @returns {Record<string, Act>}
 */
export function lettersOf(element, words) {
  const { spoken } = words;
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  const voice = makeVoice(element, words);
  const answers = makeAnswers(words, voice);
  const say = (/** @type {string} */ text) =>
    tell(/** @type {Element} */ (root.querySelector('.news')), voice.spell(text));
  const type = makeTypedJumps(element, spoken, say);
  /** @param {(game: import('../../game/game.js').Game, event: KeyboardEvent) => string} answer @returns {Act} */
  const answering = (answer) => (event) => element.state && say(answer(element.state, event));
  const grid = /** @type {Element} */ (root.querySelector('.holes'));
  grid.before(build('p', { id: 'help', hidden: true }, spoken.help));
  grid.setAttribute('aria-describedby', 'caption help');

  /** The hole that Tab reaches. */
  const here = () => /** @type {HTMLElement} */ (grid.querySelector('[tabindex="0"]')).dataset.hole;

  /** Takes the next choice of an attribute. @param {'speech' | 'spelling'} name */
  function change(name) {
    const { choices = [] } = attribute(name);
    const next = choices[(choices.indexOf(element[name]) + 1) % choices.length];
    element.setAttribute(name, next);
  }

  return {
    k: ({ repeat }) => repeat || toggleFilm(element),
    t: type,
    '/': type,
    m: answering((game, { shiftKey }) => answers.jump(game, shiftKey ? -1 : 1)),
    p: answering(answers.rows),
    c: answering((game) => {
      const hole = game.problem.holes.find(({ name }) => name === here());
      return hole ? answers.cross(game, hole) : '';
    }),
    l: answering(answers.changes),
    i: () => say(spoken.keys),
    b: () => {
      change('speech');
      say(spoken.speech[element.speech]);
    },
    a: () => {
      change('spelling');
      say(here() ?? '');
    },
  };
}

/** @param {PegSolitaireElement & { hasLetters: boolean, [LETTERS]: Record<string, Act> }} element */
export function listenToBoardKeys(element) {
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  root.addEventListener('keydown', (raw) => {
    const event = /** @type {KeyboardEvent} */ (raw);
    const hole = event.target instanceof HTMLElement ? event.target.dataset.hole : undefined;
    if (hole === undefined || event.defaultPrevented || hasModifier(event)) return;
    const act = element.hasLetters ? element[LETTERS][event.key.toLowerCase()] : undefined;
    if (act) {
      event.preventDefault();
      act(event);
    } else step(element, hole, event);
  });
}

/**
 * Plays the jumps to come, or pauses. At the end a key does not go back to the start.
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
  // Not every core says the directions of a board; its text says them unless they are four.
  if (!direction || !problem || !/^\s*# *directions: *[68]/.test(problem.shape)) return;
  event.preventDefault();
  const from = problem.holes.findIndex((hole) => hole.name === name);
  element.focusHole(problem.holes[holeTowards(problem, from, direction)].name);
}
