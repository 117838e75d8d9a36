// Clicking Solve and watching.

import { test as testOfApp } from '../../user/app.mjs';
import { test } from '../../user/blog/box.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { expect, listen } from '../../user/table.mjs';
import { Fingers } from '../../user/touch.mjs';

test.use({ script: 'plusScript' });

testOfApp('English: 31 jumps end with one peg in the centre', { tag: '@core' }, async ({ table }) => {
  await table.solveAndWatch();
  expect(await table.cursor()).toBe(31);
  expect(await table.pegs()).toBe(1);
  await expect(table.hole('d4')).toHaveAttribute('aria-label', 'd4: peg, goal');
});

test('other boards: their own problems end with one peg', async ({ table }) => {
  for (const [board, jumps] of /** @type {const} */ ([
    ['european', 35],
    ['diamond', 39],
    ['wiegleb', 43],
    ['triangle', 13],
  ])) {
    await table.setUp({ board });
    await table.solve();
    expect(await table.cursor(), board).toBe(jumps);
    expect(await table.pegs(), board).toBe(1);
  }
});

test('Solve continues from the current position', async ({ table }) => {
  await table.drag('d2', 'd4');
  await table.drag('f3', 'd3');
  await table.solveAndWatch();
  expect((await table.jumps()).slice(0, 2)).toEqual(['d2-d4', 'f3-d3']);
  expect(await table.cursor()).toBe(31);
});

test('another solution, from where the first one began', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await table.solve();
  const first = await table.jumps();
  await page.getByRole('button', { name: 'Another solution' }).click();
  await expect(table.status).toHaveText(
    /^(Another solution: 30 jumps in \d+ moves\.|One of [\d,]+ solutions, chosen at random: 30 jumps)/,
  );
  await page.getByRole('button', { name: 'Go to end' }).click();
  const second = await table.jumps();
  expect(second).toHaveLength(31);
  expect(second[0]).toBe(first[0]);
  expect(second).not.toEqual(first);
  expect(await table.pegs()).toBe(1);
});

test('where all solutions are known soon, another one is drawn among them', async ({ table, page }) => {
  await table.setUp({ board: 'triangle', start: 'a1', goal: 'any' });
  await table.solve();
  const first = await table.jumps();
  await page.getByRole('button', { name: 'Another solution' }).click();
  await expect(table.status).toHaveText(/^One of 29,760 solutions, chosen at random: 13 jumps in \d+ moves\.$/);
  await page.getByRole('button', { name: 'Go to end' }).click();
  expect(await table.jumps()).not.toEqual(first);
  expect(await table.pegs()).toBe(1);
});

test('the fewest moves, with progress, and proven', async ({ table, page }) => {
  await table.solve();
  const progress = await listen(page.locator('.progress'));
  await page.getByRole('button', { name: 'Fewest moves' }).click();
  await expect.poll(progress).toContainEqual(expect.stringMatching(/positions, \d+ moves so far$/));
  await expect(table.status).toHaveText(/^Solved: 31 jumps in 18 moves, the fewest possible/, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Fewest moves' })).toBeHidden();
  await page.getByRole('button', { name: 'Go to end' }).click();
  expect(await table.pegs()).toBe(1);
});

test('a search for the fewest moves, cancelled at once, leaves solution and offers', async ({ table, page }) => {
  // The search takes so long that there is always time to cancel it.
  await table.setUp({ board: 'european', start: 'c1', goal: 'any' });
  await table.solve();
  const solution = await table.jumps();
  await page.getByRole('button', { name: 'Fewest moves' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Fewest moves' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Another solution' })).toBeVisible();
  await expect(table.status).toHaveText(/^Solved: 35 jumps in \d+ moves/);
  await page.getByRole('button', { name: 'Go to end' }).click();
  expect(await table.jumps()).toHaveLength(solution.length);
});

test('a double click on Solve is one press; a button that was there all along takes both', async ({ table, page }) => {
  const isPaused = () => table.element.evaluate((it) => /** @type {any} */ (it).paused);
  await table.solveButton.dblclick();
  await expect.poll(isPaused).toBe(false);
  await expect(table.status).toHaveText(/^Solved/);
  await page.getByRole('button', { name: 'Go to start' }).click();
  await page.getByRole('button', { name: 'Forward one move' }).click({ clickCount: 4 });
  await expect
    .poll(() => table.element.evaluate((it) => /** @type {any} */ (it).state.line.moves[3].first))
    .toBeLessThan(await table.cursor());
});

testOfApp('a second tap on Solve does not hit the button that has appeared there', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fingers = await Fingers.on(page);
  const times = await page.evaluateHandle(() => {
    /** @type {number[]} */
    const times = [];
    addEventListener('pointerdown', ({ timeStamp }) => times.push(timeStamp), { capture: true });
    return times;
  });
  const isPaused = () => table.element.evaluate((it) => /** @type {any} */ (it).paused);
  // If playback starts late, the second tap does not count as hasty, so both taps are tried again.
  await expect(async () => {
    await table.element.evaluate((it) => /** @type {any} */ (it).open({ board: 'english' }));
    const box = await table.solveButton.boundingBox();
    if (!box) throw new Error('no Solve');
    // Pause appears where Solve was.
    const place = { x: box.x + 0.6 * box.width, y: box.y + box.height / 2 };
    await fingers.press(place);
    await fingers.lift();
    await expect.poll(isPaused).toBe(false);
    const inside = (/** @type {typeof place} */ { x, y }) =>
      document.querySelector('peg-solitaire')?.shadowRoot?.elementFromPoint(x, y)?.closest('button')?.dataset.action;
    expect(await page.evaluate(inside, place)).toBe('toggle');
    await fingers.press(place);
    await fingers.lift();
    await fingers.rest();
    expect(await isPaused()).toBe(false);
    const [first, second] = (await times.jsonValue()).slice(-2);
    expect(second - first).toBeLessThan(500);
  }).toPass();
});

test('Solve scrolls to the board, and unrequested playback never scrolls the page', async ({ table, page }) => {
  const stage = table.element.locator('.stage');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await table.element.evaluate((it) => {
    it.style.setProperty('--ps-max-size', '600px');
    document.body.style.paddingBlock = '200vh';
    it.shadowRoot?.querySelector('.panel')?.scrollIntoView({ block: 'start' });
  });
  const before = await scrolled();
  await table.element.evaluate((it) => /** @type {any} */ (it).solve());
  await expect(table.status).toHaveText(/^Solved/);
  expect(await scrolled()).toBe(before);
  await table.element.evaluate((it) => /** @type {any} */ (it).reset());
  await table.solveButton.press('Enter');
  await expect(stage).toBeInViewport({ ratio: 1 });
  expect((await stage.boundingBox())?.y, 'no further than need be').toBeCloseTo(0, 0);
});

test('a search for the fewest moves, cancelled later, leaves the best that it has found', async ({ table, page }) => {
  // The search takes so long that there is always time to cancel it.
  await table.setUp({ board: 'european', start: 'c1', goal: 'any' });
  await table.solve();
  const moves = await table.element.evaluate((element) => /** @type {any} */ (element).state.line.moves.length);
  await page.getByRole('button', { name: 'Fewest moves' }).click();
  const progress = page.locator('.progress');
  await expect(progress).toHaveText(/ moves so far$/);
  const best = async () => Number(/(\d+) moves so far$/.exec((await progress.textContent()) ?? '')?.[1]);
  await expect.poll(best).toBeLessThan(moves);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(table.status).toHaveText(/^Solved: 35 jumps in \d+ moves, the fewest known\.$/);
  await expect(page.getByRole('button', { name: 'Fewest moves' })).toBeVisible();
  await expect
    .poll(() => table.element.evaluate((element) => /** @type {any} */ (element).state.line.moves.length))
    .toBeLessThan(moves);
});

test('a game that is won stays won when it is solved: it plays once more', async ({ table, page }) => {
  await table.setUp({ start: '..ooo../..ooo../ooooooo/oxxoxoo/ooooooo/..ooo../..ooo..', goal: 'f4' });
  await table.drag('b4', 'd4');
  await table.drag('d4', 'f4');
  const films = await table.element.evaluateHandle((it) => {
    const films = { count: 0 };
    it.addEventListener('play', () => films.count++);
    return films;
  });
  await table.solveButton.click();
  await expect.poll(() => films.evaluate(({ count }) => count)).toBe(1);
  await expect(table.status).toHaveText('Solved! 2 jumps in 1 move.');
  await expect(page.getByRole('button', { name: 'Another solution' })).toBeHidden();
  await expect.poll(() => table.jumps()).toEqual(['b4-d4', 'd4-f4']);
});

test('the European centre is reported as lost, with the reason and the best line', async ({ table, page }) => {
  await table.setUp({ board: 'european', start: 'd4', goal: 'any' });
  await table.solveButton.click();
  await expect(table.status).toHaveText('This can’t be won, and we can prove it. Best possible: 2 pegs.');
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByText(/^Parity:/)).toBeVisible();
  await page.getByRole('button', { name: 'Show that line' }).click();
  await page.getByLabel('Speed').selectOption('4');
  await expect(table.status).toHaveText('Stuck with 2 pegs: no jumps left.', { timeout: 20_000 });
});

for (const { reason, start } of [
  { reason: 'Pagoda function:', start: '..oox../..xoo../xoxxxxx/xxoxoox/ooxoxox/..ooo../..oxx..' },
  { reason: 'Exhaustive search:', start: '..ooo../..ooo../xoooxxx/xooxoox/xxxooxo/..oox../..oxx..' },
]) {
  test(`a lost position is explained: ${reason}`, async ({ table, page }) => {
    await table.setUp({ start, goal: 'd4' });
    await table.solveButton.click();
    await expect(table.status).toHaveText(/^This can’t be won, and we can prove it\. Best (possible|known): \d+ pegs?/);
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(page.locator('.explanation')).toHaveText(new RegExp(`^${reason}`));
  });
}

test('stuck, and back to where it can be won', async ({ table, page }) => {
  await table.playShortestGame();
  await expect(table.status).toHaveText(/^Stuck with 26 pegs/);
  await page.getByRole('button', { name: 'Back to where I could still win' }).click();
  await expect(table.status).toHaveText('You can still win from here.');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  const cursor = await table.cursor();
  expect(cursor).toBeGreaterThan(0);
  expect(cursor).toBeLessThan(6);
  await table.solve();
  expect(await table.pegs()).toBe(1);
});

test('from a start that is lost already there is no way back, and it says so', async ({ table, page }) => {
  await table.setUp({ board: 'triangle', start: 'b3', goal: 'A1' });
  await table.drag('d5', 'b3');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(table.status).toHaveText(/^This can’t be won, and we can prove it/);
  await page.getByRole('button', { name: 'Back to where I could still win' }).click();
  await expect(table.status).toHaveText('This can’t be won even from the start, and we can prove it.');
  expect(await table.cursor()).toBe(0);
});

test('a long search shows progress, is cancelled, and leaves the position as it was', async ({ table, page }) => {
  // The search tries other strategies before an exhaustive search, and they take a while on a busy machine.
  test.slow();
  await table.setUp({ board: 'diamond', start: 'e1', goal: 'any' });
  await table.solveButton.click();
  await expect(table.status).toHaveText('Solving…');
  await expect(page.getByText(/Trying everything: [\d,]+ positions/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(table.status).toHaveText('Cancelled. Nothing has changed.');
  expect(await table.pegs()).toBe(40);
  await table.setUp({ start: 'd2' });
  await table.solveButton.press('Enter');
  await expect(table.status).toHaveText(/^Solved:/);
});

test('a jump by hand ends a search', async ({ table, page }) => {
  await table.setUp({ board: 'diamond', start: 'e1', goal: 'any' });
  await table.solveButton.click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await table.drag('e3', 'e1');
  await expect(table.status).toHaveText(/39 pegs/);
  await expect(table.solveButton).toBeEnabled();
});

test('playback is started, paused, stepped and scrubbed', async ({ table, page }) => {
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true });
  await table.solveButton.click();
  await expect(button('Pause')).toBeVisible();
  await button('Pause').click();
  const paused = await table.cursor();
  await expect(button('Play')).toBeVisible();
  await button('Go to start').click();
  expect(await table.cursor()).toBe(0);
  await button('Forward one move').click();
  expect(await table.cursor()).toBe(1);
  await button('Go to end').click();
  expect(await table.cursor()).toBe(31);
  await button('Back one move').click();
  expect(await table.cursor()).toBeLessThan(31);
  await page.getByLabel('Position in the game').fill('3');
  expect(await table.cursor()).toBeGreaterThan(3);
  await page.getByRole('listitem').nth(4).getByRole('button').click();
  expect(await table.cursor()).toBeGreaterThan(4);
  expect(paused).toBeLessThan(31);
});

test('a jump by hand during playback continues from there', async ({ table, page }) => {
  await table.solveButton.click();
  await expect.poll(() => table.cursor()).toBeGreaterThan(1);
  await table.click('d4');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const time = () => table.element.evaluate((element) => /** @type {any} */ (element).currentTime);
  const before = await time();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(frame);
  expect(await time()).toBe(before);
});
