// Times functions, in milliseconds, and prints the measurements as Markdown tables, as in docs/measurements.md.

/** @template T @param {() => T} run @returns {{ result: T, ms: number }} */
export function timed(run) {
  const begin = performance.now();
  const result = run();
  return { result, ms: performance.now() - begin };
}

/**
 * Runs a function at least once, and then repeatedly until `time` has passed. Returns the last result and the median
 * time.
 * @template T
 * @param {number} time
 * @param {() => T} run
 * @returns {{ result: T, ms: number }}
 */
export function median(time, run) {
  const begin = performance.now();
  const runs = [timed(run)];
  while (performance.now() - begin < time) runs.push(timed(run));
  const { result } = runs[runs.length - 1];
  return { result, ms: percentile(runs, 50) };
}

/**
 * The time within which `part` percent of the runs finished.
 * @param {{ ms: number }[]} runs
 * @param {number} part from 0 to 99
 */
export function percentile(runs, part) {
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.floor((times.length * part) / 100)];
}

/**
 * Prints a table whose first column is text and whose other columns are numbers.
 * @param {string[]} heads
 * @param {string[][]} rows
 */
export function printTable(heads, rows) {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)));
  const pad = (/** @type {string} */ cell, /** @type {number} */ column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  const line = (/** @type {string[]} */ cells) => `| ${cells.map(pad).join(' | ')} |`;
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  console.log([line(heads), rule, ...rows.map(line)].join('\n'));
}
