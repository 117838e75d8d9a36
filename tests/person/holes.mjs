// Finds the holes of a board on the page.

import { expect } from '@playwright/test';

/** @typedef {import('@playwright/test').Locator} Locator */

/** Waits until a hole has its place: a board is laid out in a task after it is ready. @param {Locator} hole */
export async function isLaidOut(hole) {
  await expect(hole).toHaveAttribute('style', /left/);
}

/** The middle of a hole, in CSS pixels of the window. @param {Locator} hole */
export async function middleOf(hole) {
  await isLaidOut(hole);
  const box = await hole.boundingBox();
  if (!box) throw new Error(`${hole} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
