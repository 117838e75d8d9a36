// What a player needs first is in view, on the windows that there are.

import { expect, test } from '../../person/table.mjs';

for (const [width, height] of [
  [1280, 580],
  [1366, 650],
  [1280, 800],
  [1920, 1000],
  [768, 1024],
  [390, 664],
  [390, 844],
  [844, 390],
  [667, 375],
]) {
  test(`board, Solve and status are in view at ${width} x ${height}`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    for (const part of [table.element.locator('.stage'), table.solveButton, table.status]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const actions = table.element.locator('.actions');
    await expect.poll(() => actions.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
    // Nothing jumps when there is something to say.
    const before = await table.solveButton.boundingBox();
    await table.solveButton.click();
    await expect(table.status).toHaveText(/^Solved/);
    await expect(table.status).toBeInViewport({ ratio: 1 });
    expect((await table.solveButton.boundingBox())?.y).toBe(before?.y);
  });
}

const PHONE = { width: 390, height: 844 };
const VIEWS = ['boards', 'problems', 'edit', 'via', 'text', 'share'];

for (const view of VIEWS) {
  test(`the way out of the dialog ${view} stays in view`, async ({ table: { page } }) => {
    await page.setViewportSize(PHONE);
    await page.click(`#${view}`);
    const dialog = page.locator('dialog[open]');
    const close = dialog.getByRole('button', { name: 'Close' });
    await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(dialog).toHaveCount(0);
  });

  test(`a tap beside the dialog ${view} closes it`, async ({ table: { page } }) => {
    await page.click(`#${view}`);
    const dialog = page.locator('dialog[open]');
    const box = await dialog.boundingBox();
    await dialog.click({ position: { x: (box?.width ?? 0) / 2, y: 8 } });
    await expect(dialog).toBeVisible();
    await page.mouse.click((box?.x ?? 0) - 10, 20);
    await expect(dialog).toHaveCount(0);
  });
}

test('where the browser does not close a dialog from beside, the page does', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'));
  await page.goto('/?board=triangle&view=text');
  const dialog = page.locator('#text-dialog');
  await expect(dialog).toBeVisible();
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
  await page.close();
});

for (const view of ['', ...VIEWS]) {
  test(`large text fits a phone: ${view || 'the page'}`, async ({ table: { page } }) => {
    await page.setViewportSize(PHONE);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%';
    });
    if (view) {
      await page.click(`#${view}`);
      await expect(page.locator('dialog[open]')).toBeVisible();
    }
    // The board takes its new size in the next frame.
    const overflow = () =>
      page.evaluate(() => {
        const box = document.querySelector('dialog[open]') ?? document.documentElement;
        return box.scrollWidth - box.clientWidth;
      });
    await expect.poll(overflow).toBe(0);
  });
}
