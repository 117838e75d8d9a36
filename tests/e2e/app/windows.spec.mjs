// The page fits windows of all shapes: the board is large, fingers hit what they touch, and nothing moves while it
// loads.

import { expect, test as page, Table } from '../../person/table.mjs';

const PHONE = { width: 375, height: 812 };
const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
const FINGER = 44;

/** The least side of the board in pixels. @type {[number, number, number][]} */
const WINDOWS = [
  [375, 812, 350],
  [812, 375, 315],
  [768, 1024, 590],
  [820, 1180, 750],
  [1100, 860, 630],
  [1920, 1080, 850],
];

for (const [width, height, side] of WINDOWS) {
  page(`the board fills a window of ${width} x ${height}`, async ({ table }) => {
    // On a first visit the goal stands above the board as a sentence.
    await table.drag('d2', 'd4');
    await expect.poll(() => table.cursor()).toBe(1);
    await table.page.setViewportSize({ width, height });
    await table.page.reload();
    await table.isReady();
    const box = () => table.element.locator('.stage').boundingBox();
    await expect.poll(async () => (await box())?.width).toBeGreaterThanOrEqual(side);
    const { y = 0, height: boardHeight = 0 } = (await box()) ?? {};
    expect(y + boardHeight).toBeLessThanOrEqual(height);
    expect(await table.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

page.describe('on a phone', () => {
  page.use(TOUCH);

  page('nothing moves while the page loads', async ({ page, table }) => {
    const shifts = page.evaluate(
      () =>
        new Promise((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries().length));
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords().length)));
        }),
    );
    expect(await shifts).toBe(0);
    await table.isReady();
  });

  page('a finger hits every control', async ({ table }) => {
    await table.playShortestGame();
    const small = await table.page.evaluate((least) => {
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

  for (const view of ['boards', 'problems', 'edit', 'via', 'text', 'share']) {
    page(`the dialog ${view} is a sheet: a tap above it closes it, and so does Back`, async ({ table: { page } }) => {
      const dialog = page.locator('dialog[open]');
      const open = async () => {
        await page.click(`#${view}`);
        await expect.poll(async () => Math.round(bottomOf(await dialog.boundingBox()))).toBe(PHONE.height);
        expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: PHONE.width });
      };
      await open();
      await page.touchscreen.tap(PHONE.width / 2, 15);
      await expect(dialog).toHaveCount(0);
      await open();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await new Table(page).isReady();
    });
  }
});

page('the drawing has the height of a phone on its side', async ({ table: { page } }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.click('#edit');
  await expect(page.locator('#edit-dialog .table')).toBeVisible();
  await expect(page.locator('#edit-dialog [role="status"]')).not.toBeEmpty();
  const box = await page.locator('#edit-dialog .table').boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(bottomOf(box)).toBeLessThanOrEqual(375);
});

/** @param {{ y: number, height: number } | null} box */
function bottomOf(box) {
  return box ? box.y + box.height : Number.NaN;
}
