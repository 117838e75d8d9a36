// The dialog of all solutions.

import { test } from '../../user/app.mjs';
import { card, SHORT, search, win } from '../../user/games.mjs';
import { expect } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

/** @param {import('@playwright/test').Page} page */
function dialogOf(page) {
  const dialog = page.locator('#solutions-dialog');
  return { dialog, found: dialog.locator('.found'), lines: dialog.locator('li button') };
}

test('the solutions of the triangle are listed, up to symmetry and order or not, page by page', async ({ page }) => {
  await page.goto('/?board=triangle&start=a1');
  await pressTool(page, 'solutions');
  const { dialog, found, lines } = dialogOf(page);
  await expect(found).toHaveText('29,760 solutions from this position. 90 distinct solutions.');
  await expect(lines).toHaveCount(40);
  const before = dialog.getByRole('button', { name: 'Previous page' });
  const after = dialog.getByRole('button', { name: 'Next page' });
  await expect(before).toBeDisabled();
  await after.click();
  await after.click();
  await expect(lines).toHaveCount(10);
  await expect(dialog.locator('li small').first()).toHaveText('81.');
  await expect(after).toBeDisabled();
  // The focus stays at the end of the list.
  await expect(after).toBeFocused();
  await dialog.getByLabel('Ignore reflections').uncheck();
  await dialog.getByLabel('Ignore the order').uncheck();
  await expect(found).toHaveText('29,760 solutions from this position.');
  await dialog.getByLabel('Start at number').fill('29,760');
  await dialog.getByLabel('Start at number').press('Enter');
  await expect(lines).toHaveCount(1);
});

test('jumps that every solution plays are said, or that there is none', async ({ page, visit }) => {
  const shared = page.locator('#solutions-dialog .shared');
  await visit('/?board=triangle&start=a1&at=0');
  await pressTool(page, 'solutions');
  await expect(shared).toHaveText('No jump is part of every solution.');
  await visit('/?board=ooooo&start=xxoxo');
  await pressTool(page, 'solutions');
  await expect(shared).toHaveText('Every solution plays a1-c1 from here.');
});

test('a chosen solution comes to the board, and nothing that was played is gone', async ({ page, visit }) => {
  const table = await visit('/?board=triangle&start=a1&game=a3-a1 (c3-a1 e5-c3)&at=1');
  await pressTool(page, 'solutions');
  const { dialog, found, lines } = dialogOf(page);
  await expect(found).toHaveText(/^14,880 solutions/);
  await lines.nth(2).press('Enter');
  await expect(dialog).toBeHidden();
  const game = async () => new URLSearchParams(await search(page)).get('game') ?? '';
  await expect.poll(game).toMatch(/^a3-a1 \(c3-a1 e5-c3\) \w/);
  await expect(table.status).toHaveText(/^13 pegs/);
  await page.goBack();
  await expect.poll(game).toBe('a3-a1 (c3-a1 e5-c3)');
});

test('a win along a chosen solution is one with help', async ({ page, visit }) => {
  const table = await visit(SHORT, 'study');
  await pressTool(page, 'solutions');
  const { dialog, lines } = dialogOf(page);
  await lines.first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/moves=/);
  expect(await table.cursor()).toBe(0);
  await win(table);
  await expect(card(page)).toContainText('Solved, with some help');
});

test('a missing core of the worker is reported; a number that is too large lists nothing', async ({ page, table }) => {
  let isBroken = true;
  await page.route('**/engine-*.wasm', (route) => (isBroken ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/?board=triangle&start=a1');
  await table.isReady();
  await pressTool(page, 'solutions');
  const { dialog, found, lines } = dialogOf(page);
  await expect(found).toHaveText(/^The solver could not start \(it failed to load.*Try again\.$/);
  isBroken = false;
  await dialog.getByLabel('Ignore the order').uncheck();
  await expect(lines).toHaveCount(40);
  await dialog.getByLabel('Start at number').fill('9'.repeat(40));
  await dialog.getByLabel('Start at number').press('Enter');
  await expect(lines).toHaveCount(0);
  await expect(found).toHaveText(/^29,760 solutions/);
});

test('where none is left, or too many, it says so', async ({ page }) => {
  await page.goto('/?board=triangle&start=a1&goal=b2');
  await pressTool(page, 'solutions');
  const { dialog, found, lines } = dialogOf(page);
  await expect(found).toHaveText('No solution from this position.');
  await expect(lines).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#solutions')).toBeFocused();
  await expect(page).not.toHaveURL(/view=/);
  await page.goto('/?board=6x7');
  await pressTool(page, 'solutions');
  await expect(found).toHaveText(/^There are too many positions/, { timeout: 60_000 });
});

test('while solutions of another game are looked for, none of the last one can be chosen', async ({ page }) => {
  await page.goto('/?board=triangle&start=a1');
  await pressTool(page, 'solutions');
  const { dialog, found, lines } = dialogOf(page);
  await expect(lines).toHaveCount(40);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Until the page leaves the dialog's history entry, opening a game from a script would be mistaken for going back.
  await expect(page).not.toHaveURL(/view=/);
  await page.evaluate(() => /** @type {any} */ (document.querySelector('peg-solitaire')).open({ board: 'english' }));
  await expect(page).toHaveURL(/board=english/);
  await pressTool(page, 'solutions');
  await expect(found).toHaveText(/^Counting/);
  await expect(dialog.getByRole('button', { name: 'Next page' })).toBeDisabled();
  expect(await lines.count()).toBe(0);
});

test('what is being counted is said once, not with each progress', async ({ page }) => {
  await page.goto('/?board=english');
  await page.evaluate(() => {
    /** @type {(string | null)[]} */
    const said = [];
    new MutationObserver(([{ target }]) => {
      if (target instanceof HTMLElement && target.matches('.found')) said.push(target.textContent);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { said });
  });
  await pressTool(page, 'solutions');
  // By the time this message appears, the search has reported progress with the same number of pegs more than once.
  const said = () => page.evaluate(() => /** @type {string[]} */ (Object(window).said));
  await expect.poll(said).toContain('Counting: 17 pegs…');
  const all = await said();
  expect(all).toEqual([...new Set(all)]);
});

test('a chosen solution plays in Play, which lists no moves', async ({ page, visit }) => {
  const table = await visit('/?board=triangle&start=a1&view=solutions');
  const { dialog, lines } = dialogOf(page);
  await lines.first().click();
  await expect(dialog).toBeHidden();
  await expect(table.status).toHaveText(/^Solved/);
});
