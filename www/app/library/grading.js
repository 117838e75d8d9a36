// Grades the difficulty of problems, and finds its reasons, by searches. Answers are remembered.

import { search } from '../../engine/search.js';

/** The longest search before a grade is left open. */
const MOST_MILLISECONDS = 1500;

/** @typedef {'easy' | 'medium' | 'hard' | 'very-hard' | 'lost' | 'open'} Grade */
/** A problem as the worker reads it. @typedef {{ board: string, start: string, finish: string }} Problem */

/** The most positions that the solver looks at in a problem of each grade; beyond the last it is very hard. */
const LIMITS = /** @type {const} */ ([
  [150, 'easy'],
  [600, 'medium'],
  [4000, 'hard'],
]);

/**
 * Grades a problem by the number of positions that the solver looks at: it is the same on every machine.
 * @param {{ state: string, positions: number }} report
 * @returns {Grade}
 */
export function gradeOf({ state, positions }) {
  if (state === 'impossible') return 'lost';
  if (state !== 'solved') return 'open';
  return LIMITS.find(([most]) => positions <= most)?.[1] ?? 'very-hard';
}

/** The grade of a problem: open if the time does not suffice, undefined if the solver cannot work. */
export const findGrade = remembered({ kind: 'solve', limit: MOST_MILLISECONDS }, gradeOf);

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
