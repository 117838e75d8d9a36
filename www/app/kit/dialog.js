// What all dialogs of the page share: a head with a close button, and the ways in and out.

import { CROSS } from '../../common/dom/cross.js';
import { setMarkup } from '../../common/dom/trusted-markup.js';

/**
 * Writes the markup of a dialog. The form holds the close button alone: Enter elsewhere does not press it.
 * @param {HTMLDialogElement} dialog
 * @param {{ title: string, close: string }} words
 * @param {string} body markup
 */
export function furnish(dialog, { title, close }, body) {
  const markup = `
    <div class="head">
      <h2 id="${dialog.id}-title">${title}</h2>
      <form method="dialog"><button class="close" aria-label="${close}" title="${close}">${CROSS}</button></form>
    </div>
    <div class="body">${body}</div>`;
  setMarkup(dialog, markup);
}

/**
 * Shows a dialog over the page.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<void>} resolves when it is closed
 */
export function openModal(dialog) {
  dialog.showModal();
  dialog.scrollTop = 0;
  return new Promise((resolve) => dialog.addEventListener('close', () => resolve(), { once: true }));
}

/**
 * Closes the dialog when a person presses beside it. Browsers without `closedby` need the listeners: a press counts that
 * begins and ends on the backdrop, so that selecting a text beyond the edge closes nothing.
 * @param {HTMLDialogElement} dialog
 */
export function closeFromBackdrop(dialog) {
  dialog.setAttribute('closedby', 'any');
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
