// Errors in the engine and its worker are reported, the game is kept, and the next attempt works.

import { test } from '../../user/app.mjs';
import { makeTrappable, namesOf, trapIn, trapInWorker, withLittleMemory } from '../../user/machine/traps.mjs';
import { test as alone, expect, Table } from '../../user/table.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Route} Route */

/** A board on which finding the fewest moves takes a long time. */
const LARGE = 'wiegleb';

const NOT_LOADED = /^The solver could not start \(it failed to load, or this page blocks workers\)\. Try again\.$/;

/**
 * Changes the responses for an engine's files until `mend` is called.
 * @param {Page} page
 * @param {string} files
 * @param {(route: Route) => Promise<void>} answer
 */
async function breakFiles(page, files, answer) {
  let isBroken = true;
  await page.route(files, (route) => (isBroken ? answer(route) : route.continue()));
  return {
    mend: () => {
      isBroken = false;
    },
  };
}

/** @param {Page} page */
async function openWithOneJump(page) {
  const table = new Table(page);
  await table.open();
  await table.drag('d2', 'd4');
  return table;
}

test('a solver that cannot be loaded is reported; the next attempt solves the game @core', async ({ page }) => {
  /** The responses: an error status, half of the file, and an HTML page. @type {((route: Route) => Promise<void>)[]} */
  const answers = [
    (route) => route.fulfill({ status: 403 }),
    async (route) => {
      const body = await (await route.fetch()).body();
      await route.fulfill({ body: body.subarray(0, body.length / 2), contentType: 'application/wasm' });
    },
    (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  ];
  let [answer] = answers;
  let loads = 0;
  const files = await breakFiles(page, '**/engine-*.wasm', (route) => {
    loads++;
    return answer(route);
  });
  const table = await openWithOneJump(page);
  expect(loads, 'the searches are loaded on demand').toBe(0);
  for (answer of answers) {
    await table.solveButton.click();
    await expect(table.status).toHaveText(NOT_LOADED);
    expect(await table.jumps()).toEqual(['d2-d4']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(table.status).toHaveText('31 pegs. 3 jumps possible.');
  }
  await table.drag('b3', 'd3');
  files.mend();
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
  expect((await table.jumps()).slice(0, 2)).toEqual(['d2-d4', 'b3-d3']);
});

test('wasm of another MIME type is taken for what it is @core', async ({ page }) => {
  await page.route('**/*.wasm', async (route) => {
    await route.fulfill({ response: await route.fetch(), contentType: 'text/plain' });
  });
  const table = await openWithOneJump(page);
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
});

alone('a worker killed in mid-search is replaced; killed again, that is reported', async ({ page, visit }) => {
  await page.clock.install();
  const table = await visit(`/?board=${LARGE}`, 'study');
  await table.solve();
  const solution = await table.element.evaluate((/** @type {any} */ { moves }) => moves);
  await page.getByRole('button', { name: 'Fewest moves' }).click();
  await killInSearch(page);
  await passTime(page, () => expect(page.workers()).toHaveLength(1));
  await killInSearch(page);
  const told = 'The solver stopped unexpectedly. Try again.';
  await passTime(page, () => expect(table.status).toHaveText(told, { timeout: 100 }));
  expect(await table.element.evaluate((/** @type {any} */ { moves }) => moves)).toBe(solution);
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
  expect(page.workers()).toHaveLength(1);
});

/** Advances the clock until a condition holds. @param {Page} page @param {() => void | Promise<void>} check */
async function passTime(page, check) {
  await expect(async () => {
    await page.clock.fastForward(2000);
    await check();
  }).toPass();
}

/** Terminates the worker once its search has reported progress. @param {Page} page */
async function killInSearch(page) {
  const progress = page.locator('.progress');
  const before = await progress.textContent();
  await expect(progress).not.toHaveText(before ?? '');
  const [worker] = page.workers();
  const closed = worker.waitForEvent('close');
  await worker.evaluate('self.close()');
  await closed;
}

for (const { what, isOverflow, words } of [
  { what: 'trap', isOverflow: false, words: /^The solver stopped unexpectedly \(unreachable\)\. Try again\.$/ },
  { what: 'overflow of the stack', isOverflow: true, words: /^The solver stopped unexpectedly \(.+\)\. Try again\.$/ },
]) {
  test(`a ${what} in the worker is reported; the next attempt solves the game`, async ({ page, table }) => {
    await trapInWorker(page, isOverflow);
    await table.drag('d2', 'd4');
    await table.solveButton.click();
    await expect(table.status).toHaveText(words);
    expect(await table.jumps()).toEqual(['d2-d4']);
    await table.solveButton.click();
    await expect(table.status).toHaveText(/^Solved/);
  });
}

for (const { what, isOverflow, words } of [
  {
    what: 'trap',
    isOverflow: false,
    words: /^The game stopped unexpectedly \(unreachable\)\. It has been restarted, /,
  },
  { what: 'overflow of the stack', isOverflow: true, words: /^The game stopped unexpectedly \(.+\)\. It has been / },
])
  test(`a ${what} in the page is reported; the game is restored, and solved @core`, async ({ page }) => {
    await page.addInitScript(makeTrappable, { names: namesOf('library'), isOverflow });
    const table = await openWithOneJump(page);
    await trapIn(page, 'board_replay');
    await table.drag('b3', 'd3');
    await expect(table.status).toHaveText(words);
    await expect(table.status).toHaveText(/restarted, and nothing was lost\.$/);
    expect(await table.jumps()).toEqual(['d2-d4']);
    await table.drag('b3', 'd3');
    expect(await table.jumps()).toEqual(['d2-d4', 'b3-d3']);
    await table.solveButton.click();
    await expect(table.status).toHaveText(/^Solved/);
  });

test('if the system has no memory for the engine, it says so; the next attempt loads the game', async ({ page }) => {
  await page.addInitScript(() => {
    const { Instance } = WebAssembly;
    Object.assign(globalThis, { isFull: true });
    WebAssembly.Instance = new Proxy(Instance, {
      construct(target, options) {
        if (Object(globalThis).isFull) throw new RangeError('out of memory');
        return Reflect.construct(target, options);
      },
    });
  });
  const table = new Table(page);
  await page.goto('/?board=triangle');
  await expect(table.element.locator('.failure')).toContainText(
    'The game could not be loaded (out of memory). Try again.',
  );
  await page.evaluate(() => Object.assign(globalThis, { isFull: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table.status).toHaveText('14 pegs. 2 jumps possible.');
});

test('a solver that is short of memory is reported; with some, it solves the game', async ({ page }) => {
  const files = await breakFiles(page, '**/engine-*.wasm', withLittleMemory(0));
  const table = await openWithOneJump(page);
  await table.solveButton.click();
  await expect(table.status).toHaveText('The solver stopped unexpectedly (out of memory). Try again.');
  await table.drag('b3', 'd3');
  expect(await table.jumps()).toEqual(['d2-d4', 'b3-d3']);
  await expect(page).toHaveURL(/b3-d3/);
  files.mend();
  await page.reload();
  await table.isReady();
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
  expect((await table.jumps()).slice(0, 2)).toEqual(['d2-d4', 'b3-d3']);
});

test('an engine that runs out of memory in the page says so; with some, the game continues', async ({ page }) => {
  const files = await breakFiles(page, '**/library-*.wasm', withLittleMemory(0));
  const table = new Table(page);
  await page.goto('/?board=english&moves=d2-d4');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(table.element.locator('.failure')).toContainText('The game stopped unexpectedly (out of memory)');
  await again.click();
  await expect(again).toBeVisible();
  files.mend();
  await page.reload();
  await table.isReady();
  expect(await table.element.evaluate((/** @type {any} */ { moves }) => moves)).toBe('d2-d4');
});
