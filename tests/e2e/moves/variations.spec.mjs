// A game is a tree: a different jump starts a variation, and no jump is lost.

import { expectNoViolations } from '../../user/accessibility.mjs';
import { test as testOfApp } from '../../user/app.mjs';
import { test } from '../../user/blog/box.mjs';
import { search } from '../../user/games.mjs';
import { expect, Table } from '../../user/table.mjs';
import { chooseForm, pressTool } from '../../user/tools.mjs';

test.use({ script: 'plusScript' });

const GAME = 'd2-d4 (b4-d4 c2-c4) b3-d3 (f3-d3 e1-e3) d4-d2';

/** @param {Table} table @returns {Promise<string>} */
const gameOf = (table) => table.element.evaluate((element) => /** @type {any} */ (element).game);

/** A move in the list. @param {Table} table @param {string} name */
const move = (table, name) => table.element.locator('.moves').getByRole('button', { name, exact: true });

/** @param {Table} table @param {string} name */
const variation = (table, name) => table.element.getByRole('list', { name: `Variation ${name}` });

test('a different jump starts a variation: it is entered, promoted, deleted and restored', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await table.drag('b3', 'd3');
  // A new attempt from the start becomes the main line.
  await page.getByRole('button', { name: 'Restart' }).click();
  await table.drag('b4', 'd4');
  await expect.poll(() => gameOf(table)).toBe('b4-d4 (d2-d4 b3-d3)');
  await move(table, 'b3-d3').click();
  await expect.poll(() => table.jumps()).toEqual(['d2-d4', 'b3-d3']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await table.drag('f3', 'd3');
  await expect.poll(() => gameOf(table)).toBe('b4-d4 (d2-d4 b3-d3 (f3-d3))');
  await expect(variation(table, 'f3-d3').getByRole('button', { name: 'f3-d3' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await page.getByRole('button', { name: 'Make f3-d3 the main line' }).click();
  await expect.poll(() => gameOf(table)).toBe('d2-d4 (b4-d4) f3-d3 (b3-d3)');
  expect(await table.jumps()).toEqual(['d2-d4', 'f3-d3']);

  await page.getByRole('button', { name: 'Delete variation b3-d3' }).click();
  await expect.poll(() => gameOf(table)).toBe('d2-d4 (b4-d4) f3-d3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => gameOf(table)).toBe('d2-d4 (b4-d4) f3-d3 (b3-d3)');
  await page.getByRole('button', { name: 'Delete variation b4-d4' }).click();
  await expect.poll(() => gameOf(table)).toBe('d2-d4 f3-d3 (b3-d3)');
  await expect(table.element.locator('.removed')).toContainText('Deleted b4-d4 (1 jump).');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => gameOf(table)).toBe('d2-d4 (b4-d4) f3-d3 (b3-d3)');
  await expect(table.element.locator('.removed')).toHaveCount(0);
});

test('variations are worked by the keyboard, and the focus stays in the list', async ({ table, page }) => {
  await table.setUp({ game: GAME });
  const focused = () =>
    page.evaluate(() => document.querySelector('peg-solitaire')?.shadowRoot?.activeElement?.textContent);
  const up = page.getByRole('button', { name: 'Make f3-d3 the main line' });
  await up.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Delete variation f3-d3' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4', 'f3-d3']);
  await expect(move(table, 'f3-d3')).toBeFocused();
  await up.press('Enter');
  await expect.poll(() => gameOf(table)).toBe('d2-d4 (b4-d4 c2-c4) f3-d3 (b3-d3 d4-d2) e1-e3');
  await expect.poll(focused).toBe('f3-d3');
  await page.getByRole('button', { name: 'Delete variation b3-d3' }).press('Enter');
  await expect.poll(focused).toBe('Restore');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('b3-d3');
});

test('a move of the list keeps the focus when a solution comes', async ({ table }) => {
  await table.setUp({ moves: 'd2-d4 b3-d3', at: '1' });
  await move(table, 'd2-d4').focus();
  const solved = table.element.evaluate((element) => /** @type {any} */ (element).solve());
  expect(await solved).toBe('solved');
  await expect(table.element.locator('.moves .found').first()).toBeVisible();
  await expect(table.element.locator('.moves button:focus')).toHaveText(/^d2-d4/);
});

test('a move of the list gives its focus to the board when the next game has no moves', async ({ table }) => {
  await table.setUp({ moves: 'd2-d4 b3-d3', at: '1' });
  await move(table, 'd2-d4').focus();
  await table.element.evaluate((element) => /** @type {any} */ (element).open({ board: 'triangle' }));
  await expect(table.hole('a1')).toBeFocused();
});

test('a solution is a variation, too', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await table.drag('b3', 'd3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await table.solve();
  const game = await gameOf(table);
  expect(game).toMatch(/^d2-d4 b3-d3 /);
  await page.getByRole('button', { name: 'Another solution' }).click();
  await expect(table.status).toHaveText(/^(Another solution|Solved)/);
  await expect.poll(async () => (await gameOf(table)).length).toBeGreaterThan(game.length);
});

test('no barrier is found in a list with variations', async ({ table, page }) => {
  await table.setUp({ game: GAME });
  await move(table, 'c2-c4').click();
  await page.getByRole('button', { name: 'Delete variation f3-d3' }).click();
  await expect(table.element.locator('.removed')).toBeVisible();
  await expectNoViolations(page, 'peg-solitaire');
});

test('on a read-only board variations can be viewed, but not changed', async ({ table, page }) => {
  await table.setUp({ game: GAME, readonly: '' });
  await expect(page.getByRole('button', { name: 'Delete variation f3-d3' })).toBeHidden();
  await move(table, 'c2-c4').click();
  await expect.poll(() => table.jumps()).toEqual(['b4-d4', 'c2-c4']);
});

testOfApp('the address holds the whole game, and the next visit finds it again', async ({ visit, page }) => {
  const table = await visit(`/?board=english&moves=d2-d4_f3-d3&game=${GAME.replaceAll(' ', '_')}&at=1`);
  await expect.poll(() => gameOf(table)).toBe(GAME);
  expect(await table.jumps()).toEqual(['d2-d4']);
  await move(table, 'e1-e3').click();
  await expect
    .poll(() => search(page))
    .toBe(
      `?board=english&moves=d2-d4_f3-d3_e1-e3&game=${GAME.replaceAll(' ', '+').replaceAll('(', '%28').replaceAll(')', '%29')}`,
    );
  await page.goto('about:blank');
  await page.goto('/');
  await table.isReady();
  await expect.poll(() => gameOf(table)).toBe(GAME);
  expect(await table.jumps()).toEqual(['d2-d4', 'f3-d3', 'e1-e3']);
});

testOfApp('a link of former times opens, and has no more than its line', async ({ visit, page }) => {
  const table = await visit('/?board=english&moves=d2-d4_b3-d3&at=1');
  await expect.poll(() => gameOf(table)).toBe('d2-d4 b3-d3');
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4_b3-d3&at=1');
});

testOfApp('a game too long for an address loses nothing by Back or another visit', async ({ table, page }) => {
  const long = await table.element.evaluate(async (element) => {
    const it = /** @type {any} */ (element);
    const { board, start } = it.problem;
    let game = '';
    // The generated games diverge at the first jump or soon after.
    for (let seed = 0; game.length < 2500; seed++) {
      const jumps = [];
      for (let position = start, turn = seed; ; turn = (turn * 31 + 7) % 1009) {
        const legal = board.jumps(position);
        if (legal.length === 0) break;
        const { name } = legal[turn % legal.length];
        jumps.push(name);
        position = board.play(position, name);
      }
      game = game === '' ? jumps.join(' ') : game.replace(' ', ` (${jumps.join(' ')}) `);
    }
    return board.gameText(start, game);
  });
  await table.setUp({ game: long });
  await expect.poll(() => search(page)).toMatch(/^\?board=english&moves=/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('peg-solitaire')?.length)).toBeGreaterThan(2000);
  expect(search(page)).not.toContain('game=');
  // The page adds the game to the URL once nothing is moving on the board.
  await expect.poll(() => page.url()).toMatch(/#game=[\w-]{100,}$/);
  const shared = page.url();
  expect(shared.length).toBeLessThan(2000);
  await table.chooseBoard('Hexagon');
  await page.goBack();
  await expect.poll(() => gameOf(table)).toBe(long);
  await page.reload();
  await expect.poll(() => gameOf(table)).toBe(long);
  await page.goto('about:blank');
  await page.goto('/');
  await expect.poll(() => gameOf(table)).toBe(long);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(shared);
  await expect.poll(() => gameOf(table)).toBe(long);
  await pressTool(page, 'share');
  await expect(page.locator('#share-dialog .code textarea')).toHaveValue(shared);
  await expect(page.locator('#share-dialog .cut')).toBeHidden();
});

testOfApp('with a damaged link the line is played, the URL is kept, and a message appears', async ({ table, page }) => {
  await page.goto('/?board=english&moves=d2-d4_b3-d3&at=1#game=7c1b');
  await expect(page.getByRole('alert')).toHaveText(/^This link is incomplete or damaged/);
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  expect(page.url()).toContain('&at=1#game=7c1b');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => page.url()).toMatch(/\?board=english&moves=d2-d4_b3-d3$/);
});

testOfApp('the dialog of sharing says that a game is too long even for a compressed link', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  const noise = Array.from({ length: 20_000 }, (_, index) =>
    Math.floor(36 * Math.abs(Math.sin(index ** 2))).toString(36),
  );
  await table.setUp({ game: `{${noise.join('')}} d2-d4` });
  await pressTool(page, 'share');
  await expect(page.locator('#share-dialog .cut')).toBeVisible();
  await expect(page.locator('#share-dialog .code textarea')).toHaveValue(/\?board=english&moves=d2-d4&at=0$/);
  await chooseForm(page, 'Element');
  await expect(page.locator('#share-dialog .code textarea')).toHaveValue(/<peg-solitaire [^>]*game="/);
  await expect(page.locator('#share-dialog .cut')).toBeHidden();
});

testOfApp('games are pasted and copied with their variations', async ({ table, page }) => {
  const box = page.getByLabel('Paste a position');
  const open = page.locator('#text-dialog').getByRole('button', { name: 'Open' });
  await pressTool(page, 'text');
  await expect(page.locator('[data-text="game"]')).toBeHidden();
  await box.fill('d2-d4 (b4-d4\n d5-d3) b3-d3');
  await open.click();
  await expect(page.locator('#text-dialog .error')).toHaveText(
    /^line 2, column 2: expected a legal jump, found 'd5-d3'/,
  );
  expect(await box.evaluate((/** @type {HTMLTextAreaElement} */ area) => area.selectionStart)).toBe(14);
  await box.fill(GAME);
  await open.click();
  await expect(page.locator('#text-dialog')).toBeHidden();
  await expect.poll(() => gameOf(table)).toBe(GAME);
  await pressTool(page, 'text');
  await expect(page.locator('[data-text="game"]')).toHaveText(GAME);
});

test('the element accepts and returns a game; moves and jumps belong to the line on the board', async ({ table }) => {
  await table.setUp({ game: GAME, at: '1' });
  const told = await table.element.evaluate((element) => {
    const it = /** @type {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} */ (element);
    it.goTo(2);
    const before = [it.moves, it.jumps.join(' ')];
    it.reset();
    return [...before, it.game, it.jumps.join(' ')];
  });
  expect(told).toEqual(['d2-d4 b3-d3 d4-d2', 'd2-d4 b3-d3', GAME, '']);
  await table.element.evaluate((element) => Object.assign(element, { game: 'b4-d4 (d2-d4)' }));
  await expect.poll(() => gameOf(table)).toBe('b4-d4 (d2-d4)');
  await expect(table.element).toHaveAttribute('game', 'b4-d4 (d2-d4)');
});

testOfApp('of a damaged game as much is on the board as can be read', async ({ visit }) => {
  const table = await visit('/?board=english&game=d2-d4_(b4-d4_[]_c2-c4)');
  await expect(table.status).toHaveText(/^This link is incomplete or damaged/);
  await expect.poll(() => gameOf(table)).toBe('d2-d4 (b4-d4)');
});

testOfApp('in a frame a game has its variations', async ({ page }) => {
  await page.goto(`/embed.html?game=${GAME.replaceAll(' ', '_')}`);
  const table = new Table(page);
  await table.isReady();
  await move(table, 'c2-c4').click();
  await expect.poll(() => table.jumps()).toEqual(['b4-d4', 'c2-c4']);
});
