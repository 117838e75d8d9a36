// A win by hand, on a board two jumps from the goal, and the words of the page about it.

import { expect } from './table.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** A game two jumps from the goal. */
export const SHORT = '/?board=diamond-13&start=..o../.oxo./ooxoo/.ooo./..x..&goal=c3';

/** @param {Page} page */
export const card = (page) => page.getByRole('region', { name: 'Your win' });

/** Plays both jumps. @param {import('./table.mjs').Table} table */
export async function win(table) {
  for (const hole of ['c2', 'c4', 'c5', 'c3']) await table.click(hole);
}

/** @param {Page} page */
export async function openDaily(page) {
  await page.click('#daily');
  const dialog = page.locator('#daily-dialog');
  await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  return dialog;
}
