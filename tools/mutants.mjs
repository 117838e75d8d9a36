// `npm run mutants`: changes the core in one place after the other, and tries whether a test notices. It takes hours.
// `-- NAME...` tries some groups of files, `-- --iterate` only what no test has noticed before; other options are those of cargo-mutants.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cargoTool } from './cargo-tools.mjs';
import { GROUPS } from './mutants/groups.mjs';
import { addResults, printResults } from './mutants/results.mjs';
import { fail, output, root, tryToRun } from './run.mjs';

const VERSION = '27.1.0';
const folder = join(root, 'target/mutants');

const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = chosen.find((name) => !GROUPS.some((group) => group.name === name));
if (unknown) fail(`tools/mutants/groups.mjs has no group "${unknown}".`);
cargoTool('mutants', VERSION);
const groups = GROUPS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
groups.forEach(tryGroup);
printResults(folder, groups.flatMap(mutants));

/** @param {import('./mutants/groups.mjs').Group} group */
function tryGroup({ name, files, tests, options: ofTests = [] }) {
  const out = join(folder, name);
  const outcomes = join(out, 'mutants.out/outcomes.json');
  mkdirSync(out, { recursive: true });
  // Of a run that was broken off.
  addResults(folder, outcomes);
  const args = [...files.flatMap(ofFile), ...tests.map((test) => `--cargo-arg=${test}`), ...options];
  // It fails where a mutant survives: the table says so.
  tryToRun('cargo', ['mutants', '--output', out, ...args, '--', '--', ...ofTests], {
    CARGO_TARGET_DIR: join(folder, 'build'),
    // A random case that fails is enough: no time is spent on a smaller one.
    PROPTEST_MAX_SHRINK_ITERS: '0',
  });
  addResults(folder, outcomes);
}

/** The names of all mutants of a group. @param {import('./mutants/groups.mjs').Group} group */
function mutants({ files }) {
  const list = output('cargo', ['mutants', '--list', ...files.flatMap(ofFile)]) ?? fail('cargo mutants lists nothing.');
  return list.trim().split('\n');
}

/** @param {string} file */
function ofFile(file) {
  return ['--file', file];
}
