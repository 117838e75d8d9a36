// A test with a blog, and the parts of its posts.

import { readFileSync } from 'node:fs';
import { expect } from '../table.mjs';
import { test as base } from '../worker.mjs';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../worker.mjs').Blog} Blog */

/** The fixtures for tests of a page. @typedef {{ page: Page, blog: Blog }} Fixtures */
/** @typedef {import('../table.mjs').Args & Fixtures} Args */
/** @typedef {import('../table.mjs').WorkerArgs} WorkerArgs */

/** A test with a page and a blog; it fails on any error that a script on the page throws. */
export const test = /** @type {import('@playwright/test').TestType<Args, WorkerArgs>} */ (
  base.extend(/** @type {any} */ ({ page: watchPage }))
);

/** @param {{ page: Page }} fixtures @param {(page: Page) => Promise<void>} use */
async function watchPage({ page }, use) {
  const errors = errorsOf(page);
  await use(page);
  expect(errors).toEqual([]);
}

/**
 * Firefox also reports the following as script errors: policy violations (policy tests check the message on the page),
 * and fonts that were loading when the page was left (NS_BINDING_ABORTED).
 */
const FIREFOX_NOTICES = [/^The page’s settings blocked/, /^download failed \(font-family: .* status=2152398850 /];

/** Collects all script errors on a page from here on. @param {Page} page */
export function errorsOf(page) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => {
    if (!FIREFOX_NOTICES.some((notice) => notice.test(message))) errors.push(message);
  });
  return errors;
}

export const ELEMENT = '<peg-solitaire controls>Play it at example.com</peg-solitaire>';
export const classic = (/** @type {string} */ address) => `<script src="${address}"></script>`;
export const module = (/** @type {string} */ address) => `<script type="module" src="${address}"></script>`;

/** A language's script, to be inlined in a page. @param {string} language */
export function languageScript(language) {
  const file = new URL(`../../../dist/peg-solitaire.${language}.js`, import.meta.url);
  return `<script>${readFileSync(file, 'utf8')}</script>`;
}

/** @param {Locator} element */
export async function solve(element) {
  await element.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(element.locator('.status')).toHaveText(/^Solved/);
}

/** Expects the board to be drawn at the displayed size of its canvas. @param {Locator} element */
export async function expectDrawn(element) {
  await expect(element.locator('.status')).toHaveText('32 pegs. 4 jumps possible.');
  const canvas = element.locator('.stage canvas');
  await expect
    .poll(() => canvas.evaluate((it) => /** @type {HTMLCanvasElement} */ (it).width - it.clientWidth))
    .toBe(0);
  expect(await canvas.evaluate((it) => it.clientWidth)).toBeGreaterThan(200);
}
