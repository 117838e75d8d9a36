// Hears a choice from a list that changes the page: the arrow keys alone change nothing.

import { keyboardOf } from '../../common/platform.js';

/** The keys that go through a closed list, beside letters and digits. */
const BROWSING = /^(Arrow|Page|Home|End|[^ ]$)/;
/** On these systems arrow keys open a list. */
const OPENS_LISTS = keyboardOf() === 'apple';

/**
 * Listens for a choice. Keys that go through a closed list choose nothing until Enter, or until the list is left: each
 * step would open another game.
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
