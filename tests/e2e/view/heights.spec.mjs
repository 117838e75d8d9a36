// A page gives a height, in any kind of box around the element.

import { test } from '../../person/blog/box.mjs';
import { frame } from '../../person/machine/moments.mjs';
import { expect } from '../../person/table.mjs';

/** @typedef {import('../../person/blog/guest.mjs').Fixtures} Fixtures */
/** @typedef {import('../../person/blog/guest.mjs').Guest} Guest */

/** The overflow of inner parts below the element, in pixels. @param {Guest} guest */
function overflow(guest) {
  return guest.ask((it) => {
    const { bottom } = it.getBoundingClientRect();
    const room = /** @type {Element} */ (it.shadowRoot?.querySelector('.room'));
    return Math.round(room.getBoundingClientRect().bottom - bottom);
  });
}

for (const [style, controls] of [
  ['display: block; height: 300px', ''],
  ['display: block; height: 300px; width: 400px', 'controls'],
  ['display: inline-block; height: 300px; width: 400px', 'controls'],
  ['display: flex; height: 300px; width: 400px', 'controls'],
  ['max-height: 300px; width: 400px', 'controls'],
]) {
  test(`${style} ${controls}`, async (/** @type {Fixtures} */ { guest, page }) => {
    await guest.visitDrawn(`<peg-solitaire style="${style}" ${controls}></peg-solitaire>`);
    await page.evaluate(frame);
    expect(await overflow(guest)).toBe(0);
    expect((await guest.element.locator('.stage canvas').boundingBox())?.width).toBeGreaterThan(150);
  });
}

test('controls that come later scroll where there is no room for them', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn('<peg-solitaire style="height: 300px; width: 400px"></peg-solitaire>');
  await guest.ask((it) => {
    it.controls = true;
  });
  await expect(guest.element.locator('.room')).toHaveClass(/is-cramped/);
  expect(await overflow(guest)).toBe(0);
});
