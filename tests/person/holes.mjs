// Finds the holes of a board on the page.

import { expect } from '@playwright/test';

/** @typedef {import('@playwright/test').Locator} Locator */

/** Waits until a hole has its place: a board is laid out in a task after it is ready. @param {Locator} hole */
export async function isLaidOut(hole) {
  await expect(hole).toHaveAttribute('style', /left/);
}

/** The middle of a hole, in CSS pixels of the window: of a page, not of a frame in it. @param {Locator} hole */
export async function middleOf(hole) {
  const found = await hole.evaluate(findMiddle);
  if (found) return found;
  await isLaidOut(hole);
  return /** @type {{ x: number, y: number }} */ (await hole.evaluate(findMiddle));
}

/** Undefined before the hole has its place. @param {Element} hole */
function findMiddle(hole) {
  const { x, y, width, height } = hole.getBoundingClientRect();
  return /** @type {HTMLElement} */ (hole).style.left ? { x: x + width / 2, y: y + height / 2 } : undefined;
}
