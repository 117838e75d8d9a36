// Pictures of a game.

import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import omggif from 'omggif';
import { openShare } from './share.mjs';
import { expect } from './table.mjs';

test('an animated SVG moves without a script', async ({ page }) => {
  await openShare(page);
  await page.locator('.choices label', { hasText: 'Picture' }).click();
  const image = page.locator('#sharing .image');
  await expect(page.locator('#sharing output')).toHaveText(/KB$/);
  const before = await image.screenshot();
  await expect.poll(async () => before.equals(await image.screenshot())).toBe(false);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toMatch(/^<svg /);
  expect(text).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
});

test('a GIF shows every jump', async ({ page }) => {
  await openShare(page);
  await page.locator('.choices label', { hasText: 'Picture' }).click();
  await page.getByLabel('Kind of picture').selectOption('gif');
  await expect(page.locator('#sharing output')).toHaveText(/KB$/, { timeout: 20_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const gif = new omggif.GifReader(readFileSync(await (await download).path()));
  expect([gif.width, gif.height]).toEqual([480, 480]);
  expect(gif.numFrames()).toBeGreaterThan(8);
  expect(gif.loopCount()).toBe(0);
});
