// The keys of the board, pressed anywhere on the page: the footer promises them without a click on the board first.

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
    const act = actionOf(event, isWithin(target, BUTTONS));
    if (!act) return;
    event.preventDefault();
    element[act]();
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {boolean} isButton whether the focus is on a button
 * @returns {'undo' | 'redo' | 'focus' | undefined}
 */
function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }, isButton) {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
    return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : undefined;
  }
  if (key === 'Backspace') return shiftKey ? 'redo' : 'undo';
  return ARROWS.includes(key) || (key === 'Enter' && !isButton) ? 'focus' : undefined;
}

/** @param {EventTarget} target @param {string} selector */
function isWithin(target, selector) {
  return target instanceof Element && target.closest(selector) !== null;
}
