// A sentence about the whole page, over everything else: in the open dialog, or on the page if none is open.

import { build } from '../../common/dom/dom.js';
import { setMarkup } from '../../common/dom/trusted-types.js';

/** The sign of a button that closes, as markup. */
export const CROSS = `<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="2" />
</svg>`;

/** @type {HTMLElement | undefined} */
let shown;
/** The region that has spoken last. @type {Element | null} */
let region = null;

/**
 * Has screen readers say a sentence at once. Some say only what comes into a region that is there already: the page has
 * one, and each dialog, outside of which nothing is read.
 * @param {string} sentence
 */
export function speak(sentence) {
  region?.replaceChildren();
  region = (document.querySelector('dialog[open]') ?? document.body).querySelector(':scope > [role="alert"]');
  region?.replaceChildren(sentence);
}

/**
 * Shows a sentence in place of any before it, with a button that puts it away, and has it spoken.
 * @param {string} sentence
 * @param {string} close the name of the button
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

/** Puts the sentence away. If its button has the focus, the dialog around it or the board gets that. */
export function hideNotice() {
  if (shown?.contains(document.activeElement)) {
    const around = shown.closest('dialog')?.querySelector('button') ?? document.querySelector('peg-solitaire');
    around?.focus();
  }
  shown?.remove();
  region?.replaceChildren();
}
