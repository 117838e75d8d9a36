// A page that the browser has kept in its back/forward cache.

import { findChromium } from '../../../tools/shared/find-browsers.mjs';
import { expect, listen, Table } from '../../user/table.mjs';
import { test } from '../../user/worker.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const FILM = '/?board=english&moves=d2-d4_d5-d3_b4-d4&at=0';

// By default, Playwright disables the feature under test.
test.use({ launchOptions: { ...findChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });
// The tests run in one worker, so that this browser is started only once.
test.describe.configure({ mode: 'default' });

/** Goes to another page, then back to this page, which the cache has kept. @param {Page} page */
async function goAndComeBack(page) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }));
  });
  await page.goto('/licences.md');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction('window.isKept');
}

test('a game, its playback and the solver continue', async ({ page }) => {
  const table = new Table(page);
  await table.open(FILM);
  await page.getByLabel('Speed', { exact: true }).selectOption('0.5');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
  await goAndComeBack(page);
  await expect.poll(() => table.cursor()).toBe(3);
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
  expect(await table.jumps().then((jumps) => jumps.slice(0, 3))).toEqual(['d2-d4', 'd5-d3', 'b4-d4']);
});

test('a search that was going on ends, or is begun again', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  await table.solve();
  const progress = await listen(page.locator('.progress'));
  await page.getByRole('button', { name: 'Fewest moves' }).click();
  await expect.poll(progress).not.toEqual([]);
  await goAndComeBack(page);
  await expect(table.status).toHaveText(/the fewest/, { timeout: 20_000 });
  expect(page.workers().length).toBeLessThanOrEqual(1);
});

/** @param {Page} page */
const currentTime = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector('peg-solitaire')).currentTime);
