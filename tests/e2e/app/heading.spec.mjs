// The line above the board offers starts and goals.

import { test } from '../../user/app.mjs';
import { expect } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

test('another goal keeps the game', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await table.drag('b3', 'd3');
  await page.keyboard.press('Backspace');
  await pressTool(page, 'change');
  await page.locator('#finish').selectOption('a3');
  await expect(table.hole('a3')).toHaveAttribute('aria-label', /goal/);
  expect(await table.jumps()).toEqual(['d2-d4']);
  await page.keyboard.press('Control+y');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4', 'b3-d3']);
});

test('another goal keeps whose a jump is', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  await table.drag('d2', 'd4');
  await table.solveButton.click();
  await page.getByRole('button', { name: 'Back to my position' }).click();
  const found = table.element.locator('.moves .found');
  const count = await found.count();
  await page.locator('#finish').selectOption('any');
  await expect(table.hole('d4')).not.toHaveAttribute('aria-label', /goal/);
  expect(count).toBeGreaterThan(10);
  await expect(found).toHaveCount(count);
  await expect(page.getByRole('button', { name: 'Next jump' })).toBeVisible();
  await expect(page).toHaveURL(/goal=any/);
  await page.reload();
  await table.isReady();
  await expect(found).toHaveCount(count);
});

test('keys go through the closed lists of starts and goals; Enter or leaving chooses once', async ({ table, page }) => {
  await pressTool(page, 'change');
  const entries = await page.evaluate(() => history.length);
  const [start, goal] = [page.locator('#vacancy'), page.locator('#finish')];
  await start.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await expect(start).toHaveValue('g4');
  await expect(page).not.toHaveURL(/start=/);
  await page.keyboard.press('Enter');
  await expect(table.hole('g4')).toHaveAttribute('aria-label', /empty/);
  await expect(goal).toHaveValue('g4');
  await goal.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(table.hole('c5')).toHaveAttribute('aria-label', /goal/);
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 2);
});

test('start and goal are in one row on a small phone, and another goal moves neither', async ({ visit, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await visit('/', 'study');
  const places = () => Promise.all(['#vacancy', '#finish'].map((list) => page.locator(list).boundingBox()));
  const [start, goal] = await places();
  expect(start?.y).toBe(goal?.y);
  await page.locator('#finish').selectOption('any');
  await expect(table.hole('d4')).not.toHaveAttribute('aria-label', /goal/);
  const [, moved] = await places();
  expect([moved?.x, moved?.y]).toEqual([goal?.x, goal?.y]);
});

test('another start keeps a goal that is a pattern', async ({ visit, page }) => {
  await visit('/?board=triangle&start=o/ox/xxx/xxxx/xxxxx&goal=o/xx/ooo/oooo/ooooo');
  await expect(page.locator('#finish')).toHaveValue('');
  await pressTool(page, 'change');
  await page.locator('#vacancy').selectOption('c3');
  await expect(page).toHaveURL(/start=c3/);
  await expect(page.locator('#finish')).toHaveValue('');
  await expect(page).toHaveURL(/goal=o\/xx/);
});

test('the start that is there already changes nothing', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await pressTool(page, 'change');
  await page.getByRole('button', { name: 'Choose the empty hole on the board' }).click();
  await table.click('d4');
  await expect(page.locator('.notice')).toHaveCount(0);
  await table.drag('b3', 'd3');
  expect(await table.jumps()).toEqual(['d2-d4', 'b3-d3']);
});

test('one peg next to the goal is not called stuck, and wins with another goal', async ({ visit, page }) => {
  const table = await visit('/?board=english&start=..ooo../..ooo../ooooooo/oxxoooo/ooooooo/..ooo../..ooo..&goal=a4');
  await table.drag('b4', 'd4');
  await expect(table.status).toHaveText('One peg left, but not in the goal hole.');
  await pressTool(page, 'change');
  await page.locator('#finish').selectOption('d4');
  await expect(table.status).toHaveText('Solved! 1 jump in 1 move.');
});

test('in Play one large number follows the pegs that are left', async ({ table, page }) => {
  const count = page.locator('.count');
  await expect(count).toBeHidden();
  await table.drag('d2', 'd4');
  await expect(count).toHaveText('31');
  await expect(count).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(count).toHaveText('32');
});
