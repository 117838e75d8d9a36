// Opens the page's dialogs, one at a time, and the games that the user chooses in them.

import { nextTask } from '../../common/tasks.js';
import { stopPicking } from './choices.js';
import { hideNotice } from './notice.js';

/** @typedef {import('./dialog.js').Choice} Choice */
/**
 * The functions that create the dialogs, by the dialogs' names in the URL. A dialog's code may have to be loaded first.
 * @typedef {import('./dialog.js').Dialog} Dialog
 * @typedef {Record<string, () => Dialog | Promise<Dialog | undefined>>} Makers
 */

/**
 * @param {import('./guard.js').Guard} guard
 * @param {import('./address.js').Address} address
 * @param {() => Promise<Makers | undefined>} load loads the functions that create the dialogs
 * @param {(choice: Choice) => void} play opens the chosen game
 * @returns a function that closes the open dialog, if any, and opens the one with the given name, if any
 */
export function dialogsWith(guard, address, load, play) {
  /** The number of the last request: earlier requests no longer open anything. */
  let last = 0;
  /** The dialog that was requested but is not open yet. @type {string | undefined} */
  let coming;
  /** Resolves when no dialog is open. */
  let closed = Promise.resolve();

  return (/** @type {string | undefined} */ view) => {
    // Requesting the same dialog again has no effect.
    if (view !== undefined && view === coming) return;
    coming = view;
    openDialog()?.close();
    last += 1;
    if (view === undefined) return;
    const wish = last;
    const act = () => run(view, wish);
    closed = closed.then(act, act);
  };

  /** @param {string} view @param {number} wish number of the request */
  async function run(view, wish) {
    if (wish !== last) return;
    stopPicking();
    hideNotice();
    /** @type {Choice | undefined} */
    let choice;
    try {
      choice = await guard(() => open(view, wish));
    } finally {
      if (wish === last) coming = undefined;
      // If a dialog could not be opened, its history entry is removed.
      if (!choice) {
        openDialog()?.close();
        await address.closeDialog();
      }
    }
    giveFocusBack(view);
    if (!choice) return;
    address.choose();
    play(choice);
  }

  /** @param {string} view @param {number} wish */
  async function open(view, wish) {
    address.openDialog(view);
    const makers = await load();
    if (wish !== last || !makers || !Object.hasOwn(makers, view)) return undefined;
    const dialog = await makers[view]();
    if (wish !== last || !dialog?.canOpen) return undefined;
    // Creating, filling and showing the dialog are separate tasks: together they would block a slow phone.
    for (const step of [() => {}, dialog.prepare]) {
      await step();
      await nextTask();
      if (wish !== last) return undefined;
    }
    coming = undefined;
    return dialog.open();
  }
}

/** Returns the focus to the dialog's button, or to the menu that contains it. @param {string} view */
function giveFocusBack(view) {
  const { activeElement, body } = document;
  // Until the next frame the focus is still in the closed dialog.
  if (activeElement !== body && !activeElement?.closest('dialog')) return;
  const own = document.getElementById(view);
  (own?.checkVisibility() ? own : document.getElementById('menu'))?.focus();
}

/** @returns {HTMLDialogElement | null} the open dialog */
export const openDialog = () => document.querySelector('dialog[open]');
