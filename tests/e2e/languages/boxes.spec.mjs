// In each language the dialogs and the menu have room for its words, in every window.

import { LANGUAGES } from '../../../www/words/language/languages.js';
import { test } from '../../person/app.mjs';
import { faultsOfBoxes } from '../../person/boxes.mjs';
import { DIALOGS, expect } from '../../person/table.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** Phones, one on its side, a tablet, a desktop. */
const WINDOWS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [667, 375],
  [768, 1024],
  [1280, 860],
];

/** Progress has no button of its own; the lists of the workshop may shorten a choice. */
const NAMES = [...DIALOGS.filter((name) => !/progress|print|build/.test(name)), 'boards', 'keys', 'solutions'];

/**
 * The acts after which a dialog shows more.
 * @type {Record<string, Record<string, (page: Page) => Promise<unknown>>>}
 */
const MORE = {
  share: {
    picture: (page) => page.locator('[name=as][value=picture]').check(),
    element: (page) => page.locator('[name=as][value=embed]').check(),
  },
};

for (const language of Object.keys(LANGUAGES))
  test(`the dialogs have room for their words in ${language}`, async ({ visit, page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const table = await visit(`/?lang=${language}`, 'study');
    /** @type {string[]} */
    const faults = [];
    const look = async (/** @type {string} */ place, /** @type {string} */ part) => {
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const found = await faultsOfBoxes(page, part);
        faults.push(...found.map((fault) => `${place}, ${language}, ${width} x ${height}: ${fault}`));
      }
    };
    await table.press('d2', 'd4', 'b3', 'd3');
    await look('study', 'body');
    for (const name of NAMES) {
      await page.evaluate((name) => document.getElementById(name)?.click(), name);
      await expect(page.locator('dialog[open]')).toBeVisible();
      await look(name, 'dialog[open]');
      for (const [more, act] of Object.entries(MORE[name] ?? {})) {
        await act(page);
        await look(`${name}, ${more}`, 'dialog[open]');
      }
      await table.closeDialog();
    }
    await page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('tools')).showPopover());
    await look('menu', '#tools');
    expect(faults).toEqual([]);
  });
