// Measures the longest call of each search in wasm: a cancellation may have to wait that long.

import { searchFor } from './searches.mjs';
import { timed } from './timing.mjs';

/**
 * The longest call of each search, in milliseconds.
 * @typedef {{ title: string, times: Record<string, number> }} Longest
 */

/**
 * The time that each search is followed, and the number of positions a call looks at: few, so that a longer call shows
 * uncounted work.
 */
const MILLISECONDS = 2000;
const SLICE = 16;

/** The questions, as the rows of the bench ask them. */
const QUESTIONS = ['solve', 'fewest-moves', 'fewest-pegs', 'solutions', 'games'];

/**
 * Boards, starts and finishes with the most jumps, the widest levels and the longest moves; no beam solves some of
 * them.
 */
const PROBLEMS = [
  ['english', 'd4', 'd4'],
  ['wiegleb', 'e1', 'e1'],
  ['diamond', 'e1', 'e9'],
  ['8x8', 'a1', 'any'],
  ['8x8-diagonal', 'a1', 'any'],
  ['star-37', 'd4', 'any'],
  ['hexagon-37', 'b1', 'any'],
];

/** @param {any} engine @returns {Longest[]} */
export function longestRuns(engine) {
  console.error('Looking for long calls in wasm ...');
  return PROBLEMS.map(([name, vacancy, finish]) => {
    const board = new engine.Board(name);
    const start = board.start(vacancy);
    const times = QUESTIONS.map((ask) => [ask, longest(searchFor(engine, ask, board, start, finish))]);
    board.free();
    return { title: `${name}, ${vacancy} to ${finish}`, times: Object.fromEntries(times) };
  });
}

/** @param {any} search */
function longest(search) {
  const end = performance.now() + MILLISECONDS;
  let [longest, isRunning] = [0, true];
  while (isRunning && performance.now() < end) {
    const used = process.cpuUsage();
    const { result, ms } = timed(() => search.run(SLICE));
    isRunning = result.state === 'running';
    // Other programs and threads take time as well.
    if (ms > longest) longest = Math.max(longest, Math.min(ms, process.cpuUsage(used).user / 1000));
  }
  search.free();
  return longest;
}
