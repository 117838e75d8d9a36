// The editor works for everyone, everywhere: colours, large text, small windows, screen readers.

import { DIALOG, expectNoViolations } from '../../user/accessibility.mjs';
import { test } from '../../user/app.mjs';
import { openDesk } from '../../user/desk.mjs';
import { expect, sizes } from '../../user/table.mjs';

test('no barrier is found in an empty drawing', async ({ table, page }) => {
  const desk = await openDesk(table);
  await desk.button('Clear').click();
  await desk.dialog.getByLabel('Goal').last().selectOption('few');
  await expectNoViolations(page, DIALOG);
});

/** The number of colours in which a part of the page is painted. @param {import('@playwright/test').Locator} part */
async function coloursOf(part) {
  const picture = (await part.screenshot()).toString('base64');
  return part.page().evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data.buffer;
    return new Set(new Uint32Array(/** @type {ArrayBuffer} */ (data))).size;
  }, picture);
}

test('forced colours leave the dots where holes could be, and the mark of the goal', async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const desk = await openDesk(table);
  expect(await coloursOf(desk.cell(1, 1))).toBeGreaterThan(1);
  await desk.button('Clear').click();
  await desk.take('Pegs');
  await desk.click(4, 4);
  const unmarked = await desk.cell(4, 4).screenshot();
  await desk.take('Goal');
  await desk.click(4, 4);
  await page.mouse.move(0, 0);
  expect((await desk.cell(4, 4).screenshot()).equals(unmarked)).toBe(false);
});

test('large text fits a phone', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  const desk = await openDesk(table);
  await desk.dialog.getByLabel('Goal').last().selectOption('few');
  expect(await desk.dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

for (const [width, height] of sizes('320x640 667x375')) {
  test(`the editor is closed from wherever it is scrolled to, at ${width} x ${height}`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    const desk = await openDesk(table);
    await expect(desk.dialog.locator('.table')).toBeInViewport({ ratio: 1 });
    // On a phone in landscape, the button that continues is in view at once.
    await (width > height
      ? expect(desk.playButton).toBeInViewport({ ratio: 1 })
      : desk.playButton.scrollIntoViewIfNeeded());
    await desk.button('Start over').scrollIntoViewIfNeeded();
    expect(await desk.dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await expect(desk.button('Close')).toBeInViewport({ ratio: 1 });
    await desk.button('Close').click();
    await expect(desk.dialog).toBeHidden();
    // The page leaves the dialog's history entry a moment later. Until then, navigation would be interrupted.
    await expect(page).not.toHaveURL(/view=/);
  });
}

test('closing the dialog ends a stroke, and keeps it', async ({ table, page }) => {
  const desk = await openDesk(table);
  const { x, y } = await desk.place(1, 1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(desk.sentence).toHaveText(/^34 holes/);
  await page.keyboard.press('Escape');
  await expect(desk.dialog).toBeHidden();
  await page.mouse.up();
  await desk.open();
  await expect(desk.sentence).toHaveText(/^34 holes/);
  await desk.click(1, 1);
  await expect(desk.sentence).toHaveText(/^35 holes/);
});

test('a draft that is shown again rewrites no label', async ({ table, page }) => {
  const desk = await openDesk(table);
  const labels = await page.evaluate(async () => {
    const cells = /** @type {Element} */ (document.querySelector('#edit-dialog .cells'));
    const labels = /** @type {unknown[]} */ ([]);
    const observer = new MutationObserver((records) => {
      labels.push(...records.map(({ target }) => /** @type {Element} */ (target).getAttribute('aria-label')));
    });
    observer.observe(cells, { attributes: true, attributeFilter: ['aria-label'], subtree: true });
    return Object.assign(window, { labels }).labels.length;
  });
  expect(labels).toBe(0);
  await desk.click(5, 5);
  await expect(desk.cell(5, 5)).toHaveAccessibleName(/no hole/);
  expect(await page.evaluate(() => /** @type {any} */ (window).labels)).toEqual(['row 5, column 5: no hole']);
});
