// The panel next to the coach's board: a message, the current buttons, and the list of parts.

import { setCurrent } from '../../common/dom/dom.js';
import { html } from '../kit/html.js';

/**
 * A button: its text and its action, without which it is disabled. Falsy values are left out.
 * @typedef {[string, (() => unknown) | undefined] | false | undefined} Act
 *
 * @typedef {ReturnType<typeof panelIn>} Panel
 */

/** Matches jumps and moves, such as `d2-d4` and `a5-c5-c3`. */
const JUMPS = /([a-z]+\d+(?:-[a-z]+\d+)+)/;

/** The nodes of a text, in which no line breaks within a jump. @param {string} text */
export const withJumps = (text) =>
  text.split(JUMPS).map((piece, index) => (index % 2 === 1 ? html`<span class="jump">${piece}</span>` : piece));

/**
 * @param {(selector: string) => HTMLElement} part of the dialog
 * @param {import('../kit/guard.js').Guard} guard
 */
export function panelIn(part, guard) {
  return { say, offer, list, mark };

  /** @param {...string} texts */
  function say(...texts) {
    part('.said').replaceChildren(...texts.map((text) => html`<span>${withJumps(text)}</span> `));
  }

  /** Sets the current buttons. If there is a first one, it is highlighted. @param {...Act} acts */
  function offer(...acts) {
    const hadFocus = [part('.acts'), part('.more')].some((box) => box.contains(document.activeElement));
    const made = acts.map((act, index) => act && buttonOf(act, index === 0));
    part('.acts').replaceChildren(...made.flatMap((button) => button || []));
    if (hadFocus) /** @type {HTMLElement | null} */ (part('.acts').querySelector(':enabled'))?.focus();
  }

  /** @param {Exclude<Act, false | undefined>} act @param {boolean} isFirst */
  function buttonOf([text, press], isFirst) {
    return html`<button type="button" class=${isFirst && 'primary'} disabled=${!press} @click=${() => press && guard(press)}>${text}</button>`;
  }

  /** @param {...Node} items the parts */
  function list(...items) {
    part('.parts').replaceChildren(...items);
  }

  /**
   * Marks a part in the list, or none. While the learner plays from memory, the list is hidden.
   * @param {number} [index]
   * @param {boolean} [isMemory]
   */
  function mark(index, isMemory = false) {
    part('.parts').classList.toggle('is-out-of-sight', isMemory);
    for (const [at, item] of [...part('.parts').children].entries()) setCurrent(item, at === index);
  }
}
