// The base of all dialogs: a head with a close button, the ways in and out, and a person's choice.

import { CROSS } from '../../common/dom/cross.js';
import { element, html } from './html.js';

/**
 * A person's choice in a dialog: a game, and the solver's jumps to come.
 * @typedef {import('../../link/link.js').Link & { solution?: string }} Choice
 */
/**
 * The parts that dialogs work with.
 * @typedef {{
 *   element: HTMLElementTagNameMap['peg-solitaire'],
 *   guard: import('./guard.js').Guard,
 *   words: import('../../words/dialogs.js').DialogWords,
 * }} Table
 */

/** @template {Table} [T=Table] */
export class Dialog {
  /** The choice. @type {Choice | undefined} */
  #choice;
  #control = new AbortController();

  /**
   * @param {T} table
   * @param {string} name of the dialog in the address
   * @param {string} title
   * @param {DocumentFragment} [body]
   */
  constructor(table, name, title, body) {
    const { close } = table.words;
    const id = `${name}-dialog`;
    this.table = table;
    // The form holds the close button alone: Enter elsewhere does not press it.
    this.box = /** @type {HTMLDialogElement} */ (
      element`<dialog id=${id} class=${name} aria-labelledby=${`${id}-title`} closedby="any">
        <div class="head">
          <h2 id=${`${id}-title`}>${title}</h2>
          <form method="dialog"><button class="close" aria-label=${close} title=${close}>${html([CROSS])}</button></form>
        </div>
        <div class="body">${body}</div>
      </dialog>`
    );
    document.body.append(this.box);
    closeFromBackdrop(this.box);
  }

  /** True if the dialog has its subject: a game on the board. */
  get canOpen() {
    return this.table.element.state !== undefined;
  }

  /** Ends with the content of the dialog. */
  get signal() {
    return this.#control.signal;
  }

  /** Gets ready for the game that is on the board now. @returns {unknown} */
  prepare() {
    this.#choice = undefined;
    this.box.returnValue = '';
    this.#control.abort();
    this.#control = new AbortController();
    return this.fill();
  }

  /** Fills in the content of this time, in a task before the dialog opens. @returns {unknown} */
  fill() {
    return undefined;
  }

  /**
   * Shows the dialog over the page.
   * @returns {Promise<Choice | undefined>} the person's choice, once it is closed
   */
  async open() {
    const closed = new Promise((resolve) => this.box.addEventListener('close', resolve, { once: true }));
    this.box.showModal();
    this.box.scrollTop = 0;
    this.opened();
    await closed;
    this.#control.abort();
    return this.#choice;
  }

  /** Goes on once the dialog is open. */
  opened() {}

  /** @param {Choice} choice */
  choose(choice) {
    this.#choice = choice;
    this.box.close();
  }

  /** Replaces the body. @param {DocumentFragment} body */
  show(body) {
    this.part('.body').replaceChildren(body);
  }

  /** @param {string} selector */
  part(selector) {
    return /** @type {HTMLElement} */ (this.box.querySelector(selector));
  }

  /** The field with a name. @param {string} name */
  field(name) {
    return /** @type {HTMLInputElement} */ (this.part(`[name="${name}"]`));
  }
}

/**
 * Closes the dialog by a press beside it. Browsers without `closedby` need the listeners: the press has to begin and
 * end on the backdrop, so that selecting a text beyond the edge closes nothing.
 * @param {HTMLDialogElement} dialog
 */
function closeFromBackdrop(dialog) {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  let isPressed = false;
  dialog.addEventListener('pointerdown', (event) => {
    isPressed = isBeside(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    if (isPressed && isBeside(dialog, event)) dialog.close();
  });
}

/** @param {HTMLDialogElement} dialog @param {MouseEvent} event */
function isBeside(dialog, { target, clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
