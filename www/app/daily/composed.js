// Problems that the worker generates: one for each day, and others by level.

import { loadEngine } from '../../engine/load.js';
import { taskOf, withProblem } from '../../engine/problem.js';
import { search } from '../../engine/search.js';
import { recall, remember } from '../kit/storage.js';
import { keyOf } from '../solved/progress-record.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/**
 * @typedef {{
 *   texts: { board: string, start: string, goal: string }, key: string,
 * } & Pick<import('../../engine/search.js').Composition, 'level' | 'oneIn' | 'choices'>} Composed
 */

/** The first day with a puzzle. The last one is today. */
export const FIRST_DAY = '2026-01-01';
/** The levels of generated problems. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7];

/** The time limit for grading a problem; without a grade, the next problem has the highest level. */
const MOST_MILLISECONDS = 1500;

/**
 * @param {string} day such as `2026-11-22`
 * @param {AbortSignal} [signal]
 * @returns {Promise<Composed>}
 * @throws {Error} if `day` is not a date
 */
export async function composedFor(day, signal) {
  const { report } = await search({ kind: 'problem-of-day', day }, { signal });
  return read(report);
}

/**
 * A different problem each time.
 * @param {number} level from 1 to 7
 * @param {AbortSignal} [signal]
 * @returns {Promise<Composed>}
 */
export async function composedAt(level, signal) {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const { report } = await search({ kind: 'new-problem', level, seed }, { signal });
  const made = await read(report);
  remember('made', `${made.level}${made.key}`);
  return made;
}

/** The level of a problem, if the problem is the last one that was generated. @param {string} key */
export function levelMade(key) {
  const last = recall('made');
  return last.slice(1) === key ? Number(last[0]) : undefined;
}

/** A problem that is one level above another problem. @param {Problem} problem */
export async function composedAfter(problem) {
  const { report } = await search({ kind: 'level', ...taskOf(problem), limit: MOST_MILLISECONDS });
  return composedAt(Math.min((report.level ?? LEVELS.length) + 1, LEVELS.length));
}

/** @param {import('../../engine/search.js').Composition} composition @returns {Promise<Composed>} */
async function read({ board: name, start, finish: goal, level, oneIn, choices }) {
  await loadEngine();
  const texts = { board: name, start, goal };
  return { texts, key: withProblem(texts, ({ board }) => keyOf(board, start, goal)), level, oneIn, choices };
}
