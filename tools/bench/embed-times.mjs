// `node tools/bench/embed-times.mjs`: measures the times from the script tag of an embedded board to its first picture
// and to its first solution, in Chromium, and the size of the file.

import { join } from 'node:path';
import { kilobytes, sizesOf } from '../kit/numbers.mjs';
import { root } from '../kit/run.mjs';
import { setUp } from '../kit/setup.mjs';

const RUNS = 9;
const PAGE = `<!doctype html><meta charset="utf-8"><script>globalThis.begin = performance.now()</script>
  <script type="module" src="/peg-solitaire.js"></script><peg-solitaire board="english" controls></peg-solitaire>`;

setUp();
const { buildSite } = await import('../build/site.mjs');
await buildSite();
const { preview } = await import('vite');
const { chromium } = await import('@playwright/test');
const { getBrowsers } = await import('../kit/browsers.mjs');
const { findChromium } = await import('../../tests/person/machine/browsers.mjs');
getBrowsers(['chromium']);
const server = await preview({ logLevel: 'warn' });
const browser = await chromium.launch(findChromium());
const address = new URL('times.html', server.resolvedUrls?.local[0]).href;
/** @type {number[][]} */
const times = [];
for (let count = 0; count < RUNS; count++) times.push(await measure());
await browser.close();
await server.close();

const sizes = sizesOf(join(root, 'dist/peg-solitaire.js')).map(kilobytes);
console.log(`peg-solitaire.js: ${sizes.join(', ')} (raw, gzip, brotli)`);
['first board drawn', 'first solution found'].forEach((title, index) => {
  const sorted = times.map((run) => run[index]).sort((a, b) => a - b);
  console.log(
    `${title}: ${Math.round(sorted[RUNS >> 1])} ms after the script tag (median of ${RUNS}, ${sorted.map(Math.round)})`,
  );
});
process.exit();

/** Measures in a browser context of its own, so that nothing is cached. */
async function measure() {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/times.html', (route) => route.fulfill({ body: PAGE, contentType: 'text/html' }));
  await page.goto(address);
  const result = await page.evaluate(async () => {
    const element = /** @type {any} */ (document.querySelector('peg-solitaire'));
    const begin = Reflect.get(globalThis, 'begin');
    while (!element.problem) await new Promise(requestAnimationFrame);
    const drawn = performance.now() - begin;
    const solved = new Promise((resolve) => element.addEventListener('solved', resolve));
    element.solve();
    await solved;
    return [drawn, performance.now() - begin];
  });
  await context.close();
  return result;
}
