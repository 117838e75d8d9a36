// Searches for a solution through a position that is taken from the game, set peg by peg, or entered as text.

import { DIALOG, expectNoViolations } from '../../user/accessibility.mjs';
import { test } from '../../user/app.mjs';
import { search } from '../../user/games.mjs';
import { expect } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

const MOVES = 'd2-d4 b3-d3 c1-c3 d4-d2';
/** The position after all but the last of these moves. */
const VIA = '..oxx../..oox../xoxxxxx/xxxxxxx/xxxxxxx/..xxx../..xxx..';

/** @param {import('@playwright/test').Page} page */
const dialog = (page) => page.locator('#via-dialog');

/** @param {import('@playwright/test').Page} page @param {string} name */
const press = (page, name) => dialog(page).getByRole('button', { name, exact: true }).click();

/**
 * All positions in the line that is open on the board.
 * @param {import('../../user/table.mjs').Table} table
 * @returns {Promise<string[]>}
 */
const positions = (table) => table.element.evaluate((element) => /** @type {any} */ (element).state.line.positions);

test('a position of the game is on the way of a solution from the start', async ({ table, page }) => {
  await table.setUp({ moves: MOVES, at: '4' });
  const here = await table.element.evaluate((element) => /** @type {any} */ (element).position);
  await pressTool(page, 'via');
  await expect(dialog(page).locator('output')).toHaveText('28 pegs');
  await press(page, 'Solve');
  await expect(table.status).toHaveText(/^Solved: 31 jumps in \d+ moves, 4 jumps to that position\.$/);
  await expect.poll(async () => (await positions(table)).indexOf(here)).toBe(4);
  await expect.poll(() => search(page)).not.toContain('view=');
});

test('from the board on, through a position that is set peg by peg by the keyboard', async ({ table, page }) => {
  await table.setUp({ moves: 'd2-d4', at: '1' });
  await pressTool(page, 'via');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('from the current position').press('Space');
  // Sets the position two jumps further on: after b3-d3 and c1-c3.
  for (const name of ['b3: peg', 'd3: empty', 'c1: peg', 'c2: peg']) {
    const hole = dialog(page).getByRole('gridcell', { name, exact: true });
    await hole.press('Enter');
    const [now, before] = name.split(': ');
    const after = before === 'peg' ? 'empty' : 'peg';
    await expect(dialog(page).getByRole('gridcell', { name: `${now}: ${after}`, exact: true })).toBeFocused();
  }
  await expect(dialog(page).locator('output')).toHaveText('29 pegs');
  await expect(dialog(page).getByLabel('As text')).toHaveValue(/^\.\.oxx\.\.\n\.\.oox\.\./);
  await dialog(page).getByRole('button', { name: 'Solve' }).press('Enter');
  await expect(table.status).toHaveText(/^Solved: 30 jumps in \d+ moves, 2 jumps to that position/);
  await expect.poll(() => table.cursor()).toBeGreaterThan(0);
});

test('a position is pasted as text, in other notations as well; errors are reported', async ({ table, page }) => {
  await pressTool(page, 'via');
  const text = dialog(page).getByLabel('As text');
  const solve = dialog(page).getByRole('button', { name: 'Solve' });
  await text.fill('..xxx..\n..x?x..');
  await expect(dialog(page).locator('.error')).toHaveText(/^line 2, column 4: /);
  await expect(solve).toBeDisabled();
  await press(page, 'Empty board');
  await expect(dialog(page).locator('.error')).toHaveText('Place at least one peg.');
  await press(page, 'Starting position');
  await dialog(page).getByRole('gridcell', { name: 'd4: empty' }).click();
  await expect(dialog(page).locator('.error')).toHaveText(
    '33 pegs is too many: the solution starts with 32, and jumps only remove pegs.',
  );
  // A position that has been set but not yet used is still there when the dialog opens again.
  await page.keyboard.press('Escape');
  await pressTool(page, 'via');
  await expect(dialog(page).locator('output')).toHaveText('33 pegs');
  await text.fill(VIA);
  await expect(dialog(page).locator('.error')).toBeEmpty();
  await solve.click();
  await expect(table.status).toHaveText(/^Solved: 31 jumps in \d+ moves, \d+ jumps to that position/);
});

test('where nothing leads on, the position is shown with its proof and the way back', async ({ table, page }) => {
  // The position is stuck with 26 pegs.
  const end = '..xox../..xox../xxxxxxx/xoxoxoo/xxxxxxx/..xox../..xxx..';
  await pressTool(page, 'via');
  await dialog(page).getByLabel('As text').fill(end);
  await press(page, 'Solve');
  await expect(table.status).toHaveText(
    '6 jumps to that position. The goal can’t be reached from there, and we can prove it.',
  );
  await expect.poll(() => table.element.evaluate((element) => /** @type {any} */ (element).position)).toBe(end);
  await table.element.getByRole('button', { name: 'Back to my position' }).click();
  await expect.poll(() => table.jumps()).toEqual([]);
});

test('a long search through a position shows progress, and is cancelled', async ({ table, page }) => {
  test.slow();
  await table.setUp({ board: 'diamond', start: 'e1', goal: 'any' });
  await pressTool(page, 'via');
  await press(page, 'Solve');
  await expect(page.getByText(/Trying everything: [\d,]+ positions/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(table.status).toHaveText('Cancelled. Nothing has changed.');
});

test('no barrier is found in the dialog of a way', async ({ table, page }) => {
  await table.setUp({ moves: MOVES, at: '2' });
  await pressTool(page, 'via');
  await dialog(page).getByLabel('As text').fill('x');
  await expectNoViolations(page, DIALOG);
});

test('a page requests a solution through a position', async ({ table }) => {
  const states = await table.element.evaluate(async (element, via) => {
    const it = /** @type {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} */ (element);
    const states = [await it.solve({ via })];
    it.reset();
    return [...states, await it.solve({ via: it.position.replace('x', 'o') }), await it.solve({ via: 'xx' })];
  }, VIA);
  expect(states).toEqual(['solved', 'lost', 'failed']);
});
