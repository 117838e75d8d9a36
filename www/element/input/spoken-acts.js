// The actions of the letter keys for screen-reader users: a field for typing jumps, spoken answers, and the style of
// speech.

import { build, setHidden, setText } from '../../common/dom/dom.js';
import { attempt } from '../../engine/engine-error.js';
import { legalJumps } from '../../game/game.js';
import { draw } from '../../game/notes.js';
import { ATTRIBUTES } from '../../link/attributes.js';
import { PLAYER } from '../play/played-element.js';
import { makeVoice, tell } from '../view/announcer.js';
import { makeAnswers } from './answers.js';

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

  /**
   * Toggles an attribute between two values, and reads out a jump to demonstrate the difference.
   * @param {'speech' | 'spelling'} name
   */
  const changing = (name) =>
    answering((game) => {
      const { usual, choices } = ATTRIBUTES[name];
      element.setAttribute(name, choices.find((choice) => choice !== element[name]) ?? usual);
      return answers.jump(game, 0);
    });

  /** Draws a mark on the focused hole, or an arrow to it from the selected peg, in the next colour. */
  function drawHere() {
    const hole = root.activeElement?.closest('.holes [data-hole]');
    if (!hole || element.readOnly || element.drawing === 'off') return;
    element[PLAYER].dispatch('user', (session) => {
      const to = session.game.problem.holes.findIndex(({ name }) => name === here());
      const from = session.selection.selected ?? to;
      const { selection } = session;
      session.change((game) => draw(game, { from, to }));
      // The peg stays selected, so that another press changes the arrow.
      session.follow({ selection });
      // The label is updated in the next frame. An arrow is announced anyway.
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

/** @typedef {import('../../game/session.js').Session} Session */

/**
 * A field over the board for typing jumps, such as `d2 d4`. The engine parses them.
 * @param {import('../play/played-element.js').PlayedElement} element
 * @param {import('../../words/plus.js').PlusWords} words
 * @param {(text: string) => void} say
 * @returns a function that opens the field
 */
function makeTypedJumps(element, { spoken, unreadable }, say) {
  const field = /** @type {HTMLInputElement} */ (
    build('input', { 'aria-label': spoken.type, autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false' })
  );
  /**
   * The answer to input that is not a jump. The answer is hidden from screen readers here, since it is announced
   * separately.
   */
  const answer = build('span', { 'aria-hidden': 'true' });
  const box = build('div', { class: 'typed box', hidden: true }, field, answer);
  element.shadowRoot?.querySelector('.stage')?.append(box);

  /** @param {Session} session */
  function enter(session) {
    const error = play(session, field.value.normalize('NFKC'));
    setText(answer, error);
    if (error) say(error);
    else field.value = '';
    field.select();
  }

  /** Plays typed jumps. @param {Session} session @param {string} text @returns {string} why they cannot be played */
  function play(session, text) {
    session.press();
    const { game, position } = session;
    const line = attempt(() => game.problem.board.replay(position, text));
    if (line instanceof Error) return refusal(/** @type {Error} */ (line));
    for (const { name } of line.jumps) {
      session.press();
      const jump = session.legalJumps.find((legal) => legal.name === name);
      if (jump) session.follow({ selection: {}, jump });
    }
    return '';
  }

  /** @param {Error & Partial<import('../../engine/wasm/peg_solitaire.js').JumpError>} error */
  function refusal(error) {
    const { kind, from, to, hole, found } = error;
    return kind === 'jump' ? spoken.refused({ from, to, hole, isPeg: found?.key === 'peg' }) : unreadable(error);
  }

  field.addEventListener('keydown', (event) => {
    // In the field, the board's keys are ordinary letters.
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === 'Escape' || (event.key === 'Enter' && !field.value)) element.focus();
    else if (event.key === 'Enter') element[PLAYER].dispatch('user', enter);
  });
  field.addEventListener('blur', () => setHidden(box, true));

  return () => {
    const { state, readOnly } = element;
    if (!state || readOnly) return;
    field.placeholder = legalJumps(state)[0]?.name.replace('-', ' ') ?? '';
    setText(answer, '');
    setHidden(box, false);
    field.focus({ preventScroll: true });
  };
}
