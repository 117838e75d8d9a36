// Grades the difficulty of problems, by solving one after the other, and finds its reasons.

import { search } from '../../engine/search.js';

/** The longest search before a grade is left open. */
const MOST_MILLISECONDS = 1500;

/** @typedef {'easy' | 'medium' | 'hard' | 'very-hard' | 'lost' | 'open'} Grade */
/** @typedef {import('../../engine/search.js').GradeReport} Difficulty */
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

/** The grades so far. @type {Map<string, Grade>} */
const grades = new Map();
/** The reasons so far. @type {Map<string, Difficulty>} */
const difficulties = new Map();

/** The grade of a problem, as far as it is known. @param {Problem} problem @returns {Grade | 'unknown'} */
export function knownGrade(problem) {
  return grades.get(keyOf(problem)) ?? 'unknown';
}

/** The difficulty of a problem, as far as it is known. @param {Problem} problem */
export function knownDifficulty(problem) {
  return difficulties.get(keyOf(problem));
}

/**
 * Grades problems that have no grade yet; a grade is open if the time does not suffice.
 * @param {Problem[]} problems
 * @param {AbortSignal} signal ends it
 * @param {(index: number, grade: Grade) => void} onGrade hears the grade of the problem at each index
 */
export function findGrades(problems, signal, onGrade) {
  const find = async (/** @type {Problem} */ problem) => {
    const report = await reportOn({ kind: 'solve', ...problem, limit: MOST_MILLISECONDS }, signal);
    return report && gradeOf(report);
  };
  return findEach(problems, signal, grades, find, onGrade);
}

/**
 * Finds the reasons for the difficulty of problems for which that was not done yet.
 * @param {Problem[]} problems
 * @param {AbortSignal} signal ends it
 * @param {(index: number, difficulty: Difficulty) => void} onDifficulty hears that of the problem at each index
 */
export function findDifficulties(problems, signal, onDifficulty) {
  return findEach(problems, signal, difficulties, (problem) => findDifficulty(problem, signal), onDifficulty);
}

/**
 * @param {Problem} problem
 * @param {AbortSignal} signal
 * @returns {Promise<Difficulty | undefined>} undefined if the solver cannot work
 */
export function findDifficulty(problem, signal) {
  return reportOn({ kind: 'level', ...problem }, signal);
}

/**
 * Finds what is not known of some problems, one after the other. An answer without a value is asked for again.
 * @template T
 * @param {Problem[]} problems
 * @param {AbortSignal} signal ends it
 * @param {Map<string, T>} known the answers so far
 * @param {(problem: Problem) => Promise<T | undefined>} find
 * @param {(index: number, found: T) => void} tell hears the answer for the problem at each index
 */
async function findEach(problems, signal, known, find, tell) {
  for (const [index, problem] of problems.entries()) {
    if (known.has(keyOf(problem))) continue;
    const found = await find(problem);
    if (signal.aborted) return;
    if (!found) continue;
    known.set(keyOf(problem), found);
    tell(index, found);
  }
}

/** @param {Problem} problem */
function keyOf({ board, start, finish }) {
  return `${board} ${start} ${finish}`;
}

/**
 * The report of a search; undefined if the solver cannot work.
 * @param {any} request
 * @param {AbortSignal} signal
 * @returns {Promise<any>}
 */
async function reportOn(request, signal) {
  try {
    return (await search(request, { signal })).report;
  } catch {
    return undefined;
  }
}
