// Prints the tables of coverage.

import { dirname } from 'node:path';

/** @typedef {{ count: number, covered: number }} Reached */
/**
 * A file, and the reached part of its lines, regions or branches.
 * @typedef {{ file: string, reached: Record<string, Reached | undefined> }} Covered
 */

const ENOUGH = 0.9;

/** @param {string} part @param {Covered[]} files */
export function printFolders(part, files) {
  console.log(`\n${part}, by folder, in per cent:`);
  printTable([...byFolder(files), { file: 'all', reached: sum(files) }]);
}

/** @param {string} part @param {Covered[]} files */
export function printTables(part, files) {
  printFolders(part, files);
  const low = files.filter(({ reached }) => shareOf(reached.lines) < ENOUGH);
  console.log(`${low.length} of ${files.length} files with less than ${100 * ENOUGH} % of the lines:`);
  printTable(low);
}

/** @param {Covered[]} rows */
function printTable(rows) {
  console.table(Object.fromEntries(rows.map(({ file, reached }) => [file, percents(reached)])));
}

/** @param {Covered[]} files @returns {Covered[]} */
function byFolder(files) {
  const folders = [...new Set(files.map(({ file }) => dirname(file)))].sort();
  return folders.map((folder) => ({
    file: folder,
    reached: sum(files.filter(({ file }) => dirname(file) === folder)),
  }));
}

/** @param {Covered[]} files @returns {Covered['reached']} */
function sum(files) {
  const kinds = Object.keys(files[0]?.reached ?? {});
  const total = (/** @type {string} */ kind) =>
    files.map(({ reached }) => reached[kind]).reduce(add, { count: 0, covered: 0 });
  return Object.fromEntries(kinds.map((kind) => [kind, total(kind)]));
}

/** @param {Reached} a @param {Reached | undefined} b @returns {Reached} */
function add(a, b = { count: 0, covered: 0 }) {
  return { count: a.count + b.count, covered: a.covered + b.covered };
}

/** @param {Covered['reached']} reached */
function percents(reached) {
  const known = Object.entries(reached).filter(([, each]) => each && each.count > 0);
  return Object.fromEntries(known.map(([kind, each]) => [kind, Math.round(1000 * shareOf(each)) / 10]));
}

/** @param {Reached | undefined} reached */
function shareOf(reached) {
  return reached && reached.count > 0 ? reached.covered / reached.count : 1;
}
