// A button beside a list of holes: the next click on the board chooses from the list.

import { hideNotice, showNotice } from './notice.js';

/** @typedef {import('../words/app.js').AppWords['pick']} Words */

/**
 * @param {HTMLButtonElement} button
 * @param {'start' | 'goal'} what
 * @param {HTMLElementTagNameMap['peg-solitaire']} element
 * @param {Words} words
 * @param {(hole: string) => void} choose
 */
export function offerPick(button, what, element, words, choose) {
  /** @type {AbortController | undefined} */
  let picking;
  button.title = words[what];
  button.setAttribute('aria-label', words[what]);
  button.addEventListener('click', async () => {
    if (picking) return picking.abort();
    picking = new AbortController();
    button.setAttribute('aria-pressed', 'true');
    showNotice(words[`${what}Now`]);
    element.focus();
    const { signal } = picking;
    for (const other of document.querySelectorAll('.pick')) {
      if (other !== button) other.addEventListener('click', () => picking?.abort(), { signal });
    }
    // Where it fails, that is told as other errors of the page are; the button is there for another try.
    const hole = await element.pickHole({ signal }).finally(() => {
      picking?.abort();
      picking = undefined;
      button.setAttribute('aria-pressed', 'false');
      hideNotice();
    });
    if (hole) choose(hole);
  });
}
