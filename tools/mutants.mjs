// `npm run mutants`: changes the core in one place after the other, and tries whether a test notices. It takes hours.
// `-- FILE...` tries some files, `-- --iterate` only what no test has noticed before; other options are those of cargo-mutants.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cargoTool } from './cargo-tools.mjs';
import { GROUPS } from './mutants/groups.mjs';
import { addResults, printResults } from './mutants/results.mjs';
import { fail, root, tryToRun } from './run.mjs';

const VERSION = '27.1.0';
const folder = join(root, 'target/mutants');

const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = chosen.find((file) => !GROUPS.some(({ files }) => files.includes(file)));
if (unknown) fail(`No tests are named for "${unknown}" in tools/mutants/groups.mjs.`);
cargoTool('mutants', VERSION);
GROUPS.forEach(tryGroup);
printResults(folder);

/** @param {import('./mutants/groups.mjs').Group} group */
function tryGroup({ name, files, tests, options: ofTests = [] }) {
  const mine = files.filter((file) => chosen.length === 0 || chosen.includes(file));
  if (mine.length === 0) return;
  const out = join(folder, name);
  mkdirSync(out, { recursive: true });
  const args = [...mine.flatMap((file) => ['--file', file]), ...tests.map((test) => `--cargo-arg=${test}`), ...options];
  // It fails where a mutant survives: the table says so.
  tryToRun('cargo', ['mutants', '--output', out, ...args, '--', '--', ...ofTests], {
    CARGO_TARGET_DIR: join(folder, 'build'),
    // A random case that fails is enough: no time is spent on a smaller one.
    PROPTEST_MAX_SHRINK_ITERS: '0',
  });
  addResults(folder, join(out, 'mutants.out/outcomes.json'));
}
