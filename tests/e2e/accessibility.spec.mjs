// Everyone can play: colours, names, motion.

import AxeBuilder from '@axe-core/playwright';
import { expect, Table, test } from './table.mjs';

/** @param {Table} table */
async function violations(table) {
  const { violations } = await new AxeBuilder({ page: table.page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`no barrier is found in ${colorScheme}`, async ({ table, page }) => {
    await page.emulateMedia({ colorScheme });
    expect(await violations(table)).toEqual([]);
    await table.solveButton.click();
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await violations(table)).toEqual([]);
    await page.getByRole('button', { name: /holes/ }).click();
    expect(await violations(table)).toEqual([]);
  });
}

for (const view of ['boards', 'problems', 'edit', 'text', 'share']) {
  test(`no barrier is found in the dialog ${view}`, async ({ table, page }) => {
    await page.goto(`/?board=triangle&moves=a3-a1&view=${view}`);
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await violations(table)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(table)).toEqual([]);
  });
}

test('with reduced motion nothing flies, and the game is the same', async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await table.click('d2');
  await table.click('d4');
  expect(await table.jumps()).toEqual(['d2-d4']);
  await table.solveAndWatch();
  expect(await table.pegs()).toBe(1);
});

test('forced colours leave the board legible', async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await table.click('d2');
  const canvas = table.element.locator('canvas');
  const colours = await canvas.evaluate((canvas) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
    const { data } = /** @type {any} */ (canvas).getContext('2d').getImageData(0, 0, width, height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  expect(colours).toBeGreaterThan(2);
});

test('the theme can be changed on the page', async ({ table, page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.getByRole('button', { name: /light and dark/ }).click();
  expect(await ground()).not.toBe(before);
  await expect(table.element).toHaveAttribute('theme', 'dark');
});
