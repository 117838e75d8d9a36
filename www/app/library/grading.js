// Grades the difficulty of problems, and finds its reasons, by searches. Answers are remembered.

import { gradeOf } from '../../ask/grades.js';
import { search } from '../../engine/search.js';

/** The longest search before a grade is left open. */
const MOST_MILLISECONDS = 1500;

/** A problem as the worker reads it. @typedef {{ board: string, start: string, finish: string }} Problem */

/** The solver's answer: open if the time does not suffice, undefined if the solver cannot work. */
export const findAnswer = remembered(
  { kind: 'solve', limit: MOST_MILLISECONDS },
  (/** @type {import('../../pictures/sheet.js').Answer} */ report) => report,
);

/** The grade of a problem. @param {Problem} problem @param {AbortSignal} signal */
export async function findGrade(problem, signal) {
  const answer = await findAnswer(problem, signal);
  return answer && gradeOf(answer);
}

/** The reasons for the difficulty of a problem; undefined if the solver cannot work. */
export const findDifficulty = remembered(
  { kind: 'level' },
  (/** @type {import('../../engine/search.js').GradeReport} */ report) => report,
);

/**
 * Asks about a problem once. An answer that did not come is asked for again.
 * @template T
 * @param {object} question
 * @param {(report: any) => T} read
 * @returns {(problem: Problem, signal: AbortSignal) => Promise<T | undefined>} the signal ends the search
 */
function remembered(question, read) {
  /** @type {Map<string, T>} */
  const known = new Map();
  return async (problem, signal) => {
    const key = JSON.stringify(problem);
    try {
      if (!known.has(key)) {
        const { report } = await search(/** @type {any} */ ({ ...question, ...problem }), { signal });
        known.set(key, read(report));
      }
    } catch {}
    return known.get(key);
  };
}
