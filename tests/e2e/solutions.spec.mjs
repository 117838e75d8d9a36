// The dialog of all solutions.

import { search } from './address.mjs';
import { expect, test } from './table.mjs';

/** @param {import('@playwright/test').Page} page */
function dialogOf(page) {
  const dialog = page.locator('#solutions-dialog');
  return { dialog, found: dialog.locator('.found'), lines: dialog.locator('li button') };
}

test('the solutions of the triangle are listed, up to symmetry and order or not, page by page', async ({ page }) => {
  await page.goto('/?board=triangle&start=a1');
  await page.click('#solutions');
  const { dialog, found, lines } = dialogOf(page);
  await expect(found).toHaveText('29,760 solutions from the position on the board. 90 are left to list.');
  await expect(lines).toHaveCount(40);
  const before = dialog.getByRole('button', { name: 'Page before' });
  const after = dialog.getByRole('button', { name: 'Next page' });
  await expect(before).toBeDisabled();
  await after.click();
  await after.click();
  await expect(lines).toHaveCount(10);
  await expect(dialog.locator('li small').first()).toHaveText('81.');
  await expect(after).toBeDisabled();
  await dialog.getByLabel('Leave out reflections').uncheck();
  await dialog.getByLabel('Leave out other orders').uncheck();
  await expect(found).toHaveText('29,760 solutions from the position on the board.');
  await dialog.getByLabel('From number').fill('29,760');
  await dialog.getByLabel('From number').press('Enter');
  await expect(lines).toHaveCount(1);
});

test('a chosen solution comes to the board, and nothing that was played is gone', async ({ page, table }) => {
  await page.goto('/?board=triangle&start=a1&game=a3-a1 (c3-a1 e5-c3)&at=1');
  await page.click('#solutions');
  const { dialog, found, lines } = dialogOf(page);
  await expect(found).toHaveText(/^14,880 solutions/);
  await lines.nth(2).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(table.status).toHaveText(/^13 pegs/);
  const game = new URLSearchParams(await search(page)).get('game');
  expect(game).toMatch(/^a3-a1_.*\(c3-a1_e5-c3\)/);
  await page.goBack();
  await expect.poll(async () => new URLSearchParams(await search(page)).get('game')).toBe('a3-a1_(c3-a1_e5-c3)');
});

test('where none is left, or too many, it says so', async ({ page }) => {
  await page.goto('/?board=triangle&start=a1&goal=b2');
  await page.click('#solutions');
  const { dialog, found, lines } = dialogOf(page);
  await expect(found).toHaveText('No solution from the position on the board.');
  await expect(lines).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#solutions')).toBeFocused();
  await expect(page).not.toHaveURL(/view=/);
  await page.goto('/?board=6x7');
  await page.click('#solutions');
  await expect(found).toHaveText(/^There are too many positions/, { timeout: 60_000 });
});
