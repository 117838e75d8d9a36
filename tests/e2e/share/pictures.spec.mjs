// Pictures of a game.

import omggif from 'omggif';
import { LONG } from '../../user/games.mjs';
import { expect } from '../../user/table.mjs';
import { chooseForm, openShare, pressTool, saved } from '../../user/tools.mjs';
import { test } from '../../user/worker.mjs';

// The test reads a picture's pixels, and the page's policy would not allow that.
test.use({ bypassCSP: true });

/** @param {import('@playwright/test').Page} page */
async function openPicture(page) {
  await openShare(page);
  await chooseForm(page, 'Picture');
}

test('an animated SVG moves without a script', async ({ page }) => {
  await openPicture(page);
  const image = page.locator('#share-dialog .image');
  await expect(page.locator('#share-dialog output')).toHaveText(/KB$/);
  const before = await image.screenshot();
  await expect.poll(async () => before.equals(await image.screenshot())).toBe(false);
  const text = (await saved(page.getByRole('button', { name: 'Download' }))).bytes.toString();
  expect(text).toMatch(/^<svg /);
  expect(text).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
});

test('a GIF shows every jump', async ({ page }) => {
  await openPicture(page);
  await page.getByLabel('Format').selectOption('gif');
  await expect(page.locator('#share-dialog output')).toHaveText(/KB$/, { timeout: 20_000 });
  const gif = new omggif.GifReader((await saved(page.getByRole('button', { name: 'Download' }))).bytes);
  expect([gif.width, gif.height]).toEqual([400, 400]);
  expect(gif.numFrames()).toBeGreaterThan(8);
  expect(gif.loopCount()).toBe(0);
});

test('a picture in pixels shows the wood of the app, and is small enough to be sent', async ({ page }) => {
  await page.goto(`/?board=english&moves=${LONG.replaceAll(' ', '_')}&at=0`);
  await page.locator('peg-solitaire').locator('[data-hole="d4"]').waitFor({ state: 'attached' });
  await pressTool(page, 'share');
  await page.locator('#share-dialog .choices label', { hasText: 'Picture' }).click();
  for (const [kind, most, least] of /** @type {const} */ ([
    ['png', 150_000, 8],
    ['gif', 600_000, 3],
  ])) {
    await page.getByLabel('Format').selectOption(kind);
    await expect(page.locator('#share-dialog output')).toHaveText(/KB$/, { timeout: 60_000 });
    const { size, tones } = await page
      .locator('#share-dialog .image')
      .evaluate(async (/** @type {HTMLImageElement} */ { src }) => {
        const blob = await (await fetch(src)).blob();
        const picture = await createImageBitmap(blob);
        const { width } = picture;
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
          new OffscreenCanvas(width, width).getContext('2d')
        );
        context.drawImage(picture, 0, 0);
        // A strip from top to bottom between two columns of holes, where only the board is visible.
        const column = context.getImageData(Math.round((width * (1.782 + 2.5)) / 9.564), width / 4, 1, width / 2).data;
        return { size: blob.size, tones: new Set(new Uint32Array(column.buffer)).size };
      });
    expect(tones, kind).toBeGreaterThan(least);
    expect(size, kind).toBeLessThan(most);
  }
});

test('a picture has the chosen colours, width and background, and says what it shows', async ({ page }) => {
  await openPicture(page);
  const image = page.locator('#share-dialog .image');
  await expect(image).toHaveAttribute('alt', /^2 jumps in 2 moves, from Triangle board, 14 pegs, all but a1; /);

  await page.getByLabel('Format').selectOption('still');
  await expect(image).toHaveAttribute('alt', /^Triangle board, 14 pegs, all but a1; leave one peg\.$/);
  await page.getByLabel('Colours').selectOption('dark');
  await page.getByLabel('Width').selectOption('320');
  await page.getByLabel('Transparent').uncheck();
  await expect.poll(() => drawn(page)).toMatch(/^<svg [^>]*width="320" .*<rect [^>]*fill="#221e1a".*#e0a24a/);
  await page.getByLabel('Transparent').check();
  await expect.poll(() => drawn(page)).not.toMatch(/<rect/);

  await page.getByLabel('Format').selectOption('strip');
  await expect(page.getByLabel('Transparent')).toBeHidden();
  await expect.poll(() => drawn(page)).toMatch(/<rect [^>]*fill="#221e1a"/);
  await page.getByLabel('Format').selectOption('png');
  await expect(page.getByLabel('Transparent')).toBeChecked();
  await expect.poll(() => image.evaluate((/** @type {HTMLImageElement} */ { naturalWidth }) => naturalWidth)).toBe(320);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark']))
  test(`a picture in pixels has the ground of the ${colorScheme} page, or none`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPicture(page);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const corner = () =>
      page.locator('#share-dialog .image').evaluate(async (/** @type {HTMLImageElement} */ { src }) => {
        if (!src.startsWith('blob:')) return '';
        const picture = await createImageBitmap(await (await fetch(src)).blob());
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(1, 1).getContext('2d'));
        context.drawImage(picture, 0, 0);
        const [red, green, blue, opacity] = context.getImageData(0, 0, 1, 1).data;
        return opacity === 0 ? 'clear' : `rgb(${red}, ${green}, ${blue})`;
      });
    await page.getByLabel('Format').selectOption('gif');
    await expect.poll(corner).toBe(ground);
    await page.getByLabel('Format').selectOption('png');
    await expect.poll(corner).toBe('clear');
    await page.getByLabel('Transparent').uncheck();
    await expect.poll(corner).toBe(ground);
  });

for (const kind of ['png', 'gif'])
  test(`where canvases are not read truly, a ${kind} becomes an SVG`, async ({ page }) => {
    await page.addInitScript(distort, 256);
    await openPicture(page);
    await page.getByLabel('Format').selectOption(kind);
    await expect(page.locator('#share-dialog output')).toHaveText(/KB\. Your browser .* so this is an SVG\.$/);
    expect(await drawn(page)).toMatch(/^<svg /);
    expect((await saved(page.getByRole('button', { name: 'Download' }))).name).toMatch(/\.svg$/);
  });

test('noise that nobody sees changes no picture', async ({ page }) => {
  await page.addInitScript(distort, 2);
  await openPicture(page);
  await page.getByLabel('Format').selectOption('png');
  await expect(page.locator('#share-dialog output')).toHaveText(/KB$/);
  expect(await drawn(page)).toMatch(/^.PNG/);
});

/** Makes canvases return noise, as browsers do to protect against fingerprinting. @param {number} most */
function distort(most) {
  const { prototype } = CanvasRenderingContext2D;
  const { getImageData } = prototype;
  prototype.getImageData = function (...box) {
    const image = getImageData.apply(this, box);
    image.data.forEach((value, index) => {
      image.data[index] = value ^ ((index * 7919) % most);
    });
    return image;
  };
}

/**
 * The dialog's picture, as text; empty while the picture is being drawn.
 * @param {import('@playwright/test').Page} page
 */
function drawn(page) {
  const image = page.locator('#share-dialog .image');
  return image.evaluate(async (/** @type {HTMLImageElement} */ { src }) => {
    if (!src.startsWith('blob:')) return '';
    return fetch(src).then(
      (answer) => answer.text(),
      () => '',
    );
  });
}
