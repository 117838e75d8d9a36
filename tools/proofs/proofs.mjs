// `npm run proofs`: proves the published results in `tests/data` again, and writes docs/published.md, with a line for
// each source, and target/proofs.md, with a line for each claim. This can take an hour and 8 GB. `npm run proofs --
// --quick` skips the long proofs and writes nothing; `npm run proofs -- --write` writes both documents from the results
// of the last run.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fail, root, tryToRun } from '../shared/run.mjs';
import { claims, document, sources, summary } from './document.mjs';

/** The test modules that compare our results with published ones, and those for the library's certificates. */
const TESTS = ['published', 'solvability', 'counts', 'moves', 'judge', 'complete_sets', 'proofs', 'certificates'];
const FOUND = join(root, 'target/proofs.jsonl');

const [option] = process.argv.slice(2);
if (option && !['--quick', '--write'].includes(option))
  fail(`There is no option "${option}". Choose --quick or --write.`);
if (option !== '--write') prove(option === '--quick');
const all = claims(data, comparisons());
console.log(`\n${summary(all)}`);
if (option !== '--quick') {
  writeFileSync(join(root, 'docs/published.md'), sources(all, title));
  writeFileSync(join(root, 'target/proofs.md'), document(all, title, machine()));
}

/** @param {boolean} isQuick */
function prove(isQuick) {
  mkdirSync(join(root, 'target'), { recursive: true });
  rmSync(FOUND, { force: true });
  const names = TESTS.map((name) => `${name}::`);
  const long = isQuick ? [] : ['--include-ignored'];
  const tests = ['--test', 'solver', '--test', 'proofs', '--', ...names, ...long];
  const args = ['test', '--release', '--locked', '--no-fail-fast', ...tests];
  if (!tryToRun('cargo', args, { PUBLISHED_RESULTS: FOUND })) fail('A proof failed: nothing is written.');
}

/** @returns {import('./document.mjs').Comparison[]} */
function comparisons() {
  if (!existsSync(FOUND)) fail('Nothing has been proven yet: run "npm run proofs" first.');
  const lines = readFileSync(FOUND, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** The rows of a list in `tests/data/results.json`. @param {string} list @returns {import('./document.mjs').Row[]} */
function data(list) {
  return JSON.parse(readFileSync(join(root, 'tests/data/results.json'), 'utf8'))[list];
}

/** @param {string} name of a board in that file */
function title(name) {
  return data('boards').find((row) => row.name === name)?.title ?? fail(`There is no board "${name}".`);
}

function machine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `a machine with ${cpus().length} cores (${cpus()[0].model.trim()}) and ${gigabytes} GB`;
}
