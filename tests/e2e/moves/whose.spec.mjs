// Each jump belongs to the player or to the solver. Players can go back to their own last jump, or follow a solution
// one jump at a time.

import { expectNoViolations } from '../../user/accessibility.mjs';
import { test } from '../../user/blog/box.mjs';
import { expect } from '../../user/table.mjs';

test.use({ script: 'plusScript' });

/** @param {import('../../user/table.mjs').Table} table */
const marked = (table) => table.element.locator('.moves .found');

/** @param {import('../../user/table.mjs').Table} table @param {string} name */
const offer = (table, name) => table.element.getByRole('button', { name, exact: true });

test('the list says which jumps the solver has found, and one click goes back to mine', async ({ table }) => {
  await table.drag('d2', 'd4');
  await expect(marked(table)).toHaveCount(0);
  await table.solveButton.click();
  await expect(offer(table, 'Back to my position')).toBeEnabled();
  await expect(table.element.getByText('Found by the solver')).toBeVisible();
  const moves = table.element.locator('.moves li button');
  await expect(moves.first()).toHaveText('d2-d4');
  await expect(moves.first()).not.toHaveClass(/found/);
  await expect(marked(table)).toHaveCount((await moves.count()) - 1);
  await expect(marked(table).first()).toHaveAccessibleName(/^[a-g1-7-]+, found by the solver$/);

  await expect.poll(() => table.cursor()).toBeGreaterThan(1);
  await offer(table, 'Back to my position').click();
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await expect(table.status).toHaveText('31 pegs. 3 jumps possible.');
  await expect(moves.last()).toHaveClass(/found/);
});

test('a solution is seen one jump at a time by the keyboard, and the status follows the board', async ({ table }) => {
  await table.solveButton.click();
  await expect.poll(() => table.cursor()).toBeGreaterThan(0);
  await offer(table, 'Back to my position').press('Enter');
  await expect(table.status).toHaveText('32 pegs. 4 jumps possible.');
  for (const [pegs, jumps] of [
    [31, 30],
    [30, 29],
    [29, 28],
  ]) {
    await offer(table, 'Next jump').press('Enter');
    await expect(table.status).toHaveText(`${pegs} pegs, ${jumps} jumps to go.`);
    await expect.poll(() => table.pegs()).toBe(pegs);
  }
  await table.element.getByRole('button', { name: 'Go to end' }).click();
  await expect(offer(table, 'Next jump')).toBeDisabled();
  await expect(table.status).toHaveText(/^Solved! 31 jumps/);
});

test("playing a jump of the solution makes it the player's own", async ({ table }) => {
  await table.solveButton.click();
  await offer(table, 'Back to my position').click();
  const count = await marked(table).count();
  const [from, to] = (await table.element.locator('.moves li button').first().innerText()).split('-');
  await table.drag(from, to);
  await expect(marked(table)).toHaveCount(count - 1);
  await expect(table.status).toHaveText('31 pegs, 30 jumps to go.');
  await table.element.getByRole('button', { name: 'Go to end' }).click();
  await offer(table, 'Back to my position').click();
  await expect.poll(() => table.jumps()).toEqual([]);
});

test('the best line of a lost position is the solver\u2019s, too', async ({ table, page }) => {
  await table.setUp({ board: 'european', start: 'd4', goal: 'any' });
  await table.solveButton.click();
  await page.getByRole('button', { name: 'Show that line' }).click();
  await expect.poll(() => table.cursor()).toBeGreaterThan(1);
  await offer(table, 'Back to my position').click();
  await expect.poll(() => table.jumps()).toEqual([]);
});

test('no barrier is found in a list with jumps of the solver', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await table.solveButton.click();
  await offer(table, 'Next jump').click();
  await expect(table.status).toHaveText(/^\d+ pegs?, \d+ jumps? to go/);
  await expectNoViolations(page, 'peg-solitaire');
});
