// Finds accessibility violations with axe.

import axe from 'axe-core';
import { expect } from './worker.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */

/** The rules about colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Selects the open dialog; the page behind it is checked separately. */
export const DIALOG = 'dialog[open]';

/**
 * Expects no violations in light mode, and no colour violations in dark mode, in the page or a part of it.
 * @param {Page} page
 * @param {string} [part] a selector
 */
export async function expectNoViolations(page, part) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, part, colorScheme === 'dark' ? COLOURS : undefined), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** The rules that depend on the strings: about names, languages, and the space that text takes. */
const OF_WORDS = [
  ...['html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch', 'valid-lang', 'document-title', 'target-size'],
  ...['button-name', 'link-name', 'label', 'select-name', 'summary-name', 'image-alt', 'role-img-alt', 'svg-img-alt'],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-toggle-field-name', 'empty-heading'],
];

/**
 * Expects no violations that strings could cause, in the page without its frames.
 * @param {Page} page
 * @param {string} [part] a selector
 */
export async function expectNoViolationsOfWords(page, part) {
  await load(page.mainFrame());
  expect(await run(page, part, { runOnly: OF_WORDS, iframes: false })).toEqual([]);
}

/**
 * The violations in a page with its frames, or in a part of it.
 * @param {Page} page
 * @param {string} [part] a selector
 * @param {string[]} [runOnly] the rules; all by default
 */
async function violationsOf(page, part, runOnly) {
  await Promise.all(page.frames().map(load));
  return run(page, part, runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } });
}

/** @param {Page} page @param {string | undefined} part @param {import('axe-core').RunOptions} options */
function run(page, part = 'html', options) {
  return page.evaluate(
    async ({ part, options }) => {
      // A cancelled animation has ended, too.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      /** @type {typeof import('axe-core')} */
      const axe = Reflect.get(window, 'axe');
      const { violations } = await axe.run(part, { resultTypes: ['violations'], ...options });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { part, options },
  );
}

/** Loads axe once, so that later checks are fast. @param {Frame} frame */
async function load(frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}
