// A sentence about the whole page, over everything else: in the open dialog, or on the page where none is open.

import { build } from '../../common/dom/dom.js';

/** @type {HTMLElement | undefined} */
let shown;

/** Shows a sentence in place of any before it. Screen readers say it at once. @param {string} sentence */
export function showNotice(sentence) {
  hideNotice();
  shown = build('p', { class: 'notice', role: 'alert' }, sentence);
  (document.querySelector('dialog[open]') ?? document.body).append(shown);
}

export function hideNotice() {
  shown?.remove();
}
