// Data stays in the browser between visits.

import { test } from '../../user/app.mjs';
import { search } from '../../user/games.mjs';
import { expect } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

test('a broken link does not cost the game of the last visit', async ({ table, page }) => {
  await table.chooseBoard('Hexagon');
  await expect.poll(() => search(page)).toBe('?board=hexagon-37');
  await page.goto('/?board=triangle&moves=a3-a1_zz');
  await expect(table.status).toHaveText(/^This link is incomplete or damaged/);
  await page.goto('about:blank');
  await page.goto('/');
  await expect(page.locator('.board-name')).toHaveText('Hexagon');
});

test('fields that are no link leave the game of the last visit', async ({ table, page }) => {
  await table.chooseBoard('Hexagon');
  await table.drag('b3', 'd5');
  await expect.poll(() => search(page)).toMatch(/^\?board=hexagon-37/);
  const game = search(page);
  for (const query of ['', '?fbclid=abc&utm_source=mail', '?at=1', '?utm_source=x&at=0']) {
    await page.goto('about:blank');
    await page.goto(`/${query}`);
    await expect(page.locator('.board-name'), query).toHaveText('Hexagon');
    await expect.poll(() => search(page), query).toBe(game);
  }
  await page.goto('/?view=boards');
  await expect(page.locator('#boards-dialog')).toBeVisible();
  await expect(page.locator('.board-name')).toHaveText('Hexagon');
});

test('light or dark and the speed are as they were left', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  await page.emulateMedia({ colorScheme: 'light' });
  await pressTool(page, 'settings');
  await page.getByLabel('Colours').selectOption('dark');
  await table.closeDialog();
  await page.getByLabel('Speed', { exact: true }).selectOption('2');
  await page.goto('about:blank');
  await page.goto('/');
  await expect(table.element).toHaveAttribute('theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByLabel('Speed', { exact: true })).toHaveValue('2');
});

test('without storage everything else is the same', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const table = await visit();
  await table.drag('d2', 'd4');
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
});
