// Collects the fates of the mutants over several runs.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fate of each mutant by its name. @typedef {Record<string, string>} Results */

/** The columns, with the names of cargo-mutants for them. */
const FATES = { caught: 'CaughtMutant', endless: 'Timeout', missed: 'MissedMutant', unviable: 'Unviable' };

/**
 * Adds what a run of cargo-mutants has written, even if the run was broken off.
 * @param {string} folder
 * @param {string} outcomes its file
 */
export function addResults(folder, outcomes) {
  if (!existsSync(outcomes)) return;
  const results = read(folder);
  for (const { scenario, summary } of JSON.parse(readFileSync(outcomes, 'utf8')).outcomes)
    if (scenario.Mutant) results[scenario.Mutant.name] = summary;
  writeFileSync(join(folder, 'results.json'), JSON.stringify(results, undefined, 1));
}

/**
 * Prints a row for each file, then the survivors. Results about code that has moved since are left out.
 * @param {string} folder
 * @param {string[]} names of all mutants
 */
export function printResults(folder, names) {
  const results = read(folder);
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

/** @param {(string | undefined)[]} fates none for a mutant that was not tried */
function counts(fates) {
  const columns = Object.entries(FATES).map(([column, fate]) => [column, fates.filter((each) => each === fate).length]);
  return { mutants: fates.length, tried: fates.filter(Boolean).length, ...Object.fromEntries(columns) };
}

/** @param {string} folder @returns {Results} */
function read(folder) {
  const file = join(folder, 'results.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
