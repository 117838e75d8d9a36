// Times of runs and what is made of them. All times are in milliseconds.

/** @template T @param {() => T} run @returns {{ result: T, ms: number }} */
export function timed(run) {
  const begin = performance.now();
  const result = run();
  return { result, ms: performance.now() - begin };
}

/**
 * Runs at least once, and again until `time` is over. Returns the last result and the median time.
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
 * The time within which `part` of 100 runs ended.
 * @param {{ ms: number }[]} runs
 * @param {number} part from 0 to 99
 */
export function percentile(runs, part) {
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.floor((times.length * part) / 100)];
}
