// Runs a search in slices, so that progress goes out and a cancellation comes in between them.

/** @typedef {import('./search.js').Progress} Progress */

/**
 * A search of the core. `best` exists if the best line is looked for.
 * @typedef {{ run: (positions: number) => any, best?: () => any }} Search
 */

/** A slice takes about this long: short against the 100 ms within which a search must end. */
const SLICE_MILLISECONDS = 15;
const PROGRESS_MILLISECONDS = 100;
/** The first slice is enough for most problems and takes a millisecond or two. */
const FIRST_SLICE = 4096;

/**
 * Runs a search to its end, or until it is cancelled or late.
 * @param {Search} search
 * @param {{
 *   limit?: number,
 *   isCancelled: () => boolean,
 *   pause: () => Promise<void>,
 *   onProgress: (progress: Progress, best?: any) => void,
 * }} options `limit` in milliseconds; `pause` lets others go on between two slices
 * @returns {Promise<any>} the last report; undefined if it was cancelled
 */
export async function runInSlices(search, { limit = Number.POSITIVE_INFINITY, isCancelled, pause, onProgress }) {
  const begin = performance.now();
  let lastProgress = begin;
  let slice = FIRST_SLICE;
  while (!isCancelled()) {
    const sliceBegin = performance.now();
    const report = search.run(slice);
    if (report.state !== 'running') return report;
    const now = performance.now();
    if (now - begin >= limit)
      return search.best?.() ?? { state: 'unknown', cause: 'budget', positions: report.positions };
    if (now - lastProgress >= PROGRESS_MILLISECONDS) {
      onProgress(report, search.best?.());
      lastProgress = now;
    }
    // A search that waits for another has done nothing yet.
    if (!report.isWaiting) slice = nextSlice(slice, now - sliceBegin);
    await pause();
  }
}

/**
 * The size of the next slice: it approaches the intended duration by at most a factor of two.
 * @param {number} slice
 * @param {number} milliseconds
 */
function nextSlice(slice, milliseconds) {
  const factor = SLICE_MILLISECONDS / Math.max(milliseconds, 0.1);
  return Math.round(slice * Math.min(2, Math.max(0.5, factor)));
}
