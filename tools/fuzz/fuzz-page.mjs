// `npm run fuzz:page`: tests the JavaScript interface with hostile inputs for much longer than the tests do, and prints
// the number of inputs for each property. `-- 50` tries fifty times as many inputs as the tests; `FUZZ_SEED` repeats a
// run.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { wholeNumber } from '../../commands/options.mjs';
import { root } from '../shared/run.mjs';
import { setUp } from '../shared/setup.mjs';

const SCALE = 20;
const UNIT = ['tests/unit/engine/border.test.mjs', 'tests/unit/architecture/hostile-texts.test.mjs'];
const BROWSER = ['tests/e2e/hostile/calls.spec.mjs', 'tests/e2e/hostile/storage.spec.mjs'];
const MARK = /fuzz (\{.*\})/;

/**
 * The line that a property's test prints at its end.
 * @typedef {{ name: string, inputs: number, failed: boolean }} Line
 */

setUp();
const { buildSite } = await import('../build/site.mjs');
await buildSite();
const scale = wholeNumber('fuzz:page', process.argv[2] ?? String(SCALE));
/** Each run has a different seed, which is reported with every failure. */
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31);
console.log(`FUZZ_SEED=${seed}, ${scale} times the inputs of the tests`);
const passed = [
  await tell(['--test', ...UNIT]),
  await tell(['node_modules/@playwright/test/cli.js', 'test', '--project=chromium', '--reporter=line', ...BROWSER]),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;

/** Runs tests, and prints a line for each property, or all output if one fails. @param {string[]} args */
function tell(args) {
  const env = { ...process.env, FUZZ_SCALE: String(scale), FUZZ_SEED: seed };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  /** @type {string[]} */
  const said = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line);
    const [, json] = MARK.exec(line) ?? [];
    if (json) console.log(sentenceOf(JSON.parse(json)));
  });
  return new Promise((resolve) =>
    child.on('close', (status) => {
      if (status !== 0) console.log(said.join('\n'));
      resolve(status === 0);
    }),
  );
}

/** @param {Line} line */
function sentenceOf({ name, inputs, failed }) {
  return `${name}: ${inputs.toLocaleString('en')} inputs, ${failed ? 'FAILED' : 'none failed'}`;
}
