// Marks and arrows that a reader draws: with the right button, or with a long press.

import { test as testOfApp } from '../../user/app.mjs';
import { test } from '../../user/blog/box.mjs';
import { test as alone, expect } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';
import { Fingers } from '../../user/touch.mjs';

/** @typedef {import('../../user/table.mjs').Table} Table */

test.use({ script: 'plusScript' });

/** @param {Table} table @returns {Promise<string>} */
const gameOf = (table) => table.element.evaluate((element) => /** @type {any} */ (element).game);

/**
 * Presses the right mouse button on one hole, and releases it on another.
 * @param {Table} table
 * @param {string} from
 * @param {string} [to]
 */
async function draw(table, from, to = from) {
  const { mouse } = table.page;
  const [a, b] = [await table.place(from), await table.place(to)];
  await mouse.move(a.x, a.y);
  await mouse.down({ button: 'right' });
  await mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await mouse.move(b.x, b.y, { steps: 3 });
  await mouse.up({ button: 'right' });
}

/** Records whether the browser's context menu would open. @param {Table} table */
async function menus(table) {
  return table.element.evaluateHandle((element) => {
    /** @type {boolean[]} */
    const heard = [];
    element.addEventListener('contextmenu', (event) => heard.push(!event.defaultPrevented));
    return heard;
  });
}

test('the right button marks a hole and draws arrows, and takes them away again', async ({ table }) => {
  await table.setUp({ game: '{Look.} [label d4 "[ar"] d2-d4 b3-d3', controls: '' });
  const opened = await menus(table);
  const changes = await table.element.evaluateHandle((element) => {
    const heard = { changes: 0, jumps: 0 };
    element.addEventListener('change', () => heard.changes++);
    element.addEventListener('jump', () => heard.jumps++);
    return heard;
  });
  await draw(table, 'e5');
  await expect.poll(() => gameOf(table)).toBe('{Look.} [mark e5] [label d4 "[ar"] d2-d4 b3-d3');
  await draw(table, 'd2', 'd4');
  await expect.poll(() => gameOf(table)).toBe('{Look.} [arrow d2-d4] [mark e5] [label d4 "[ar"] d2-d4 b3-d3');
  await expect(table.hole('e5')).toHaveAttribute('aria-label', /, marked$/);
  await draw(table, 'e5');
  await draw(table, 'd2', 'd4');
  await expect.poll(() => gameOf(table)).toBe('{Look.} [label d4 "[ar"] d2-d4 b3-d3');
  expect(await changes.jsonValue()).toEqual({ changes: 4, jumps: 0 });
  expect((await opened.jsonValue()).filter(Boolean)).toEqual([]);
  expect(await table.jumps()).toEqual([]);
});

test('Shift or Ctrl, Alt or Meta, and both choose the other colours, which replace one', async ({ table, page }) => {
  await table.setUp({ game: '' });
  const opened = await menus(table);
  /** @type {[keys: string[], mark: string][]} */
  const held = [
    [[], '[mark e5]'],
    [['Shift'], '[mark red e5]'],
    [['Alt'], '[mark blue e5]'],
    [['Shift', 'Alt'], '[mark yellow e5]'],
    [['Control'], '[mark red e5]'],
    [['Control', 'Alt'], '[mark yellow e5]'],
    [['Control', 'Alt'], ''],
    [['Meta'], '[mark blue e5]'],
    [['Meta'], ''],
  ];
  for (const [keys, text] of held) {
    for (const key of keys) await page.keyboard.down(key);
    await draw(table, 'e5');
    for (const key of keys) await page.keyboard.up(key);
    await expect.poll(() => gameOf(table)).toBe(text);
  }
  // Windows reports AltGr as Ctrl and Alt.
  await page.evaluate(() => {
    MouseEvent.prototype.getModifierState = (key) => key === 'AltGraph';
  });
  for (const key of ['Control', 'Alt']) await page.keyboard.down(key);
  for (const text of ['[mark blue e5]', '']) {
    await draw(table, 'e5');
    await expect.poll(() => gameOf(table)).toBe(text);
  }
  for (const key of ['Control', 'Alt']) await page.keyboard.up(key);
  await page.evaluate(() => {
    MouseEvent.prototype.getModifierState = () => false;
  });
  await page.keyboard.down('Alt');
  await draw(table, 'd2', 'd4');
  await page.keyboard.up('Alt');
  await expect.poll(() => gameOf(table)).toBe('[arrow blue d2-d4]');
  await expect(table.element.locator('p.news').nth(1)).toHaveText('Arrow from d2 to d4 in blue.');
  expect((await opened.jsonValue()).filter(Boolean)).toEqual([]);
});

test('D marks the hole with the focus in one colour after the other, and says so', async ({ table, page }) => {
  await table.setUp({ game: '' });
  const hole = table.hole('e5');
  await hole.focus();
  for (const [text, said] of [
    ['[mark e5]', ', marked'],
    ['[mark red e5]', ', marked in red'],
    ['[mark blue e5]', ', marked in blue'],
    ['[mark yellow e5]', ', marked in yellow'],
    ['', ''],
  ]) {
    await page.keyboard.press('d');
    await expect.poll(() => gameOf(table)).toBe(text);
    await expect(hole).toHaveAttribute('aria-label', new RegExp(`^e5: peg${said}$`));
    await expect(table.element.locator('.news').first()).toHaveText(new RegExp(`^e5: peg${said}$`));
  }
  await table.hole('d2').focus();
  await page.keyboard.press('Enter');
  await table.hole('d4').focus();
  await page.keyboard.press('d');
  await expect.poll(() => gameOf(table)).toBe('[arrow d2-d4]');
  await page.keyboard.press('d');
  await expect.poll(() => gameOf(table)).toBe('[arrow red d2-d4]');
  expect(await table.jumps()).toEqual([]);
});

test('a drawing that ends outside the holes does not count', async ({ table, page }) => {
  await table.setUp({ game: 'd2-d4' });
  const [hole, corner] = [await table.place('d2'), await table.place('a3')];
  const beside = { x: corner.x, y: hole.y };
  for (const [a, b] of [
    [hole, beside],
    [beside, hole],
    [hole, { x: 2, y: 2 }],
  ]) {
    await page.mouse.move(a.x, a.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(b.x, b.y, { steps: 3 });
    await page.mouse.up({ button: 'right' });
  }
  expect(await gameOf(table)).toBe('d2-d4');
  await draw(table, 'd2');
  await expect.poll(() => gameOf(table)).toBe('[mark d2] d2-d4');
});

for (const attributes of /** @type {Record<string, string>[]} */ ([{ readonly: '' }, { drawing: 'off' }]))
  test(`nothing is drawn with ${JSON.stringify(attributes)}; the browser's menu opens`, async ({ table, page }) => {
    await table.setUp({ game: 'd2-d4', ...attributes });
    const opened = await menus(table);
    await draw(table, 'd2');
    await expect.poll(() => opened.jsonValue()).toEqual([true]);
    await table.hole('d2').focus();
    await page.keyboard.press('d');
    // Once the response to a later key has arrived, any response to the first key would have arrived, too.
    await page.keyboard.press('p');
    await expect(table.element.locator('.news').first()).toContainText('Row 1');
    expect(await gameOf(table)).toBe('d2-d4');
  });

test("the menu key opens the browser's context menu", async ({ table, page }) => {
  await table.setUp({ game: 'd2-d4' });
  const opened = await menus(table);
  await table.hole('d2').focus();
  await page.keyboard.press('ContextMenu');
  await expect.poll(() => opened.jsonValue()).toEqual([true]);
});

test('drawing stops playback where it is', async ({ table, page }) => {
  await table.setUp({ game: 'd2-d4 b3-d3 c1-c3', controls: '', speed: '0.25' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await draw(table, 'e5');
  const paused = () => table.element.evaluate((element) => /** @type {any} */ (element).paused);
  expect(await paused()).toBe(true);
  await expect.poll(() => gameOf(table)).toContain('[mark e5]');
});

test('the board may be rotated', async ({ table }) => {
  await table.setUp({ game: 'd2-d4' });
  await table.element.evaluate((element) => Object.assign(element.style, { rotate: '90deg', width: '300px' }));
  await draw(table, 'd2', 'd4');
  await expect.poll(() => gameOf(table)).toBe('[arrow d2-d4] d2-d4');
});

test('jumps are played between drawings', async ({ table }) => {
  await table.setUp({ game: '' });
  await draw(table, 'c3');
  await table.drag('d2', 'd4');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await draw(table, 'd4');
  await expect.poll(() => gameOf(table)).toBe('[mark c3] d2-d4 [mark d4]');
});

testOfApp('Play has no marks: a right click leaves none, and Study draws', async ({ table, page }) => {
  await draw(table, 'e5');
  await draw(table, 'd2', 'd4');
  await page.keyboard.press('d');
  expect(await gameOf(table)).toBe('');
  await pressTool(page, 'room');
  await draw(table, 'e5');
  await expect.poll(() => gameOf(table)).toBe('[mark e5]');
});

testOfApp('a drawing in the app is still there after a reload', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  await draw(table, 'd2', 'd4');
  await draw(table, 'e5');
  await expect.poll(() => gameOf(table)).toBe('[arrow d2-d4] [mark e5]');
  await expect.poll(() => page.url()).toContain('mark');
  await page.reload();
  await table.isReady();
  await expect.poll(() => gameOf(table)).toBe('[arrow d2-d4] [mark e5]');
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  /** Waits until a long press has started to draw. @param {Table} table */
  const begun = (table) => expect.poll(() => table.element.evaluate(isDrawing)).toBe(true);

  /** @param {Element} element */
  function isDrawing(element) {
    let is = false;
    const look = (/** @type {import('../../../www/game/session.js').Session} */ { selection }) => {
      is = selection.sketch !== undefined;
    };
    /** @type {any} */ (element).call(look);
    return is;
  }

  test('a resting finger goes through the marks of a hole; dragged on, it draws an arrow', async ({ table, page }) => {
    await table.setUp({ game: 'd2-d4 b3-d3' });
    const fingers = await Fingers.on(page);
    const [a, b] = [await table.place('e5'), await table.place('c3')];
    for (const text of ['[mark e5] ', '[mark red e5] ', '[mark blue e5] ', '[mark yellow e5] ', '']) {
      await fingers.press(a);
      await begun(table);
      await fingers.lift();
      await expect.poll(() => gameOf(table)).toBe(`${text}d2-d4 b3-d3`);
    }
    await fingers.press(a);
    await begun(table);
    await fingers.move({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    await fingers.move(b);
    await fingers.lift();
    await expect.poll(() => gameOf(table)).toBe('[arrow e5-c3] d2-d4 b3-d3');
  });

  test('a finger that rests on a peg that can jump drags it still', async ({ table, page }) => {
    await table.setUp({ game: '' });
    const fingers = await Fingers.on(page);
    const [a, b, other] = [await table.place('d2'), await table.place('d4'), await table.place('c3')];
    // With all timeouts set to zero, a press immediately becomes a long press.
    await page.evaluate(() => {
      const { setTimeout: wait } = window;
      Object.assign(window, {
        wait,
        setTimeout: (/** @type {any[]} */ ...[act, , ...more]) => wait(act, 0, ...more),
      });
    });
    await fingers.press(a);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await fingers.move({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    await fingers.move(b);
    await fingers.lift();
    await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
    expect(await gameOf(table)).toBe('d2-d4');
    // Drawing with these timeouts is tested nowhere else.
    await fingers.press(other);
    await begun(table);
    await fingers.lift();
    await page.evaluate(() => Object.assign(window, { setTimeout: Object(window).wait }));
  });

  test('a second finger ends a drawing', async ({ table, page }) => {
    await table.setUp({ game: 'd2-d4' });
    const fingers = await Fingers.on(page);
    const [a, b] = [await table.place('e5'), await table.place('c3')];
    await fingers.press(a);
    await begun(table);
    await fingers.press(a, b);
    await fingers.lift();
    await table.click('d2');
    expect(await gameOf(table)).toBe('d2-d4');
  });
});

alone.describe(() => {
  alone.use({ hasTouch: true });

  alone('in Play a long press draws no marks', async ({ visit, page }) => {
    await page.clock.install();
    const table = await visit();
    const fingers = await Fingers.on(page);
    await fingers.press(await table.place('d4'));
    await page.clock.runFor(2000);
    await fingers.lift();
    await page.clock.runFor(100);
    expect(await gameOf(table)).toBe('');
  });
});
