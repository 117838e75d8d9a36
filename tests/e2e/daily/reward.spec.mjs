// Tests progress, daily problems, the rules, and the card that follows a win by hand.

import { rungsOf } from '../../../www/app/solved/next-problem.js';
import { problemOf } from '../../unit/shared/core.mjs';
import { test } from '../../user/app.mjs';
import { card, openDaily, openProgress, readProgress, SHORT, search, win, winAtOnce } from '../../user/games.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { test as alone, expect } from '../../user/table.mjs';
import { enterPlay, pressTool, saved } from '../../user/tools.mjs';

/** @typedef {import('../../user/table.mjs').Table} Table */

// These tests check what follows a win. The win itself is checked by the tests of the first minute, and by the test
// that runs in Firefox.
test.beforeEach(async ({ page }, { tags }) => {
  if (!tags.includes('@core')) await page.emulateMedia({ reducedMotion: 'reduce' });
});
alone.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a win by hand is reported, compared and remembered', { tag: '@core' }, async ({ visit, page }) => {
  const table = await visit(SHORT);
  await expect(card(page)).toBeHidden();
  await win(table);
  await expect(card(page).getByRole('status')).toHaveText(
    /^You did it!★★★2 moves\.Perfect: it can’t be done in fewer\.New in Settings: Oak\.$/,
  );
  await expect(card(page).getByRole('button', { name: 'Next' })).not.toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page)).toBeHidden();
  await expect.poll(() => search(page)).toContain('&at=1');
  await page.reload();
  await table.isReady();
  await page.getByRole('button', { name: 'Restart' }).click();
  await win(table);
  await expect(card(page).getByRole('status')).toContainText('You did it again!');
  await expect(page.locator('.aim .about')).toHaveText('★ perfect in 2 moves');
});

test('a won board leads on after Close, a reload, Next and Back, and another visit', async ({ visit, page }) => {
  const table = await visit(SHORT);
  const leadsOn = async () => {
    for (const name of ['Next', 'Share']) await expect(card(page).getByRole('button', { name })).toBeVisible();
    for (const name of ['Solve', 'Hint']) await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled();
  };
  await win(table);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await leadsOn();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport();
  await expect.poll(() => search(page)).toMatch(/moves=c2-c4_c5-c3$/);
  await page.reload();
  await leadsOn();
  await expect(card(page).getByRole('status')).toHaveText('Solved★★★2 moves.Perfect: it can’t be done in fewer.');
  await card(page).getByRole('button', { name: 'Next' }).click();
  await expect(card(page)).toBeHidden();
  await expect.poll(() => search(page)).not.toContain('diamond-13');
  await page.goBack();
  await leadsOn();
  await page.goto('/');
  await leadsOn();
});

test('a closed result leaves no text behind, and Study keeps a line that continues', async ({ visit, page }) => {
  const table = await visit(SHORT, 'study');
  const [title, more] = ['strong', 'p'].map((part) => page.locator(`.win ${part}`).first());
  const goOn = async () => {
    for (const name of ['Next', 'Share']) await expect(card(page).getByRole('button', { name })).toBeVisible();
  };
  const putAway = () => card(page).getByRole('button', { name: 'Close' }).press('Enter');
  await winAtOnce(table);
  await putAway();
  await expect(more).toBeHidden();
  await goOn();
  await expect.poll(() => search(page)).toContain('moves=c2-c4_c5-c3');
  await page.reload();
  await goOn();
  await expect(title).toHaveText('Solved');
  await putAway();
  for (const part of [title, more]) await expect(part).toBeHidden();
  await enterPlay(page);
  await goOn();
  await openShort(table);
  await expect(title).toHaveCount(0);
  await table.solve();
  await expect(title).toHaveText('One way to do it');
  await putAway();
  await expect(title).toBeHidden();
});

test('the result leaves with its game: no card covers the puzzle after a replay and Next', async ({ visit, page }) => {
  const table = await visit(SHORT);
  await winAtOnce(table);
  await card(page).getByRole('button', { name: 'Replay' }).click();
  await expect(card(page)).toBeHidden();
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: 'Next' }).click();
  await expect(card(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Solve' })).toBeVisible();
});

test('a result goes with its game in both rooms, however soon one changes the room', async ({ visit, page }) => {
  const table = await visit(SHORT);
  await winAtOnce(table);
  await table.element.evaluate((/** @type {any} */ element) => {
    // This listener runs before the card has been updated for the other game.
    element.addEventListener('ready', () => document.getElementById('room')?.click(), { once: true });
    element.open({ board: 'english' });
  });
  await expect(page.locator('html')).toHaveAttribute('data-room', 'study');
  await expect(card(page)).toBeHidden();
});

alone('storage that never answers does not delay a result', async ({ visit, page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => /** @type {any} */ (new EventTarget());
    IDBFactory.prototype.databases = () => new Promise(() => {});
  });
  const table = await visit(SHORT);
  await winAtOnce(table);
  await expect(card(page)).toContainText('★★★');
});

test('playback of Solve ends with ways to continue; repeated, it is a win with help', async ({ visit, page }) => {
  const table = await visit(SHORT);
  await table.solve();
  await expect(card(page).getByRole('status')).toHaveText('One way to do it2 moves.');
  await expect(card(page).getByRole('button', { name: 'Another way' })).toBeVisible();
  await card(page).getByRole('button', { name: 'Fewest moves' }).click();
  await expect(table.status).toContainText('the fewest possible');
  await expect(card(page).getByRole('button', { name: 'Try it yourself' })).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Fewest moves' })).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Try it yourself' }).press('Enter');
  await expect(card(page)).toBeHidden();
  await expect(table.element).toBeFocused();
  await expect.poll(() => search(page)).toContain('at=0');
  await page.reload();
  await table.isReady();
  await win(table);
  await expect(card(page)).toContainText('Solved, with some help');
  await expect(card(page)).toContainText('none of its jumps came from');
});

test("the next visit continues with the player's own game, not with playback", async ({ visit, page }) => {
  const table = await visit('/?board=english&start=d4&goal=d4');
  await table.press('d2', 'd4');
  await expect.poll(() => table.cursor()).toBe(1);
  await table.solve();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('peg-solitaire'))).toMatch(/moves=d2-d4$/);
  await page.goto('/');
  await expect.poll(() => table.cursor()).toBe(1);
  expect(await table.jumps()).toHaveLength(1);
});

/**
 * Opens the two-jump game again, or a symmetric image of it, and waits until it is loaded. Earlier requests are
 * dropped.
 * @param {Table} table
 */
function openShort(table, start = '..o../.oxo./ooxoo/.ooo./..x..') {
  return table.openGame({ board: 'diamond-13', start, goal: 'c3' });
}

test('a win by the solver is not counted', async ({ visit, page }) => {
  const table = await visit(SHORT);
  await table.solve();
  await expect((await openProgress(page)).locator('.numbers .solved dd')).toHaveText('0');
});

test('a win after a hint, by its button or by a key, is one with some help', async ({ visit, page }) => {
  const table = await visit(SHORT);
  /** The button and the key that request a hint. */
  const button = page.getByRole('button', { name: 'Hint' });
  const ways = [() => button.click(), () => page.keyboard.press('h')];
  for (const ask of ways) {
    await openShort(table);
    await expect(card(page)).toBeHidden();
    // There is no hint for a game that has been won. The button is enabled again with the next frame, and the key works
    // like the button.
    await expect(button).toBeEnabled();
    await ask();
    await expect(table.status).toContainText('c2');
    await table.press('c4', 'c5', 'c3');
    await expect(card(page)).toContainText('Solved, with some help');
  }
});

test("help and a friend's moves outlast a reload, and Back and Forward", async ({ visit, page }) => {
  const table = await visit(`${SHORT}&beat=2`);
  const about = page.locator('.aim .about');
  await expect(about).toContainText('A friend solved this in 2 moves');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(table.status).toContainText('c2');
  await table.chooseBoard('Triangle');
  await expect(about).not.toContainText('friend');
  for (const go of [() => page.goBack(), () => page.reload()]) {
    await go();
    await expect(about).toContainText('A friend solved this in 2 moves');
  }
  await table.isReady();
  await winAtOnce(table);
  await expect(card(page)).toContainText('Solved, with some help');
  // The same jump counts as help in every later attempt.
  await page.getByRole('button', { name: 'Restart' }).click();
  await table.press('c2', 'c4');
  await expect.poll(() => search(page)).toContain('&at=1');
  await page.reload();
  await table.isReady();
  await table.press('c5', 'c3');
  await expect(card(page)).toContainText('Solved, with some help');
});

test("a win is compared with a friend's", async ({ visit, page }) => {
  const table = await visit(`${SHORT}&beat=2`);
  await winAtOnce(table);
  await expect(card(page)).toContainText('You matched your friend.');
});

alone('the clock runs from the first jump to the win, and pauses while the page is hidden', async ({ visit, page }) => {
  await page.clock.install();
  const table = await visit(SHORT);
  const clock = page.locator('.clock');
  await expect(clock).toBeHidden();
  await pressTool(page, 'settings');
  await page.getByRole('dialog', { name: 'Settings' }).getByLabel('Clock').check();
  await table.closeDialog();
  await page.clock.fastForward(5000);
  await expect(clock).toHaveText('0:00');
  await table.press('c2', 'c4');
  await expect.poll(() => table.cursor()).toBe(1);
  await page.clock.fastForward(65_000);
  await expect(clock).toHaveText(/^1:\d\d$/);
  // Going to the start pauses the clock, and a jump from there restarts it.
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(clock).toHaveText('0:00');
  await page.clock.fastForward(9000);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(clock).toHaveText(/^1:0\d$/);
  await page.getByRole('button', { name: 'Restart' }).click();
  await winAtOnce(table);
  await expect(card(page)).toContainText(/2 moves, 0:\d\d\./);
  const shown = await clock.textContent();
  await page.clock.fastForward(9000);
  await expect(clock).toHaveText(shown ?? '');
  // Playing back the solver's jumps also ends a game.
  await openShort(table);
  await expect(clock).toHaveText('0:00');
  await table.press('c2', 'c4');
  await expect.poll(() => table.cursor()).toBe(1);
  await table.solveButton.click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return table.status.textContent();
    })
    .toMatch(/^Solved!/);
  const solved = await clock.textContent();
  await page.clock.fastForward(9000);
  await expect(clock).toHaveText(solved ?? '');
});

test('after a win come the next problem, the replay and sharing', async ({ visit, page }) => {
  const table = await visit(SHORT);
  await winAtOnce(table);
  await card(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await page.keyboard.press('Escape');
  await card(page).getByRole('button', { name: 'Replay' }).press('Enter');
  await expect(card(page)).toBeHidden();
  // The focus does not disappear with the card.
  await expect(table.element).toBeFocused();
  await expect(table.status).toHaveText(/^Solved!/);
  await page.getByRole('button', { name: 'Restart' }).click();
  await winAtOnce(table);
  await card(page).getByRole('button', { name: 'Next' }).click();
  await expect(card(page)).toBeHidden();
  await expect.poll(() => search(page)).not.toContain('..o../.oxo./ooxoo/.ooo./..x..');
  await expect(page.locator('.aim .about')).toHaveText(/^A new puzzle: [A-Za-z ]+$/);
  await page.goBack();
  await expect.poll(() => search(page)).toContain('..o../.oxo./ooxoo/.ooo./..x..');
});

test('puzzles of a day and made ones keep their names and levels above the board', async ({ visit, page }) => {
  const table = await visit('/');
  const about = page.locator('.aim .about');
  const dialog = await openDaily(page);
  const level = await dialog.locator('.facts b').textContent();
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(about).toHaveText(new RegExp(`^Daily puzzle, .* · ${level}`));
  await openDaily(page);
  await dialog.getByRole('button', { name: 'Tricky', exact: true }).click();
  await expect(about).toHaveText('A new puzzle: Tricky');
  await page.reload();
  await table.isReady();
  await expect(about).toHaveText('A new puzzle: Tricky');
});

test('why there is no next problem is said next to the card, on a phone', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route('**/engine-*.wasm', (route) => route.fulfill({ status: 404 }));
  const table = await visit(SHORT);
  await winAtOnce(table);
  const next = card(page).getByRole('button', { name: 'Next' });
  await next.click();
  const notice = page.locator('.notice span');
  await expect(notice).toBeVisible();
  for (const part of [notice, next]) {
    const isOnTop = await part.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
  }
  await page.unroute('**/engine-*.wasm');
  await next.click();
  await expect(notice).toHaveCount(0);
  await expect(card(page)).toBeHidden();
});

test('a next problem that comes late replaces no game that was opened meanwhile', async ({ table, page }) => {
  await page.addInitScript(() => {
    const made = { count: 0 };
    Object.assign(window, { made });
    window.Worker = class extends Worker {
      /** @param {[scriptURL: string | URL, options?: WorkerOptions]} from */
      constructor(...from) {
        super(...from);
        this.addEventListener('message', ({ data }) => {
          if (data.finding?.report.board) made.count++;
        });
      }
    };
  });
  /** @type {(value?: unknown) => void} */
  let arrive = () => {};
  const arrived = new Promise((resolve) => {
    arrive = resolve;
  });
  await page.route('**/engine-*.wasm', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(SHORT);
  await table.isReady();
  await winAtOnce(table);
  await card(page).getByRole('button', { name: 'Next' }).dblclick();
  await table.chooseBoard('Triangle');
  arrive();
  // The win requested that day's problem, and the first click requested the next problem. The second click came while
  // the first click's request was pending.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'made').count)).toBe(2);
  await page.evaluate(frame);
  await expect(page.locator('.board-name')).toHaveText('Triangle');
  expect(await page.evaluate(() => Reflect.get(window, 'made').count)).toBe(2);
});

test('what is solved has a tick among the boards and the problems', async ({ visit, page }) => {
  const table = await visit('/?board=triangle-10&start=a2&goal=b2');
  await winAsFound(table);
  await expect(card(page)).toBeVisible();
  await page.click('#boards');
  const boards = page.locator('#boards-dialog');
  await expect(boards.getByRole('button', { name: /^Small triangle: 1 of 2 solved/ })).toBeVisible();
  await expect(boards.getByRole('button', { name: 'English: 31 puzzles' })).toBeVisible();
  await boards.getByLabel('Show').selectOption('Solved');
  await expect(boards.locator('.cards button:visible')).toHaveText([/a2 to b2[\s\S]*(✓|★ perfect) in \d moves/]);
});

/** The daily problem for November 23, 2026. */
const DAY = '?board=triangle-21&start=x/xo/ooo/ooxo/oxoxo/oxooox&goal=b4';

/** The jumps of a solution, each as its two holes. @param {Table} table @returns {Promise<string[][]>} */
async function solutionOf(table) {
  const { jumps, ...game } = await table.element.evaluate(async (/** @type {any} */ element) => {
    const { shape: board, start, finish, holes } = element.problem;
    await element.solve();
    const jumps = element.state.line.jumps.map((/** @type {any} */ { from, to }) => [holes[from].name, holes[to].name]);
    return { jumps, board, start, goal: finish.text };
  });
  // Opening another game discards what the solver has found.
  await table.openGame(game);
  return jumps;
}

/** @param {Table} table */
async function winAsFound(table) {
  await table.press(...(await solutionOf(table)).flat());
}

alone('an address opens the problem of a day; a win ticks it, after a very long streak', async ({ page, visit }) => {
  await page.clock.setFixedTime('2026-11-23T12:00:00');
  await page.addInitScript(() => {
    const boards = Object.assign(window, { boards: /** @type {string[]} */ ([]) }).boards;
    addEventListener('ready', ({ target }) => boards.push(/** @type {any} */ (target).problem.board.drawing()), true);
  });
  const table = await visit('/?day=2026-11-23');
  // The first board that opens is already the problem's board, so no jump on another board can be lost.
  expect(await page.evaluate('boards')).toEqual(['triangle-21']);
  await expect.poll(() => search(page)).toBe(DAY);
  const days = Object.fromEntries(
    Array.from({ length: 45 }, (_, index) => {
      const day = new Date(Date.UTC(2026, 10, 22 - index)).toISOString().slice(0, 10);
      return [day, { problem: 'another', solved: day }];
    }),
  );
  await readProgress(await openProgress(page), { version: 2, solved: {}, helped: {}, left: {}, days });
  for (const name of ['streak', 'longest', 'days'])
    await expect(page.locator(`#progress-dialog .numbers .${name} dd`)).toHaveText('45');
  await table.closeDialog();
  const [daily, dots] = [page.locator('#daily'), page.locator('.dot')];
  await expect(daily, 'the puzzle of today waits').toHaveAccessibleDescription('not solved yet');
  await expect(dots.first(), 'the key of the menu says so').toBeVisible();
  await winAsFound(table);
  await expect(card(page)).toContainText('46-day streak.');
  await expect(daily).toHaveAccessibleDescription('');
  await expect(dots.first()).toBeHidden();
  const dialog = await openDaily(page);
  await expect(dialog.locator('.days [aria-current]')).toHaveAccessibleName('Monday, November 23, Very easy, solved');
  await expect(dialog.locator('.result')).toHaveText(/^✓ Solved in \d+ moves \(fewest \d+\)$/);
  await expect(dialog.locator('.streak')).toHaveText('46-day streak.');
  await expect(dialog.locator('.week .solved')).toHaveText(['S', 'M']);
  await table.closeDialog();
  const progress = await openProgress(page);
  for (const [name, number] of Object.entries({ solved: 1, perfect: 0, days: 46, streak: 46, longest: 46 }))
    await expect(progress.locator(`.numbers .${name} dd`), name).toHaveText(String(number));
});

alone('a link without a day counts for the day on which it was opened, if it fits', async ({ page, visit }) => {
  await page.clock.setFixedTime('2026-11-23T23:59:00');
  const table = await visit(`/${DAY}`);
  const jumps = await solutionOf(table);
  await page.clock.setFixedTime('2026-11-24T00:01:00');
  await table.press(...jumps.flat());
  const dialog = page.locator('#daily-dialog');
  await expect
    .poll(async () => {
      await openDaily(page);
      const label = await dialog.locator('.days button').nth(22).getAttribute('aria-label');
      await table.closeDialog();
      return label;
    })
    .toBe('Monday, November 23, Very easy, solved');
  await openDaily(page);
  await expect(dialog.locator('.streak')).toHaveText('1-day streak.');
});

alone('the calendar is a single tab stop, and its keys go from day to day', async ({ page, visit }) => {
  await page.clock.setFixedTime('2026-11-25T12:00:00');
  await visit('/');
  const dialog = await openDaily(page);
  const grid = dialog.getByRole('grid', { name: 'November 2026' });
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  const focus = page.locator('.days :focus');
  await dialog.locator('.month button').first().focus();
  // The button for the next month is disabled.
  await page.keyboard.press('Tab');
  await expect(focus).toHaveText('25');
  for (const [key, day] of [
    ['ArrowLeft', '24'],
    ['ArrowUp', '17'],
    // In US English, the week begins on Sunday.
    ['Home', '15'],
    ['End', '21'],
    ['ArrowRight', '22'],
    ['ArrowDown', '25'],
    ['PageUp', '25'],
  ]) {
    await page.keyboard.press(key);
    await expect(focus, key).toHaveText(day);
  }
  await expect(dialog.getByRole('grid', { name: 'October 2026' }).getByRole('columnheader').first()).toContainText(
    'Sun',
  );
  await page.keyboard.press('PageDown');
  await expect(dialog.getByRole('grid', { name: 'November 2026' })).toBeVisible();
});

alone('an unfinished daily game continues, even after midnight', async ({ page, visit }) => {
  await page.clock.setFixedTime('2026-11-23T12:00:00');
  const table = await visit('/?day=2026-11-23');
  const jumps = await solutionOf(table);
  await table.press(...jumps[0]);
  await expect.poll(() => table.cursor()).toBe(1);
  await table.chooseBoard('Triangle');
  let dialog = await openDaily(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => table.cursor()).toBe(1);
  await expect.poll(() => search(page)).toContain('moves=');
  await page.clock.setFixedTime('2026-11-24T00:01:00');
  await page.reload();
  await table.isReady();
  await table.press(...jumps.slice(1).flat());
  await expect(card(page)).toContainText('You did it!');
  dialog = await openDaily(page);
  await expect(dialog.getByRole('button', { name: 'Monday, November 23' })).toHaveAccessibleName(/solved$/);
  await expect(dialog.locator('.streak')).toHaveText('1-day streak.');
  await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

alone('a win with help does not solve a day; months without puzzles are disabled', async ({ page, visit }) => {
  await page.clock.setFixedTime('2026-11-23T12:00:00');
  const table = await visit('/?day=2026-11-23');
  const jumps = await solutionOf(table);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(table.status).toHaveText(/^Hint/);
  await table.press(...jumps.flat());
  await expect(card(page)).toContainText('Solved, with some help');
  await expect(card(page)).toContainText('none of its jumps came from');
  const dialog = await openDaily(page);
  await expect(dialog.locator('.result')).toHaveText('Solved with help');
  await expect(dialog.locator('.streak')).toHaveText('Solve it today to start a streak.');
  await expect(dialog.getByRole('button', { name: 'Monday, November 23' })).toHaveAccessibleName(/solved with help$/);
  await expect(dialog.getByRole('button', { name: 'Tuesday, November 24' })).toBeDisabled();
  const [before, after] = ['Previous', 'Next'].map((side) => dialog.getByRole('button', { name: `${side} month` }));
  await expect(after).toBeDisabled();
  for (let month = 0; month < 10; month++) await before.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'January 2026' })).toBeVisible();
  await expect(before).toBeDisabled();
  await expect(after).toBeFocused();
});

test('progress counts boards and perfect wins, and what is left to perfect opens', async ({ page, visit }) => {
  const table = await visit('/?board=triangle&view=progress');
  const dialog = page.getByRole('dialog', { name: 'Progress' });
  const [central, corner] = ['..xxx../..xxx../xxxxxxx/xxxoxxx/xxxxxxx/..xxx../..xxx.. d4', 'x/xx/xxx/xxxx/xxxxo e5'];
  const first = '2026-11-20';
  const solved = {
    ...{ [`english ${central}`]: { moves: 20, first }, [`triangle ${corner}`]: { moves: 9, first } },
    ...{ 'english nonsense': { moves: 1, first }, 'of my own': { moves: 3, first } },
  };
  const helped = { 'english ..ooo../..ooo../ooxoooo/oxxxxoo/ooxoooo/..ooo../..ooo.. d4': first };
  await readProgress(dialog, { version: 2, solved, helped, left: {}, days: {} });
  await expect(dialog.locator('.solved dd')).toHaveText('4');
  await expect(dialog.locator('.perfect dd')).toHaveText('1');
  const rule = dialog.getByText('none of its jumps came from');
  await expect(rule).toContainText('1 more solved with help');
  await expect(dialog.locator('.found')).toHaveText('1 puzzle.');
  await dialog.getByLabel('Show').selectOption('Solved');
  await expect(dialog.locator('.more:visible')).toHaveText([
    /Triangle: 1 of \d+ solved, ★ 1/,
    /English: 1 of 31 solved/,
  ]);
  await expect(dialog.locator('.cards button')).toHaveText([
    /a1 to a1[\s\S]*★ perfect in 9 moves/,
    /d4 to d4[\s\S]*✓ in 20 moves/,
  ]);
  await dialog.getByLabel('Show').selectOption('All puzzles');
  await expect(dialog.getByRole('button', { name: 'Wiegleb: 36 puzzles' })).toBeVisible();
  await dialog.getByLabel('Show').selectOption('Not yet perfect');
  await dialog.getByRole('button', { name: 'd4 to d4' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.board-name')).toHaveText('English');
  await expect(page.locator('.aim .about')).toContainText('✓ in 20 moves');
  await pressTool(page, 'problems');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cross Solved with help' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Progress' }).click();
  await expect(dialog).toBeVisible();
  await table.closeDialog();
});

test('the fewest pegs left are shown until the puzzle is solved', async ({ visit, page }) => {
  const table = await visit(SHORT);
  const goal = page.locator('.aim .goal');
  await expect(goal).toHaveText('Leave one peg, in the centre.');
  await table.press('c3', 'c1');
  await expect(goal).toHaveText('2 pegs left. Your best: 2.');
  await expect.poll(() => search(page)).toContain('moves=c3-c1');
  await page.reload();
  await table.isReady();
  await expect(goal).toHaveText('2 pegs left. Your best: 2.');
  await expect(page.locator('.aim .about')).not.toContainText('left');
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(goal).toHaveText('Leave one peg, in the centre.');
  await expect(page.locator('.aim .about')).toContainText('Your best: 2 pegs left');
  await winAtOnce(table);
  await expect(page.locator('.aim .about')).toContainText('★ perfect in 2 moves');
  await expect(page.locator('.aim .about')).not.toContainText('left');
});

test('the mirror image of a solved puzzle is the same puzzle', async ({ visit, page }) => {
  const table = await visit(SHORT);
  await winAtOnce(table);
  await expect(card(page)).toContainText('You did it!');
  await openShort(table, '..x../.ooo./ooxoo/.oxo./..o..');
  await table.press('c4', 'c2', 'c1', 'c3');
  await expect(card(page)).toContainText('You did it again!');
});

for (const day of ['2026-11-24', '2025-12-31'])
  alone(`on November 23, 2026, a link to ${day} shows today's puzzle and a message`, async ({ page, visit }) => {
    await page.clock.setFixedTime('2026-11-23T12:00:00');
    await visit(`/?day=${day}`);
    await expect(page.getByRole('alert')).toContainText('puzzles run from Jan 1, 2026 to today');
    await expect.poll(() => search(page)).toBe(DAY);
  });

test('a day that is none says so, and the game of the last visit stays', async ({ page, visit }) => {
  await visit('/?board=hexagon-37');
  await expect.poll(() => search(page)).toBe('?board=hexagon-37');
  await page.goto('/?day=2026-02-30');
  await expect(page.getByRole('alert')).toContainText('“2026-02-30” is not a date');
  await expect(page.locator('.board-name')).toHaveText('Hexagon');
});

alone('a past day and a new problem are opened from the dialog', async ({ page, table }) => {
  await page.clock.setFixedTime('2026-12-01T12:00:00');
  let dialog = await openDaily(page);
  await dialog.getByRole('button', { name: 'Previous month' }).click();
  const said = await dialog.evaluate((dialog) => {
    const press = (/** @type {string} */ label) =>
      /** @type {HTMLElement} */ (dialog.querySelector(`[aria-label^="${label}"]`)).click();
    press('Tuesday, November 24');
    press('Monday, November 23');
    const busy = [...dialog.querySelectorAll('button[aria-busy]')].map((button) => button.getAttribute('aria-label'));
    return [dialog.querySelector('.about[role="status"]')?.textContent, ...busy];
  });
  expect(said[0]).toBe('Making the puzzle…');
  expect(said.join()).toContain('Monday, November 23');
  await expect.poll(() => search(page)).toContain('board=triangle-21&start=x/xo/ooo/ooxo/oxoxo/oxooox&goal=b4');
  await expect(table.status).toHaveText(/^\d+ pegs/);
  dialog = await openDaily(page);
  await dialog.getByRole('button', { name: 'Medium', exact: true }).click();
  await expect.poll(() => search(page)).not.toContain('oxoxo/oxooox&goal=b4');
  const link = search(page);
  expect(link).toMatch(/^\?board=[\w-]+&start=[xo./]+&goal=\w+$/);
  await page.goto(link);
  await table.isReady();
  await expect.poll(() => search(page)).toBe(link);
});

test('the last win of the ladder shows all its boards, and is told once', async ({ visit, page }) => {
  const rungs = rungsOf(problemOf('english', 'd4', 'd4').board);
  const others = rungs.slice(0, -1).map(({ key }) => [key, { moves: 9, first: '2026-11-22' }]);
  const record = { version: 3, solved: Object.fromEntries(others), helped: {}, left: {}, days: {}, learned: {} };
  const table = await visit('/');
  await readProgress(await openProgress(page), record);
  await expect(page.locator('#progress-dialog .numbers .solved dd')).toHaveText(String(others.length));
  await table.closeDialog();
  await winAsFound(table);
  await expect(card(page)).toContainText('All 11 solved, from three pegs to the classic.');
  await expect(card(page)).toContainText('New in Settings: Steel.');
  await expect(card(page).locator('.strip canvas')).toHaveCount(rungs.length);
  await page.getByRole('button', { name: 'Restart' }).press('Enter');
  await winAsFound(table);
  await expect(card(page)).toContainText('You did it again!');
  await expect(card(page)).not.toContainText('All 11');
});

test('progress goes to a file and comes back', async ({ visit, page }) => {
  const table = await visit(SHORT);
  await winAtOnce(table);
  await expect(card(page)).toBeVisible();
  const dialog = await openProgress(page);
  const { bytes } = await saved(dialog.getByRole('button', { name: 'Save as a file' }));
  await dialog.getByRole('button', { name: 'Clear' }).click();
  const sure = dialog.getByRole('button', { name: 'Really clear?' });
  await sure.click();
  await expect(sure, 'a double click clears nothing').toBeVisible();
  await sure.press('Enter');
  await expect(dialog.locator('.numbers .solved dd')).toHaveText('0');
  await readProgress(dialog, {});
  await expect(dialog.locator('.record .error')).toContainText('not a Peg Solitaire progress file');
  await readProgress(dialog, bytes.toString());
  await expect(dialog.locator('.numbers .solved dd')).toHaveText('1');
});

for (const [name, sentence, script] of /** @type {const} */ ([
  [
    'forbidden',
    /won’t let the page save anything/,
    "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })",
  ],
  [
    'full',
    /browser’s storage is full/,
    "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }",
  ],
])) {
  test(`storage that is ${name} is survived, and said`, async ({ page, visit }) => {
    await page.addInitScript(script);
    const table = await visit(SHORT);
    await winAtOnce(table);
    await expect(card(page)).toContainText('You did it!');
    const dialog = await openProgress(page);
    await expect(dialog.locator('.record .error')).toHaveText(sentence);
    await expect(dialog.locator('.numbers .solved dd')).toHaveText('1');
    // Progress loaded from a file is kept only for this visit, like all progress that cannot be stored.
    await readProgress(dialog, { version: 1, solved: {}, days: {} });
    await expect(dialog.locator('[type="file"]')).toHaveValue('');
    await expect(dialog.locator('.record .error')).toHaveText(sentence);
  });
}

test('a first visit shows a jump that can be tried', { tag: '@core' }, async ({ table, page }) => {
  const demo = page.getByRole('button', { name: 'Try a jump' });
  const gone = () =>
    demo.evaluate((it) => {
      const [drawing, peg] = ['svg', 'circle:has(animateMotion)'].map((part) =>
        it.querySelector(part)?.getBoundingClientRect(),
      );
      return Number(peg?.top) >= Number(drawing?.bottom);
    });
  await demo.click();
  await expect(page.locator('.aim')).toHaveText(/jumped over is gone/);
  await expect.poll(gone).toBe(true);
  expect(await table.cursor()).toBe(0);
  await table.drag('d2', 'd4');
  await expect(demo).toHaveCount(0);
  await expect(page.locator('.aim .goal')).toHaveText('Leave one peg, in the centre.');
});

test('Play says the goal at any time, and so does How to play', async ({ table, page }) => {
  const goal = page.locator('.lead .goal');
  await expect(goal).toHaveText('Leave one peg, in the centre.');
  await table.drag('d2', 'd4');
  await expect(goal).toBeVisible();
  await pressTool(page, 'how');
  const dialog = page.getByRole('dialog', { name: 'How to play' });
  await expect(dialog).toContainText('Leave one peg, in the centre.');
  await expect(dialog.locator('canvas')).toHaveCount(3);
  await table.closeDialog();
  await page.goto('/');
  await table.isReady();
  await expect(goal).toBeVisible();
});

test('the playback of Solve offers the fewest moves with their number', async ({ visit, page }) => {
  const table = await visit('/?board=english');
  await expect(page.locator('.aim .about')).toContainText('18');
  await table.solve();
  await expect(card(page).getByRole('button', { name: 'Fewest moves (18)' })).toBeVisible();
});

for (const motion of /** @type {const} */ (['no-preference', 'reduce']))
  test(`the number of pegs ${motion === 'reduce' ? 'changes' : 'rolls'} (${motion})`, async ({ visit, page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const table = await visit(SHORT);
    const count = page.locator('.count');
    await expect(count).toHaveText('3');
    await count.evaluate((node) => {
      /** @type {any} */ (window).rolled = [];
      const note = () => /** @type {any} */ (window).rolled.push(node.getAnimations().length > 0);
      new MutationObserver(note).observe(node, { attributes: true, attributeFilter: ['data-before'] });
    });
    await table.press('c2', 'c4');
    await expect(count).toHaveText('2');
    await expect(count).not.toHaveAttribute('data-before');
    const rolled = await page.evaluate(() => /** @type {any} */ (window).rolled);
    expect(rolled.includes(true)).toBe(motion === 'no-preference');
  });
