// `npm run mutants`: changes the core in one place after the other, and tries if a test notices. It takes hours. `--
// NAME...` tries some groups of files, `-- --iterate` only mutants that no test has noticed before; other options are
// those of cargo-mutants.

import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cargoTool } from '../kit/cargo-tools.mjs';
import { fail, output, root, statusOf } from '../kit/run.mjs';
import { GROUPS } from './groups.mjs';
import { addResults, printResults } from './results.mjs';

const VERSION = '27.1.0';
const folder = join(root, 'target/mutants');
const tree = join(folder, 'tree');
/** The statuses of cargo-mutants: all noticed, some missed, some without an end. The table shows which. */
const TRIED = [0, 2, 3];
const NOT_COPIED = ['.git', 'dist', 'node_modules', 'target'];

const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = chosen.find((name) => !GROUPS.some((group) => group.name === name));
if (unknown) fail(`tools/mutants/groups.mjs has no group "${unknown}".`);
cargoTool('mutants', VERSION);
const groups = GROUPS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
copySources();
groups.forEach(tryGroup);
printResults(folder, groups.flatMap(mutants));

/**
 * Tries the first program of tests alone, then all of them on the mutants that it has missed.
 * @param {import('./groups.mjs').Group} group
 */
function tryGroup(group) {
  const out = join(folder, group.name);
  const outcomes = join(out, 'mutants.out/outcomes.json');
  mkdirSync(out, { recursive: true });
  // These are results of a run that was broken off.
  addResults(folder, outcomes);
  tryMutants(group, out, group.tests.slice(0, 1), options);
  addResults(folder, outcomes);
  tryMutants(group, out, group.tests, [...options.filter((option) => option !== '--iterate'), '--iterate']);
  addResults(folder, outcomes);
}

/** @param {import('./groups.mjs').Group} group @param {string} out @param {string[]} tests @param {string[]} more */
function tryMutants({ files, options: ofTests = [] }, out, tests, more) {
  const where = ['--dir', tree, '--in-place', '--output', out];
  const args = [...where, ...files.flatMap(ofFile), ...tests.map((test) => `--cargo-arg=${test}`), ...more];
  const status = statusOf('cargo', ['mutants', ...args, '--', '--', ...ofTests], {
    CARGO_TARGET_DIR: join(folder, 'build'),
    // One failing random case is enough: no time is spent on a smaller one.
    PROPTEST_MAX_SHRINK_ITERS: '0',
  });
  if (status === null || !TRIED.includes(status)) fail('cargo-mutants could not try the mutants.');
}

/** Copies what is compiled to the same place each time, so that it need not be compiled anew. */
function copySources() {
  rmSync(tree, { recursive: true, force: true });
  const names = readdirSync(root).filter((name) => !NOT_COPIED.includes(name));
  for (const name of names) cpSync(join(root, name), join(tree, name), { recursive: true });
}

/** The names of all mutants of a group. @param {import('./groups.mjs').Group} group */
function mutants({ files }) {
  const list = output('cargo', ['mutants', '--list', ...files.flatMap(ofFile)]) ?? fail('cargo mutants lists nothing.');
  return list.trim().split('\n');
}

/** @param {string} file */
function ofFile(file) {
  return ['--file', file];
}
