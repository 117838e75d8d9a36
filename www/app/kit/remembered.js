// Questions to the worker about problems, whose answers are remembered: their difficulty, with its reasons, and the
// fewest moves.

import { knownFewestMoves, taskOf } from '../../engine/problem.js';
import { search } from '../../engine/search.js';

/** The longest search before an answer is left open, or the fewest moves are unknown. */
const MOST_MILLISECONDS = 1500;

/** A problem as the worker reads it. @typedef {{ board: string, start: string, finish: string }} Task */

/**
 * Asks about a problem once. An answer that did not come, or was not found, is asked for again.
 * @template T
 * @param {object} question
 * @param {(report: any) => T | undefined} read
 * @returns {(task: Task, signal: AbortSignal) => Promise<T | undefined>} the signal ends the search
 */
function remembered(question, read) {
  /** @type {Map<string, T>} */
  const known = new Map();
  return async (task, signal) => {
    const key = JSON.stringify(task);
    try {
      if (!known.has(key)) {
        const { report } = await search(/** @type {any} */ ({ ...question, ...task }), { signal });
        const answer = read(report);
        if (answer !== undefined) known.set(key, answer);
      }
    } catch {}
    return known.get(key);
  };
}

/** The solver's answer: open if the time does not suffice, undefined if the solver cannot work. */
export const findAnswer = remembered(
  { kind: 'solve', limit: MOST_MILLISECONDS },
  (/** @type {import('../../pictures/sheet.js').Answer} */ report) => report,
);

/** The grade of a problem with its reasons; undefined if the solver cannot work. */
export const findDifficulty = remembered(
  { kind: 'level' },
  (/** @type {import('../../engine/search.js').GradeReport} */ report) => report,
);

/** @typedef {import('../../engine/search.js').Found} Found */
/** @typedef {Found | import('../../engine/search.js').Lost | import('../../engine/search.js').Unknown} Report */

const findFewest = remembered({ kind: 'fewest-moves', limit: MOST_MILLISECONDS }, (/** @type {Report} */ report) =>
  report.state === 'solved' && report.proven ? report.moves : undefined,
);

/**
 * The fewest moves of any solution: those that the catalogue knows, or that the solver proves soon.
 * @param {import('../../engine/problem.js').Problem} problem is read before the answer is waited for
 * @param {AbortSignal} signal
 */
export async function fewestMoves(problem, signal) {
  return knownFewestMoves(problem) ?? findFewest(taskOf(problem), signal);
}
