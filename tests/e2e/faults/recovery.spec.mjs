// The engine cannot be loaded, or crashes: a message says so, and the game continues.

import { test } from '../../user/app.mjs';
import { makeTrappable, namesOf, trapIn, trapInWorker } from '../../user/machine/traps.mjs';
import { expect, Table } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

test('an engine that fails to load is reported; Try again loads the game', async ({ page }) => {
  /** @typedef {import('@playwright/test').Route} Route */
  const half = async (/** @type {Route} */ route) => {
    const body = await (await route.fetch()).body();
    return route.fulfill({ body: body.subarray(0, body.length / 2), contentType: 'application/wasm' });
  };
  const damaged = /its file arrived damaged or incomplete\. Try again\./;
  const table = new Table(page);
  // The loader's unit tests cover all other responses.
  for (const [answer, sentence] of /** @type {[(route: Route) => Promise<void>, RegExp][]} */ ([
    [(route) => route.abort(), /the server did not respond\. Check your connection/],
    [half, damaged],
  ])) {
    await page.route('**/*.wasm', answer);
    await page.goto('/?board=english');
    await expect(table.element.locator('.failure')).toHaveText(sentence);
    await expect(table.solveButton).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
    await page.unroute('**/*.wasm');
    await page.getByRole('button', { name: 'Try again' }).click();
    await table.isReady();
    await expect(table.element.locator('.failure')).toBeHidden();
    await expect(table.solveButton).toBeEnabled();
    await table.drag('d2', 'd4');
    await expect(table.status).toHaveText('31 pegs. 3 jumps possible.');
  }
});

test("a trap in the worker fails one search; another board's search is answered", async ({ table, page }) => {
  await trapInWorker(page);
  const states = await table.element.evaluate(async (element) => {
    /** @typedef {import('../../../www/element/plus-element.js').PegSolitaireElement} PegSolitaireElement */
    const first = /** @type {PegSolitaireElement} */ (element);
    const second = /** @type {PegSolitaireElement} */ (element.cloneNode());
    const ready = new Promise((resolve) => second.addEventListener('ready', resolve, { once: true }));
    document.body.append(second);
    second.open({ board: 'triangle' });
    await ready;
    return Promise.all([first.solve(), second.solve()]);
  });
  // Either search may come first.
  expect(states.toSorted()).toEqual(['failed', 'solved']);
  await expect(page.locator('peg-solitaire').nth(states.indexOf('failed')).locator('.status')).toHaveText(
    'The solver stopped unexpectedly (unreachable). Try again.',
  );
});

const STOPPED = 'The game stopped unexpectedly (unreachable). It has been restarted, and nothing was lost.';

/**
 * Opens a page with an engine that can be made to trap.
 * @param {import('@playwright/test').Page} page
 * @param {string} [address]
 */
async function openTrappable(page, address = '/') {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(makeTrappable, { names: namesOf('library') });
  // On a first visit, the page calls the engine in an idle moment to find a jump to try. Such a call would trigger a
  // trap that is meant for another call.
  await page.addInitScript(() => localStorage.setItem('peg-solitaire-played', 'yes'));
  await page.goto(address);
  const table = new Table(page);
  await table.isReady();
  return { table, trap: (/** @type {string} */ name) => trapIn(page, name), notice: page.locator('.notice'), errors };
}

test('a trap while a dialog opens leaves none and no entry; the next press opens it', async ({ page }) => {
  const { table, trap, notice, errors } = await openTrappable(page);
  for (const { title, view, name } of /** @type {const} */ ([
    { title: 'Choose a board', view: 'boards', name: 'board_catalogue' },
    { title: 'Puzzles', view: 'problems', name: 'board_singleProblems' },
    { title: 'Import and export', view: 'text', name: 'board_replay' },
  ]))
    await test.step(view, async () => {
      const entries = await page.evaluate(() => history.length);
      await trap(name);
      await pressTool(page, view);
      await expect(notice).toHaveText(STOPPED);
      await notice.getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(/^((?!view=).)*$/);
      await pressTool(page, view);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(notice).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`view=${view}`));
      // The new history entry replaces the entry of the earlier dialog.
      expect(await page.evaluate(() => history.length)).toBe(view === 'boards' ? entries + 1 : entries);
      await table.closeDialog();
    });
  expect(errors).toEqual([]);
});

test('a trap in the editor is reported; the drawing is kept and can be played', async ({ page }) => {
  const { table, trap, notice, errors } = await openTrappable(page);
  await pressTool(page, 'edit');
  const editor = page.getByRole('dialog', { name: 'Draw a board' });
  await editor.getByRole('radio', { name: 'Pegs' }).check();
  await trap('board_new');
  await editor.getByRole('gridcell', { name: 'row 2, column 4:' }).click();
  await expect(notice).toHaveText(STOPPED);
  await expect(editor.getByRole('status')).toHaveText(/^33 holes, 31 pegs\. 6 jumps possible\. Goal: one peg in d4\./);
  await trap('board_new');
  await editor.getByRole('button', { name: 'Play this board' }).click();
  await expect(table.status).toHaveText('31 pegs. 6 jumps possible.');
  expect(errors).toEqual([]);
});

test('a trap while a text is read is no error of the text, which is opened by the next press', async ({ page }) => {
  const { table, trap, notice, errors } = await openTrappable(page);
  await pressTool(page, 'text');
  const dialog = page.getByRole('dialog', { name: 'Import and export' });
  await dialog.getByRole('textbox').fill('d2-d4');
  await trap('board_read');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(notice).toHaveText(STOPPED);
  await expect(dialog.locator('.error')).toBeEmpty();
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(dialog).toBeHidden();
  await expect(table.element).toHaveAttribute('moves', 'd2-d4');
  expect(errors).toEqual([]);
});

test('after a trap while a picture is made, it is made when requested again', async ({ page }) => {
  const { trap, notice, errors } = await openTrappable(page);
  await pressTool(page, 'share');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByText('Picture', { exact: true }).click();
  await trap('board_pegs');
  await dialog.getByLabel('Format').selectOption({ label: 'Position (SVG)' });
  await expect(notice).toHaveText(STOPPED);
  await dialog.getByLabel('Format').selectOption('png');
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
  expect(errors).toEqual([]);
});

test('a trap while the link is read makes it no broken one', async ({ page }) => {
  const { table, trap, notice, errors } = await openTrappable(page);
  await table.drag('d2', 'd4');
  await expect(page).toHaveURL(/moves=d2-d4/);
  await page.evaluate(() => history.pushState({ game: 2 }, '', '?board=triangle&start=a3'));
  await page.goBack();
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await trap('board_drawing');
  await page.goForward();
  await expect(notice).toHaveText(STOPPED);
  await expect(page).toHaveURL(/board=triangle/);
  await expect(page.locator('.board-name')).toHaveText('Triangle');
  await table.drag('c5', 'a3');
  await expect(page).toHaveURL(/board=triangle.*moves=c5-a3/);
  expect(errors).toEqual([]);
});
