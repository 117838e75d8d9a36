// Every board and its problems.

import { test } from '../../person/app.mjs';
import { test as boxTest } from '../../person/blog/box.mjs';
import { BOARDS, expect } from '../../person/table.mjs';
import { pressTool } from '../../person/tools.mjs';

test('the boards of the dialog are those of the catalogue, and one that is pressed opens', async ({ table, page }) => {
  const dialog = await table.openDialog('boards');
  const boards = dialog.locator('button[data-board]');
  const names = await boards.evaluateAll((all) => all.map(({ dataset }) => dataset.board));
  expect(names.toSorted()).toEqual(BOARDS.toSorted());
  await boards.last().click();
  await expect(page).not.toHaveURL(/view=/);
  await expect(page).toHaveURL(new RegExp(`board=${names.at(-1)}(&|$)`));
});

boxTest('every board opens, plays, and solves and animates its usual problem', async ({ table, page }) => {
  // Small pictures are drawn sooner.
  await page.setViewportSize({ width: 320, height: 480 });
  await table.element.evaluate((element) => element.setAttribute('speed', '4'));
  for (const board of BOARDS) expect(await table.element.evaluate(tryBoard, board), board).toEqual(TRIED);
});

/** A board that plays, and solves and animates its usual problem. */
const TRIED = { played: -1, reset: 0, isAnimated: true, status: expect.stringMatching(/^Solved!/) };

/**
 * The pegs more than at the start, and other traces of a game on a board.
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

test('a named problem of the library opens, and says how hard it is', async ({ table, page }) => {
  await pressTool(page, 'problems');
  const library = page.locator('#problems-dialog');
  const pyramid = library.getByRole('button', { name: 'Pyramid' });
  await expect(pyramid.locator('.grade')).toHaveText(/^(Easy|Medium|Hard)\s\d+ forks, \d+% safe$/);
  await expect(pyramid).toHaveAttribute('title', /^On the way, \d+% of the jumps keep the win; at \d+ of 15 positions/);
  await expect(library.getByRole('button', { name: 'd4 to d4' })).toContainText(
    '18 moves at best, 40.8 quadrillion solutions',
  );
  await pyramid.click();
  await expect(table.status).toHaveText(/^16 pegs/);
  await expect(page.locator('#vacancy')).toHaveValue('');
  await table.solve();
});

test('a problem without a solution is marked in the library', async ({ table, page }) => {
  await table.chooseBoard('Triangle');
  await pressTool(page, 'problems');
  await expect(page.locator('#problems-dialog').getByRole('button', { name: 'a1 to b3' })).toContainText('No solution');
});
