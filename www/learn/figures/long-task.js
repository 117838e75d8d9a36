// A task of some seconds: one button begins it, and another one stands in its place meanwhile, and cancels it.

import { onPress, part } from './figure.js';

/** @template Report @typedef {AsyncGenerator<Report, void, any>} Task */

/**
 * @template Report
 * @param {HTMLElement} figure
 * @param {string} name of the button that begins it
 * @param {() => Task<Report>} begin
 * @param {(report: Report, task: Task<Report>) => boolean | void} show returns true if it keeps the task for more
 *   questions; it cannot begin again then
 */
export function onLongTask(figure, name, begin, show) {
  const start = part(figure, `[data-do="${name}"]`);
  const cancel = part(figure, '[data-do="cancel"]');
  const told = part(figure, 'output');
  /** @type {Task<Report> | undefined} */
  let current;
  onPress(figure, 'cancel', () => {
    current = undefined;
  });
  onPress(figure, name, async () => {
    replace(start, cancel);
    const task = begin();
    current = task;
    let isKept = false;
    try {
      for (let next = await task.next(); current === task && !next.done; next = await task.next()) {
        isKept = show(next.value, task) === true;
        if (isKept) return;
      }
      if (current !== task) told.textContent = '';
      await task.return();
    } finally {
      if (isKept) cancel.hidden = true;
      else replace(cancel, start);
    }
  });
}

/**
 * Puts a button in the place of another, and the keyboard with it.
 * @param {HTMLElement} old
 * @param {HTMLElement} now
 */
function replace(old, now) {
  const hasFocus = old === document.activeElement;
  now.hidden = false;
  if (hasFocus) now.focus();
  old.hidden = true;
}
