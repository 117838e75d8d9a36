// Handles choices from lists that change the page: moving through a closed list with the keyboard chooses nothing yet.
// A hole can also be chosen by clicking it on the board.

import { setLabel } from '../../common/dom/dom.js';
import { keyboardOf } from '../../common/dom/keys.js';
import { hideNotice, showNotice } from './notice.js';

/** The keys that move through a closed list, in addition to letters and digits. */
const BROWSING = /^(Arrow|Page|Home|End|[^ ]$)/;
/** True on systems where arrow keys open the list. */
const OPENS_LISTS = keyboardOf() === 'apple';

/**
 * Listens for a choice. Keys that move through a closed list choose nothing until Enter or until the list loses focus,
 * since each step would open another game.
 * @param {HTMLSelectElement} select
 * @param {(value: string) => void} choose
 */
export function onChoice(select, choose) {
  let isBrowsing = false;
  let isOpen = false;
  const end = () => {
    if (isOpen) choose(select.value);
    isOpen = false;
  };
  select.addEventListener('keydown', ({ key, altKey }) => {
    isBrowsing = !altKey && !(OPENS_LISTS && key.startsWith('Arrow')) && BROWSING.test(key);
    if (key === 'Enter') end();
  });
  select.addEventListener('pointerdown', () => {
    isBrowsing = false;
  });
  select.addEventListener('change', () => {
    isOpen = true;
    if (!isBrowsing) end();
  });
  select.addEventListener('blur', end);
}

/** The latest choice on the board; only one can be in progress. */
let picking = new AbortController();

/** Ends the choice on the board, if one is in progress. */
export function stopPicking() {
  picking.abort();
}

/**
 * Sets up the button next to a list of holes: after it is pressed, the next click on the board chooses a hole.
 * @param {HTMLButtonElement} button
 * @param {'start' | 'goal'} what
 * @param {import('./dialog.js').Table} page
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
    // Runs synchronously, before another choice shows its notice.
    signal.addEventListener('abort', () => {
      button.setAttribute('aria-pressed', 'false');
      hideNotice();
    });
    element.addEventListener('ready', stopPicking, { signal });
    // Failures are reported like other errors on the page, and the user can press the button again.
    const hole = await element.pickHole({ signal }).finally(() => control.abort());
    if (hole) choose(hole);
  });
}
