// Games that several tests play, the URL of the game on the board, and the page's messages about a win.

import { expect } from './table.mjs';
import { pressTool } from './tools.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The central game of the English board in the fewest moves. At a quarter of the normal speed, playback of the game
 * outlasts any test.
 */
export const LONG =
  'b4-d4 c2-c4 a3-c3 d3-b3 c5-c3 c7-c5 f3-d3 e1-e3 e4-e2-c2-c4-c6 a5-a3-c3-e3 e7-c7-c5 e6-e4-e2 c1-e1-e3 g5-e5 d5-f5 g3-g5-e5 b5-d5-d3-f3-f5-d5 d6-d4';

/** The query of the URL. @param {Page} page */
export const search = (page) => new URL(page.url()).search;

/** A game two jumps from the goal: a win by hand. */
export const SHORT = '/?board=diamond-13&start=..o../.oxo./ooxoo/.ooo./..x..&goal=c3';

/** @param {Page} page */
export const card = (page) => page.locator('section.win');

/** Plays both jumps. @param {import('./table.mjs').Table} table */
export async function win(table) {
  for (const hole of ['c2', 'c4', 'c5', 'c3']) await table.click(hole);
}

/** Plays both jumps in one task, for tests of what follows a win. @param {import('./table.mjs').Table} table */
export async function winAtOnce(table) {
  await table.press('c2', 'c4', 'c5', 'c3');
}

/** @param {Page} page */
export async function openDaily(page) {
  await pressTool(page, 'daily');
  const dialog = page.locator('#daily-dialog');
  await expect(dialog.getByRole('button', { name: /^(Play|Continue|Play again)$/ })).toBeVisible();
  return dialog;
}

/** @param {Page} page */
export async function openProgress(page) {
  await (await openDaily(page)).getByRole('button', { name: 'Progress' }).click();
  const dialog = page.locator('#progress-dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/**
 * Reads progress from a file, in the progress dialog.
 * @param {import('@playwright/test').Locator} dialog
 * @param {unknown} record
 */
export function readProgress(dialog, record) {
  const buffer = Buffer.from(typeof record === 'string' ? record : JSON.stringify(record));
  return dialog.locator('[type="file"]').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
}

/**
 * Replaces the stored progress.
 * @param {Page} page
 * @param {unknown} value
 * @param {string[]} [place] database and store
 */
export function keepProgress(page, value, [name, store] = ['peg-solitaire', 'progress']) {
  return page.evaluate(
    ([value, name, store]) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name);
        opening.onupgradeneeded = () => opening.result.createObjectStore(store);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(store, 'readwrite');
          transaction.objectStore(store).put(value, 'progress');
          transaction.oncomplete = () => resolve(opening.result.close());
        };
      }),
    /** @type {const} */ ([value, name, store]),
  );
}
