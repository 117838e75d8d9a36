// The page's URL contains the game, even after a damaged link was opened; the page opens the game in its link or,
// without one, the game of the last visit.

import { test } from '../../user/app.mjs';
import { search } from '../../user/games.mjs';
import { expect } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

/** The messages about a damaged link, with a readable board and without one. */
const READ = 'This link is incomplete or damaged. The part that could be read is on the board.';
const UNREAD = 'This link is incomplete or damaged.';

test('the address holds the game, and opens it again', async ({ table, page }) => {
  await table.playShortestGame();
  await expect.poll(() => search(page)).toBe('?board=english&moves=d6-d4_d3-d5_d1-d3_b4-d4_e4-c4_g4-e4');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => search(page)).toMatch(/&at=5$/);
  await page.goto(page.url());
  await table.isReady();
  await expect.poll(() => table.cursor()).toBe(5);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(table.status).toHaveText(/^Stuck with 26 pegs/);
});

test('a puzzle has a link by its name, and a name that there is not opens the usual board', async ({ table, page }) => {
  await page.goto('/?puzzle=cross');
  await table.isReady();
  await expect.poll(() => search(page)).toMatch(/^\?board=english&start=.*goal=d4$/);
  await expect(page.locator('.lead')).toContainText('Cross');
  await page.goto('/?puzzle=nothing');
  await table.isReady();
  await expect(page.locator('span', { hasText: 'There is no puzzle called “nothing”.' })).toBeVisible();
});

test('a drawing with pegs and an empty hole is also the start of a link', async ({ visit, page }) => {
  const table = await visit('/?board=xxx/xox/xxx/xxx', 'study');
  await expect(table.status).toHaveText('11 pegs. 1 jump possible.');
  await table.drag('b4', 'b2');
  await expect.poll(() => search(page)).toBe('?board=ooo/ooo/ooo/ooo&start=b2&goal=any&moves=b4-b2');
});

test('back and forward go from problem to problem', async ({ table, page }) => {
  await table.drag('d6', 'd4');
  await expect.poll(() => search(page)).toMatch(/moves=d6-d4/);
  await table.chooseBoard('Wiegleb');
  await pressTool(page, 'change');
  await page.locator('#finish').selectOption('any');
  await expect.poll(() => search(page)).toBe('?board=wiegleb&start=e5&goal=any');
  await page.goBack();
  await expect.poll(() => search(page)).toBe('?board=wiegleb');
  await page.goBack();
  await expect.poll(() => table.jumps()).toEqual(['d6-d4']);
  await expect(page.locator('.board-name')).toHaveText('English');
  await page.goForward();
  await expect(page.locator('.board-name')).toHaveText('Wiegleb');
});

test('a broken link explains itself', async ({ visit, page }) => {
  const read = async (/** @type {string} */ query, /** @type {string} */ words) => {
    const table = await visit(`/${query}`);
    await expect(table.status).toHaveText(words);
    expect(await table.pegs()).toBe(32);
    await expect.poll(() => search(page)).toBe(query);
    return table;
  };
  for (const [query, words] of /** @type {[string, string][]} */ ([
    ['?board=english&start=..xxx../..x?x..', READ],
    ['?board=english&start=z9', READ],
    ['?board=english&goal=%00', READ],
    [`?board=${'o'.repeat(65)}`, UNREAD],
  ]))
    await read(query, words);
  const table = await read('?board=englsih', UNREAD);
  await table.openDialog('text');
  await table.closeDialog();
  await expect.poll(() => search(page)).toBe('?board=englsih');
  await table.drag('d2', 'd4');
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
});

test('of the jumps of a broken link, those before the wrong one are played', async ({ table, page }) => {
  const query = '?board=english&moves=d2-d4_d5-d3_d2-d4';
  await page.goto(`/${query}`);
  await expect(table.status).toHaveText(READ);
  expect(await table.jumps()).toEqual(['d2-d4', 'd5-d3']);
  expect(search(page)).toBe(query);
  await page.keyboard.press('Backspace');
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4_d5-d3&at=1');
});

test('back to a broken link leaves the board until something is played', async ({ visit, page }) => {
  const table = await visit('/?board=englsih');
  await expect(table.status).toHaveText(UNREAD);
  await table.chooseBoard('Triangle');
  await expect.poll(() => search(page)).toBe('?board=triangle');
  await page.goBack();
  await expect(table.status).toHaveText(UNREAD);
  expect(search(page)).toBe('?board=englsih');
  expect(await table.pegs()).toBe(14);
  await table.drag('a3', 'a1');
  await expect.poll(() => search(page)).toMatch(/^\?board=triangle.*moves=a3-a1$/);
});

test('a dialog that a link has opened gives the focus to its button', async ({ page, visit }) => {
  for (const [view, button] of [
    ['boards', '#boards'],
    ['edit', '#menu'],
    ['share', '#menu'],
    ['via', '#menu'],
  ]) {
    const table = await visit(`/?board=triangle&view=${view}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await table.closeDialog();
    await expect(page.locator(button)).toBeFocused();
  }
});
