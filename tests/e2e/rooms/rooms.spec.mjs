// Play shows only the board, the goal and the game's buttons; Study, one press away, has everything else.

import { test } from '../../user/app.mjs';
import { WINDOWS as SIZES } from '../../user/boxes.mjs';
import { card, LONG, SHORT, winAtOnce } from '../../user/games.mjs';
import { test as alone, expect, sizes } from '../../user/table.mjs';
import { enterPlay, pressTool } from '../../user/tools.mjs';

/** The maximum number of buttons, links and fields in view outside the board, except during playback. */
const MOST_CONTROLS = 9;
/**
 * Window sizes, each with the minimum width of the board and the maximum distance between the upper edges of the board
 * and the window.
 */
const WINDOWS = [
  { name: 'phone', size: [390, 844], width: 366, top: 110 },
  { name: 'small phone', size: [360, 640], width: 330, top: 110 },
  { name: 'phone on its side', size: [667, 375], width: 340, top: 20 },
  { name: 'tablet', size: [820, 1180], width: 770, top: 110 },
  { name: 'desktop', size: [1280, 860], width: 640, top: 110 },
];

/** @typedef {import('../../user/table.mjs').Table} Table */
/** @typedef {import('@playwright/test').Page} Page */

/** The labels of all controls in view outside the board. @param {Page} page */
function controlsInView(page) {
  return page.evaluate(() => {
    const inside = document.querySelector('peg-solitaire')?.shadowRoot;
    const all = [document, /** @type {ShadowRoot} */ (inside)].flatMap((root) => [
      ...root.querySelectorAll('button:not(.holes button), a, input, select, textarea, summary'),
    ]);
    const isInView = (/** @type {Element} */ control) => {
      const { width, top, bottom } = control.getBoundingClientRect();
      return control.checkVisibility({ visibilityProperty: true }) && width > 0 && bottom > 0 && top < innerHeight;
    };
    return all.filter(isInView).map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim());
  });
}

/** The distances by which a page can be scrolled. @param {Page} page */
function overflow(page) {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
}

/** @param {Table} table @param {string} text */
async function goToEnd({ element, status }, text) {
  await expect(status).toHaveText(text === '' ? /./ : new RegExp(text));
  await element.evaluate((board) => /** @type {any} */ (board).goTo(Number.POSITIVE_INFINITY));
}

// These tests check where elements are. Others check how they move.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('Play is calm in each window, and the keys of a solution come and go', async ({ table, page }) => {
  for (const { name, size, width, top } of WINDOWS)
    await test.step(name, async () => {
      await table.openGame({ board: 'english' });
      await page.setViewportSize({ width: size[0], height: size[1] });
      await test.step('at first', () => expectCalm(table, width, top));
      await test.step('with a solution', () => solveAndGoBack(table));
      await test.step('stuck', () => getStuck(table));
      await table.openGame({ board: 'english-diagonal' });
      await expect(page.locator('.board-name')).toHaveText('English, with diagonals');
      expect(await rowsOf(page.locator('.top > button:visible')), 'the head has the longest name').toBe(1);
      expect((await overflow(page))[0]).toBe(0);
      const [boards, chevron] = await Promise.all(
        ['#boards', '#boards svg:last-child'].map((part) => boxOf(page.locator(part))),
      );
      expect(chevron.x + chevron.width, 'the button shows its chevron').toBeLessThanOrEqual(boards.x + boards.width);
    });
});

/** @param {Table} table @param {number} width @param {number} top */
async function expectCalm({ page, element, status, solveButton }, width, top) {
  const goal = page.locator('.lead .goal');
  await expect(goal).toHaveText('Leave one peg, in the centre.');
  const stage = element.locator('.stage');
  await expect.poll(async () => (await boxOf(stage)).width).toBeGreaterThanOrEqual(width);
  expect((await boxOf(stage)).y).toBeLessThanOrEqual(top);
  expect(await rowsOf(page.locator('.top > button:visible')), 'the head is a row').toBe(1);
  for (const part of [goal, stage, status, solveButton]) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group', { name: 'Playback' })).toBeHidden();
  expect((await controlsInView(page)).length).toBeLessThanOrEqual(MOST_CONTROLS);
}

/** Solves after a jump, then goes back to the position after that jump, and to the start. @param {Table} table */
async function solveAndGoBack(table) {
  const { page, element, status, solveButton } = table;
  const transport = page.getByRole('group', { name: 'Playback' });
  const back = page.getByRole('button', { name: 'Back to my position' });
  await table.press('d2', 'd4');
  const before = await element.locator('.stage').boundingBox();
  await solveButton.click();
  await goToEnd(table, '^Solved');
  // On a phone, the card after playback covers the playback buttons.
  const close = page.getByRole('region', { name: 'One way to do it' }).getByRole('button', { name: 'Close' });
  await close.click();
  for (const part of [transport, back, status]) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await element.locator('.stage').boundingBox()).toEqual(before);
  await expect.poll(() => overflow(page)).toEqual([0, 0]);
  await back.press('Enter');
  for (const part of [transport, back]) await expect(part).toBeHidden();
  expect(await table.jumps()).toEqual(['d2-d4']);
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(back).toBeHidden();
}

/** Plays until no jump is possible, and undoes one. @param {Table} table */
async function getStuck(table) {
  const { page, status, solveButton } = table;
  await table.playShortestGame();
  await expect(status).toHaveText(/^Stuck/);
  const rescue = page.getByRole('button', { name: 'Back to where I could still win' });
  for (const part of [page.locator('.lead .goal'), status, rescue, solveButton])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeInViewport({ ratio: 1 });
  const controls = await controlsInView(page);
  expect(controls.length, controls.join(', ')).toBeLessThanOrEqual(MOST_CONTROLS);
  await expect.poll(() => overflow(page)).toEqual([0, 0]);
}

test('from a dead end Solve goes back to where the game could be won, and leaves no trace', async ({ table, page }) => {
  const back = page.getByRole('button', { name: 'Back to my position' });
  await table.playShortestGame();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeHidden();
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved from the last winnable position: \d+ jumps/);
  await back.press('Enter');
  await expect(table.status).toHaveText(/possible\.$/);
  await page.getByRole('button', { name: 'Restart' }).press('Enter');
  await expect(table.status).toHaveText('32 pegs. 4 jumps possible.');
  await expect(table.element.getByRole('status').first()).not.toContainText('Solved');
});

test('after playback Solve is one press away; a jump by hand hides the playback buttons', async ({ table, page }) => {
  await table.solveButton.click();
  await goToEnd(table, '^Solved');
  await expect(table.solveButton).toBeHidden();
  await page.getByRole('button', { name: 'Back to my position' }).press('Enter');
  await table.drag('d2', 'd4');
  await expect(table.solveButton).toBeVisible();
  await expect(page.getByRole('group', { name: 'Playback' })).toBeHidden();
});

for (const [width, height, name] of /** @type {const} */ ([
  [390, 844, 'a phone'],
  [1280, 860, 'a desktop'],
]))
  alone(`a hasty press on what replaces Solve does not count, on ${name}`, async ({ page, visit }) => {
    const { clock, mouse } = page;
    const isPaused = () => table.element.evaluate((it) => /** @type {any} */ (it).paused);
    await page.setViewportSize({ width, height });
    await clock.install();
    const table = await visit();
    await table.press('d2', 'd4');
    const box = await boxOf(table.solveButton);
    const places = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => [box.x + part * box.width, box.y + box.height / 2]);
    await clock.pauseAt(Date.now() + 3_600_000);
    await mouse.click(places[2][0], places[2][1]);
    const isFilm = async () => {
      await clock.runFor(20);
      return (await page.getByRole('group', { name: 'Playback' }).isVisible()) && !(await isPaused());
    };
    await expect.poll(isFilm).toBe(true);
    const cursor = await table.cursor();
    for (const [x, y] of places) await mouse.click(x, y);
    await clock.runFor(20);
    expect(await isPaused(), 'the film goes on').toBe(false);
    expect(await table.cursor()).toBe(cursor);
    await clock.runFor(600);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await clock.runFor(20);
    expect(await isPaused(), 'a press that is meant for it counts').toBe(true);
    await page.mouse.down();
    await page.mouse.up();
    await clock.runFor(20);
    expect(await isPaused(), 'a double click on Pause does not play').toBe(true);
  });

for (const language of ['en', 'de'])
  alone(`playback from a dead end has all its parts in a small window (${language})`, async ({ page, visit }) => {
    const table = await visit(`/?lang=${language}`);
    const part = (/** @type {string} */ action) => table.element.locator(`.controls [data-action="${action}"]`);
    for (const [width, height] of sizes('360x640 320x568 375x667')) {
      const name = `${width} x ${height}`;
      await page.setViewportSize({ width, height });
      await table.openGame({ board: 'english' });
      await table.playShortestGame();
      // The card about the losing jump may cover the button at any moment, so a mouse click could miss the button.
      await part('solve').dispatchEvent('click');
      await expect(part('own')).toBeVisible();
      await part('toggle').press('Enter');
      for (const action of ['to-start', 'to-end', 'own']) await expect(part(action), name).toBeInViewport({ ratio: 1 });
      await expect(table.status, name).toBeInViewport({ ratio: 0.6 });
      expect(await overflow(page), name).toEqual([0, 0]);
    }
  });

alone('during playback, board and buttons are in view in any window and text size', async ({ page, visit }) => {
  const devTools = await page.context().newCDPSession(page);
  const table = await visit('/?lang=de');
  const solve = table.element.locator('[data-action="solve"]');
  for (const [width, height, size] of [
    [360, 640, 16],
    [320, 568, 16],
    [320, 215, 16],
    [390, 844, 32],
    [768, 1024, 32],
    [1280, 860, 32],
  ]) {
    await page.setViewportSize({ width, height });
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await table.openGame({ board: 'english' });
    await solve.scrollIntoViewIfNeeded();
    await solve.click();
    const name = `${width} x ${height}, ${size}`;
    await expect(table.element.locator('.stage'), name).toBeInViewport({ ratio: 0.99 });
    if (height < 500 || width < 15 * size) continue;
    for (const key of ['to-start', 'to-end', 'own'])
      await expect(table.element.locator(`[data-action="${key}"]`), name).toBeInViewport({ ratio: 1 });
  }
});

alone('playback of a win or of a chosen solution is in view, too', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 215 });
  const table = await visit(SHORT);
  const stage = table.element.locator('.stage');
  await winAtOnce(table);
  await card(page).getByRole('button', { name: 'Replay' }).press('Enter');
  await expect(stage).toBeInViewport({ ratio: 0.99 });
  await visit('/?board=triangle&start=a1&view=solutions');
  await page.locator('#solutions-dialog li button').first().press('Enter');
  await expect(stage).toBeInViewport({ ratio: 0.99 });
});

test('the jump to try disappears during playback, and no button outshines the board', async ({ table, page }) => {
  const demo = page.locator('.demo');
  const colour = (/** @type {import('@playwright/test').Locator} */ key) =>
    key.evaluate((it) => getComputedStyle(it).backgroundColor);
  await table.openGame({ board: 'english' });
  await expect(demo).toBeVisible();
  expect(await colour(table.solveButton)).toBe(await colour(page.getByRole('button', { name: 'Hint' })));
  await table.solveButton.click();
  await expect(page.getByRole('group', { name: 'Playback' })).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(demo, `at ${width} x ${height}`).toBeHidden();
  }
  await expect(page.locator('.lead .count')).toBeVisible();
  await table.openGame({ board: 'english' });
  await table.press('d2', 'd4');
  expect(await colour(table.solveButton)).toBe(await colour(page.getByRole('button', { name: 'Hint' })));
});

test('the window is used: the count is large, little is empty, and nothing moves with it', async ({ table, page }) => {
  const count = page.locator('.lead .count');
  for (const [width, height, largest, emptiest] of [
    [390, 844, 56, 80],
    [430, 932, 56, 110],
    [1280, 860, 100, 200],
    [1440, 900, 100, 220],
  ]) {
    const name = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await table.openGame({ board: 'english' });
    await table.press('d2', 'd4');
    await expect(count, name).toHaveText('31');
    expect(Number.parseFloat(await count.evaluate((it) => getComputedStyle(it).fontSize)), name).toBeGreaterThan(
      largest,
    );
    const parts = ['.lead .goal', '.lead .about', '.lead .count'].map((part) => page.locator(part));
    const own = ['.stage', '.message', '.actions'].map((part) => table.element.locator(part));
    const boxes = await Promise.all([...parts, ...own].map(boxOf));
    // On a desktop, the board is next to everything else.
    const column = boxes.filter(({ height: part }) => width < height || part < height / 2).sort((a, b) => a.y - b.y);
    const gaps = column.map(({ y }, at) => y - (at === 0 ? 52 : column[at - 1].y + column[at - 1].height));
    expect(Math.max(...gaps), name).toBeLessThan(emptiest);
    expect(column[column.length - 1].y + column[column.length - 1].height, name).toBeGreaterThan(height - 45);
    await table.openGame({ board: 'english', start: 'd4', moves: LONG, at: 22 });
    await expect(count, name).toHaveText('10');
    const before = await Promise.all([...parts, ...own].map(boxOf));
    await page.keyboard.press('Control+y');
    await expect(count, name).toHaveText('9');
    const after = await Promise.all([...parts, ...own].map(boxOf));
    for (const [at, { x, y }] of before.entries())
      if (at !== 2) expect([after[at].x, after[at].y], name).toEqual([x, y]);
  }
});

test('the groove has room in each upright window, and the board as much as before', async ({ table, page }) => {
  for (const [width, height, least] of [
    [768, 1024, 680],
    [820, 1180, 770],
    [360, 640, 330],
    [375, 667, 350],
    [320, 568, 264],
    [390, 844, 366],
  ]) {
    await page.setViewportSize({ width, height });
    await table.openGame({ board: 'english' });
    const box = await boxOf(table.element.locator('.stage'));
    expect(box.height / box.width, `${width} x ${height}`).toBeGreaterThan(1.05);
    expect(box.width, `${width} x ${height}`).toBeGreaterThanOrEqual(least);
    await expect.poll(() => overflow(page)).toEqual([0, 0]);
  }
});

alone('large text does not scroll sideways, and leaves the board in view', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const table = await visit();
  await expect(table.element.locator('.stage')).toBeInViewport({ ratio: 1 });
  expect((await overflow(page))[0]).toBe(0);
  await table.drag('d2', 'd4');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  expect((await overflow(page))[0]).toBe(0);
});

test('start and goal are changed on request', async ({ table, page }) => {
  await expect(page.getByLabel('Empty at the start')).toBeHidden();
  await pressTool(page, 'change');
  await page.getByRole('button', { name: 'Choose the empty hole on the board' }).click();
  await table.click('c1');
  await expect(page.locator('#vacancy')).toHaveValue('c1');
  const about = page.locator('.lead .about');
  await expect(about, 'holes without visible names name no puzzle').not.toContainText('c1');
  await pressTool(page, 'change');
  await expect(page.getByLabel('Empty at the start')).toBeHidden();
  await pressTool(page, 'room');
  await expect(page.getByLabel('Empty at the start')).toBeVisible();
  await page.click('#menu');
  await expect(page.getByRole('button', { name: 'Draw a board' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change start or goal' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 820, height: 1180 });
  expect((await boxOf(page.locator('.comment-field'))).y, 'a comment is a short way down').toBeLessThan(1.1 * 1180);
  await page.getByRole('button', { name: 'Just play' }).press('Enter');
  await expect(table.element).toBeFocused();
  await expect(page.getByLabel('Empty at the start')).toBeHidden();
  await table.element.evaluate((it) => it.setAttribute('coordinates', 'edge'));
  await table.drag('c3', 'c1');
  await expect(about).toHaveText(/^c1 to c1/);
});

test('the room of the last visit is there again, also after a second try', async ({ table, page }) => {
  const moves = page.getByRole('group', { name: 'Moves' });
  await expect(moves).toBeHidden();
  await pressTool(page, 'room');
  await expect(moves).toBeVisible();
  await page.reload();
  await table.isReady();
  await expect(moves).toBeVisible();
  await enterPlay(page);
  await expect(moves).toBeHidden();
  await table.press('d2', 'd4');
  await page.getByRole('button', { name: 'Restart' }).click();
  await table.press('b4', 'd4');
  await expect(page).toHaveURL(/game=/);
  await page.reload();
  await table.isReady();
  await expect(moves).toBeHidden();
  expect(await table.jumps()).toEqual(['b4-d4']);
});

test('a link to variations or to an analysis opens Study, only for this visit', async ({ page, visit }) => {
  const moves = page.getByRole('group', { name: 'Moves' });
  const mode = page.getByRole('combobox', { name: 'Analysis' });
  await visit('/?game=d2-d4_(b4-d4)');
  await expect(moves).toBeVisible();
  await visit('/?analysis=warn');
  await expect(mode).toHaveValue('warn');
  await visit('/');
  for (const part of [moves, mode]) await expect(part).toBeHidden();
  await pressTool(page, 'room');
  await expect(mode, 'Study shows everything at first').toHaveValue('all');
  await mode.selectOption('off');
  await page.reload();
  await expect(mode, 'the choice of a person is kept').toHaveValue('off');
});

test('Play says why a goal is out of reach, and plays back the line of a link', async ({ table, page, visit }) => {
  await table.openGame({ board: 'european', start: 'd4', goal: 'd4' });
  const bar = page.getByRole('slider');
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByText(/^Parity:/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show that line' })).toBeVisible();
  await visit('/?board=english&moves=d2-d4_b3-d3&at=0');
  await expect(bar).toBeVisible();
  await table.click('d2');
  await table.click('d4');
  await expect(bar).toBeHidden();
  // Going back in the player's own game does not count as playback.
  await table.click('b4');
  await table.click('d4');
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(page).toHaveURL(/at=0/);
  await page.reload();
  await table.isReady();
  await expect(page.getByRole('button', { name: 'Solve', exact: true })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('verdicts on all jumps belong to Study, and are kept for it', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  const mode = page.getByRole('combobox', { name: 'Analysis' });
  await page.keyboard.press('v');
  await expect(mode).toHaveValue('all');
  await enterPlay(page);
  await expect(mode).toBeHidden();
  await expect(table.element).toHaveAttribute('analysis', 'off');
  await pressTool(page, 'room');
  await expect(mode).toHaveValue('all');
});

test('keys stay under the finger: Undo when Redo comes, all when a start is chosen', async ({ table, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await table.press('d2', 'd4', 'b3', 'd3');
  const undo = page.getByRole('button', { name: 'Undo' });
  const before = await undo.boundingBox();
  await undo.click();
  await expect(page.getByRole('button', { name: 'Redo' })).toBeInViewport({ ratio: 1 });
  expect(await undo.boundingBox()).toEqual(before);
  await pressTool(page, 'change');
  await expect(page.locator('#vacancy')).toBeInViewport({ ratio: 1 });
  for (const name of ['Solve', 'Restart'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await pressTool(page, 'change');
  const stage = table.element.locator('.stage');
  const place = await stage.boundingBox();
  await page.locator('.lead .about').evaluate((about) => about.append(' · and a record'.repeat(5)));
  expect(await stage.boundingBox(), 'more to tell moves no board').toEqual(place);
  await page.locator('.lead .about').evaluate((about) => about.lastChild?.remove());
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  const withRedo = await boxOf(undo);
  await page.keyboard.press('Control+y');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
  expect((await boxOf(undo)).y).toBeCloseTo(withRedo.y, 0);
  await table.press('g3');
  await expect(table.status).toHaveText(/^This peg can’t jump/);
  expect((await boxOf(undo)).y, 'a refusal of three lines moves no key').toBeCloseTo(withRedo.y, 0);
});

test('on a phone in landscape the menu opens next to its button', async ({ table, page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.click('#menu');
  const [menu, board] = await Promise.all([page.locator('#tools'), table.element.locator('.stage')].map(boxOf));
  expect(menu.x).toBeGreaterThan(board.x + board.width / 2);
  expect(menu.x + menu.width).toBeLessThanOrEqual(667);
});

test('a press outside closes the menu where the browser does not, and so does its button', async ({ page, table }) => {
  const menu = page.locator('#tools');
  await menu.evaluate((it) => it.setAttribute('popover', 'manual'));
  await page.click('#menu');
  await expect(menu).toBeVisible();
  await page.click('#menu');
  await expect(menu).toBeHidden();
  await page.click('#menu');
  await table.element.locator('.message').click();
  await expect(menu).toBeHidden();
});

test('the menu is as wide as its longest line, and its fold is one of them', async ({ table }) => {
  const { page } = table;
  await page.setViewportSize({ width: 1280, height: 860 });
  const covered = await page.locator('.top > button:visible').evaluateAll((buttons) =>
    buttons.filter((button) => {
      const { left, width, bottom } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    }),
  );
  expect(covered, 'nothing lies over the keys of the head').toEqual([]);
  await page.click('#menu');
  const menu = page.locator('#tools');
  const { width } = await boxOf(menu);
  await menu.evaluate((it) => Object.assign(it.style, { width: 'max-content' }));
  expect((await boxOf(menu)).width).toBe(width);
  const [button, fold] = await Promise.all(['#how', '#make'].map((line) => boxOf(page.locator(line))));
  expect({ ...fold, y: button.y }).toEqual(button);
});

test('the menu has eight entries with pictures, and what makers need is in the last one', async ({ table, page }) => {
  await page.click('#menu');
  const entries = page.locator('#tools').locator('button, summary').filter({ visible: true });
  const games = ['Daily', 'Puzzles', 'Share', 'Learn it by heart', 'Study', 'How to play'];
  await expect(entries).toHaveText([...games, 'Settings', 'Make your own']);
  await expect(entries.locator('svg:not(.at-end)')).toHaveCount(8);
  await page.locator('#make').press('Enter');
  await expect(entries).toHaveCount(13);
  await page.locator('#edit').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Draw a board' })).toBeVisible();
  await table.closeDialog();
  await expect(page.locator('#menu')).toBeFocused();
  for (const studies of [page.locator('#solutions'), page.locator('#via')]) await expect(studies).toBeHidden();
});

test('what is beyond the rules is at the end of them', async ({ table, page }) => {
  const rules = await table.openDialog('how');
  await expect(rules.getByRole('link', { name: 'How the solver works' })).toHaveAttribute('href', './learn/');
  await rules.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

/**
 * The number of rows in which these parts of the page are arranged.
 * @param {import('@playwright/test').Locator} parts
 */
function rowsOf(parts) {
  return parts.evaluateAll((all) => {
    const boxes = all.map((it) => it.getBoundingClientRect()).sort((a, b) => a.top - b.top);
    return boxes.filter(({ top }, index) => index === 0 || top >= boxes[index - 1].bottom).length;
  });
}

/** @param {import('@playwright/test').Locator} part */
async function boxOf(part) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

test('on a phone the sentences of a dialog are whole', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await table.openDialog('progress');
  await expect(dialog.locator('p').first()).toBeVisible();
  const cut = await dialog.locator('p').evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth));
  expect(cut).toEqual([]);
});
