// Every board and its problems.

import { test } from '../../user/app.mjs';
import { test as boxTest } from '../../user/blog/box.mjs';
import { card, search } from '../../user/games.mjs';
import { BOARDS, expect } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

test('the dialog has the boards of the catalogue, and pressing one opens it', async ({ table, page }) => {
  const dialog = await table.openDialog('boards');
  const boards = dialog.locator('button[data-board]');
  const names = await boards.evaluateAll((all) => all.map(({ dataset }) => dataset.board));
  expect(names.toSorted()).toEqual(BOARDS.toSorted());
  await boards.last().click();
  await expect(page).not.toHaveURL(/view=/);
  await expect(page).toHaveURL(new RegExp(`board=${names.at(-1)}(&|$)`));
});

boxTest('every board opens, plays, and solves and animates its usual problem', async ({ table, page }) => {
  // Small pictures are drawn faster.
  await page.setViewportSize({ width: 320, height: 480 });
  await table.element.evaluate((element) => element.setAttribute('speed', '4'));
  for (const board of BOARDS) expect(await table.element.evaluate(tryBoard, board), board).toEqual(TRIED);
});

/**
 * The result for a board on which playing by hand, solving the default problem and playing back the solution all work.
 */
const TRIED = { played: -1, reset: 0, isAnimated: true, status: expect.stringMatching(/^Solved!/) };

/**
 * Tries a board, and returns the values that `TRIED` lists; the first two are changes in the number of pegs.
 * @param {any} element
 * @param {string} board
 */
async function tryBoard(element, board) {
  const pegs = () => element.position.replaceAll(/[^x]/g, '').length;
  const when = (/** @type {string} */ type) =>
    new Promise((resolve) => element.addEventListener(type, resolve, { once: true }));
  const press = (/** @type {string} */ selector) => element.shadowRoot.querySelector(selector).click();
  const ready = when('ready');
  element.board = board;
  await ready;
  const [{ problem }, before] = [element, pegs()];
  const { from, to } = problem.board.jumps(problem.start)[0];
  const jumped = when('jump');
  for (const hole of [from, to]) press(`[data-hole="${problem.holes[hole].name}"]`);
  await jumped;
  const played = pegs() - before;
  element.reset();
  const reset = pegs() - before;
  const solved = when('solved');
  press('[part~="solve"]');
  await solved;
  while (pegs() === before) await new Promise(requestAnimationFrame);
  const [isAnimated, ended] = [!element.paused, when('change')];
  element.goTo(99);
  await ended;
  await new Promise(requestAnimationFrame);
  return { played, reset, isAnimated, status: element.shadowRoot.querySelector('.status').textContent };
}

test('pictures in a dialog have their room before they are drawn', async ({ table, page }) => {
  await table.isReady();
  // No picture is reported as being in view, so none is drawn.
  await page.evaluate(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  for (const id of ['boards', 'problems', 'daily']) {
    await page.locator(`#${id}`).dispatchEvent('click');
    const pictures = page.locator('dialog[open] canvas:not([hidden])');
    await expect.poll(() => pictures.count()).toBeGreaterThan(0);
    const shapes = await pictures.evaluateAll((all) =>
      all.filter((it) => it.checkVisibility()).map((it) => it.clientWidth === it.clientHeight),
    );
    expect(new Set(shapes), id).toEqual(new Set([true]));
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

test('a named problem of the library opens, and says how hard it is', async ({ table, page }) => {
  await pressTool(page, 'problems');
  const library = page.locator('#problems-dialog');
  await library.getByRole('button', { name: 'English: 31 puzzles' }).press('Enter');
  const pyramid = library.locator('.list .cards').getByRole('button', { name: 'Pyramid' });
  await expect(pyramid.locator('.grade')).toHaveText('Very hard');
  await expect(pyramid).toHaveAttribute(
    'title',
    /^Random play wins one game in 2,500\. Along the solution, \d+% of the possible jumps keep the win; in \d+ of 15 positions/,
  );
  await expect(library.getByRole('button', { name: 'd4 to d4' })).toContainText(
    'fewest: 18 moves, 40.8 quadrillion solutions',
  );
  await pyramid.click();
  await expect(table.status).toHaveText(/^16 pegs/);
  await expect(page.locator('#vacancy')).toHaveValue('');
  await table.solve();
});

test('the puzzles of a board come as they are hard for a player: first those that luck may win', async ({ table }) => {
  const dialog = await table.openDialog('problems');
  await dialog.getByRole('button', { name: 'English: 31 puzzles' }).press('Enter');
  await expect(dialog.locator('.list .cards:visible')).toHaveCount(2);
  const [named, singles] = await dialog.locator('.list .cards:visible').all();
  const titles = (/** @type {import('@playwright/test').Locator} */ cards) =>
    cards.locator('.digits').allTextContents();
  const grades = (/** @type {import('@playwright/test').Locator} */ cards) => cards.locator('.grade').allTextContents();
  await expect(singles.getByRole('button', { name: 'd4 to d4' }).locator('.grade')).toHaveText('Master');
  await expect(named.getByRole('button', { name: 'Fireplace' }).locator('.grade')).toHaveText('Very hard');
  expect((await titles(named)).map((title) => title.toLowerCase())).toEqual([
    ...['three pegs', 'cross', 'plus', 'inclined square', 'lamp', 'fireplace', 'pyramid', 'arrow', 'double arrow'],
    'diamond',
  ]);
  expect((await titles(singles))[0]).toBe('c2 to c5');
  // The catalogue does not rank the puzzles of this board, so the cards are sorted once all of them are graded.
  await dialog.getByRole('button', { name: 'Asymmetric cross: 88 puzzles' }).click();
  const others = dialog.locator('.list .cards:visible').last();
  await expect(others.locator('button')).toHaveCount(88);
  await expect.poll(async () => (await grades(others)).lastIndexOf('Expert')).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const all = await grades(others);
      return all.includes('…') || all.lastIndexOf('Expert') > all.indexOf('Master');
    })
    .toBe(false);
});

test('puzzles of all boards are found by a name, and open', async ({ table, page }) => {
  await table.chooseBoard('Triangle');
  const dialog = await table.openDialog('problems');
  const [search, found] = [dialog.getByRole('searchbox'), dialog.locator('.found')];
  const top = await search.boundingBox();
  const shown = dialog.locator('.list .cards button:visible');
  await search.fill('d4 to d4');
  await expect(found).toHaveText(/^\d puzzles\.$/);
  // The problems for boards that are out of view are loaded a little later.
  await expect(async () => expect(await shown.count()).toBe(Number((await found.textContent())?.[0]))).toPass();
  for (const card of await shown.all()) await expect(card).toContainText('d4 to d4');
  // If the name of a board matches, the search finds the board rather than each of its puzzles.
  await search.fill('star');
  await expect(dialog.locator('[data-board]:visible')).toContainText(['Small star', 'Star']);
  await expect(dialog.locator('h3:visible')).toHaveText(['Stars']);
  await expect(shown).toHaveCount(0);
  await search.fill('no such board');
  await expect(found).toHaveText('No matching puzzles.');
  await expect(dialog.locator('h3:visible')).toHaveCount(0);
  await search.fill('inclined');
  await expect(found).toHaveText('1 puzzle.');
  expect(await search.boundingBox()).toEqual(top);
  await search.press('Tab');
  for (const _ of ['filter', 'Close', 'English', '31 puzzles']) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Inclined square' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.status).toHaveText(/^12 pegs/);
});

test('the puzzles of another board are shown by a key, and hidden again', async ({ table, page }) => {
  const dialog = await table.openDialog('boards');
  await expect(dialog.locator('[data-board="english"]')).toBeFocused();
  const more = dialog.getByRole('button', { name: 'Wiegleb: 36 puzzles' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.locator('.list .cards button')).toHaveCount(36);
  await expect(dialog.locator('.grade').first()).toHaveText('Master');
  await more.press('Enter');
  await expect(dialog.locator('.list .cards')).toHaveCount(0);
  await more.press('Enter');
  await dialog.getByRole('button', { name: 'e5 to e2' }).press('Enter');
  await expect(page.locator('.board-name')).toHaveText('Wiegleb');
  await expect.poll(() => search(page)).toBe('?board=wiegleb&start=e5&goal=e2');
});

test('a board that was drawn has its puzzles, or is said to have none', async ({ visit, page }) => {
  const table = await visit('/?board=oo/oo&start=xo/xx&goal=a1');
  const dialog = await table.openDialog('problems');
  await expect(dialog.getByRole('button', { name: 'Your board: 0 puzzles' })).toBeVisible();
  const said = 'Parity rules out every puzzle from one empty hole to one peg on this board.';
  await expect(dialog.locator('.list .about:visible')).toContainText(said);
  await dialog.locator('[data-board="oo/oo"]').click();
  await expect.poll(() => search(page)).toBe('?board=oo/oo&start=b1&goal=a1');
});

test('a problem without a solution is marked in the library', async ({ table, page }) => {
  await table.chooseBoard('Triangle');
  await pressTool(page, 'problems');
  await expect(page.locator('#problems-dialog').getByRole('button', { name: 'a1 to b3' })).toContainText('No solution');
});

test('the ladder is a path of boards, with stars where solved; the head leads there', async ({ visit, page }) => {
  const table = await visit('/?puzzle=three-pegs');
  await table.press('e2', 'e4', 'f4', 'd4');
  await expect(card(page)).toContainText('★★★');
  await page.getByRole('button', { name: 'Step 1 of 11, 1 solved' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Puzzles' });
  const path = dialog.locator('.path');
  await expect(path.getByRole('heading')).toHaveText('From three pegs to the classic');
  await expect(path.locator('.about')).toHaveText(/^1 of 11 solved/);
  const steps = path.getByRole('listitem');
  await expect(steps).toHaveCount(11);
  await expect(steps.first().getByRole('button')).toHaveAccessibleName('Three pegs 3 of 3 stars');
  await expect(steps.first().getByRole('button')).toHaveAttribute('aria-current', 'step');
  await expect(steps.last()).toHaveText('Central game');
  await dialog.getByRole('searchbox').fill('star');
  await expect(path).toBeHidden();
  await dialog.getByRole('searchbox').fill('');
  await steps.nth(1).getByRole('button').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.lead .about')).toHaveText('Cross');
  await expect(page.locator('#path')).toHaveText('2 of 11');
});
