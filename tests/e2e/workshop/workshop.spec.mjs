// Tests of sheets of puzzles to print, and of plans for boards to build.

import { fileOf } from '../../../www/common/markup.js';
import { drillingPart, pagesOf } from '../../../www/plans/pages.js';
import { planOf } from '../../../www/plans/plan.js';
import { USUAL } from '../../../www/plans/sizes.js';
import { readScad, readSvg } from '../../unit/plans/read.mjs';
import { problemOf } from '../../unit/shared/core.mjs';
import { test } from '../../user/app.mjs';
import { expect, overflow } from '../../user/table.mjs';
import { saved } from '../../user/tools.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** Records whether the dialog's frame would be printed, because a test cannot print a frame. @param {Page} page */
async function printed(page) {
  const frame = page.locator('dialog[open] iframe');
  await frame.evaluate((/** @type {HTMLIFrameElement} */ { contentWindow }) => {
    Object.assign(/** @type {Window} */ (contentWindow), { print: () => Object.assign(window, { isPrinted: true }) });
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  return page.evaluate(() => Reflect.get(window, 'isPrinted'));
}

/** A drop-down list or a number field. @param {import('@playwright/test').Locator} dialog @param {string} name */
const fieldIn = (dialog, name) =>
  dialog.getByRole('combobox', { name, exact: true }).or(dialog.getByRole('spinbutton', { name, exact: true }));

/** @param {Page} page */
const loaded = (page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.filter((name) => /workshop|on-demand/.test(name)).length;
  });

test('a sheet of any puzzles is made on a phone, with the answers', { tag: '@core' }, async ({ visit, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await visit('/?board=triangle-10');
  expect(await loaded(page)).toBe(0);
  await table.openDialog('problems');
  await page.getByRole('dialog').getByRole('button', { name: 'Print puzzles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print puzzles' });
  await expect(dialog).toBeVisible();
  expect(await loaded(page)).toBeGreaterThan(0);
  const [sheet, said] = [page.frameLocator('dialog[open] iframe'), dialog.getByRole('status')];
  await expect(sheet.locator('figcaption')).toHaveText(
    /^1\. Small triangle, .*Leave one peg\.Fairly easy\. Random play/,
  );
  await expect(sheet.locator('.diagrams')).toHaveCSS('display', 'flex');
  await expect(dialog.getByRole('checkbox', { name: 'a2 empty' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);

  await dialog.getByRole('button', { name: 'All puzzles on this board' }).click();
  await expect(said).toHaveText('4 puzzles.');
  await fieldIn(dialog, 'Board').selectOption('english');
  await dialog.getByRole('checkbox', { name: 'Cross', exact: true }).check();
  await expect(said).toHaveText('5 puzzles.');
  await dialog.getByLabel('Heading').fill('<Winter> & more');
  await expect(sheet.locator('h1')).toHaveText('<Winter> & more');
  // The easiest puzzles come first. Puzzles without a solution come last, and their proofs are among the answers.
  await expect(sheet.locator('figcaption b').last()).toHaveText(/^5\. Small triangle/);
  await expect(sheet.locator('.answers')).toContainText(/5 moves: .*No solution\. Exhaustive search/);
  expect(await overflow(page)).toBe(0);
  expect(await printed(page)).toBe(true);

  // Uses the keyboard, because the dialog scrolls the checkbox to where Print was, and an immediate click there would
  // count as the second half of a double click.
  await dialog.getByLabel('Answers on a separate page').press('Space');
  await expect(sheet.locator('.answers')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'None' }).click();
  await expect(said).toHaveText('Choose puzzles for the sheet.');
  await expect(dialog.getByRole('button', { name: 'Print', exact: true })).toBeDisabled();
});

test('the file of a sheet shows the same, and makes two pages of paper', async ({ visit, page, browserName }) => {
  const table = await visit('/?board=triangle-10');
  const dialog = await table.openDialog('print');
  await dialog.getByLabel('Heading').fill('A <b> & "c"');
  await expect(dialog.getByRole('status')).toHaveText('1 puzzle.');
  const file = await saved(dialog.getByRole('button', { name: 'Save as a file' }));
  expect(file.name).toBe('peg-solitaire-sheet.html');
  const shown = await page.frameLocator('dialog[open] iframe').locator('body').innerText();
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 794, height: 1000 });
  await other.setContent(file.bytes.toString());
  expect(await other.locator('body').innerText()).toBe(shown);
  if (browserName === 'chromium') {
    const paper = (await other.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(2);
  }
  await other.close();
});

test('a board is planned in inches on a phone, and its files have the holes in place', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await visit('/?board=triangle');
  const dialog = await table.openDialog('build');
  const said = dialog.getByRole('status');
  const field = (/** @type {string} */ name) => fieldIn(dialog, name);
  await expect(said).toHaveText(/^The board is [\d.]+ × [\d.]+ mm\.$/);
  await expect(dialog.locator('.image')).toHaveAttribute('src', /^data:image\/svg/);
  await field('Unit').selectOption('Inches');
  await expect(field('Hole spacing')).toHaveValue('0.866');
  await field('Hole spacing').fill('1');
  await field('Hole diameter').fill('1');
  await expect(said).toHaveText('Hole diameter: enter 0.04 to 0.98 in.');
  await expect(field('Hole diameter')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await field('Hole diameter').fill('0.5');
  await field('Coordinates').selectOption('Raised Braille');
  await expect(said).toHaveText(/^The board is [\d.]+ × [\d.]+ in\.$/);
  expect(await overflow(page)).toBe(0);

  const svg = await saved(dialog.getByRole('button', { name: 'Save' }));
  await field('Format').selectOption('scad');
  const scad = await saved(dialog.getByRole('button', { name: 'Save' }));
  const endings = ['svg', 'scad'].map((ending) => `peg-solitaire-triangle.${ending}`);
  expect([svg.name, scad.name]).toEqual(endings);
  const cut = readSvg(svg.bytes.toString()).circles.filter(({ layer }) => layer === 'holes');
  const made = readScad(scad.bytes.toString()).holes.map((/** @type {number[]} */ [x, y]) => ({ x, y }));
  for (const holes of [cut, made]) {
    expect(holes).toHaveLength(15);
    // The row below starts half an inch further left.
    expect(Math.abs(holes[0].x - holes[1].x)).toBeCloseTo(12.7, 2);
    expect(Math.abs(holes[1].x - holes[2].x)).toBeCloseTo(25.4, 2);
  }
  expect(cut[0].radius).toBeCloseTo(6.35, 2);
});

test('templates to drill and boards for coins are printed to scale, also of a drawn board', async ({ visit, page }) => {
  const table = await visit(`/?board=${encodeURIComponent('oooooooooo/oooooooooo')}&start=a1&goal=a2`);
  const dialog = await table.openDialog('build');
  const pages = page.frameLocator('dialog[open] iframe').locator('img');
  await fieldIn(dialog, 'Format').selectOption('drilling');
  await expect(dialog.getByRole('status')).toHaveText(/2 pages to glue together\.$/);
  await expect(pages).toHaveCount(2);
  await expect(pages.first()).toHaveAttribute('alt', 'Your board · Page 1 of 2');
  await fieldIn(dialog, 'Played with').selectOption('coins');
  await expect(fieldIn(dialog, 'Coin diameter')).toHaveValue('22');
  await expect(fieldIn(dialog, 'Thickness')).toBeHidden();
  await fieldIn(dialog, 'Paper').selectOption('letter');
  await expect(pages).toHaveCount(1);
  const svg = decodeURIComponent(await pages.evaluate((/** @type {HTMLImageElement} */ { src }) => src));
  const { circles } = readSvg(svg);
  const counts = ['start', 'holes', 'goal'].map((name) => circles.filter(({ layer }) => layer === name).length);
  expect(counts).toEqual([19, 20, 1]);
  // The picture has its true size: a CSS pixel is 1/96 of an inch.
  expect(await pages.evaluate((/** @type {HTMLElement} */ { offsetWidth }) => offsetWidth)).toBeCloseTo(
    279.4 * (96 / 25.4),
    -1,
  );
  expect(await printed(page)).toBe(true);
});

test('each page of a template takes one page of paper, of the size that was chosen', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium prints to a file.');
  // A local file is not subject to the site's policy.
  const paged = await page.context().newPage();
  const words = { language: 'en', direction: 'ltr', page: String, ruler: '' };
  const wishes = /** @type {const} */ ({ sizes: USUAL.bowl, form: 'bowl', edge: 'follow', letters: 'none' });
  const plan = planOf(problemOf('english', 'd4'), wishes);
  for (const [paper, size] of /** @type {const} */ ([
    ['a4', [595, 842]],
    ['letter', [612, 792]],
  ])) {
    const template = pagesOf(plan, drillingPart(plan), { paper, unit: 'mm', title: '', words });
    await paged.setContent(fileOf(template));
    const printed = (await paged.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(2);
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed)?.slice(1).map(Number) ?? [];
    expect(box.map(Math.round)).toEqual(size);
  }
  await paged.close();
});
