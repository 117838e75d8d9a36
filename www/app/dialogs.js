// Opens the dialogs of the page, one at a time, and plays what is chosen in them.

import { closeFromBackdrop } from './dialog.js';
import { hideNotice } from './notice.js';

/** @typedef {import('../game/link.js').Link} Link */
/** Opens a dialog; resolves when it is closed. @typedef {() => Promise<Link | undefined | void>} Opener */

export class Dialogs {
  #openers;
  #address;
  #guard;
  #play;
  /** Resolves when no dialog is open. @type {Promise<void>} */
  #closed = Promise.resolve();

  /**
   * @param {Record<string, Opener>} openers by the names that the address has for them
   * @param {import('./address.js').Address} address
   * @param {import('./guard.js').Guard} guard
   * @param {(texts: Link) => void} play opens what is chosen
   */
  constructor(openers, address, guard, play) {
    this.#openers = openers;
    this.#address = address;
    this.#guard = guard;
    this.#play = play;
    for (const dialog of document.querySelectorAll('dialog')) closeFromBackdrop(dialog);
  }

  /** Opens the dialog with this name, or none, after any other is closed. @param {string | undefined} view */
  show(view) {
    openDialog()?.close();
    if (view === undefined) return;
    const run = () => this.#run(view);
    this.#closed = this.#closed.then(run, run);
  }

  /** @param {string} view */
  async #run(view) {
    hideNotice();
    /** @type {Link | undefined | void} */
    let texts;
    try {
      texts = await this.#guard.wait(() => this.#open(view));
    } finally {
      // A dialog that failed leaves no entry in the history, either.
      if (!texts) {
        openDialog()?.close();
        await this.#address.closeDialog();
      }
    }
    giveFocusBack(view);
    if (!texts) return;
    this.#address.choose();
    this.#play(texts);
  }

  /** @param {string} view */
  async #open(view) {
    this.#address.openDialog(view);
    if (Object.hasOwn(this.#openers, view)) return this.#openers[view]();
  }
}

/** A dialog that a link has opened has nothing to give the focus back to but the button that stands for it. @param {string} view */
function giveFocusBack(view) {
  const { activeElement, body } = document;
  // Until the next frame the focus is still in the closed dialog.
  if (activeElement === body || activeElement?.closest('dialog')) document.getElementById(view)?.focus();
}

/** @returns {HTMLDialogElement | null} the dialog that is open */
export function openDialog() {
  return document.querySelector('dialog[open]');
}
