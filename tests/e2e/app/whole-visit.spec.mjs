// A whole visit, from the first jump to a reload after a win.

import { card, SHORT, win } from '../../user/games.mjs';
import { expect, test } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

test('a whole visit: play, hint, solve, study, settings, win, share, reload @core', async ({ visit, page }) => {
  // The visitor makes a first jump by hand, undoes it with a key, and asks for a hint.
  const table = await visit('/');
  await table.drag('d2', 'd4');
  await page.keyboard.press('u');
  expect(await table.jumps()).toEqual([]);
  await page.keyboard.press('h');
  await expect(table.status).toHaveText(/^Hint/);

  // The worker finds a solution, and the visitor steps through it.
  await table.solve();
  await page.getByRole('button', { name: 'Back one move' }).press('Enter');
  expect(await table.cursor()).toBeLessThan(31);

  // The visitor chooses another board in the dialog and analyses the game in Study, where a chart appears.
  await table.chooseBoard('Triangle');
  await table.solve();
  await pressTool(page, 'room');
  await page.getByRole('combobox', { name: 'Analysis' }).selectOption('all');
  await table.element.getByText('Game chart').click();
  await expect(page.getByRole('slider', { name: /win/i })).toBeVisible();

  // Settings apply at once.
  await pressTool(page, 'settings');
  await page.getByLabel('Board style').selectOption('flat');
  await page.getByLabel('Analysis').last().selectOption('off');
  await table.closeDialog();

  // After a win by hand, a card offers to share the result.
  await visit(SHORT);
  await win(table);
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText('2 moves');
  await card(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await table.closeDialog();

  // After a reload, the game comes from the URL and the settings from the device.
  await page.reload();
  await table.isReady();
  expect(await table.jumps()).toEqual(['c2-c4', 'c5-c3']);
  await expect(table.element).toHaveAttribute('look', 'flat');
});
