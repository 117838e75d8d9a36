// A button beside a list of holes: the next click on the board chooses from the list.

import { setLabel } from '../../common/dom/dom.js';
import { hideNotice, showNotice } from './notice.js';

/** The choice that was begun last: there is one at a time. */
let picking = new AbortController();

/** Ends the running choice, if there is one. */
export function stopPicking() {
  picking.abort();
}

/**
 * @param {HTMLButtonElement} button
 * @param {'start' | 'goal'} what
 * @param {import('./guard.js').Page} page
 * @param {(hole: string) => void} choose
 */
export function offerPick(button, what, { element, words }, choose) {
  setLabel(button, words.pick[what]);
  button.addEventListener('click', async () => {
    const isPressed = button.getAttribute('aria-pressed') === 'true';
    stopPicking();
    if (isPressed) return;
    const control = new AbortController();
    const { signal } = control;
    picking = control;
    button.setAttribute('aria-pressed', 'true');
    showNotice(words.pick[`${what}Now`], words.putAway, stopPicking);
    element.focus();
    // This happens at once, before another choice shows its notice.
    signal.addEventListener('abort', () => {
      button.setAttribute('aria-pressed', 'false');
      hideNotice();
    });
    element.addEventListener('ready', stopPicking, { signal });
    // A failure is reported as other errors of the page are; the button is there for another try.
    const hole = await element.pickHole({ signal }).finally(() => control.abort());
    if (hole) choose(hole);
  });
}
