// Dialogs are part of the URL and of the history.

import { test } from '../../user/app.mjs';
import { search } from '../../user/games.mjs';
import { expect } from '../../user/table.mjs';
import { chooseForm, pressTool } from '../../user/tools.mjs';

test('back closes an open dialog, and opens the one in the URL', async ({ visit, page }) => {
  const table = await visit('/?board=star-13&view=problems');
  await expect(page.locator('#problems-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => search(page)).toBe('?board=star-13');
  expect(await table.pegs()).toBe(12);
  await table.chooseBoard('Wiegleb');
  await pressTool(page, 'edit');
  await expect(page.locator('#edit-dialog')).toBeVisible();
  await expect.poll(() => search(page)).toBe('?board=wiegleb&view=edit');
  await page.goBack();
  await expect(page.locator('#edit-dialog')).toBeHidden();
  await expect.poll(() => search(page)).toBe('?board=wiegleb');
  await expect(page.locator('.board-name')).toHaveText('Wiegleb');
  await page.goForward();
  await expect(page.locator('#edit-dialog')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#edit-dialog')).toBeHidden();
  await page.goBack();
  await expect(page.locator('.board-name')).not.toHaveText('Wiegleb');
  await expect(page.locator('#edit-dialog')).toBeHidden();
  await expect.poll(() => search(page)).toBe('?board=star-13');
  await page.evaluate(() => {
    history.pushState(null, '', '?board=triangle&view=boards');
    history.pushState(null, '', '?board=triangle');
  });
  await page.goBack();
  await expect(page.locator('#boards-dialog')).toBeVisible();
  await expect.poll(() => search(page)).toBe('?board=triangle&view=boards');
});

test('a closed dialog leaves no entry, and a choice takes its place', { tag: '@core' }, async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
  for (const view of ['problems', 'text', 'share']) {
    await pressTool(page, view);
    await expect.poll(() => search(page)).toBe(`?board=english&moves=d2-d4&view=${view}`);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
  }
  // Choosing a board starts a new game, even if the board is already in play.
  await table.chooseBoard('English');
  await expect.poll(() => search(page)).toBe('?board=english');
  await page.goBack();
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goForward();
  await expect.poll(() => table.jumps()).toEqual([]);
});

test('a board left in the middle is there when one comes back', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await table.chooseBoard('Triangle');
  await expect.poll(() => table.jumps()).toEqual([]);
  await table.chooseBoard('English');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await table.drag('b3', 'd3');
  await page.reload();
  await table.chooseBoard('Triangle');
  await table.chooseBoard('English');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4', 'b3-d3']);
});

test('of two dialogs requested before they are loaded, the later one opens', async ({ table, page }) => {
  // The page does not request the dialog's file until it is idle; the test waits for that request before the reload.
  const names = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(names).toContain('after-ready');
  /** @type {((value?: unknown) => void)[]} */
  const held = [];
  await page.route('**/after-ready-*.js', async (route) => {
    await new Promise((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.reload();
  await table.isReady();
  await pressTool(page, 'problems');
  await expect(page).toHaveURL(/view=problems/);
  await page.click('#boards');
  await expect.poll(() => held.length).toBe(1);
  held[0]();
  await expect(page.locator('#boards-dialog')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page).toHaveURL(/view=boards/);
});

test('what plays behind a dialog is there when the dialog is left', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await pressTool(page, 'share');
  await expect(page.locator('#share-dialog')).toBeVisible();
  await table.element.evaluate((/** @type {any} */ element) => element.undo());
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4&at=0&view=share');
  await page.goBack();
  await expect(page.locator('#share-dialog')).toBeHidden();
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4&at=0');
  expect(await table.jumps()).toEqual([]);
});

test('looking at what is shared leaves nothing in the history', async ({ table, page }) => {
  await table.chooseBoard('Triangle');
  await pressTool(page, 'share');
  for (const form of ['Element', 'Frame', 'Link']) await chooseForm(page, form);
  await page.goBack();
  await expect(page.locator('#share-dialog')).toBeHidden();
  await expect(page.locator('.board-name')).toHaveText('Triangle');
  await page.goBack();
  await expect(page.locator('.board-name')).toHaveText('English');
});

test('after a reload, back still closes only the dialog', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await pressTool(page, 'problems');
  await expect.poll(() => search(page)).toMatch(/view=problems$/);
  await page.reload();
  await expect(page.locator('#problems-dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
  await page.goForward();
  await expect(page.locator('#problems-dialog')).toBeVisible();
});
