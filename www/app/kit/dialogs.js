// Opens the dialogs of the page, one at a time, and plays what is chosen in them.

import { nextTask } from '../../common/next-task.js';
import { hideNotice, showNotice } from './notice.js';
import { stopPicking } from './pick-hole.js';

/** @typedef {import('./dialog.js').Choice} Choice */
/**
 * The functions that make each dialog, by its name in the address.
 * @typedef {Record<string, () => import('./dialog.js').Dialog<any>>} Makers
 */

export class Dialogs {
  #load;
  #address;
  #guard;
  #words;
  #play;
  /** The number of the last request: parts that are loaded for an earlier one are not opened any more. */
  #wish = 0;
  /** The requested dialog that is not open yet. @type {string | undefined} */
  #coming;
  /** Resolves when no dialog is open. @type {Promise<void>} */
  #closed = Promise.resolve();

  /**
   * @param {() => Promise<Makers>} load loads the functions that make each
   * @param {import('./address.js').Address} address
   * @param {import('./guard.js').Guard} guard
   * @param {{ missing: string, putAway: string }} words `missing` says that the dialogs cannot be loaded
   * @param {(choice: Choice) => void} play opens the choice
   */
  constructor(load, address, guard, words, play) {
    this.#load = load;
    this.#words = words;
    this.#address = address;
    this.#guard = guard;
    this.#play = play;
  }

  /** Opens the dialog with this name, or none, after any other is closed. @param {string | undefined} view */
  show(view) {
    // A second press asks for nothing new.
    if (view !== undefined && view === this.#coming) return;
    this.#coming = view;
    openDialog()?.close();
    this.#wish++;
    if (view === undefined) return;
    const wish = this.#wish;
    const run = () => this.#run(view, wish);
    this.#closed = this.#closed.then(run, run);
  }

  /** @param {string} view @param {number} wish its number */
  async #run(view, wish) {
    if (wish !== this.#wish) return;
    stopPicking();
    hideNotice();
    /** @type {Choice | undefined | void} */
    let choice;
    try {
      choice = await this.#guard.wait(() => this.#open(view, wish));
    } finally {
      if (wish === this.#wish) this.#coming = undefined;
      // A failed dialog leaves no entry in the history, either.
      if (!choice) {
        openDialog()?.close();
        await this.#address.closeDialog();
      }
    }
    giveFocusBack(view);
    if (!choice) return;
    this.#address.choose();
    this.#play(choice);
  }

  /** @param {string} view @param {number} wish */
  async #open(view, wish) {
    this.#address.openDialog(view);
    const makers = await this.#loaded();
    if (wish !== this.#wish || !Object.hasOwn(makers, view)) return undefined;
    const dialog = makers[view]();
    if (!dialog.canOpen) return undefined;
    // Making, filling and showing the dialog are a task each: together they would hold up a slow phone.
    for (const step of [() => {}, () => dialog.prepare()]) {
      await step();
      await nextTask();
      if (wish !== this.#wish) return undefined;
    }
    this.#coming = undefined;
    return dialog.open();
  }

  /** Loads the dialogs; after a failure the next request tries again. @returns {Promise<Makers>} */
  async #loaded() {
    try {
      return await this.#load();
    } catch {
      showNotice(this.#words.missing, this.#words.putAway);
      return {};
    }
  }
}

/** A dialog that a link has opened gives the focus back to its own button. @param {string} view */
function giveFocusBack(view) {
  const { activeElement, body } = document;
  // Until the next frame the focus is still in the closed dialog.
  if (activeElement === body || activeElement?.closest('dialog')) document.getElementById(view)?.focus();
}

/** @returns {HTMLDialogElement | null} the open dialog */
export function openDialog() {
  return document.querySelector('dialog[open]');
}
