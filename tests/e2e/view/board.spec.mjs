// Tests the appearance of the board on the page, and its keys.

import { ATTRIBUTES } from '../../../www/link/attributes.js';
import { test } from '../../user/app.mjs';
import { pictureOf, settle } from '../../user/canvas.mjs';
import { LONG } from '../../user/games.mjs';
import { expect, sizes } from '../../user/table.mjs';

/** @param {import('../../user/table.mjs').Table} table @param {string} name @param {string} value */
async function pictureWith({ element }, name, value) {
  await element.evaluate((it, [name, value]) => it.setAttribute(name, value), [name, value]);
  await settle(element);
  return pictureOf(element);
}

test('coordinates and styles are seen at once, and go again', async ({ table }) => {
  await settle(table.element);
  const usual = await pictureOf(table.element);
  const pictures = [usual];
  for (const place of ['edge', 'holes']) pictures.push(await pictureWith(table, 'coordinates', place));
  expect(await pictureWith(table, 'coordinates', 'off')).toBe(usual);
  for (const look of ATTRIBUTES.look.choices.slice(1)) pictures.push(await pictureWith(table, 'look', look));
  expect(await pictureWith(table, 'look', 'wood')).toBe(usual);
  pictures.push(await pictureWith(table, 'outline', 'holes'));
  expect(new Set(pictures).size).toBe(3 + ATTRIBUTES.look.choices.length);
  expect(await pictureWith(table, 'outline', 'round')).toBe(usual);
});

/**
 * The canvas pixels outside the board's square or, if the board is round, in the lowest part of its groove.
 * @param {import('../../user/table.mjs').Table} table
 */
async function grooveOf({ element }) {
  const isRound = (await element.getAttribute('outline')) === 'round';
  return element.locator('.stage canvas').evaluate((it, isRound) => {
    const canvas = /** @type {HTMLCanvasElement} */ (it);
    if (isRound) {
      const unit = Math.min(canvas.width, canvas.height) / 9.564;
      const [left, top] = [canvas.width / 2 - 2 * unit, canvas.height / 2 + 3.3 * unit];
      return JSON.stringify([...(canvas.getContext('2d')?.getImageData(left, top, 4 * unit, 1.2 * unit).data ?? [])]);
    }
    const [long, short] = [Math.max(canvas.width, canvas.height), Math.min(canvas.width, canvas.height)];
    const isBelow = canvas.height > canvas.width;
    const part = document.createElement('canvas');
    [part.width, part.height] = isBelow ? [short, long - short] : [long - short, short];
    const [x, y] = isBelow ? [0, short] : [short, 0];
    part.getContext('2d')?.drawImage(canvas, -x, -y);
    return part.toDataURL();
  }, isRound);
}

for (const outline of ['round', 'holes'])
  test(`removed marbles are in the groove until a jump is taken back (${outline})`, async ({ table, page }) => {
    await table.element.evaluate((element, outline) => element.setAttribute('outline', outline), outline);
    for (const [width, height] of sizes('390x844 844x390 1280x860')) {
      await page.setViewportSize({ width, height });
      // On the phone the marbles roll; in the other windows, only their final positions matter.
      await page.emulateMedia({ reducedMotion: width === 390 ? 'no-preference' : 'reduce' });
      await settle(table.element);
      const before = await grooveOf(table);
      await table.drag('d2', 'd4');
      await expect.poll(() => grooveOf(table)).not.toBe(before);
      await settle(table.element);
      const one = await grooveOf(table);
      await table.drag('b3', 'd3');
      await settle(table.element);
      expect(await grooveOf(table)).not.toBe(one);
      for (const groove of [one, before]) {
        await page.keyboard.press('Backspace');
        await expect.poll(() => grooveOf(table)).toBe(groove);
      }
    }
  });

test('the keys at the corners go along the diagonals that a board has', async ({ table, page }) => {
  await table.setUp({ board: '5x5-diagonal' });
  await table.hole('c3').focus();
  for (const [key, hole] of [
    ['Home', 'b2'],
    ['PageUp', 'c1'],
    ['PageDown', 'd2'],
    ['End', 'c3'],
  ]) {
    await page.keyboard.press(key);
    await expect(table.hole(hole)).toBeFocused();
  }
  await table.setUp({ board: 'english' });
  await table.hole('d3').focus();
  await page.keyboard.press('Home');
  await expect(table.hole('d3')).toBeFocused();
});

/** True if nothing is playing. @param {import('../../user/table.mjs').Table} table */
const isPaused = ({ element }) => element.evaluate((it) => /** @type {any} */ (it).paused);

test('Space on a hole works like Enter, and K starts and pauses playback', async ({ table, page }) => {
  await table.setUp({ moves: LONG, speed: '0.25' });
  await table.hole('d2').focus();
  await page.keyboard.press('Space');
  await expect(table.hole('d2')).toHaveAttribute('aria-selected', 'true');
  expect(await isPaused(table)).toBe(true);
  await page.keyboard.press('Space');
  await expect(table.hole('d2')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(table)).toBe(false);
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(table)).toBe(true);
  await table.hole('d2').blur();
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(table)).toBe(false);
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(table)).toBe(true);
});

test('no key goes back to the start when the game is over', async ({ table, page }) => {
  await table.setUp({ moves: 'd2-d4 b3-d3', at: '2' });
  for (const key of ['k', 'Space']) await page.keyboard.press(key);
  await table.hole('d2').focus();
  await page.keyboard.press('k');
  expect(await isPaused(table)).toBe(true);
  expect(await table.jumps()).toEqual(['d2-d4', 'b3-d3']);
});
