// `npm run mutants`: changes the core, one place at a time, and checks whether a test fails. It takes hours. `--
// NAME...` changes only the named groups of files, `-- --iterate` only tries mutants that no test has caught before;
// other options are passed to cargo-mutants.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cargoTool } from '../shared/cargo.mjs';
import { fail, output, root, statusOf } from '../shared/run.mjs';
import { GROUPS } from './groups.mjs';

const VERSION = '27.1.0';
const folder = join(root, 'target/mutants');
const tree = join(folder, 'tree');
/** The outcomes of the mutants in all runs so far. */
const resultsFile = join(folder, 'results.json');
/**
 * The exit codes of cargo-mutants if all mutants were caught, some were missed, or some timed out. The table shows
 * which.
 */
const TRIED = [0, 2, 3];
const NOT_COPIED = ['.git', 'dist', 'node_modules', 'target'];

/** The outcome of each mutant by name. @typedef {Record<string, string>} Results */

/** The columns, with cargo-mutants' names for them. */
const FATES = { caught: 'CaughtMutant', endless: 'Timeout', missed: 'MissedMutant', unviable: 'Unviable' };

const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = chosen.find((name) => !GROUPS.some((group) => group.name === name));
if (unknown) fail(`tools/mutants/groups.mjs has no group "${unknown}".`);
cargoTool('mutants', VERSION);
const groups = GROUPS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
copySources();
groups.forEach(tryGroup);
printResults(groups.flatMap(mutants));

/**
 * Runs the first test program on all mutants, then all programs on the mutants that it has missed.
 * @param {import('./groups.mjs').Group} group
 */
function tryGroup(group) {
  const out = join(folder, group.name);
  const outcomes = join(out, 'mutants.out/outcomes.json');
  mkdirSync(out, { recursive: true });
  // Keeps the results of an interrupted run.
  addResults(outcomes);
  tryMutants(group, out, group.tests.slice(0, 1), options);
  addResults(outcomes);
  tryMutants(group, out, group.tests, [...options.filter((option) => option !== '--iterate'), '--iterate']);
  addResults(outcomes);
}

/** @param {import('./groups.mjs').Group} group @param {string} out @param {string[]} tests @param {string[]} more */
function tryMutants({ files, options: ofTests = [] }, out, tests, more) {
  const where = ['--dir', tree, '--in-place', '--output', out];
  const args = [...where, ...files.flatMap(ofFile), ...tests.map((test) => `--cargo-arg=${test}`), ...more];
  const status = statusOf('cargo', ['mutants', ...args, '--', '--', ...ofTests], {
    CARGO_TARGET_DIR: join(folder, 'build'),
    // One failing random case is enough; there is no need to shrink it.
    PROPTEST_MAX_SHRINK_ITERS: '0',
  });
  if (status === null || !TRIED.includes(status)) fail('cargo-mutants could not try the mutants.');
}

/** Copies the sources to the same place each time, so that unchanged files are not compiled again. */
function copySources() {
  rmSync(tree, { recursive: true, force: true });
  const names = readdirSync(root).filter((name) => !NOT_COPIED.includes(name));
  for (const name of names) cpSync(join(root, name), join(tree, name), { recursive: true });
}

/** The names of all mutants in a group. @param {import('./groups.mjs').Group} group */
function mutants({ files }) {
  const list = output('cargo', ['mutants', '--list', ...files.flatMap(ofFile)]) ?? fail('cargo mutants lists nothing.');
  return list.trim().split('\n');
}

/** @param {string} file */
function ofFile(file) {
  return ['--file', file];
}

/**
 * Adds the outcomes that a run of cargo-mutants has written, even if the run was interrupted.
 * @param {string} outcomes its file
 */
function addResults(outcomes) {
  if (!existsSync(outcomes)) return;
  const results = readResults();
  for (const { scenario, summary } of JSON.parse(readFileSync(outcomes, 'utf8')).outcomes)
    if (scenario.Mutant) results[scenario.Mutant.name] = summary;
  writeFileSync(resultsFile, JSON.stringify(results, undefined, 1));
}

/**
 * Prints a row for each file, then the survivors. Results for code that has since moved are skipped.
 * @param {string[]} names of all mutants
 */
function printResults(names) {
  const results = readResults();
  const files = [...new Set(names.map(fileOf))];
  const row = (/** @type {string} */ file) =>
    counts(names.filter((name) => fileOf(name) === file).map((name) => results[name]));
  console.table(Object.fromEntries(files.map((file) => [file, row(file)])));
  const survivors = names.filter((name) => results[name] === FATES.missed);
  console.log([`${survivors.length} survived:`, ...survivors].join('\n  '));
}

/** @param {string} name such as `src/rules/jump.rs:20:9: replace ...` */
function fileOf(name) {
  return name.slice(0, name.indexOf(':'));
}

/** @param {(string | undefined)[]} fates undefined for a mutant that has not been tried */
function counts(fates) {
  const columns = Object.entries(FATES).map(([column, fate]) => [column, fates.filter((each) => each === fate).length]);
  return { mutants: fates.length, tried: fates.filter(Boolean).length, ...Object.fromEntries(columns) };
}

/** @returns {Results} */
function readResults() {
  return existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
}
