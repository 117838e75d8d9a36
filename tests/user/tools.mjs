// Opens the share dialog and the page's other tools, some of which have their own button; the others are in the menu.

import { readFileSync } from 'node:fs';

/** The tools in the collapsible part of the menu, and those below the board in Study. */
const FOLDED = ['edit', 'change', 'text', 'print', 'build'];
const STUDIES = ['solutions', 'via'];

/** @param {import('@playwright/test').Page} page @param {string} id of its button */
export async function pressTool(page, id) {
  if (id === 'progress') {
    await pressTool(page, 'daily');
    await page.locator('#daily-dialog').getByRole('button', { name: 'Progress' }).click();
    return;
  }
  if (id === 'keys') {
    await pressTool(page, 'how');
    await page.locator('#how-dialog').getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
    return;
  }
  const tool = page.locator(`#${id}`);
  if (id === 'boards') return tool.click();
  if (STUDIES.includes(id)) {
    if (!(await tool.isVisible())) await pressTool(page, 'room');
    return tool.press('Enter');
  }
  await page.click('#menu');
  // The page ignores a click where another control has just been clicked: a menu entry or a cell of the dialog may now
  // be where this button was.
  if (FOLDED.includes(id) && !(await tool.isVisible())) await page.locator('#make').press('Enter');
  return (await tool.getAttribute('aria-haspopup')) ? tool.press('Enter') : tool.click();
}

/** Goes from Study to Play. @param {import('@playwright/test').Page} page */
export async function enterPlay(page) {
  // In Study, the button that leads back is in the header.
  await page.click('#room');
}

/** Opens a game of two jumps and its share dialog. @param {import('@playwright/test').Page} page */
export async function openShare(page) {
  await page.goto('/?board=triangle&moves=a3-a1_c3-a3&at=0');
  await page.locator('peg-solitaire').locator('[data-hole="a1"]').waitFor({ state: 'attached' });
  await pressTool(page, 'share');
  await page.locator('#share-dialog[open]').waitFor();
}

/**
 * The options in the dialog for each form of sharing, including the two ways to embed a board.
 * @type {Record<string, [string, string?]>}
 */
const FORMS = { Link: ['Link'], Picture: ['Picture'], Element: ['Embed', 'element'], Frame: ['Embed', 'frame'] };

/** @param {import('@playwright/test').Page} page @param {string} form */
export async function chooseForm(page, form) {
  const [choice, embed] = FORMS[form];
  await page.locator('#share-dialog .choices label', { hasText: choice }).click();
  if (embed) await page.locator('#share-dialog [name="embed"]').selectOption(embed);
}

/**
 * Presses a button that saves a file.
 * @param {import('@playwright/test').Locator} button
 */
export async function saved(button) {
  const download = button.page().waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}
