// A reader's game is restored on the next visit.

import { classic } from '../../user/blog/blog.mjs';
import { test } from '../../user/blog/room.mjs';
import { expect, Table } from '../../user/table.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const gamesOf = (page) =>
  page
    .locator('peg-solitaire')
    .evaluateAll((boards) =>
      /** @type {HTMLElementTagNameMap['peg-solitaire'][]} */ (boards).map(({ game, jumps }) => [game, jumps.length]),
    );

/** @param {Page} page */
const keptIn = (page) => page.evaluate(() => Object.keys(localStorage));

/** Visits a page for the first time. @param {Page} page @param {string} address */
async function visit(page, address) {
  await page.goto(address);
  // If storage is forbidden, there are no games to clear.
  await page.evaluate('try { localStorage.clear() } catch {}');
}

/** @param {Page} page */
async function open(page, count = 1) {
  await expect(page.locator('.status', { hasText: 'peg' })).toHaveCount(count);
  return new Table(page);
}

// The page is reused by other tests, so it has to be left clean.
test.afterEach(({ page, blog }) => visit(page, blog.publish('')));

const BOARD = '<peg-solitaire remember controls loading="eager"></peg-solitaire>';

test('a game is there after a reload, with variations; others are as the page says', async ({ page, blog }) => {
  const other = BOARD.replace('remember', 'class="other"');
  await visit(page, blog.publish(classic(blog.plusScript) + BOARD + other + BOARD));
  const table = await open(page, 3);
  const hole = (/** @type {string} */ name) => table.element.first().locator(`[data-hole="${name}"]`);
  for (const name of ['d2', 'd4', 'b3', 'd3']) await hole(name).press('Enter');
  await hole('d3').press('Backspace');
  for (const name of ['f3', 'd3']) await hole(name).press('Enter');
  await hole('d3').press('Backspace');
  const [played] = await gamesOf(page);
  expect(played).toEqual(['d2-d4 b3-d3 (f3-d3)', 1]);
  await page.reload();
  await open(page, 3);
  expect(await gamesOf(page)).toEqual([played, ['', 0], ['', 0]]);
  expect(await keptIn(page)).toHaveLength(1);
});

test('where a board has an id, its game goes with it', async ({ page, blog }) => {
  const board = BOARD.replace(' ', ' id="mine" ');
  await visit(page, blog.publish(classic(blog.plusScript) + board));
  const table = await open(page);
  await table.drag('d2', 'd4');
  await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), BOARD);
  await page.reload();
  expect(await keptIn(page)).toEqual([expect.stringMatching(/#mine$/)]);
  await open(page);
  expect(await gamesOf(page)).toEqual([['d2-d4', 1]]);
});

test('another game of the page is on the board, and the one of the reader waits', async ({ page, blog }) => {
  await visit(page, blog.publish(classic(blog.plusScript) + BOARD));
  const table = await open(page);
  await table.drag('d2', 'd4');
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector('peg-solitaire')?.setAttribute('start', 'c1')).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.reload();
  await open(page);
  expect(await gamesOf(page)).toEqual([['', 0]]);
  await page.locator('peg-solitaire').evaluate((board) => board.removeAttribute('start'));
  await expect.poll(() => gamesOf(page)).toEqual([['d2-d4', 1]]);
});

test("autoplay is not stored, and does not play over a reader's game", async ({ page, blog }) => {
  const film = BOARD.replace(' ', ' moves="d2-d4 d5-d3 b4-d4" autoplay ');
  await visit(page, blog.publish(classic(blog.plusScript) + film));
  const table = await open(page);
  await expect.poll(() => table.cursor()).toBe(3);
  expect(await keptIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await open(page);
  expect(await gamesOf(page)).toEqual([['d2-d4 d5-d3 b4-d4', 2]]);
  expect(await page.evaluate(() => /** @type {any} */ (document.querySelector('peg-solitaire')).paused)).toBe(true);
});

for (const [name, refuse] of /** @type {const} */ ([
  [
    'refused',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
  ],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"],
]))
  test(`where storage is ${name}, one plays all the same`, async ({ page, blog }) => {
    /** @type {string[]} */
    const told = [];
    page.on('console', (message) => told.push(message.text()));
    page.on('pageerror', ({ message }) => told.push(message));
    await page.addInitScript(refuse);
    await visit(page, blog.publish(`<link rel="icon" href="data:,">${classic(blog.plusScript)}${BOARD}`));
    const table = await open(page);
    await table.drag('d2', 'd4');
    expect(await gamesOf(page)).toEqual([['d2-d4', 1]]);
    await page.reload();
    await open(page);
    expect(await gamesOf(page)).toEqual([['', 0]]);
    expect(told).toEqual([]);
  });

test('what is kept and cannot be read is forgotten', async ({ page, blog }) => {
  await visit(page, blog.publish(classic(blog.plusScript) + BOARD));
  const table = await open(page);
  await table.drag('d2', 'd4');
  for (const broken of ['no text of ours', '']) {
    await page.evaluate((text) => {
      const [key] = Object.keys(localStorage);
      const kept = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, text || kept.replaceAll('d2-d4', 'd2-d9'));
    }, broken);
    await page.reload();
    const again = await open(page);
    expect(await gamesOf(page)).toEqual([['', 0]]);
    expect(await keptIn(page)).toEqual([]);
    await again.drag('d2', 'd4');
  }
});
