// The keys of the board, pressed anywhere on the page: the footer promises them without a click on the board first.

import { undoKeyOf } from '../common/undo-key.js';
import { openDialog } from './dialogs.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
/** What has a use of its own for all keys, and what has one for Enter. */
const FIELDS = 'input, select, textarea, [contenteditable]';
const BUTTONS = 'button, a, summary';

/** @param {PegSolitaireElement} element */
export function listenToKeys(element) {
  document.addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || openDialog() || isWithin(target, FIELDS)) return;
    const act = undoKeyOf(event) ?? (isForBoard(event, isWithin(target, BUTTONS)) ? 'focus' : undefined);
    if (!act) return;
    event.preventDefault();
    element[act]();
  });
}

/**
 * Whether a key is one that moves on the board.
 * @param {KeyboardEvent} event
 * @param {boolean} isButton whether the focus is on a button
 */
function isForBoard({ key, ctrlKey, metaKey, altKey }, isButton) {
  if (altKey || ctrlKey || metaKey) return false;
  return ARROWS.includes(key) || (key === 'Enter' && !isButton);
}

/** @param {EventTarget} target @param {string} selector */
function isWithin(target, selector) {
  return target instanceof Element && target.closest(selector) !== null;
}
