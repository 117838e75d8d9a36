// Grades the difficulty of problems, and finds its reasons, by searches. Answers are remembered.

import { gradeOf } from '../../ask/grades.js';
import { remembered } from '../kit/remembered.js';

/** The longest search before a grade is left open. */
const MOST_MILLISECONDS = 1500;

/** The solver's answer: open if the time does not suffice, undefined if the solver cannot work. */
export const findAnswer = remembered(
  { kind: 'solve', limit: MOST_MILLISECONDS },
  (/** @type {import('../../pictures/sheet.js').Answer} */ report) => report,
);

/** The grade of a problem. @param {import('../kit/remembered.js').Task} task @param {AbortSignal} signal */
export async function findGrade(task, signal) {
  const answer = await findAnswer(task, signal);
  return answer && gradeOf(answer);
}

/** The reasons for the difficulty of a problem; undefined if the solver cannot work. */
export const findDifficulty = remembered(
  { kind: 'level' },
  (/** @type {import('../../engine/search.js').GradeReport} */ report) => report,
);
