// Drawing a board and playing on it.

import { test } from '../../user/app.mjs';
import { Desk, openDesk } from '../../user/desk.mjs';
import { expect, Table } from '../../user/table.mjs';
import { Fingers } from '../../user/touch.mjs';

test('a board is drawn by mouse, played and solved', { tag: '@core' }, async ({ table, page }) => {
  const desk = await openDesk(table);
  await expect(desk.sentence).toHaveText(
    '33 holes, 32 pegs. 4 jumps possible. Goal: one peg in d4. Master: 18 critical positions, 85% safe.',
  );
  await desk.button('Clear').click();
  await expect(desk.playButton).toBeDisabled();
  await desk.paint([4, 3], [4, 6]);
  await expect(desk.sentence).toHaveText('4 holes, 0 pegs. Now add pegs.');
  await desk.button('Fill').click();
  await desk.take('Pegs');
  await desk.click(4, 5);
  await expect(desk.sentence).toHaveText(/^4 holes, 3 pegs\. 1 jump possible\. Goal: one peg\./);
  await desk.take('Goal');
  await desk.click(4, 4);
  await expect(desk.sentence).toHaveText(/^4 holes, 3 pegs\. 1 jump possible\. Goal: one peg in b1\./);
  // Uses the keyboard, because Solve moves to this place, and an immediate click here would count as the second half of
  // a double click.
  await desk.playButton.press('Enter');
  await expect(page.locator('.board-name')).toHaveText('Your board');
  await expect(table.element).toHaveAttribute('board', 'oooo');
  await expect(table.status).toHaveText('3 pegs. 1 jump possible.');
  await table.solve();
  expect(await table.jumps()).toEqual(['a1-c1', 'd1-b1']);
});

test('a stroke is one step of undo, and the keys do what the buttons do', async ({ table, page }) => {
  const desk = await openDesk(table);
  await expect(desk.button('Undo')).toBeDisabled();
  await desk.paint([4, 2], [4, 8]);
  await expect(desk.sentence).toHaveText(/^26 holes/);
  await desk.button('Undo').click();
  await expect(desk.sentence).toHaveText(/^33 holes, 32 pegs\. 4 jumps/);
  await page.keyboard.press('Control+Shift+Z');
  await expect(desk.sentence).toHaveText(/^26 holes/);
  await page.keyboard.press('Backspace');
  await expect(desk.sentence).toHaveText(/^33 holes/);
  await page.keyboard.press('Control+y');
  await expect(desk.sentence).toHaveText(/^26 holes/);
  await page.keyboard.press('Control+z');
  await expect(desk.sentence).toHaveText(/^33 holes/);
  await desk.button('Clear').click();
  await desk.button('Start over').click();
  await expect(desk.sentence).toHaveText(/^33 holes, 32 pegs\. 4 jumps/);
  await page.keyboard.press('p');
  await expect(desk.dialog.getByRole('radio', { name: 'Pegs' })).toBeChecked();
  await page.evaluate(() => localStorage.setItem('peg-solitaire-letters', 'off'));
  await page.keyboard.press('h');
  await expect(desk.dialog.getByRole('radio', { name: 'Pegs' })).toBeChecked();
});

test('a board is drawn with the keyboard only', async ({ table, page }) => {
  const desk = new Desk(page);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#make').press('Enter');
  await page.getByRole('button', { name: 'Draw a board' }).focus();
  await page.keyboard.press('Enter');
  await expect(desk.cell(2, 4)).toBeFocused();
  await desk.button('Clear').focus();
  await page.keyboard.press('Enter');
  await desk.cell(1, 1).focus();
  const press = async (/** @type {string[]} */ ...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'h');
  await expect(desk.cell(3, 3)).toBeFocused();
  await press('Enter', 'p', 'ArrowRight', 'Space', 'ArrowRight', 'Enter');
  await expect(desk.cell(3, 5)).toHaveAccessibleName('row 3, column 5: peg');
  await press('g', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await expect(desk.cell(3, 3)).toHaveAccessibleName('row 3, column 3: empty hole, goal');
  await expect(desk.sentence).toHaveText(/^3 holes, 2 pegs\. 1 jump possible\. Goal: one peg in a1\./);
  await desk.playButton.focus();
  await press('Enter');
  await expect(table.status).toHaveText('2 pegs. 1 jump possible.');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} options
 */
async function openByTouch(browser, options) {
  const context = await browser.newContext({ hasTouch: true, ...options });
  const table = new Table(await context.newPage());
  await table.open();
  return table;
}

test('a finger taps and paints, and nothing scrolls sideways', async ({ browser, baseURL }) => {
  const table = await openByTouch(browser, { viewport: { width: 320, height: 700 }, baseURL });
  const { page } = table;
  const desk = await openDesk(table);
  await desk.button('Clear').tap();
  await desk.cell(4, 3).evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
  const fingers = await Fingers.on(page);
  await fingers.swipe(await desk.place(4, 3), await desk.place(4, 5));
  await expect(desk.sentence).toHaveText('3 holes, 0 pegs. Now add pegs.');
  await desk.take('Pegs');
  for (const column of [3, 4]) {
    const { x, y } = await desk.place(4, column);
    await page.touchscreen.tap(x, y);
  }
  await expect(desk.sentence).toHaveText(/^3 holes, 2 pegs\. 1 jump possible\. Goal: one peg\./);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await desk.dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await desk.playButton.tap();
  await table.solve();
  expect(await table.jumps()).toEqual(['a1-c1']);
  await table.page.context().close();
});

test('cells at the edge stay under a tapping finger; the grid grows when it rests', async ({ browser, baseURL }) => {
  const table = await openByTouch(browser, { viewport: { width: 390, height: 844 }, baseURL });
  const desk = await openDesk(table);
  await expect(desk.cell(9, 9)).toHaveCount(1);
  const places = [await desk.place(1, 3), await desk.place(1, 4), await desk.place(1, 5)];
  // The finger does not pause between taps, however slow the machine is.
  const { clock } = table.page;
  await clock.install();
  await clock.pauseAt(Date.now() + 3_600_000);
  for (const { x, y } of places) await table.page.touchscreen.tap(x, y);
  await clock.resume();
  await expect(desk.sentence).toHaveText(/^36 holes/);
  await expect(desk.cell(10, 9)).toHaveCount(1);
  for (const column of [3, 4, 5])
    await expect(desk.cell(2, column)).toHaveAccessibleName(`row 2, column ${column}: empty hole`);
  await table.page.context().close();
});

test('a large drawing scrolls under a finger at 320 pixels, and a tap still draws', async ({ browser, baseURL }) => {
  const table = await openByTouch(browser, { viewport: { width: 320, height: 700 }, baseURL });
  await table.setUp({ board: 'o'.repeat(16), start: 'c1' });
  const desk = await openDesk(table);
  await desk.cell(4, 1).scrollIntoViewIfNeeded();
  const { x, y } = await desk.place(5, 1);
  await table.page.touchscreen.tap(x, y);
  await expect(desk.sentence).toHaveText(/^17 holes/);
  const box = desk.dialog.locator('.table');
  const from = await desk.place(5, 9);
  const fingers = await Fingers.on(table.page);
  await fingers.swipe(from, { ...from, x: from.x - 100 });
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(desk.sentence).toHaveText(/^17 holes/);
  expect(await table.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await table.page.context().close();
});

test('the 65th hole brings the core for larger boards, which judges the game', async ({ table }) => {
  await table.setUp({ board: Array(8).fill('oooooooo').join('\n'), start: 'd4' });
  const desk = await openDesk(table);
  await expect(desk.playButton).toBeEnabled();
  await desk.click(1, 1);
  await expect(desk.sentence).toHaveText(/^65 holes, 63 pegs\. \d+ jumps/);
  await desk.playButton.press('Enter');
  await expect.poll(() => table.pegs()).toBe(63);
  await table.solveButton.click();
  await expect(table.status).toHaveText('This can’t be won, and we can prove it. Best possible: 2 pegs.');
});

test('the 129th hole is one too many, and is reported', async ({ table }) => {
  await table.setUp({ board: Array(8).fill('o'.repeat(16)).join('\n'), start: 'd4' });
  const desk = await openDesk(table);
  await expect(desk.playButton).toBeEnabled();
  await desk.click(1, 1);
  await expect(desk.sentence).toHaveText('129 holes, 127 pegs. A board needs at most 128 holes.');
  await expect(desk.playButton).toBeDisabled();
  await desk.button('Undo').click();
  await expect(desk.playButton).toBeEnabled();
});

test('the grid grows with the drawing', async ({ table }) => {
  const desk = await openDesk(table);
  await desk.click(1, 1);
  await expect(desk.cell(11, 1)).toHaveCount(0);
  await expect(desk.cell(10, 10)).toHaveCount(1);
  await expect(desk.cell(2, 2)).toHaveAccessibleName('row 2, column 2: empty hole');
});

test('other directions, a pattern and few pegs', async ({ table, page }) => {
  await table.setUp({ board: 'triangle' });
  const desk = await openDesk(table);
  await expect(desk.dialog.getByRole('radio', { name: 'Triangles' })).toBeChecked();
  await expect(desk.sentence).toHaveText(/^15 holes, 14 pegs\. 2 jumps possible\. Goal: one peg\./);
  await desk.dialog.getByRole('radio', { name: 'Diagonals' }).check();
  await expect(desk.sentence).toHaveText(/^15 holes, 14 pegs\. 2 jumps possible\. Goal: one peg\./);
  await desk.dialog.getByLabel('Goal').last().selectOption('few');
  await desk.dialog.getByLabel('at most').fill('31');
  await desk.dialog.getByLabel('at most').press('Backspace');
  const [field, label] = await desk.dialog
    .getByLabel('at most')
    .evaluate((field) => [field, /** @type {Element} */ (field.closest('label'))].map((it) => it.clientHeight));
  expect(label, 'the field stands within its sentence').toBeLessThan(1.2 * field);
  await expect(desk.sentence).toHaveText(/Goal: at most 3 pegs\./);
  await desk.dialog.getByLabel('Goal').last().selectOption('pattern');
  await expect(desk.sentence).toHaveText(/Mark the holes/);
  await desk.click(4, 2);
  await desk.click(4, 3);
  await expect(desk.sentence).toHaveText(/Goal: the pattern\.$/);
  await desk.playButton.click();
  await expect(table.element).toHaveAttribute('board', /^# directions: 8/);
  await expect(page.locator('.board-size')).toHaveText('15 holes');
});

test('a board that has a name keeps it, and Cancel changes nothing', async ({ table, page }) => {
  const desk = await openDesk(table);
  await desk.take('Pegs');
  await desk.click(2, 4);
  await desk.playButton.click();
  await expect(table.status).toHaveText(/^31 pegs/);
  await expect(page.locator('.board-name')).toHaveText('English');
  await desk.open();
  await desk.button('Clear').click();
  await desk.button('Cancel').click();
  await expect(desk.dialog).toBeHidden();
  await expect(table.status).toHaveText(/^31 pegs/);
});

test('a drawing that is left is there again, until another problem is on the board', async ({ table, page }) => {
  const desk = await openDesk(table);
  await desk.button('Clear').click();
  await desk.paint([4, 3], [4, 6]);
  await page.keyboard.press('Escape');
  await expect(desk.dialog).toBeHidden();
  await desk.open();
  await expect(desk.sentence).toHaveText(/^4 holes/);
  await desk.button('Undo').click();
  await expect(desk.sentence).toHaveText(/^Nothing drawn yet/);
  await desk.button('Start over').click();
  await expect(desk.sentence).toHaveText(/^33 holes, 32 pegs/);
  await desk.button('Clear').click();
  await desk.button('Close').click();
  await table.chooseBoard('European');
  await desk.open();
  await expect(desk.sentence).toHaveText(/^37 holes/);
});

test('after Clear holes are drawn, whatever was drawn before', async ({ table }) => {
  const desk = await openDesk(table);
  await desk.take('Goal');
  await desk.button('Clear').click();
  await desk.paint([4, 3], [4, 6]);
  await expect(desk.sentence).toHaveText(/^4 holes/);
});

test('a stroke may start outside the cells', async ({ table, page }) => {
  await table.setUp({ board: 'ooo/ooo', start: 'b1' });
  const desk = await openDesk(table);
  const box = await desk.dialog.locator('.cells').boundingBox();
  const { x, y } = await desk.place(1, 1);
  if (!box) throw new Error('no drawing');
  await page.mouse.move(x, box.y + 4);
  expect(box.y + 4).toBeLessThan(y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(desk.sentence).toHaveText(/^7 holes/);
});

test('a pattern is drawn, sent with a message, and the message appears with the win', async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const desk = await openDesk(table);
  await desk.button('Clear').click();
  await desk.paint([4, 3], [4, 6]);
  await desk.take('Pegs');
  await desk.click(4, 3);
  await desk.button('End with this').click();
  await expect(desk.sentence).toHaveText(/^4 holes, 2 pegs\. 2 jumps possible\. Goal: one peg in a1\./);
  await desk.button('Send it').press('Enter');
  const share = page.getByRole('dialog', { name: 'Share' });
  await share.getByLabel('Message when solved').fill('Dinner <i>at</i> eight?');
  const link = share.getByLabel('Code to copy');
  await expect(link).toHaveValue(/&message=\w+/);
  const address = await link.inputValue();
  await table.closeDialog();
  await page.goto(address);
  await table.isReady();
  await table.solve();
  await expect(page.locator('section.win')).toContainText('One way to do it');
  await expect(page.locator('section.win')).not.toContainText('Dinner');
  const jumps = await table.jumps();
  await page.getByRole('button', { name: 'Try it yourself' }).press('Enter');
  await expect(page).toHaveURL(/at=0.*&message=\w+/);
  // The URL in the address bar still contains the puzzle's message.
  const copied = page.url();
  await page.goto('about:blank');
  await page.goto(copied);
  await table.isReady();
  await expect(page).toHaveURL(/at=0.*&message=\w+/);
  for (const jump of jumps) await table.press(...jump.split('-'));
  await expect(page.locator('section.win blockquote')).toHaveText('Dinner <i>at</i> eight?');
});
