// `npm run soak`: plays at random on the built site in Chromium, for half an hour or for `--minutes N`. Each minute,
// it prints the resources that the page uses. It fails at the first error, if the page is stuck, or if the page exceeds
// its limits. `--seed N` repeats a run. `--memory` instead measures a tab while it searches.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../commands/options.mjs';
import { Gauges } from '../../tests/user/machine/gauges.mjs';
import { fail, root } from '../shared/run.mjs';
import { setUp } from '../shared/setup.mjs';

setUp();
const { visitSite } = await import('../shared/browsers.mjs');
const { measureTab } = await import('./memory.mjs');
const { actsFrom, describe, perform, settle } = await import('./player.mjs');

/** @typedef {import('../../tests/user/machine/gauges.mjs').Reading} Reading */

/**
 * The limits for a page at rest, in megabytes or as counts, no matter what has been done on the page before.
 * @type {Record<keyof Reading, number>}
 */
const BOUNDS = { heap: 25, nodes: 20_000, listeners: 3000, workers: 2, wasm: 64, process: 300 };
/** The number of actions per seed. */
const ROUND = 100;
const MINUTE = 60_000;

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    memory: { type: 'boolean', default: false },
  },
});

if (!existsSync(join(root, 'dist/index.html'))) fail('The site has not been built: run "npm run build" first.');
const [minutes, seed] = [wholeNumber('--minutes', options.minutes), wholeNumber('--seed', options.seed)];
await visitSite(options.memory ? measureTab : soak);

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function soak(browser, address) {
  console.log(`Seed ${seed}, ${minutes} minutes.`);
  const page = await browser.newPage();
  const errors = errorsOf(page);
  await page.goto(address);
  // If a page loses the network before it is cached, it rightly reports that the solver cannot be loaded.
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const gauges = await Gauges.of(page);
  const begin = Date.now();
  /** @type {string[]} */
  const done = [];
  let acts = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    while (Date.now() - begin < minute * MINUTE) acts += await playRound(seed + acts / ROUND);
    await settle(page).catch(async (error) => stop(`The page is stuck: ${error.message}\n${await describe(page)}`));
    print(minute, acts, await checked(gauges));
  }

  /** @param {number} seed */
  async function playRound(seed) {
    for (const act of actsFrom(seed, ROUND)) {
      done.push(`${act[0]} ${act[1].toFixed(3)} ${act[2].toFixed(3)}`);
      await perform(page, act).catch((error) => stop(`The page is stuck: ${error.message}`));
      if (errors.length > 0) stop(`Error: ${errors.join('\n')}`);
    }
    return ROUND;
  }

  /** @param {string} message @returns {never} */
  function stop(message) {
    fail(`${message}\nThe last actions: ${done.slice(-12).join(', ')}.\nAt ${page.url()}`);
  }

  /** @param {Gauges} gauges */
  async function checked(gauges) {
    const reading = await gauges.read();
    for (const [name, bound] of Object.entries(BOUNDS)) {
      const value = reading[/** @type {keyof Reading} */ (name)] ?? 0;
      if (value > bound) stop(`${name}: ${value} is more than ${bound}.`);
    }
    return reading;
  }
}

/** The page's errors, added to the list as they happen. @param {import('@playwright/test').Page} page */
function errorsOf(page) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message, stack }) => errors.push(stack ?? message));
  page.on('crash', () => errors.push('the tab has crashed'));
  page.on('console', async (message) => {
    // While the page is offline, the browser reports network errors.
    if (message.type() !== 'error' || /ERR_INTERNET_DISCONNECTED/.test(message.text())) return;
    const stacks = await Promise.all(message.args().map((one) => one.evaluate((it) => it?.stack).catch(() => '')));
    errors.push([message.text(), ...stacks].join('\n'));
  });
  return errors;
}

/** @param {number} minute @param {number} acts @param {Reading} reading */
function print(minute, acts, { heap, nodes, listeners, workers, wasm, process }) {
  const megabytes = (/** @type {number | undefined} */ value) => (value === undefined ? '?' : `${value.toFixed(1)} MB`);
  console.log(
    `Minute ${minute}: ${acts} acts, heap ${megabytes(heap)}, ${nodes} nodes, ${listeners} listeners, ` +
      `${workers} workers, core ${megabytes(wasm)}, process ${megabytes(process)}, no error.`,
  );
}
