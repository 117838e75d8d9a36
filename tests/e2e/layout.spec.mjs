// What a player needs first is in view, on the windows that there are.

import { expect, test } from './table.mjs';

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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const fits = table.element
      .locator('.actions')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    expect(await fits).toBe(true);
    // Nothing jumps when there is something to say.
    const before = await table.solveButton.boundingBox();
    await table.solveButton.click();
    await expect(table.status).toHaveText(/^Solved/);
    await expect(table.status).toBeInViewport({ ratio: 1 });
    expect((await table.solveButton.boundingBox())?.y).toBe(before?.y);
  });
}
