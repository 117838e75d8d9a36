// `npm run stress`: runs the tests of the page 20 times in a row, while every core of the machine is also busy with
// something else. `-- --times N` runs them N times, and `--browser chromium` runs them in one browser. Names of folders
// and specs, such as `faults play/solve`, select the tests to run.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { wholeNumber } from '../commands/options.mjs';
import { testsIn } from './shared/node-tests.mjs';
import { fail, tryToRun } from './shared/run.mjs';
import { setUp } from './shared/setup.mjs';

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '20' }, browser: { type: 'string' } },
  allowPositionals: true,
});
const times = wholeNumber('--times', values.times);
const specs = positionals.map((name) => `tests/e2e/${name}[/.]`);
const projects = values.browser ? [`--project=${values.browser}`] : [];
const browserTests = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line', ...projects, ...specs];

setUp();
(await import('./shared/browsers.mjs')).getTestBrowsers();
const { buildSite } = await import('./build/site.mjs');
await buildSite();
const load = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
for (let round = 1; round <= times; round++) runAll(round);
for (const worker of load) await worker.terminate();
console.log(`\nAll passed ${times} times in a row on a busy machine.`);

/** @param {number} round */
function runAll(round) {
  const begin = performance.now();
  const passed =
    (specs.length > 0 || tryToRun(process.execPath, testsIn('tests/unit'))) && tryToRun(process.execPath, browserTests);
  if (!passed) fail(`Round ${round} of ${times} failed.`);
  console.log(`\nRound ${round} of ${times} passed, in ${Math.round((performance.now() - begin) / 1000)} s.`);
}
