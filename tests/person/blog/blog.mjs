// A test with a blog, and the parts of its posts.

import { test as base } from '@playwright/test';
import { expect } from '../table.mjs';
import { startBlog } from './server.mjs';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof startBlog>>} Blog */

/** The needs of tests of a page. @typedef {{ page: Page, blog: Blog }} Fixtures */

/** A test with a blog, which serves all tests of a worker; it fails on any error that a script of the page throws. */
export const test = /** @type {import('@playwright/test').TestType<any, any>} */ (
  base.extend(/** @type {any} */ ({ blog: [openBlog, { scope: 'worker' }], page: watchPage }))
);

// Playwright reads the names of a fixture's needs from its first parameter, and wants braces.
/** @param {{}} _ @param {(blog: Blog) => Promise<void>} use */
// biome-ignore lint/correctness/noEmptyPattern: see above.
async function openBlog({}, use) {
  const blog = await startBlog();
  await use(blog);
  blog.close();
}

/** @param {{ page: Page }} fixtures @param {(page: Page) => Promise<void>} use */
async function watchPage({ page }, use) {
  const errors = errorsOf(page);
  await use(page);
  expect(errors).toEqual([]);
}

/** Collects all errors of scripts of a page from here on. @param {Page} page */
export function errorsOf(page) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => {
    // Firefox reports blocks by a policy as errors; the tests of policies look for the words on the page.
    if (!/^The page’s settings blocked/.test(message)) errors.push(message);
  });
  return errors;
}

export const ELEMENT = '<peg-solitaire controls>Play it at example.com</peg-solitaire>';
export const classic = (/** @type {string} */ address) => `<script src="${address}"></script>`;
export const module = (/** @type {string} */ address) => `<script type="module" src="${address}"></script>`;

/** @param {Locator} element */
export async function solve(element) {
  await element.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(element.locator('.status')).toHaveText(/^Solved/);
}

/** Expects the board to be drawn as large as its canvas is shown. @param {Locator} element */
export async function expectDrawn(element) {
  await expect(element.locator('.status')).toHaveText('32 pegs. 4 jumps possible.');
  const canvas = element.locator('.stage canvas');
  await expect
    .poll(() => canvas.evaluate((it) => /** @type {HTMLCanvasElement} */ (it).width - it.clientWidth))
    .toBe(0);
  expect(await canvas.evaluate((it) => it.clientWidth)).toBeGreaterThan(200);
}
