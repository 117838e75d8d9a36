// Dialogs fit windows of all shapes: nothing overlaps or sticks out, and the way out is always at hand.

import { test } from '../../person/app.mjs';
import { DIALOG, expectNoBarriers } from '../../person/barriers.mjs';
import { test as alone, DIALOGS, expect, overflow, Table } from '../../person/table.mjs';

const PHONE = { width: 375, height: 812 };
/** Large text has room on a phone of this size. */
const PHONE_FOR_LARGE_TEXT = { width: 390, height: 844 };

/**
 * The controls and texts of the page, or of the dialog over it, that overlap or stick out at a side.
 * @param {import('@playwright/test').Page} page
 */
function collisions(page) {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const inside = document.querySelector('peg-solitaire')?.shadowRoot;
    const parts = 'button:not([role="gridcell"]), input, select, textarea, summary, output, canvas, h2, h3, p, dt, dd';
    const own = [...scope.querySelectorAll(parts)];
    const all =
      scope === document.body ? [...own, ...(inside?.querySelectorAll(`:not(.stage *):is(${parts})`) ?? [])] : own;
    const shown = all.filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const boxes = shown
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ part, box }) => box.width > 1 && isInView(part.closest('[role="group"]'), box));
    const { left, right } = scope.getBoundingClientRect();
    /** A long list scrolls in its own box. @param {Element | null} group @param {DOMRect} box */
    function isInView(group, { top, bottom }) {
      const frame = group?.getBoundingClientRect();
      return !frame || (top >= frame.top && bottom <= frame.bottom);
    }
    const name = (/** @type {Element} */ part) => part.outerHTML.slice(0, 60);
    const out = boxes.filter(({ box }) => box.left < left - 0.5 || box.right > right + 0.5);
    const over = boxes.flatMap(({ part: a, box: one }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ part: b, box: two }) => {
          const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          return width > 1 && height > 1 && !a.contains(b) && !b.contains(a);
        })
        .map(({ part: b }) => `${name(a)} lies over ${name(b)}`),
    );
    return [...out.map(({ part }) => `${name(part)} sticks out`), ...over];
  });
}

test('at a desk nothing overlaps, no barrier is found, and a click beside a dialog closes it', async ({
  table,
  page,
}) => {
  expect(await collisions(page)).toEqual([]);
  // With a jump, the dialogs have all that they can have.
  for (const hole of ['d2', 'd4']) await table.press(hole);
  for (const name of DIALOGS)
    await test.step(name, async () => {
      const dialog = await table.openDialog(name);
      const box = await dialog.boundingBox();
      expect(await collisions(page)).toEqual([]);
      const tops = await dialog
        .locator('.steps canvas')
        .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().top));
      expect(new Set(tops).size, 'the pictures of the rules stand in a row').toBe(name === 'how' ? 1 : 0);
      // The preview comes a little later. Without the whole page, axe wants landmarks and a heading in it.
      const preview = page.frameLocator('dialog[open] iframe').locator('[data-hole]').first();
      if (name === 'share') await expect(preview).toBeAttached();
      await expectNoBarriers(page, name === 'share' ? undefined : DIALOG);
      await dialog.click({ position: { x: (box?.width ?? 0) / 2, y: 8 } });
      await expect(dialog).toBeVisible();
      await page.mouse.click((box?.x ?? 0) - 10, 20);
      await expect(dialog).toHaveCount(0);
      // Until its entry in the history is left, a visit elsewhere would be cut off.
      await expect(page).not.toHaveURL(/view=/);
    });
});

test('where the browser does not close a dialog from beside, the page does', async ({ visit, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'));
  await visit('/?board=triangle&view=text');
  const dialog = page.getByRole('dialog');
  await dialog.evaluate((one) => one.removeAttribute('closedby'));
  const box = await dialog.boundingBox();
  const [x, y] = [(box?.x ?? 0) - 20, (box?.y ?? 0) + 200];
  // Selecting a text beyond the edge is no press beside the dialog.
  await page.mouse.move(x + 100, y);
  await page.mouse.down();
  await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(x, y);
  await expect(dialog).toBeHidden();
});

/** All dialogs stand on one base: a small one and a large one with a drawing are enough. */
const OTHER_WAYS_OUT = ['settings', 'edit'];

alone.describe('on a phone', () => {
  alone.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  alone(
    'a dialog is a sheet that has room for large text: Close stays in view, a tap above closes it, and so does Back',
    async ({ page, visit }) => {
      // The day with the longest name.
      await page.clock.setFixedTime('2026-09-30T12:00:00');
      const table = await visit();
      expect(await collisions(page)).toEqual([]);
      await expectRoomForLargeText(page);
      for (const name of DIALOGS)
        await test.step(name, async () => {
          const dialog = await table.openDialog(name);
          await expect.poll(async () => Math.round(bottomOf(await dialog.boundingBox()))).toBe(PHONE.height);
          if (name !== 'settings') expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: PHONE.width });
          expect(await collisions(page)).toEqual([]);
          await expectRoomForLargeText(page);
          const close = dialog.getByRole('button', { name: 'Close' });
          await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
          await expect(close).toBeInViewport({ ratio: 1 });
          await close.click();
          await expect(dialog).toHaveCount(0);
          if (!OTHER_WAYS_OUT.includes(name)) return;
          await table.openDialog(name);
          await page.touchscreen.tap(PHONE.width / 2, 15);
          await expect(dialog).toHaveCount(0);
          await table.openDialog(name);
          await page.goBack();
          await expect(dialog).toHaveCount(0);
          await new Table(page).isReady();
        });
    },
  );
});

test('the drawing has the height of a phone on its side', async ({ table, page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  const dialog = await table.openDialog('edit');
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  const box = await dialog.locator('.table').boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(bottomOf(box)).toBeLessThanOrEqual(375);
});

/** @param {import('@playwright/test').Page} page */
async function expectRoomForLargeText(page) {
  const setSize = (/** @type {string} */ size) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
  await page.setViewportSize(PHONE_FOR_LARGE_TEXT);
  await setSize('150%');
  // The board takes its new size in the next frame.
  await expect.poll(() => overflow(page)).toBe(0);
  await setSize('');
  await page.setViewportSize(PHONE);
}

/** @param {{ y: number, height: number } | null} box */
function bottomOf(box) {
  return box ? box.y + box.height : Number.NaN;
}
