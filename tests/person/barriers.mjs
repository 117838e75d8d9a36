// The barriers that axe finds for people who see, hear or move in other ways.

import axe from 'axe-core';
import { expect } from './expect.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */

/** Expects none in the whole page, with the frames in it, in light and in dark. @param {Page} page */
export async function expectNoBarriers(page) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    expect(await broken(page, 'html'), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** The rules that the board of a page breaks in light, and in dark as far as colours decide. @param {Page} page */
export async function barriersOf(page) {
  await paint(page, 'light');
  const light = await broken(page, 'peg-solitaire');
  await paint(page, 'dark');
  return [...light, ...(await broken(page, 'peg-solitaire', ['color-contrast']))];
}

/** @param {Page} page @param {'light' | 'dark'} scheme */
function paint(page, scheme) {
  return page.evaluate((scheme) => {
    // Axe takes a ground that a page does not name for white.
    document.documentElement.setAttribute('style', `color-scheme: ${scheme}; background: Canvas`);
  }, scheme);
}

/** The rules that a part of a page breaks, all or some. @param {Page} page @param {string} part a selector @param {string[]} [rules] */
async function broken(page, part, rules) {
  await Promise.all(page.frames().map(load));
  const runOnly = rules && { type: /** @type {const} */ ('rule'), values: rules };
  return page.evaluate(
    async ([part, runOnly]) => {
      // Colours that change one into the other have a contrast of their own.
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      /** @type {typeof import('axe-core')} */
      const axe = Reflect.get(window, 'axe');
      const options = runOnly ? { runOnly } : {};
      const { violations } = await axe.run(part, { ...options, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
    },
    /** @type {const} */ ([part, runOnly]),
  );
}

/** Loads axe, once: a check is soon done then. @param {Frame} frame */
async function load(frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}
