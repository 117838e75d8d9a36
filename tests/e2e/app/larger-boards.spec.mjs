// Boards with more than 64 holes load their own engine, and other boards do not.

import { test } from '../../user/app.mjs';
import { search } from '../../user/games.mjs';
import { expect } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

const NOT_LOADED = /^The solver could not start \(it failed to load, or this page blocks workers\)\. Try again\.$/;
const SQUARE = Array(9).fill('ooooooooo').join('/');

/** Records the wide engines that a page requests. @param {import('@playwright/test').Page} page */
function watchWide(page) {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => {
    const [, name] = /assets\/(wide-\w+)-[^/]*\.wasm$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

test('a link to a square of 81 holes is solved; smaller boards bring no wide core', async ({ visit, page }) => {
  const asked = watchWide(page);
  await (await visit('/?board=wiegleb')).solve();
  expect(asked).toEqual([]);
  const table = await visit(`/?board=${SQUARE}&start=e5&goal=e5`);
  await expect.poll(() => table.pegs()).toBe(80);
  await table.press('e3');
  await table.press('e5');
  await expect.poll(() => table.pegs()).toBe(79);
  await expect.poll(() => search(page)).toMatch(/^\?board=o{9}.*moves=e3-e5$/);
  await table.solve();
  expect(await table.pegs()).toBe(1);
  expect(asked).toEqual(['wide-engine']);
});

test('a pasted square takes the place of a smaller game, and Back opens that again', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await expect.poll(() => search(page)).toMatch(/moves=d2-d4$/);
  const dialog = await table.openDialog('text');
  await dialog.getByRole('textbox').fill(SQUARE);
  await dialog.getByRole('button', { name: 'Open' }).press('Enter');
  await expect.poll(() => table.pegs()).toBe(80);
  await page.goBack();
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await table.solve();
  expect(await table.pegs()).toBe(1);
});

test('a search continues in the wide engine when a larger board is opened next to it', async ({ table }) => {
  await table.drag('d2', 'd4');
  await table.solveButton.click();
  await table.setUp({ board: SQUARE, start: 'e5', goal: 'e5' });
  await table.solve();
  expect(await table.jumps()).toHaveLength(79);
});

test('a wide engine that fails to load is reported, and can be requested again', async ({ table, page }) => {
  const path = '**/assets/wide-engine-*.wasm';
  await page.route(path, (route) => route.abort());
  await table.setUp({ board: SQUARE, start: 'e5', goal: 'e5' });
  await table.solveButton.click();
  await expect(table.status).toHaveText(NOT_LOADED);
  expect(await table.pegs()).toBe(80);
  await page.unroute(path);
  await table.solve();
  expect(await table.pegs()).toBe(1);
});

test('a board that the script cannot show is shared as a frame, with the reason', async ({ visit, page }) => {
  await visit(`/?board=${SQUARE.replaceAll('\n', '/')}&start=e5`);
  await pressTool(page, 'share');
  await page.locator('#share-dialog .choices label', { hasText: 'Embed' }).click();
  await expect(page.locator('#share-dialog [name="code"]')).toHaveValue(
    /^<iframe src="[^"]*embed\.html\?board=ooooooooo/,
  );
  await expect(page.locator('#share-dialog .cut')).toHaveText(
    'The script can show only boards of up to 64 holes, so this board is in a frame.',
  );
});

test('a board with more holes than any engine supports is reported', async ({ visit }) => {
  const table = await visit(`/?board=${Array(9).fill('o'.repeat(15)).join('/')}`);
  await expect(table.status).toHaveText(/^Can’t read this game: .* at most 128 holes, found the 129th/);
  expect(await table.pegs()).toBe(32);
});
