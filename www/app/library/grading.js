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
const known = new Map();
/** The choices along solutions so far; undefined where they would take too long. @type {Map<string, Difficulty>} */
const difficulties = new Map();

/** The grade of a problem, as far as it is known. @param {Problem} problem @returns {Grade | 'unknown'} */
export function knownGrade(problem) {
  return known.get(keyOf(problem)) ?? 'unknown';
}

/**
 * Grades problems that have no grade yet.
 * @param {Problem[]} problems
 * @param {AbortSignal} signal ends it
 * @param {(index: number, grade: Grade) => void} onGrade hears the grade of the problem at each index
 */
export async function findGrades(problems, signal, onGrade) {
  for (const [index, problem] of problems.entries()) {
    if (known.has(keyOf(problem))) continue;
    const grade = await findGrade(problem, signal);
    if (signal.aborted) return;
    if (!grade) continue;
    known.set(keyOf(problem), grade);
    onGrade(index, grade);
  }
}

/** The difficulty of a problem, as far as it is known. @param {Problem} problem */
export function knownDifficulty(problem) {
  return difficulties.get(keyOf(problem));
}

/**
 * Finds the reasons for the difficulty of problems for which that was not done yet.
 * @param {Problem[]} problems
 * @param {AbortSignal} signal ends it
 * @param {(index: number, difficulty: Difficulty) => void} onDifficulty hears that of the problem at each index
 */
export async function findDifficulties(problems, signal, onDifficulty) {
  for (const [index, problem] of problems.entries()) {
    if (difficulties.has(keyOf(problem))) continue;
    const difficulty = await findDifficulty(problem, signal);
    if (signal.aborted) return;
    if (!difficulty) continue;
    difficulties.set(keyOf(problem), difficulty);
    onDifficulty(index, difficulty);
  }
}

/**
 * @param {Problem} problem
 * @param {AbortSignal} signal
 * @returns {Promise<Difficulty | undefined>} undefined if the solver cannot work
 */
export async function findDifficulty(problem, signal) {
  try {
    return (await search({ kind: 'level', ...problem }, { signal })).report;
  } catch {
    return undefined;
  }
}

/** @param {Problem} problem */
function keyOf({ board, start, finish }) {
  return `${board} ${start} ${finish}`;
}

/**
 * @param {Problem} problem
 * @param {AbortSignal} signal
 * @returns {Promise<Grade | undefined>} open if the time does not suffice; undefined if the solver cannot work
 */
async function findGrade(problem, signal) {
  try {
    const { report } = await search({ kind: 'solve', ...problem, limit: MOST_MILLISECONDS }, { signal });
    return gradeOf(report);
  } catch {
    return undefined;
  }
}
