// Reads the canvas of an element, and finds its holes.

import { expect } from '@playwright/test';

/** @typedef {import('@playwright/test').Locator} Locator */

/** The current content of the canvas, for comparisons. @param {Locator} element */
export async function pictureOf(element) {
  return element.locator('.stage canvas').evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
}

/** Waits for a frame without a change. @param {Locator} element */
export async function settle(element) {
  await element.locator('.stage canvas').evaluate(async (it) => {
    const canvas = /** @type {HTMLCanvasElement} */ (it);
    // The picture is finished when the page is idle or, if it is busy, after some time.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2500 }));
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const read = () => new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    const isSame = (/** @type {Uint32Array} */ one, /** @type {Uint32Array} */ other) =>
      one.length === other.length && one.every((pixel, index) => pixel === other[index]);
    let [before, now] = [new Uint32Array(), read()];
    while (!isSame(before, now)) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      [before, now] = [now, read()];
    }
  });
}

/** @param {Locator} element @param {string} hole */
export async function colourOf(element, hole) {
  return element.evaluate((it, name) => {
    const root = /** @type {ShadowRoot} */ (it.shadowRoot);
    const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector('canvas'));
    const { left, top } = canvas.getBoundingClientRect();
    const box = /** @type {HTMLElement} */ (root.querySelector(`[data-hole="${name}"]`)).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2 - left, box.y + box.height / 2 - top];
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    return [...context.getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data].join(' ');
  }, hole);
}

/**
 * Waits until a hole has its position, because a board is laid out in a separate task after it is ready.
 * @param {Locator} hole
 */
export async function isLaidOut(hole) {
  await expect(hole).toHaveAttribute('style', /left/);
}

/**
 * The centre of a hole, in CSS pixels relative to the page's window, even if the board is in a frame.
 * @param {Locator} hole
 */
export async function middleOf(hole) {
  const found = await hole.evaluate(findMiddle);
  if (found) return found;
  await isLaidOut(hole);
  return /** @type {{ x: number, y: number }} */ (await hole.evaluate(findMiddle));
}

/** Undefined before the hole has its position. @param {Element} hole */
function findMiddle(hole) {
  const { x, y, width, height } = hole.getBoundingClientRect();
  return /** @type {HTMLElement} */ (hole).style.left ? { x: x + width / 2, y: y + height / 2 } : undefined;
}
