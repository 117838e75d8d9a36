// `npm run stress`: runs the tests of the page 20 times in a row, while every core of the machine is busy with something else as well.
// `--times N` runs them N times; names of spec files, such as `play solve`, run these alone.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';
import { UNIT_TESTS } from './unit-tests.mjs';

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const specs = positionals.map((name) => `tests/e2e/${name}.spec.mjs`);

setUp();
(await import('./browsers.mjs')).getTestBrowsers();
const { buildSite } = await import('./site.mjs');
await buildSite();
const load = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
if (specs.length === 0) for (let time = 0; time < Number(values.times); time++) run(process.execPath, UNIT_TESTS);
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line', `--repeat-each=${values.times}`];
run(process.execPath, [...playwright, ...specs]);
for (const worker of load) await worker.terminate();
console.log(`\nAll passed ${values.times} times in a row on a busy machine.`);
