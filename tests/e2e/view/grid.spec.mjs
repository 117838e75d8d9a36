// Only changes are written to the invisible grid over the board.

import { test } from '../../user/blog/box.mjs';
import { isLaidOut, pictureOf } from '../../user/canvas.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { expect } from '../../user/table.mjs';

test.use({ script: 'plusScript' });

/** @typedef {import('@playwright/test').Page} Page */

/** Counts the attributes that are written in the board's grid from now on. @param {Page} page */
async function watchWrites(page) {
  await page.evaluate(() => {
    const grid = /** @type {Element} */ (document.querySelector('peg-solitaire')?.shadowRoot?.querySelector('.holes'));
    const writes = /** @type {string[]} */ ([]);
    Object.assign(window, { writes });
    new MutationObserver((records) => {
      for (const { attributeName, target } of records)
        writes.push(`${/** @type {HTMLElement} */ (target).dataset.hole} ${attributeName}`);
    }).observe(grid, { attributes: true, attributeFilter: ['aria-label', 'aria-selected'], subtree: true });
  });
}

/** Returns the writes since the last call, once all pending frames have been drawn. @param {Page} page */
async function takeWrites(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return /** @type {any} */ (window).writes.splice(0);
  });
}

test('a frame in which nothing changed rewrites no label', async ({ table, page }) => {
  await watchWrites(page);
  const { x, y } = await table.place('a3');
  await page.mouse.move(x, y);
  expect(await takeWrites(page)).toEqual([]);
  await table.click('d2');
  expect((await takeWrites(page)).sort()).toEqual(['d2 aria-selected', 'd4 aria-label']);
  await table.click('d4');
  await expect(table.hole('d4')).toHaveAccessibleName(/^d4: peg/);
  const afterJump = await takeWrites(page);
  expect(afterJump).not.toContain('a3 aria-label');
  expect(new Set(afterJump).size).toBe(afterJump.length);
});

test('arrow keys go from hole to hole; Tab leaves the grid and returns to the same hole', async ({ table, page }) => {
  await table.hole('d2').focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.hole('d3')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(table.hole('d3')).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(table.hole('d3')).toBeFocused();
  await expect(table.element.locator('.holes [tabindex="0"]')).toHaveCount(1);
});

test('the focus is shown to keyboard users when a game is opened, and not after a click', async ({ table, page }) => {
  const board = 'xox/ooo/ooo';
  const canvas = table.element.locator('.stage canvas');
  const picture = () => pictureOf(table.element);
  const shows = (/** @type {string} */ drawn) => expect.poll(async () => (await picture()) === drawn).toBe(true);
  await table.setUp({ board, start: board });
  await isLaidOut(table.hole('a1'));
  await page.evaluate(frame);
  const bare = await picture();
  await table.hole('b1').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(table.hole('a1')).toBeFocused();
  await page.evaluate(frame);
  const marked = await picture();
  expect(marked === bare).toBe(false);
  await page.keyboard.press('ArrowRight');
  await table.element.evaluate((it, board) => Object(it).open({ board, start: board }), board);
  await expect(table.hole('a1')).toBeFocused();
  await shows(marked);
  await canvas.click({ position: { x: 12, y: 12 } });
  await shows(bare);
  await table.setUp({ goal: 'at most 2 pegs' });
  await isLaidOut(table.hole('a1'));
  await page.evaluate(frame);
  await expect(table.hole('a1')).toBeFocused();
  await shows(bare);
});

test('the focus stays on the board when another board is opened under it', async ({ table, page }) => {
  await table.hole('d2').focus();
  await table.setUp({ board: 'ooo/ooo' });
  await expect(table.hole('a1')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(table.hole('a2')).toBeFocused();
});

test('a hole states its column, even in a short row', async ({ table }) => {
  for (const [hole, column] of [
    ['c1', '3'],
    ['a3', '1'],
    ['g3', '7'],
  ])
    await expect(table.hole(hole)).toHaveAttribute('aria-colindex', column);
});

test('a finger that explores the page finds the button of each hole', async ({ table }) => {
  await isLaidOut(table.hole('d2'));
  const found = await table.element.evaluate((element) => {
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    return [...root.querySelectorAll('[data-hole]')].map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return root.elementFromPoint(left + width / 2, top + height / 2) === button;
    });
  });
  expect(found.length).toBe(33);
  expect(found).not.toContain(false);
});

test("a pointer click selects a peg once, and so does a screen reader's", async ({ table }) => {
  await table.click('d2');
  await expect(table.hole('d2')).toHaveAttribute('aria-selected', 'true');
  await table.click('d2');
  await expect(table.hole('d2')).toHaveAttribute('aria-selected', 'false');
  for (const detail of [0, 1]) {
    await table.hole('d2').dispatchEvent('click', { detail });
    await expect(table.hole('d2')).toHaveAttribute('aria-selected', detail === 0 ? 'true' : 'false');
  }
});
