// The most important parts are in view in all usual windows, the board is large, and nothing moves while the page
// loads.

import { test } from '../../person/app.mjs';
import { settle } from '../../person/canvas.mjs';
import { test as alone, expect } from '../../person/table.mjs';

/** Windows, and the least side of the board in some of them, in pixels. */
const WINDOWS = [
  [1280, 580],
  [1366, 650],
  [1280, 800],
  [1100, 860, 630],
  [1920, 1000],
  [1920, 1080, 850],
  [768, 1024, 590],
  [820, 1180, 750],
  [375, 812, 350],
  [390, 664],
  [390, 844],
  [812, 375, 315],
  [844, 390],
  [667, 375],
];

/** @param {import('../../person/table.mjs').Table} table */
async function expectInView({ page, element, solveButton, status }) {
  for (const part of [element.locator('.stage'), solveButton, status]) await expect(part).toBeInViewport({ ratio: 1 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBe(0);
  await expect.poll(() => element.locator('.actions').evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
}

test('board, Solve and status are in view in each window, and the board fills it', async ({ table, page }) => {
  for (const [width, height] of WINDOWS)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expectInView(table);
    });
  await page.setViewportSize({ width: 1100, height: 860 });
  // The holes have their new places in the next frame.
  await settle(table.element);
  await table.drag('d2', 'd4');
  await expect.poll(() => table.cursor()).toBe(1);
  await page.reload();
  await table.isReady();
  for (const [width, height, side = 0] of WINDOWS)
    await test.step(`${width} x ${height} after a jump`, async () => {
      await page.setViewportSize({ width, height });
      const stage = () => table.element.locator('.stage').boundingBox();
      await expect.poll(async () => (await stage())?.width).toBeGreaterThanOrEqual(side);
      await expectInView(table);
    });
});

test('nothing jumps in a window when there is something to say', async ({ table, page }) => {
  for (const [width, height] of WINDOWS)
    await test.step(`${width} x ${height}`, async () => {
      await table.element.evaluate((/** @type {any} */ element) => element.open({ board: 'english' }));
      await expect(table.status).toHaveText('32 pegs. 4 jumps possible.');
      await page.setViewportSize({ width, height });
      await expect(table.solveButton).toBeInViewport({ ratio: 1 });
      const before = await table.solveButton.boundingBox();
      await table.solveButton.click();
      await expect(table.status).toHaveText(/^Solved/);
      await expect(table.status).toBeInViewport({ ratio: 1 });
      expect((await table.solveButton.boundingBox())?.y).toBe(before?.y);
      // The film need not go on in the next window.
      await page.keyboard.press('k');
    });
});

alone.describe('on a phone', () => {
  alone.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  alone('nothing moves while the page loads, and a finger hits every control', async ({ table, page }) => {
    const shifts = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries().length));
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords().length)));
        }),
    );
    expect(shifts).toBe(0);
    await table.playShortestGame();
    const FINGER = 44;
    const small = await page.evaluate((least) => {
      const inside = document.querySelector('peg-solitaire')?.shadowRoot;
      const controls = [
        ...document.querySelectorAll('main button, main select, header button'),
        ...(inside?.querySelectorAll('button:not(.holes button), select, input') ?? []),
      ];
      const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
      const isSmall = ({ width = 0, height = 0 }) => width > 0 && (height < least - 0.5 || width < 40);
      return boxes.filter(({ box }) => isSmall(box)).map(({ control }) => control.outerHTML.slice(0, 80));
    }, FINGER);
    expect(small).toEqual([]);
  });
});
