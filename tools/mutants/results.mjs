// What became of the mutants, file by file, over several runs.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each mutant's fate by its name. @typedef {Record<string, Record<string, string>>} Results */

/** The columns, and what cargo-mutants calls them. */
const FATES = { caught: 'CaughtMutant', missed: 'MissedMutant', timeout: 'Timeout', unviable: 'Unviable' };

/** Adds what a run of cargo-mutants has written. @param {string} folder @param {string} outcomes its file */
export function addResults(folder, outcomes) {
  if (!existsSync(outcomes)) return;
  const results = read(folder);
  for (const { scenario, summary } of JSON.parse(readFileSync(outcomes, 'utf8')).outcomes) {
    const { file, name } = scenario.Mutant ?? {};
    if (file) results[file] = { ...results[file], [name]: summary };
  }
  writeFileSync(join(folder, 'results.json'), JSON.stringify(results, undefined, 1));
}

/** Prints a row for each file, then the survivors. @param {string} folder */
export function printResults(folder) {
  const results = read(folder);
  const rows = Object.entries(results).map(([file, fates]) => [file, counts(Object.values(fates))]);
  console.table(Object.fromEntries(rows));
  const survivors = Object.values(results).flatMap((fates) =>
    Object.keys(fates).filter((name) => fates[name] === FATES.missed),
  );
  console.log([`${survivors.length} survived:`, ...survivors].join('\n  '));
}

/** @param {string[]} fates */
function counts(fates) {
  const columns = Object.entries(FATES).map(([column, fate]) => [column, fates.filter((each) => each === fate).length]);
  return { mutants: fates.length, ...Object.fromEntries(columns) };
}

/** @param {string} folder @returns {Results} */
function read(folder) {
  const file = join(folder, 'results.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
