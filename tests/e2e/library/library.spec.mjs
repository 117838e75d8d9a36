// Every board and its problems.

import { test } from '../../person/app.mjs';
import { BOARDS, expect } from '../../person/table.mjs';

test('the boards of the dialog are those of the catalogue, and one that is pressed opens', async ({ table, page }) => {
  const dialog = await table.openDialog('boards');
  const boards = dialog.locator('button[data-board]');
  const names = await boards.evaluateAll((all) => all.map(({ dataset }) => dataset.board));
  expect(names.toSorted()).toEqual(BOARDS.toSorted());
  await boards.last().click();
  await expect(page).not.toHaveURL(/view=/);
  await expect(page).toHaveURL(new RegExp(`board=${names.at(-1)}(&|$)`));
});

test('every board opens, plays, and solves and animates its usual problem', async ({ table, page }) => {
  await page.getByLabel('Speed').selectOption('4');
  for (const board of BOARDS) {
    await table.element.evaluate((/** @type {any} */ element, board) => element.open({ board }), board);
    await expect(page).toHaveURL(new RegExp(`board=${board}(&|$)`));
    const before = await table.pegs();
    await table.element.evaluate((/** @type {any} */ element) => {
      const { problem } = element;
      const jump = problem.board.jumps(problem.start)[0];
      for (const hole of [jump.from, jump.to]) {
        const { name } = problem.holes[hole];
        element.shadowRoot.querySelector(`[data-hole="${name}"]`).click();
      }
    });
    await expect.poll(() => table.pegs(), board).toBe(before - 1);
    await table.element.evaluate((/** @type {any} */ element) => element.reset());
    await table.solveButton.click();
    await expect(table.status, board).toHaveText(/^Solved/);
    await expect.poll(() => table.pegs(), board).toBeLessThan(before);
    await table.element.evaluate((/** @type {any} */ element) => element.goTo(99));
    await expect(table.status, board).toHaveText(/^Solved!/);
  }
});

test('a named problem of the library opens, and says how hard it is', async ({ table, page }) => {
  await page.click('#problems');
  const library = page.locator('#problems-dialog');
  const pyramid = library.getByRole('button', { name: 'Pyramid' });
  await expect(pyramid.locator('.grade')).toHaveText(/Easy|Medium|Hard/);
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
  await page.click('#problems');
  await expect(page.locator('#problems-dialog').getByRole('button', { name: 'a1 to b3' })).toContainText('No solution');
});
