// Playing by mouse, drag, touch and keyboard.

import { test as testOfApp } from '../../user/app.mjs';
import { test } from '../../user/blog/box.mjs';
import { colourOf, isLaidOut, settle } from '../../user/canvas.mjs';
import { expect, Table } from '../../user/table.mjs';
import { Fingers } from '../../user/touch.mjs';
import { test as bare } from '../../user/worker.mjs';

test.use({ script: 'plusScript' });

testOfApp('in the app one plays by mouse and by keyboard', { tag: '@core' }, async ({ table, page }) => {
  await expect(table.status).toHaveText('32 pegs. 4 jumps possible.');
  await table.click('d2');
  await table.click('d4');
  await table.drag('f3', 'd3');
  expect(await table.jumps()).toEqual(['d2-d4', 'f3-d3']);
  await expect(table.hole('d3')).toBeFocused();
  await page.keyboard.press('Backspace');
  expect(await table.jumps()).toEqual(['d2-d4']);
  await page.getByRole('button', { name: 'Restart', exact: true }).click();
  expect(await table.pegs()).toBe(32);
});

test('a fresh board says what there is', async ({ table }) => {
  await expect(table.status).toHaveText('32 pegs. 4 jumps possible.');
  await expect(table.hole('d2')).toHaveAttribute('aria-label', 'd2: peg, can jump to d4');
  await expect(table.hole('d4')).toHaveAttribute('aria-label', 'd4: empty, goal');
});

test('the goal is marked, even with a peg on it', async ({ table }) => {
  /** The colours on a circle around the centre of a peg. */
  const colours = () =>
    table.element.locator('.stage canvas').evaluate((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const context = /** @type {CanvasRenderingContext2D} */ (
        /** @type {HTMLCanvasElement} */ (canvas).getContext('2d')
      );
      const unit = width / (6 + 2 * 0.98);
      const [x, y] = [width / 2, height / 2 + 3 * unit];
      return Array.from({ length: 24 }, (_, index) => {
        const angle = (index * Math.PI) / 12;
        const [along, down] = [x + 0.43 * unit * Math.cos(angle), y + 0.43 * unit * Math.sin(angle)];
        return context.getImageData(Math.round(along), Math.round(down), 1, 1).data.join();
      });
    });
  await table.setUp({ start: 'd4', goal: 'any' });
  await isLaidOut(table.hole('d7'));
  await settle(table.element);
  await expect(table.hole('d7')).toHaveAttribute('aria-label', 'd7: peg');
  const before = await colours();
  await table.setUp({ goal: 'd7' });
  await settle(table.element);
  await expect(table.hole('d7')).toHaveAttribute('aria-label', 'd7: peg, goal');
  const after = await colours();
  expect(after.filter((colour, index) => colour !== before[index]).length).toBeGreaterThan(20);
});

test('a click chooses a peg and another plays the jump', { tag: '@core' }, async ({ table }) => {
  await table.click('d2');
  await expect(table.hole('d2')).toHaveAttribute('aria-selected', 'true');
  await expect(table.hole('d4')).toHaveAttribute('aria-label', 'd4: empty, goal, landing hole');
  await table.click('d4');
  expect(await table.jumps()).toEqual(['d2-d4']);
  await expect(table.status).toHaveText('31 pegs. 3 jumps possible.');
});

test('a drag to a wrong hole brings the peg back and says why', async ({ table }) => {
  await table.drag('d2', 'd5');
  await expect(table.status).toHaveText(/can’t land there/);
  expect(await table.pegs()).toBe(32);
});

test('a drag off the board returns the peg', async ({ table }) => {
  const { element, page } = table;
  const [peg, hole] = [await colourOf(element, 'd2'), await colourOf(element, 'd4')];
  const { x, y } = await table.place('d2');
  await page.mouse.move(x, y);
  await page.mouse.down();
  const stage = await element.locator('.stage').boundingBox();
  await page.mouse.move(x, (stage?.y ?? 0) + (stage?.height ?? 0) + 10, { steps: 5 });
  await expect.poll(() => colourOf(element, 'd2')).not.toBe(peg);
  await page.mouse.up();
  await expect.poll(() => colourOf(element, 'd2')).toBe(peg);
  expect(await colourOf(element, 'd4')).toBe(hole);
  await expect(table.status).toHaveText('32 pegs. 4 jumps possible.');
});

test('what is not allowed is refused, with a reason', async ({ table }) => {
  await table.click('a3');
  await expect(table.status).toHaveText(/^This peg can’t jump/);
  await table.click('d4');
  await expect(table.status).toHaveText('This hole is empty. Choose a peg first.');
  await table.drag('b4', 'd4');
  await table.click('c2');
  await table.click('b4');
  await expect(table.status).toHaveText(/^This peg can’t land there/);
  expect(await table.jumps()).toEqual(['b4-d4']);
});

test('a second click puts the peg down, and Escape too', async ({ table }) => {
  await table.click('d2');
  await table.click('d2');
  await expect(table.hole('d2')).toHaveAttribute('aria-selected', 'false');
  await table.hole('d2').focus();
  await table.page.keyboard.press('Enter');
  await expect(table.hole('d2')).toHaveAttribute('aria-selected', 'true');
  await table.page.keyboard.press('Escape');
  await expect(table.hole('d2')).toHaveAttribute('aria-selected', 'false');
});

test('the keyboard alone can play and undo', { tag: '@core' }, async ({ table }) => {
  await table.hole('c1').focus();
  await expect(table.hole('c1')).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) {
    await table.page.keyboard.press(key);
  }
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await expect(table.hole('d4')).toBeFocused();
  await table.page.keyboard.press('Backspace');
  await expect.poll(() => table.jumps()).toEqual([]);
  await table.page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
});

test('undo, redo and restart', async ({ table, page }) => {
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true });
  await expect(button('Undo')).toBeDisabled();
  await table.drag('d2', 'd4');
  await table.drag('b3', 'd3');
  await button('Undo').click();
  expect(await table.jumps()).toEqual(['d2-d4']);
  await expect(table.status).toHaveText('31 pegs. 3 jumps possible.');
  await button('Redo').click();
  expect(await table.jumps()).toEqual(['d2-d4', 'b3-d3']);
  await button('Undo').click();
  await table.drag('f3', 'd3');
  expect(await table.jumps()).toEqual(['d2-d4', 'f3-d3']);
  await button('Restart').click();
  expect(await table.pegs()).toBe(32);
  await button('Redo').click();
  expect(await table.jumps()).toEqual(['d2-d4']);
});

test('consecutive jumps of one peg are one move in the list', async ({ table, page }) => {
  await table.setUp({ start: '..ooo../..ooo../ooooooo/oxxoxoo/ooooooo/..ooo../..ooo..', goal: 'f4' });
  await table.drag('b4', 'd4');
  await table.drag('d4', 'f4');
  await expect(page.getByRole('listitem')).toHaveText(['1.b4-d4-f4']);
  await expect(table.status).toHaveText('Solved! 2 jumps in 1 move.');
});

test('the last jump of a game is announced', async ({ table }) => {
  await table.setUp({ board: 'triangle', start: 'o/oo/xxo/oooo/ooooo', goal: 'any' });
  await table.drag('a3', 'c3');
  await expect(table.status).toHaveText('Solved! 1 jump in 1 move.');
});

test('a finger plays by tap', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 375, height: 700 }, baseURL });
  const table = new Table(await context.newPage());
  await table.open();
  for (const name of ['d2', 'd4']) {
    const { x, y } = await table.place(name);
    await table.page.touchscreen.tap(x, y);
  }
  expect(await table.jumps()).toEqual(['d2-d4']);
  await context.close();
});

// This test uses no locators, which would add touch listeners and so change how the page reacts.
bare('a finger drags a peg, and the page does not scroll meanwhile', async ({ browser, baseURL }) => {
  const viewport = { width: 375, height: 500 };
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  const fingers = await Fingers.on(page);
  await expect.poll(() => fingers.hole('d4')).toBeTruthy();
  await fingers.rest();
  await fingers.swipe(await fingers.hole('d2'), await fingers.hole('d4'));
  expect(await fingers.ask(`document.querySelector('peg-solitaire').jumps.join()`)).toBe('d2-d4');
  expect(await fingers.ask('scrollY')).toBe(0);
  await context.close();
});

testOfApp('a click on the peg of a hint takes it, and the next one lands it', async ({ table, page }) => {
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await expect(table.status).toHaveText(/^Hint: try the peg in /);
  const from = /in (\w+)\./.exec((await table.status.textContent()) ?? '')?.[1] ?? '';
  await table.click(from);
  await hint.click();
  await expect(table.status).toHaveText(/jumps to/);
  const to = /to (\w+)\./.exec((await table.status.textContent()) ?? '')?.[1] ?? '';
  await table.click(to);
  await expect.poll(() => table.jumps()).toEqual([`${from}-${to}`]);
});
