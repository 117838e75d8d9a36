// The acts of letters for listeners: a field for jumps, spoken answers, and the manner of speaking.

import { draw } from '../../game/notes.js';
import { ATTRIBUTES } from '../../link/attributes.js';
import { PLAYER } from '../play/played-element.js';
import { tell } from '../view/announcer.js';
import { makeVoice } from '../view/voice.js';
import { makeAnswers } from './answers.js';
import { makeTypedJumps } from './typed-jumps.js';

/** @typedef {(event: KeyboardEvent) => void} Act */

/**
 * @param {import('../play/played-element.js').PlayedElement} element
 * @param {import('../../words/plus.js').PlusWords} words
 * @returns {Record<string, Act>}
 */
export function spokenActs(element, words) {
  const { spoken } = words;
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  const voice = makeVoice(element, words);
  const answers = makeAnswers(words, voice);
  const say = (/** @type {string} */ text) =>
    tell(/** @type {Element} */ (root.querySelector('.news')), voice.spell(text));
  const type = makeTypedJumps(element, words, say);
  /** @param {(game: import('../../game/game.js').Game, event: KeyboardEvent) => string} answer @returns {Act} */
  const answering = (answer) => (event) => element.state && say(answer(element.state, event));
  const grid = /** @type {Element} */ (root.querySelector('.holes'));

  /** The hole that Tab reaches. */
  const here = () => /** @type {HTMLElement} */ (grid.querySelector('[tabindex="0"]')).dataset.hole;

  /** Takes the other choice of an attribute. A jump shows the difference. @param {'speech' | 'spelling'} name */
  const changing = (name) =>
    answering((game) => {
      const { usual, choices } = ATTRIBUTES[name];
      element.setAttribute(name, choices.find((choice) => choice !== element[name]) ?? usual);
      return answers.jump(game, 0);
    });

  /** Draws a mark on the hole with the focus, or an arrow to it from the chosen peg, in the next colour. */
  function drawHere() {
    const hole = root.activeElement?.closest('.holes [data-hole]');
    if (!hole || element.readOnly || element.drawing === 'off') return;
    element[PLAYER].person((session) => {
      const to = session.game.problem.holes.findIndex(({ name }) => name === here());
      const from = session.selection.selected ?? to;
      const { selection } = session;
      session.change((game) => draw(game, { from, to }));
      // The peg stays chosen: another press changes the arrow.
      session.follow({ selection });
      // The next frame writes the label. An arrow is said as it comes.
      if (from === to) requestAnimationFrame(() => say(hole.getAttribute('aria-label') ?? ''));
    });
  }

  return {
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
    b: changing('speech'),
    a: changing('spelling'),
    d: drawHere,
  };
}
