// Opens the dialogs of the page, one at a time, and plays what is chosen in them.

import { closeFromBackdrop } from './dialog.js';

/** @typedef {import('../game/link.js').Link} Link */
/** Opens a dialog; resolves when it is closed. @typedef {() => Promise<Link | undefined | void>} Opener */

export class Dialogs {
  #openers;
  #address;
  #play;
  /** Resolves when no dialog is open. @type {Promise<void>} */
  #closed = Promise.resolve();

  /**
   * @param {Record<string, Opener>} openers by the names that the address has for them
   * @param {import('./address.js').Address} address
   * @param {(texts: Link) => void} play opens what is chosen
   */
  constructor(openers, address, play) {
    this.#openers = openers;
    this.#address = address;
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
    this.#address.openDialog(view);
    const texts = Object.hasOwn(this.#openers, view) ? await this.#openers[view]() : undefined;
    if (!texts) return this.#address.closeDialog();
    this.#address.choose();
    this.#play(texts);
  }
}

/** @returns {HTMLDialogElement | null} the dialog that is open */
export function openDialog() {
  return document.querySelector('dialog[open]');
}
