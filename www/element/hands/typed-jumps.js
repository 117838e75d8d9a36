// A field over the board in which a person types jumps, such as `d2 d4`. The core reads them.

import { build, setHidden, setText } from '../../common/dom/dom.js';
import { addStyles } from '../../common/dom/styles.js';
import { attempt } from '../../engine/engine-error.js';
import { legalJumps } from '../../game/game.js';
import { PLAYER } from '../play/played-element.js';
import css from './typed.css?inline';

/** @typedef {import('../../game/session.js').Session} Session */

/**
 * @param {import('../play/played-element.js').PlayedElement} element
 * @param {import('../../words/plus.js').PlusWords} words
 * @param {(text: string) => void} say
 * @returns opens the field
 */
export function makeTypedJumps(element, { spoken, unreadable }, say) {
  const field = /** @type {HTMLInputElement} */ (
    build('input', { 'aria-label': spoken.type, autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false' })
  );
  /** The answer to a text that is no jump. It is said as well. */
  const answer = build('span', { 'aria-hidden': 'true' });
  const box = build('div', { class: 'typed box', hidden: true }, field, answer);
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  addStyles(root, css);
  root.querySelector('.stage')?.append(box);

  /** @param {Session} session */
  function enter(session) {
    const error = play(session, field.value.normalize('NFKC'));
    setText(answer, error);
    if (error) say(error);
    else field.value = '';
    field.select();
  }

  /** Plays a text. @param {Session} session @param {string} text @returns {string} the reason if it cannot be played */
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
    // Keys of the board are letters here.
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === 'Escape' || (event.key === 'Enter' && !field.value)) element.focus();
    else if (event.key === 'Enter') element[PLAYER].person(enter);
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
