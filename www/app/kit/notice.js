// Shows a sentence about the whole page on top of everything else: in the open dialog or, if there is none, on the
// page.

import { build } from '../../common/dom/dom.js';
import { setMarkup } from '../../common/dom/trusted-types.js';

/** The icon of a close button, as markup. */
export const CROSS = `<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="2" />
</svg>`;

/** @type {HTMLElement | undefined} */
let shown;
/** The live region used last. @type {Element | null} */
let region = null;

/**
 * Makes screen readers announce a sentence at once. Some screen readers announce only changes to a live region that
 * already exists. The page and each dialog therefore have their own live region, since nothing outside an open dialog
 * is announced.
 * @param {string} sentence
 */
export function speak(sentence) {
  region?.replaceChildren();
  region = (document.querySelector('dialog[open]') ?? document.body).querySelector(':scope > [role="alert"]');
  region?.replaceChildren(sentence);
}

/**
 * Shows a sentence with a button to dismiss it, replacing any previous sentence, and makes screen readers announce it.
 * @param {string} sentence
 * @param {string} close the label of the button
 * @param {() => void} [putAway]
 */
export function showNotice(sentence, close, putAway = hideNotice) {
  hideNotice();
  const button = build('button', { type: 'button', class: 'close', 'aria-label': close, title: close });
  setMarkup(button, CROSS);
  button.addEventListener('click', putAway);
  shown = build('p', { class: 'notice box row' }, build('span', {}, sentence), button);
  (document.querySelector('dialog[open]') ?? document.body).append(shown);
  speak(sentence);
}

/** Dismisses the sentence. If the dismiss button has the focus, the focus moves to the dialog or the board. */
export function hideNotice() {
  if (shown?.contains(document.activeElement)) {
    const around = shown.closest('dialog')?.querySelector('button') ?? document.querySelector('peg-solitaire');
    around?.focus();
  }
  shown?.remove();
  region?.replaceChildren();
}
