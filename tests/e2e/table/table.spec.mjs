// The page with the table of problems: it can be read, sorted and searched, and its problems can be played in the app.

import { expectNoViolations } from '../../user/accessibility.mjs';
import { expect, overflow, sizes, Table } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';
import { test as base } from '../../user/worker.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').PlaywrightTestArgs} Arguments */
/** @typedef {import('@playwright/test').PlaywrightWorkerArgs & { baseURL: string }} Machine */

const test = /** @type {import('@playwright/test').TestType<Arguments, Machine>} */ (/** @type {any} */ (base));

/** The rows that are shown. @param {Page} page */
const rowsOf = (page) => page.locator('tbody tr:visible');

/** The text of a column's cells in the rows that are shown. @param {Page} page @param {string} heading */
function columnOf(page, heading) {
  return page.locator('table').evaluate((table, heading) => {
    const { tHead, tBodies } = /** @type {HTMLTableElement} */ (table);
    const heads = [...(tHead?.rows[0].cells ?? [])];
    const column = heads.findIndex(({ innerText }) => innerText.startsWith(heading));
    const shown = [...tBodies[0].rows].filter((row) => row.checkVisibility());
    return shown.map(({ cells }) => cells[column].innerText.trim());
  }, heading);
}

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** @param {Page} page @param {string} label @param {string} option */
const choose = (page, label, option) => page.getByLabel(label).selectOption({ label: option });

test('a column sorts up, down, and as it was; rows without a value come last', async ({ page }) => {
  await page.goto('/table/');
  await choose(page, 'Board', 'Triangle');
  const before = await columnOf(page, 'Solutions');
  await press(page, 'Solutions');
  const head = page.getByRole('columnheader', { name: 'Solutions' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const up = await columnOf(page, 'Solutions');
  expect(up.slice(0, 3)).toEqual(['720', '1,550', '1,550']);
  expect(up.slice(-5)).toEqual(['', '', '', '', '']);
  await press(page, 'Solutions');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const down = await columnOf(page, 'Solutions');
  expect(down[0]).toBe('51,452');
  expect(down.at(-1)).toBe('');
  await press(page, 'Solutions');
  await expect(head).not.toHaveAttribute('aria-sort', /./);
  expect(await columnOf(page, 'Solutions')).toEqual(before);
});

test('words, board and kind filter the table, and the number of rows is shown', async ({ page }) => {
  await page.goto('/table/');
  const all = await rowsOf(page).count();
  await expect(page.getByRole('status')).toHaveText(`${all.toLocaleString('en')} problems`);
  await page.getByRole('searchbox').fill('english d4');
  const found = await columnOf(page, 'Problem');
  expect(found.length).toBeGreaterThan(1);
  expect(found.every((text) => /English/.test(text) && /d4/.test(text))).toBe(true);
  await page.getByRole('searchbox').fill('');
  await choose(page, 'Board', 'Triangle');
  await choose(page, 'Show', 'Without one');
  await expect(page.getByRole('status')).toHaveText('5 problems');
  expect(await columnOf(page, 'Answer')).toEqual(Array(5).fill('None (search)'));
  await choose(page, 'Show', 'Everything');
  await page.getByRole('searchbox').fill('b3 c5');
  await expect(page.getByRole('status')).toHaveText('1 problem');
});

test('a row opens its problem, and Solution opens it with a solution of so many moves', async ({ page }) => {
  await page.goto('/table/');
  await choose(page, 'Board', 'Triangle');
  await page.getByRole('link', { name: 'Triangle a1 to a4' }).click();
  await new Table(page).isReady();
  expect(new URL(page.url()).search).toBe('?board=triangle&start=a1&goal=a4');
  await page.goBack();
  await choose(page, 'Board', 'Triangle');
  const moves = (await columnOf(page, 'Moves'))[2];
  await rowsOf(page).nth(2).getByRole('link', { name: 'Solution' }).click();
  const table = new Table(page);
  await table.isReady();
  const query = new URL(page.url()).searchParams;
  expect(query.get('goal')).toBe('a4');
  expect(query.get('moves')?.split('_').length).toBe(Number(moves));
});

test('without a network Solution still opens the problem', async ({ page }) => {
  await page.route('**/problems.json', (route) => route.abort());
  await page.goto('/table/');
  await page.getByRole('link', { name: 'Solution' }).first().click();
  await new Table(page).isReady();
  expect(new URL(page.url()).search).toBe('?board=triangle-10&start=a2&goal=b2');
});

test('without scripts the table can be read, and its rows lead to the app', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/table/');
  await expect(page.getByRole('row', { name: /Triangle a1 to a1 Solution 10 6,816/ })).toBeVisible();
  await expect(page.getByRole('search')).toBeHidden();
  expect(await page.getByRole('link', { name: 'Triangle a1 to a1' }).getAttribute('href')).toContain(
    '../?board=triangle',
  );
  await page.close();
});

test('in each window nothing sticks out, and the headings stay', async ({ page }) => {
  await page.goto('/table/');
  for (const [width, height] of sizes('820x1100 1280x860'))
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      expect(await overflow(page)).toBe(0);
      const heads = page.locator('thead th button');
      const sizes = await heads.evaluateAll((all) => all.map((head) => getComputedStyle(head).fontSize));
      expect(new Set(sizes).size).toBe(1);
      // The headings stay in view when rows and columns scroll, and a shadow indicates more columns.
      const box = page.locator('.scroll');
      const rows = await box.evaluate((it) => {
        it.scrollTo(0, 0);
        it.scrollIntoView();
        if (it.scrollHeight > it.clientHeight) it.scrollTo(60, 500);
        else scrollBy(0, 500);
        return { sideways: it.scrollWidth - it.clientWidth, shadow: getComputedStyle(it).backgroundAttachment };
      });
      expect(rows.sideways > 0).toBe(rows.shadow.includes('local'));
      const isOnTop = await heads.first().evaluate((head) => {
        const { left, top } = head.getBoundingClientRect();
        return head.contains(document.elementFromPoint(left + 20, top + 20));
      });
      expect(isOnTop).toBe(true);
    });
});

test('on a phone only the page scrolls, and each answer is complete', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/table/');
  await choose(page, 'Board', 'Triangle');
  for (const [width, height] of sizes('320x568 390x844 667x375'))
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      expect(await overflow(page)).toBe(0);
      const box = page.locator('.scroll');
      const beyond = await box.evaluate((it) => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]);
      expect(beyond).toEqual([0, 0]);
      const cut = await page.locator('tbody tr:visible > *:visible').evaluateAll((cells) =>
        cells.filter((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          return cell.scrollWidth > cell.clientWidth || left < 0 || right > innerWidth;
        }),
      );
      expect(cut).toEqual([]);
      const number = page.locator('tbody tr:visible .number:visible').last();
      await expect(number, 'no lines within a block').toHaveCSS('border-top-width', '0px');
      await expect(number).toHaveCSS('text-align', 'start');
      await expect(page.getByRole('button', { name: 'Difficulty' })).toBeVisible();
    });
});

test('Back from a row and a reload keep search, filters and order', async ({ page }) => {
  await page.goto('/table/');
  await page.getByRole('searchbox').fill('a1');
  await choose(page, 'Board', 'Triangle');
  await press(page, 'Moves');
  await press(page, 'Moves');
  const rows = () => page.locator('tbody tr:visible').allTextContents();
  const before = await rows();
  expect(before.length).toBeGreaterThan(1);
  await page.reload();
  expect(await rows()).toEqual(before);
  await page.locator('tbody tr:visible a').first().click();
  await expect(page.locator('peg-solitaire')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('a1');
  expect(await rows()).toEqual(before);
});

test('no barrier is found', async ({ page }) => {
  await page.goto('/table/');
  await choose(page, 'Board', 'Triangle');
  await press(page, 'Moves');
  // Hidden rows cannot have violations, and searching their thousands of cells would take half a minute.
  await page.locator('tbody tr').evaluateAll((rows) => {
    const hidden = rows.filter((row) => !row.checkVisibility());
    for (const row of hidden) row.remove();
  });
  await expectNoViolations(page);
});

test('the app leads to the table', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  await pressTool(page, 'problems');
  await page.getByRole('link', { name: 'Table of puzzles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table of problems');
});
