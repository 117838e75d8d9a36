// The coach in Play names and shows the jump that threw away the win, and one press goes back to the position before
// it.

import { test } from '../../user/app.mjs';
import { pictureOf, settle } from '../../user/canvas.mjs';
import { card } from '../../user/games.mjs';
import { expect } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

const LOST = 'g4 to e4 threw away the win. e2 to e4 would have kept it.';
/** Two jumps, the second of which throws away the win. */
const LOSING = 'a3-a1 c4-a2';

test('a game that is stuck names the jump that lost it, shows it, and goes back there', async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await table.playShortestGame();
  await expect(card(page)).toContainText(LOST);
  await expect(card(page)).toHaveAccessibleName('The win was lost here');
  await expect(table.status, 'the sentence stays next to the card').toBeVisible();
  await settle(table.element);
  const fork = await pictureOf(table.element);
  expect(await table.cursor(), 'the game is where it was').toBe(6);
  await expect.poll(() => pictureOf(table.element), 'after two seconds the fork is gone').not.toBe(fork);
  await card(page).getByRole('button', { name: 'Show again' }).click();
  await expect.poll(() => pictureOf(table.element)).toBe(fork);
  await table.click('a3');
  await settle(table.element);
  expect(await pictureOf(table.element), 'a hand on the board ends the look').not.toBe(fork);
  await card(page).getByRole('button', { name: 'Go back there' }).press('Enter');
  await expect.poll(() => table.cursor()).toBe(5);
  await expect(card(page)).toBeHidden();
  await expect(table.element).toBeFocused();
  await table.press('e2', 'e4');
  await expect(card(page), 'the game can be won').toBeHidden();
});

test('a question about a lost game is answered, about a winnable one it is not', async ({ table, page }) => {
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await expect(table.status).toHaveText(/^Hint/);
  await expect(card(page)).toBeHidden();
  await table.setUp({ board: 'triangle', start: 'a1', goal: 'a1', moves: LOSING, at: '2' });
  await hint.click();
  await expect(table.status).toHaveText(/^This can’t be won/);
  await expect(card(page)).toContainText('threw away the win.');
});

test('on the first rungs of the ladder a losing jump is answered at once, in Play', async ({ visit, page }) => {
  const table = await visit('/?puzzle=cross');
  await expect(page.locator('#path')).toBeVisible();
  await table.press('d4', 'd6');
  await expect(card(page)).toContainText(/d4 to d6 threw away the win\. \w\d to \w\d would have kept it\./);
  await card(page).getByRole('button', { name: 'Go back there' }).click();
  await expect.poll(() => table.cursor()).toBe(0);
  await pressTool(page, 'room');
  await table.press('d4', 'd6');
  await expect.poll(() => table.cursor()).toBe(1);
  await expect(table.status).toHaveText(/^5 pegs/);
  await expect(card(page)).toBeHidden();
});
