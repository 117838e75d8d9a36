// A later part of the page fails to load: a sentence says so, and the game goes on.

import { test } from '../../person/app.mjs';
import { expect } from '../../person/table.mjs';
import { pressTool } from '../../person/tools.mjs';

/** @typedef {import('../../person/table.mjs').Table} Table */

/**
 * A file of the page, the act that loads it, and the place of the sentence.
 * @type {[string, string, (table: Table) => Promise<unknown>, (table: Table) => import('@playwright/test').Locator,
 *   RegExp][]}
 */
const PARTS = [
  [
    'the searches',
    'ways',
    ({ solveButton }) => solveButton.click(),
    ({ status }) => status,
    /^The solver stopped unexpectedly \(it could not be loaded.*Try again\.$/,
  ],
  [
    'the chart',
    'chart',
    async ({ element, page }) => {
      await element.evaluate((it) => it.setAttribute('analysis', 'all'));
      await page.getByText('Chart of the game').click();
    },
    ({ element }) => element.locator('.chart details > div'),
    /^The chart could not be loaded\. Check your connection, and open it again\.$/,
  ],
  [
    'the dialogs',
    'after-ready',
    ({ page }) => pressTool(page, 'problems'),
    ({ page }) => page.getByRole('alert'),
    /^This part of the page could not be loaded\./,
  ],
  [
    'the workshop',
    'workshop',
    ({ page }) => pressTool(page, 'build'),
    ({ page }) => page.getByRole('alert'),
    /^This part of the page could not be loaded\./,
  ],
];

for (const [part, file, ask, place, sentence] of PARTS)
  test(`where ${part} cannot be loaded, that is said and the game goes on`, async ({ page, visit }) => {
    await page.route(`**/${file}-*.js`, (route) => route.abort());
    const table = await visit();
    await table.press('d2', 'd4');
    await ask(table);
    await expect(place(table)).toHaveText(sentence);
    await table.press('b3', 'd3');
    expect(await table.jumps()).toEqual(['d2-d4', 'b3-d3']);
  });
