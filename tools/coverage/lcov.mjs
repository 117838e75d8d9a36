// Reports in the format of lcov.

/** The runs of each line and each branch of a file; branches by the line in which they begin. */
/** @typedef {{ lines: Map<string, number>, branches: Map<string, number[]> }} Runs */

const LINE = /^DA:(\d+),(\d+)/gm;
const BRANCH = /^BRDA:(\d+),\d+,\d+,(\d+|-)/gm;

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
 * Joins two reports: code has run if either report says so.
 * @param {Map<string, Runs>} some
 * @param {Map<string, Runs>} others
 */
export function union(some, others) {
  return merged(some, others, mergedRuns);
}

/**
 * A file that did not run gives way: a bundler leaves its imports out, which would count as lines.
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
 * The branches of a line. A bundler may have taken some out.
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

/** @param {Map<string, Runs>} report @returns {import('./tables.mjs').Covered[]} */
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
