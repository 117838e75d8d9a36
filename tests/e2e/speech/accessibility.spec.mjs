// Everyone can play: tests of colours, names and motion.

import { expectNoViolations } from '../../user/accessibility.mjs';
import { test } from '../../user/app.mjs';
import { colourOf, pictureOf, settle } from '../../user/canvas.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { expect, sizes } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

test('no barrier is found on the page, nor while it plays', async ({ table, page }) => {
  await expectNoViolations(page);
  await table.solveButton.click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectNoViolations(page, 'peg-solitaire');
});

for (const [width, height] of sizes('360x640 1280x800')) {
  test(`at ${width} by ${height} nothing hides the focus`, async ({ visit, page }) => {
    await page.setViewportSize({ width, height });
    await visit('/?board=english&game=d2-d4 {A comment} (b4-d4) b3-d3&analysis=all');
    /** @type {string[]} */
    const stops = [];
    do {
      await page.keyboard.press('Tab');
      const { name, isSeen } = await page.evaluate(focused);
      expect(isSeen, `${name} after ${stops.at(-1)}`).toBe(true);
      stops.push(name);
    } while (stops.at(-1) !== 'BODY' && stops.length < 60);
    expect(stops.length).toBeGreaterThan(15);
  });
}

/** @typedef {import('../../user/table.mjs').Table} Table */

/** Actions that show other buttons, in order. @type {Record<string, (table: Table) => unknown>} */
const ACTS = {
  'a jump': (table) => table.press('d2', 'd4'),
  'a choice of start and goal': ({ page }) => page.locator('#change').dispatchEvent('click'),
  'a film': async ({ element, solveButton }) => {
    await solveButton.press('Enter');
    await expect(element.locator('[data-action="own"]')).toBeVisible();
    await element.evaluate((/** @type {any} */ it) => it.pause());
  },
  'a dead end': async (table) => {
    await table.setUp({ moves: 'd6-d4 d3-d5 d1-d3 b4-d4 e4-c4 g4-e4', at: '6' });
    await expect(table.element.locator('[data-action="rescue"]')).toBeVisible();
  },
};

for (const [width, height] of sizes('360x640 390x844 820x1180 1280x860 667x375'))
  test(`at ${width} by ${height} the focus goes down each column of Play`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, act] of Object.entries(ACTS)) {
      await act(table);
      await page.locator('#menu').focus();
      let before = await page.evaluate(focused);
      const names = [];
      while (before.name !== 'BODY') {
        await page.keyboard.press('Tab');
        const next = await page.evaluate(focused);
        // A sentence that can be scrolled takes the focus, but is not a button.
        if (next.name.startsWith('DIV')) continue;
        const isBeside = next.right <= before.left || next.left >= before.right;
        expect(isBeside || next.bottom > before.top, `${name}: ${before.name}, ${next.name}`).toBe(true);
        names.push(next.name);
        before = next;
      }
      expect(names.length, name).toBeGreaterThan(6);
    }
  });

/** The focused element, its edges, and whether any part of it is visible and uncovered. */
function focused() {
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const { x, y, width, height, left, top, right, bottom } = element.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const found = root.elementFromPoint(x + across * width, y + down * height);
      return found !== null && (element.contains(found) || found.contains(element));
    }),
  );
  const name = element.id || element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 30);
  const isOver = element === document.body;
  return {
    name: isOver ? 'BODY' : `${element.tagName} ${name}`,
    isSeen,
    left,
    right,
    top: top + scrollY,
    bottom: bottom + scrollY,
  };
}

test('with reduced motion nothing flies, and the game is the same', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await table.click('d2');
  await table.click('d4');
  expect(await table.jumps()).toEqual(['d2-d4']);
  const time = () => table.element.evaluate((element) => /** @type {any} */ (element).currentTime);
  await page.getByRole('button', { name: 'Go to start' }).click();
  await page.getByRole('button', { name: 'Forward one move' }).click();
  const landed = await time();
  expect(landed).toBeGreaterThan(0);
  await page.evaluate(frame);
  expect(await time()).toBe(landed);
  await table.solveAndWatch();
  expect(await table.pegs()).toBe(1);
});

test('forced colours leave the board legible', async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(frame);
  await settle(table.element);
  const [peg, hole] = [await colourOf(table.element, 'c1'), await colourOf(table.element, 'd4')];
  expect(peg).not.toBe(hole);
  await table.click('d2');
  await settle(table.element);
  const marked = await pictureOf(table.element);
  await page.keyboard.press('Escape');
  await settle(table.element);
  expect(await pictureOf(table.element)).not.toBe(marked);
});

test('forced colours show which choice is taken', async ({ table: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  /**
   * The styles of two elements that differ only in whether they are selected.
   * @param {string} chosen
   * @param {string} other
   */
  const looks = (chosen, other) =>
    page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const one = /** @type {Element} */ (document.querySelector(selector));
          const { backgroundColor, outlineStyle } = getComputedStyle(one);
          return `${backgroundColor} ${outlineStyle}`;
        }),
      [chosen, other],
    );
  await pressTool(page, 'share');
  await expect(page.locator('#share-dialog')).toBeVisible();
  const [tab, otherTab] = await looks(
    '#share-dialog .choices label:has(:checked)',
    '#share-dialog .choices label:not(:has(:checked))',
  );
  expect(tab).not.toBe(otherTab);
  await page.keyboard.press('Escape');
  await page.click('#boards');
  await expect(page.locator('#boards-dialog')).toBeVisible();
  await page.locator('#boards-dialog .close').focus();
  const [board, otherBoard] = await looks(
    '#boards-dialog .board > .row:has([aria-current])',
    '#boards-dialog .board > .row:not(:has([aria-current]))',
  );
  expect(board).not.toBe(otherBoard);
});

test('the keys of the board work wherever the focus is', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await page.locator('#sound').focus();
  await page.keyboard.press('Backspace');
  expect(await table.jumps()).toEqual([]);
  await page.keyboard.press('Control+y');
  expect(await table.jumps()).toEqual(['d2-d4']);
  await page.keyboard.press('Control+z');
  expect(await table.jumps()).toEqual([]);
  await page.keyboard.press('Control+Shift+z');
  expect(await table.jumps()).toEqual(['d2-d4']);
});

test('arrow keys come to the board of a fresh page, and stay in fields and dialogs', async ({ table, page }) => {
  const hole = () => table.element.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.getAttribute('data-hole'));
  await page.keyboard.press('ArrowDown');
  const first = await hole();
  expect(first).toMatch(/^[a-g]\d$/);
  await page.keyboard.press('ArrowDown');
  expect(await hole()).not.toBe(first);
  await pressTool(page, 'change');
  await page.locator('#finish').focus();
  await page.keyboard.press('ArrowDown');
  expect(await hole()).toBe(undefined);
  await table.drag('d2', 'd4');
  await pressTool(page, 'text');
  await expect(page.getByLabel('Paste a position')).toBeFocused();
  await page.keyboard.type('abc');
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('Paste a position')).toHaveValue('ab');
  expect(await table.jumps()).toEqual(['d2-d4']);
});

test('an arrow leaves no button for the board', async ({ table, page }) => {
  for (const reached of [page.locator('#menu'), table.element.getByRole('button', { name: 'Hint' })]) {
    await reached.focus();
    await page.keyboard.press('ArrowDown');
    await expect(reached).toBeFocused();
  }
});

test('the list of moves is one stop for Tab, and arrow keys go from move to move', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  await table.setUp({ game: 'd2-d4 (b4-d4 c2-c4) b3-d3 c1-c3', at: '1' });
  const stops = table.element.locator('.moves ol button:not([tabindex="-1"])');
  const move = (/** @type {string} */ name) =>
    table.element.locator('.moves').getByRole('button', { name, exact: true });
  await expect(stops).toHaveCount(1);
  await expect(stops).toHaveText('d2-d4');
  await stops.focus();
  await page.keyboard.press('End');
  await expect(move('c1-c3')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(move('b3-d3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(move('b3-d3')).toHaveAttribute('aria-current', 'step');
  await expect(move('b3-d3')).toBeFocused();
  await expect(stops).toHaveText('b3-d3');
  await page.keyboard.press('Home');
  await expect(move('d2-d4')).toBeFocused();
  await expect(stops).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(move('d2-d4')).toBeFocused();
});

test('a long comment is scrolled by keys, which then do not act on the board', async ({ table, page }) => {
  await table.setUp({ game: `{${'Many words. '.repeat(200)}} d2-d4 b3-d3` });
  const comment = table.element.getByRole('note', { name: 'Comment' });
  await comment.focus();
  for (const key of ['ArrowDown', ' ']) {
    await comment.evaluate((region) => region.scrollTo(0, 0));
    await page.keyboard.press(key);
    await expect.poll(() => comment.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await expect(comment).toBeFocused();
    expect(await table.element.evaluate((/** @type {any} */ { paused }) => paused)).toBe(true);
  }
});
