// The element leaves no trace on a page except the additions that it is supposed to make, and its cost stays low.

import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { test as alone, classic, ELEMENT, module, solve } from '../../user/blog/blog.mjs';
import { test } from '../../user/blog/room.mjs';
import { SCRIPT } from '../../user/blog/server.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../../www/element/plus-element.js').PegSolitaireElement} PegSolitaireElement */

test('the script twice, from two addresses: the first one counts', async ({ page, blog }) => {
  const first = '<script>first = customElements.get("peg-solitaire")</script>';
  const scripts = classic(blog.script) + first + classic(blog.distantScript) + module(blog.script);
  await page.goto(blog.publish(ELEMENT + scripts));
  await solve(page.locator('peg-solitaire'));
  expect(await page.evaluate('first === customElements.get("peg-solitaire")')).toBe(true);
});

/** Counts the workers that the page starts and the WebAssembly modules that it compiles. */
function countCosts() {
  const costs = { workers: 0, modules: 0 };
  Object.assign(window, { costs });
  window.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} options */
    constructor(...options) {
      super(...options);
      costs.workers++;
    }
  };
  const { compile } = WebAssembly;
  WebAssembly.compile = (bytes) => {
    costs.modules++;
    return compile(bytes);
  };
}

alone('ten elements share one worker and one module', async ({ page, blog }) => {
  await page.addInitScript(countCosts);
  await page.goto(blog.publish(ELEMENT.replace(' ', ' loading="eager" ').repeat(10) + classic(blog.script)));
  await expect(page.locator('.status', { hasText: '32 pegs.' })).toHaveCount(10);
  const states = await page
    .locator('peg-solitaire')
    .evaluateAll((them) => Promise.all(them.map((it) => /** @type {PegSolitaireElement} */ (it).solve())));
  expect(states).toEqual(Array(10).fill('solved'));
  expect(await page.evaluate('costs')).toEqual({ workers: 1, modules: 1 });
});

test('the page has no other names, styles, data or requests than before @core', async ({ page, blog }) => {
  /** @type {string[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  const names = '<script>before = Object.getOwnPropertyNames(window)</script>';
  const address = blog.publish(`<link rel="icon" href="data:,">${names}${ELEMENT}${classic(blog.script)}`);
  await page.goto(address);
  await solve(page.locator('peg-solitaire'));
  const left = await page.evaluate(async () => ({
    names: Object.getOwnPropertyNames(window).filter(
      (name) => !Object(window).before.includes(name) && !/^__pw/.test(name),
    ),
    styles: document.styleSheets.length + document.adoptedStyleSheets.length,
    data: document.cookie.length + localStorage.length + sessionStorage.length,
    databases: await indexedDB.databases(),
  }));
  // `before`, the list of earlier globals, is itself a global.
  expect(left).toEqual({
    names: ['before'].filter((name) => left.names.includes(name)),
    styles: 0,
    data: 0,
    databases: [],
  });
  expect(requests.filter((url) => !/^(blob|data):/.test(url))).toEqual([address, blog.script]);
});

test('importing it on a server does nothing', async () => {
  const code = `await import(${JSON.stringify(SCRIPT.href)})`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: tmpdir() });
  expect([status, String(stderr)]).toEqual([0, '']);
});
