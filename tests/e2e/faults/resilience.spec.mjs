// Errors are reported, and nothing is lost.

import { test as testOfApp } from '../../user/app.mjs';
import { test } from '../../user/blog/box.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { test as alone, expect, Table } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

test.use({ script: 'plusScript' });

alone('a worker that is silent is replaced when its search is cancelled', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { Worker } = globalThis;
    /** @type {Worker[]} */
    const workers = [];
    Object.assign(globalThis, { workers });
    globalThis.Worker = class extends Worker {
      /** @param {ConstructorParameters<typeof Worker>} parts */
      constructor(...parts) {
        super(...parts);
        workers.push(this);
      }
    };
  });
  const table = new Table(page, 'study');
  await table.open('/?board=diamond&start=d2');
  await table.solve();
  await page.getByRole('button', { name: 'Fewest moves' }).click();
  await expect(page.locator('.progress')).not.toBeEmpty();
  await page.evaluate(() => /** @type {any} */ (globalThis).workers[0].terminate());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await table.solveButton.press('Enter');
  // The page waits a few seconds for a worker that may still respond.
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(table.status).toHaveText(/^Solved:/, { timeout: 100 });
  }).toPass();
});

test('an unreadable board is reported with the place, and a valid one repairs it', async ({ table }) => {
  await table.drag('d2', 'd4');
  await table.setUp({ start: '..xxx../..x?x..' });
  await expect(table.status).toHaveText(/^Can’t read this game: start: line 2, column 4: expected a peg/);
  // The part of the attributes that could be parsed is on the board.
  expect(await table.pegs()).toBe(32);
  await table.element.evaluate((element) => element.setAttribute('board', '# directions: 5'));
  await expect(table.status).toHaveText(/^Can’t read this game: board: expected 4, 6 or 8 directions/);
  expect(await table.pegs()).toBe(32);
  await table.setUp({ board: 'english', start: 'c1' });
  await expect(table.status).toHaveText('32 pegs. 2 jumps possible.');
});

testOfApp('a page that starts with an error shows the default board', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<peg-solitaire', '<peg-solitaire board="# directions: 5"');
    await route.fulfill({ response, body });
  });
  const table = new Table(page);
  await table.open();
  await expect(table.status).toHaveText("Can’t read this game: board: expected 4, 6 or 8 directions, found '5'");
  expect(await table.pegs()).toBe(32);
});

testOfApp('without WebAssembly the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    // @ts-expect-error: as in a browser that has none
    delete globalThis.WebAssembly;
  });
  await page.goto('/');
  await expect(page.getByText(/needs WebAssembly, which this browser/)).toBeVisible();
});

testOfApp('nothing newer is needed than the oldest browsers that are promised have', async ({ page }) => {
  // Each of these features is missing from at least one of the browsers in package.json.
  await page.addInitScript(() => {
    for (const [owner, names] of /** @type {[any, string[]][]} */ ([
      [AbortSignal, ['any']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['parse']],
      [RegExp, ['escape']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [Uint8Array, ['fromBase64', 'fromHex']],
      [Uint8Array.prototype, ['toBase64', 'toHex']],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        ['map', 'filter', 'take', 'drop', 'flatMap', 'toArray'],
      ],
      [Element.prototype, ['setHTMLUnsafe', 'getHTML', 'moveBefore']],
      [ReadableStream.prototype, [Symbol.asyncIterator, 'values']],
    ])) {
      for (const name of names) delete owner[name];
    }
  });
  const table = new Table(page);
  await table.open();
  const signal = () =>
    /** @type {any} */ (document.querySelector('peg-solitaire')).solve({ signal: new AbortController().signal });
  expect(await page.evaluate(signal)).toBe('solved');
  await pressTool(page, 'problems');
  await page.locator('.problems .more').first().press('Enter');
  await expect(page.locator('.problems .grade').first()).toHaveText('Very easy');
});

testOfApp('without JavaScript the page explains the game', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('noscript')).toBeVisible();
  await context.close();
});

testOfApp('nothing scrolls sideways, and the canvas is crisp', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ deviceScaleFactor: 2, baseURL });
  const table = new Table(await context.newPage());
  const { page } = table;
  const canvas = table.element.locator('.stage canvas');
  const ratio = (/** @type {number} */ least) =>
    canvas.evaluate((it, least) => {
      const canvas = /** @type {HTMLCanvasElement} */ (it);
      return canvas.clientWidth > least ? canvas.width / canvas.clientWidth : 0;
    }, least);
  await page.setViewportSize({ width: 320, height: 1000 });
  await table.open();
  expect(await ratio(0)).toBe(2);
  for (const [width, hole] of /** @type {const} */ ([
    [320, 'd2'],
    [375, 'b4'],
    [768, 'f4'],
    [1280, 'd6'],
  ]))
    await testOfApp.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 1000 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect.poll(() => ratio(0)).toBeCloseTo(2, 1);
      const before = (await canvas.boundingBox())?.width ?? 0;
      await page.setViewportSize({ width: width + 60, height: 1000 });
      await expect.poll(() => ratio(width < 600 ? before : 0)).toBeCloseTo(2, 1);
      await table.click(hole);
      await expect(table.hole(hole)).toHaveAttribute('aria-selected', 'true');
    });
  await context.close();
});

test('two boards solve at once, and each gets its answer', async ({ table }) => {
  const answers = await table.element.evaluate(async (element) => {
    /** @typedef {import('../../../www/element/plus-element.js').PegSolitaireElement} PegSolitaireElement */
    const first = /** @type {PegSolitaireElement} */ (element);
    const second = /** @type {PegSolitaireElement} */ (element.cloneNode());
    const ready = new Promise((resolve) => second.addEventListener('ready', resolve, { once: true }));
    second.setAttribute('board', 'wiegleb');
    document.body.append(second);
    await ready;
    const changed = new Promise((resolve) => first.addEventListener('ready', resolve, { once: true }));
    first.setAttribute('board', 'wiegleb');
    await changed;
    return Promise.all([first.solve(), second.solve()]);
  });
  expect(answers).toEqual(['solved', 'solved']);
});

test('attributes that change outside the page count when the element comes back', async ({ table }) => {
  await table.element.evaluate((element) => {
    const parent = /** @type {HTMLElement} */ (element.parentElement);
    element.remove();
    element.setAttribute('board', 'triangle');
    parent.append(element);
  });
  await expect(table.status).toHaveText('14 pegs. 2 jumps possible.');
});

test('a board that is changed and solved while it is hidden is drawn when it is shown', async ({ table, page }) => {
  await table.element.evaluate((element) => {
    element.style.display = 'none';
  });
  await table.setUp({ board: 'wiegleb', goal: 'e8' });
  await table.element.evaluate((element) =>
    /** @type {import('../../../www/element/plus-element.js').PegSolitaireElement} */ (element).solve(),
  );
  await page.evaluate(frame);
  await table.element.evaluate((element) => {
    element.style.display = '';
  });
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(table.status).toHaveText(/^Solved:/);
});

test('the element outlives being moved in the page', async ({ table }) => {
  await table.drag('d2', 'd4');
  await table.element.evaluate((element) => document.body.append(element));
  expect(await table.jumps()).toEqual(['d2-d4']);
  await table.drag('b3', 'd3');
  await expect(table.status).toHaveText('30 pegs. 5 jumps possible.');
});

/** Counts the requested frames that have not been drawn yet. */
function countFrames() {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  const frames = new Set();
  Object.assign(window, { frames });
  window.requestAnimationFrame = (draw) => {
    const id = request((now) => {
      frames.delete(id);
      draw(now);
    });
    frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    frames.delete(id);
    cancel(id);
  };
}

testOfApp('a removed element requests no more frames, and its search ends', async ({ visit, page }) => {
  // On a first visit the page itself shows a jump.
  await page.addInitScript(() => localStorage.setItem('peg-solitaire-played', 'yes'));
  await page.addInitScript(countFrames);
  const table = await visit('/?board=english&start=d1&goal=d7');
  const left = await table.element.evaluate(async (it) => {
    const element = /** @type {import('../../../www/element/plus-element.js').PegSolitaireElement} */ (it);
    element.open({ moves: 'd2-d4 d5-d3 b4-d4' });
    element.play();
    const solving = element.solve();
    element.play();
    const frames = () => Object(window).frames.size;
    const before = frames();
    element.remove();
    return [before > 0, frames(), (await solving) ?? 'nothing', frames()];
  });
  expect(left).toEqual([true, 0, 'nothing', 0]);
});
