// A page may set a height, in any kind of box around the element.

import { test } from '../../user/blog/box.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../user/blog/guest.mjs').Guest} Guest */

/** The number of pixels by which inner parts extend below the element. @param {Guest} guest */
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
  test(`${style} ${controls}`, async ({ guest, page }) => {
    await guest.visitDrawn(`<peg-solitaire style="${style}" ${controls}></peg-solitaire>`);
    await page.evaluate(frame);
    expect(await overflow(guest)).toBe(0);
    expect((await guest.element.locator('.stage canvas').boundingBox())?.width).toBeGreaterThan(150);
  });
}

test('controls that come later scroll where there is no room for them', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire style="height: 300px; width: 400px"></peg-solitaire>');
  await guest.ask((it) => {
    it.controls = true;
  });
  await expect(guest.element.locator('.room')).toHaveClass(/is-cramped/);
  expect(await overflow(guest)).toBe(0);
});

test('a scroll bar that comes is no error of the page', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire controls style="width: 400px"></peg-solitaire>');
  const { errors, hasBar } = await guest.ask(async (it) => {
    const errors = /** @type {string[]} */ ([]);
    const note = (/** @type {ErrorEvent} */ { message }) => errors.push(message);
    addEventListener('error', note);
    const root = /** @type {ShadowRoot} */ (it.shadowRoot);
    const room = /** @type {HTMLElement} */ (root.querySelector('.room'));
    const style = document.createElement('style');
    // The tests' browser hides scroll bars.
    style.textContent = '.is-cramped { padding-right: 15px }';
    root.append(style);
    let hasBar = false;
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // The playlist takes up the remaining height.
    for (let height = 300; height < 900; height += 20) {
      it.style.height = `${height}px`;
      it.playlist = [];
      await frame();
      it.playlist = [{ start: 'd4' }, { start: 'c1' }];
      await frame();
      hasBar ||= room.matches('.is-cramped');
    }
    removeEventListener('error', note);
    return { errors, hasBar };
  });
  expect(errors).toEqual([]);
  expect(hasBar).toBe(true);
});
