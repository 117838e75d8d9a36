// Fallback content between the tags stays until the board is drawn.

import { test } from '../../user/blog/guest.mjs';
import { expect } from '../../user/table.mjs';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>')}`;
const POSTER = `<peg-solitaire controls><a href="#play"><img src="${PICTURE}" alt="Play this puzzle" width="100%"></a></peg-solitaire>`;

test('it stays until the board is drawn, in its place @core', async ({ guest, page }) => {
  await page.addInitScript(() => {
    const { compile } = WebAssembly;
    const released = new Promise((resolve) => Object.assign(window, { release: resolve }));
    WebAssembly.compile = async (bytes) => {
      await released;
      return compile(bytes);
    };
  });
  await guest.visit(POSTER);
  await page.waitForFunction(() => customElements.get('peg-solitaire'));
  const picture = page.getByAltText('Play this puzzle');
  await expect(picture).toBeVisible();
  const stage = guest.element.locator('.stage');
  const [inner, outer] = [await picture.boundingBox(), await stage.boundingBox()];
  expect([inner?.x, inner?.width]).toEqual([outer?.x, outer?.width]);
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link').focus();
  await page.evaluate('release()');
  await guest.isReady();
  await expect(picture).toBeHidden();
  expect(await stage.boundingBox()).toEqual(outer);
  await expect(guest.element.getByRole('gridcell').first()).toBeFocused();
});

test('where the board fails it stays, with the message', async ({ guest, page }) => {
  await page.addInitScript(() => {
    WebAssembly.compile = () => Promise.reject(new Error('no'));
  });
  await guest.visit(POSTER);
  await expect(guest.element.locator('.failure p')).toBeVisible();
  await expect(page.getByAltText('Play this puzzle')).toBeVisible();
});
