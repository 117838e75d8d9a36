// A new player's first minute with each kind of input: a first visit, three pegs, a win, and the next puzzle.

import { test as testInRoom } from '../../user/app.mjs';
import { pictureOf, settle } from '../../user/canvas.mjs';
import { card, search } from '../../user/games.mjs';
import { expect, sizes, test } from '../../user/table.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../user/table.mjs').Table} Table */

const WIN = ['e2', 'e4', 'f4', 'd4'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Plays by touch only. @param {Page} page @param {Table} table */
async function touch(page, table) {
  const stage = table.element.locator('.stage');
  const tryJump = async () => {
    const place = await stage.boundingBox();
    await page.getByRole('button', { name: 'Try a jump' }).tap();
    await expect(page.locator('.lead .goal')).toHaveText('The peg you jumped over is gone.');
    expect(await stage.boundingBox(), 'the board stays in its place').toEqual(place);
  };
  await tryJump();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.reload();
  await table.isReady();
  await tryJump();
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('link', { name: 'New? Start with three pegs.' }).tap();
  await expect(page.locator('.lead .about')).toHaveText('Three pegs');
  await expect(page.locator('#path')).toHaveText('1 of 11');
  const before = await stage.boundingBox();
  for (const hole of WIN) await table.hole(hole).tap();
  await expect(page.locator('.lead .about')).toContainText('★ perfect in 2 moves');
  expect(await stage.boundingBox(), 'the board stays in its place').toEqual(before);
  await expect(table.solveButton, 'no key lies half below the card').toBeHidden();
  await card(page).getByRole('button', { name: 'Next' }).tap();
}

/** Plays with the keyboard only. @param {Page} page @param {Table} table */
async function type(page, table) {
  const link = page.getByRole('link', { name: 'New? Start with three pegs.' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.lead .about')).toHaveText('Three pegs');
  await table.element.evaluate((element) => element.focus());
  const go = async (/** @type {string} */ key, /** @type {string} */ hole) => {
    for (let steps = 0; steps < 9 && !(await isOn(table, hole)); steps++) await page.keyboard.press(key);
    expect(await isOn(table, hole)).toBe(true);
  };
  for (const [key, hole] of [
    ['ArrowRight', 'e1'],
    ['ArrowDown', 'e2'],
    ['Enter', 'e2'],
    ['ArrowDown', 'e4'],
    ['Enter', 'e4'],
    ['ArrowRight', 'f4'],
    ['Enter', 'f4'],
    ['ArrowLeft', 'd4'],
    ['Enter', 'd4'],
  ])
    await (key === 'Enter' ? page.keyboard.press(key) : go(key, hole));
  await expect(card(page).getByRole('button', { name: 'Next' })).toBeFocused();
  const about = page.locator('.lead .about');
  await expect(about).toContainText('★ perfect in 2 moves');
  for (const [width, height] of sizes('1280x860 667x375 360x640')) {
    await page.setViewportSize({ width, height });
    expect(await about.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `at ${width}`).toBe(0);
  }
  await page.keyboard.press('Enter');
}

/** @param {Table} table @param {string} name of a hole */
function isOn(table, name) {
  return table.hole(name).evaluate((hole) => hole.matches(':focus'));
}

/** Plays by accessible names only, as a screen reader does. @param {Page} page */
async function press(page) {
  await page.getByRole('link', { name: 'New? Start with three pegs.' }).dispatchEvent('click');
  const hole = (/** @type {RegExp} */ name) => page.getByRole('gridcell', { name });
  for (const name of [/^e2: peg, can jump to e4/, /^e4: empty, landing hole/, /^f4: peg, can jump to d4/, /^d4: empty/])
    await hole(name).dispatchEvent('click');
  await card(page).getByRole('button', { name: 'Next' }).dispatchEvent('click');
}

/**
 * Plays with the mouse only. After a click on Next, the board shows no focus indicator.
 * @param {Page} page
 * @param {Table} table
 */
async function click(page, table) {
  await page.getByRole('link', { name: 'New? Start with three pegs.' }).click();
  await expect(page.locator('.lead .about')).toHaveText('Three pegs');
  await settle(table.element);
  const before = await table.solveButton.boundingBox();
  for (const hole of WIN) await table.click(hole);
  await card(page).getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.lead .about')).toHaveText('Cross');
  expect(await table.solveButton.boundingBox(), 'a goal of two lines moves no key').toEqual(before);
  await page.mouse.move(5, 5);
  await settle(table.element);
  const shown = await pictureOf(table.element);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await settle(table.element);
  expect(await pictureOf(table.element)).toBe(shown);
}

for (const [name, hand] of Object.entries({ touch, type, press, click }))
  test.describe(name, () => {
    // Motion is checked with only one kind of input.
    test.use(name === 'touch' ? PHONE : { contextOptions: { reducedMotion: 'reduce' } });
    test('a newcomer wins, and goes up the ladder', async ({ page, visit }) => {
      const table = await visit();
      await hand(page, table);
      await expect(card(page)).toBeHidden();
      await expect(page.locator('.lead .about')).toHaveText('Cross');
      await expect(page.getByRole('button', { name: 'Step 2 of 11, 1 solved' })).toHaveText('2 of 11');
      await expect.poll(() => search(page)).toContain('goal=d4');
      await expect(page.getByRole('link', { name: 'New?' })).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

test.describe('by touch only', () => {
  test.use(PHONE);
  test('a win draws no ring around Next', async ({ page, visit }) => {
    const table = await visit('/?puzzle=three-pegs');
    for (const hole of WIN) await table.hole(hole).tap();
    const next = card(page).getByRole('button', { name: 'Next' });
    await expect(next).toBeVisible();
    await expect(next).not.toBeFocused();
  });
});

testInRoom('a person who knows the game is not held up', async ({ page, visit }) => {
  await visit('/?board=english&start=c1&goal=c1');
  await expect(page.getByRole('link', { name: 'New?' })).toBeHidden();
  await expect(page.locator('#path')).toBeHidden();
});
