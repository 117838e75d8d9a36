// Finds the problem after a solved one.

import { vacancyOf } from '../../engine/problem.js';
import { keyOf, solvedIn } from './progress-record.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {{ board: string, start: string, goal: string }} Texts */

/**
 * The next unsolved problem of the board's library that is known to have a solution. After the last the first follows.
 * @param {Problem} problem that is solved
 * @param {import('./progress-record.js').ProgressRecord} record
 * @returns {Texts | undefined} undefined if the problem is not one of a library, or no other is left
 */
export function nextProblem(problem, record) {
  if (!isOfLibrary(problem)) return undefined;
  const { board, start, finish } = problem;
  const name = board.drawing();
  const named = board.namedProblems(name);
  const singles = board.singleProblems(name).filter(({ solvable }) => solvable);
  const all = [...named, ...singles].map((one) => ({
    start: board.start(one.start),
    goal: board.finish(one.finish).text,
  }));
  const index = all.findIndex((one) => one.start === start && one.goal === finish.text);
  const following = [...all.slice(index + 1), ...all.slice(0, Math.max(index, 0))];
  const isOpen = (/** @type {{ start: string, goal: string }} */ one) =>
    solvedIn(record, keyOf(board, one.start, one.goal)) === undefined;
  const next = following.find(isOpen);
  return next && { board: name, ...next };
}

/** True if a problem has one vacancy, or a name. @param {Problem} problem */
export function isOfLibrary(problem) {
  const { board, start } = problem;
  return vacancyOf(problem) !== undefined || board.namedProblems(board.drawing()).some((one) => one.start === start);
}
