// Asks the worker about problems and caches the answers: whether they can be solved, their difficulty and its reasons,
// and the fewest moves.

import { knownFewestMoves, taskOf } from '../../engine/problem.js';
import { search } from '../../engine/search.js';

/** The time limit of a search. */
const MOST_MILLISECONDS = 1500;

/** A problem in the form that the worker reads. @typedef {{ board: string, start: string, finish: string }} Task */

/**
 * Caches the answers to a question about problems. Failed and missing answers are requested again.
 * @template T
 * @param {object} question
 * @param {(report: any) => T | undefined} read
 * @returns {(task: Task, signal: AbortSignal) => Promise<T | undefined>} the signal cancels the search
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

/** The solver's answer: open if the time runs out, undefined if the solver is unavailable. */
export const findAnswer = remembered(
  { kind: 'solve', limit: MOST_MILLISECONDS },
  (/** @type {import('../../pictures/sheet.js').Answer} */ report) => report,
);

/** The grade of a problem with its reasons; undefined if the solver is unavailable. */
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
 * The fewest moves of any solution, from the catalogue, or from the solver if it proves them in time.
 * @param {import('../../engine/problem.js').Problem} problem read synchronously
 * @param {AbortSignal} signal
 */
export const fewestMoves = async (problem, signal) => knownFewestMoves(problem) ?? findFewest(taskOf(problem), signal);
