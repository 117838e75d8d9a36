// Reads and merges reports in lcov format, and prints them as tables.

import { dirname } from 'node:path';

/** The number of times that each line and branch of a file ran. Branches are listed by the line on which they begin. */
/** @typedef {{ lines: Map<string, number>, branches: Map<string, number[]> }} Runs */

/** @typedef {{ count: number, covered: number }} Reached */
/**
 * A file, and how many of its lines, regions or branches were reached.
 * @typedef {{ file: string, reached: Record<string, Reached | undefined> }} Covered
 */

const LINE = /^DA:(\d+),(\d+)/gm;
const BRANCH = /^BRDA:(\d+),\d+,\d+,(\d+|-)/gm;
/** A file is listed if the fraction of its lines that was reached is smaller than this. */
const ENOUGH = 0.9;

/** @param {string} text @returns {Map<string, Runs>} by file */
export function readLcov(text) {
  const records = text.split('end_of_record').filter((record) => record.includes('SF:'));
  return new Map(records.map((record) => [record.match(/^SF:(.*)$/m)?.[1] ?? '', readRecord(record)]));
}

/** @param {string} record @returns {Runs} */
function readRecord(record) {
  /** @type {Runs['branches']} */
  const branches = new Map();
  for (const [, line, count] of record.matchAll(BRANCH))
    branches.set(line, [...(branches.get(line) ?? []), count === '-' ? 0 : Number(count)]);
  return { lines: new Map([...record.matchAll(LINE)].map(([, line, count]) => [line, Number(count)])), branches };
}

/**
 * Merges two reports: code counts as run if it ran in either of them.
 * @param {Map<string, Runs>} some
 * @param {Map<string, Runs>} others
 */
export function union(some, others) {
  return merged(some, others, mergedRuns);
}

/**
 * A report in which a file did not run is ignored, because such a report may also count the lines of imports that a
 * bundler removes.
 * @param {Runs} a
 * @param {Runs} b
 * @returns {Runs}
 */
function mergedRuns(a, b) {
  if (!hasRun(b)) return a;
  if (!hasRun(a)) return b;
  return { lines: merged(a.lines, b.lines, Math.max), branches: merged(a.branches, b.branches, mergedBranches) };
}

/** @param {Runs} runs */
const hasRun = ({ lines }) => [...lines.values()].some((count) => count > 0);

/**
 * Merges the branches on a line, some of which a bundler may have removed.
 * @param {number[]} a
 * @param {number[]} b
 */
function mergedBranches(a, b) {
  const [more, fewer] = a.length < b.length ? [b, a] : [a, b];
  return more.map((count, place) => Math.max(count, fewer[place] ?? 0));
}

/**
 * @template T
 * @param {Map<string, T>} some
 * @param {Map<string, T>} others
 * @param {(a: T, b: T) => T} merge
 * @returns {Map<string, T>}
 */
function merged(some, others, merge) {
  const all = new Map(some);
  for (const [key, value] of others) {
    const own = some.get(key);
    all.set(key, own === undefined ? value : merge(own, value));
  }
  return all;
}

/** @param {Map<string, Runs>} report @returns {Covered[]} */
export function coveredFiles(report) {
  return [...report].map(([file, { lines, branches }]) => ({
    file,
    reached: { lines: reached([...lines.values()]), branches: reached([...branches.values()].flat()) },
  }));
}

/** @param {number[]} counts */
function reached(counts) {
  return { count: counts.length, covered: counts.filter((count) => count > 0).length };
}

/** @param {string} part @param {Covered[]} files */
export function printFolders(part, files) {
  console.log(`\n${part}, by folder, in percent:`);
  printTable([...byFolder(files), { file: 'all', reached: sum(files) }]);
}

/** @param {string} part @param {Covered[]} files */
export function printTables(part, files) {
  printFolders(part, files);
  const low = files.filter(({ reached }) => shareOf(reached.lines) < ENOUGH);
  console.log(`${low.length} of ${files.length} files with less than ${100 * ENOUGH}% of the lines:`);
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
