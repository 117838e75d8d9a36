// The barriers that axe finds in a board, whatever the page around it is like.

import AxeBuilder from '@axe-core/playwright';

/** @typedef {import('@playwright/test').Page} Page */

/** The rules that the board of a page breaks in light, and in dark as far as colours decide. @param {Page} page */
export async function barriersOf(page) {
  await paint(page, 'light');
  const light = await broken(axe(page));
  await paint(page, 'dark');
  return [...light, ...(await broken(axe(page).withRules('color-contrast')))];
}

/** @param {Page} page @param {'light' | 'dark'} scheme */
function paint(page, scheme) {
  return page.evaluate((scheme) => {
    // Axe takes a ground that a page does not name for white.
    document.documentElement.setAttribute('style', `color-scheme: ${scheme}; background: Canvas`);
  }, scheme);
}

/** @param {Page} page */
function axe(page) {
  // Otherwise it opens a page of its own, for frames of other origins.
  return new AxeBuilder({ page }).setLegacyMode().include('peg-solitaire');
}

/** @param {AxeBuilder} axe */
async function broken(axe) {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
}
