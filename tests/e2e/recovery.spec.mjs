// The core cannot be loaded, or dies: what is said, and how it goes on.

import { test as bare, expect, Table, test } from './table.mjs';

/**
 * Makes a function of the core trap once, in the page or the worker that it stands in: `trap` says which is next.
 * @param {string | undefined} first
 */
function makeTrappable(first) {
  const scope = /** @type {{ trap?: string }} */ (globalThis);
  scope.trap = first;
  const { Instance } = WebAssembly;
  /** @type {any} */ (WebAssembly).Instance = class {
    exports;

    /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
    constructor(module, imports) {
      const exports = Object.entries(new Instance(module, imports).exports);
      this.exports = Object.fromEntries(exports.map(([name, value]) => [name, trappable(name, value)]));
    }
  };

  /** @param {string} name @param {WebAssembly.ExportValue} value */
  function trappable(name, value) {
    if (typeof value !== 'function') return value;
    return (/** @type {unknown[]} */ ...values) => {
      if (scope.trap !== name) return value(...values);
      scope.trap = undefined;
      throw new WebAssembly.RuntimeError('unreachable');
    };
  }
}

for (const { what, route, sentence } of /** @type {const} */ ([
  {
    what: 'a server that does not answer',
    route: 'abort',
    sentence: /the server did not answer\. Check the connection/,
  },
  { what: 'a file that is missing', route: 'missing', sentence: /the server answered 404\. Try again later\./ },
  { what: 'half a file', route: 'half', sentence: /its file arrived damaged or incomplete\. Try again\./ },
])) {
  bare(`${what} is told; Try again loads the game`, async ({ page }) => {
    let isBroken = true;
    await page.route('**/*.wasm', async (request) => {
      if (!isBroken) return request.continue();
      if (route === 'abort') return request.abort();
      if (route === 'missing') return request.fulfill({ status: 404 });
      const body = await (await request.fetch()).body();
      return request.fulfill({ body: body.subarray(0, body.length / 2), contentType: 'application/wasm' });
    });
    const table = new Table(page);
    await page.goto('/');
    await expect(table.element.locator('.failure')).toHaveText(sentence);
    await expect(table.solveButton).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await table.isReady();
    await expect(table.element.locator('.failure')).toBeHidden();
    await expect(table.solveButton).toBeEnabled();
    await table.drag('d2', 'd4');
    await expect(table.status).toHaveText('31 pegs. 3 jumps possible.');
  });
}

bare('after a trap in the page the game is there again, and says so', async ({ page }) => {
  await page.addInitScript(makeTrappable, undefined);
  const table = new Table(page);
  await table.open();
  await table.drag('d2', 'd4');
  await page.evaluate(() => Object.assign(globalThis, { trap: 'board_replay' }));
  await table.drag('b3', 'd3');
  await expect(table.status).toHaveText(
    'The game stopped unexpectedly (unreachable). It has been started again; nothing is lost.',
  );
  expect(await table.jumps()).toEqual(['d2-d4']);
  await table.drag('b3', 'd3');
  expect(await table.jumps()).toEqual(['d2-d4', 'b3-d3']);
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved:/);
});

test('a trap in the worker fails one search; that of another board is answered', async ({ table, page }) => {
  await page.route(
    '**/worker*.js',
    async (route) => {
      const response = await route.fetch();
      const body = `(${makeTrappable})('solver_run');${await response.text()}`;
      await route.fulfill({ response, body });
    },
    { times: 1 },
  );
  const states = await table.element.evaluate(async (element) => {
    /** @typedef {import('../../www/element/peg-solitaire-element.js').PegSolitaireElement} PegSolitaireElement */
    const first = /** @type {PegSolitaireElement} */ (element);
    const second = /** @type {PegSolitaireElement} */ (element.cloneNode());
    const ready = new Promise((resolve) => second.addEventListener('ready', resolve, { once: true }));
    document.body.append(second);
    second.open({ board: 'triangle' });
    await ready;
    return Promise.all([first.solve(), second.solve()]);
  });
  expect(states).toEqual(['failed', 'solved']);
  await expect(table.status.first()).toHaveText('The solver stopped unexpectedly (unreachable). Try again.');
});
