// Finds the problem that follows a solved one, in order of difficulty. The named puzzles on the default board form the
// ladder for new players; the board's default problem is the last rung.

import { findBoard, vacancyOf } from '../../engine/problem.js';
import { keyOf, keyOfProblem, solvedIn } from './progress-record.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('./progress-record.js').ProgressRecord} ProgressRecord */
/** @typedef {{ board: string, start: string, goal: string }} Texts a library problem as text */
/** @typedef {Texts & { key: string }} Place a library problem with its key */

/** A rank after all others. */
const LAST = 1e6;
/** The board of the ladder, which is shown on a first visit. */
export const LADDER_BOARD = 'english';

/**
 * The next unsolved problem in the board's library that is known to have a solution. The library contains the named
 * puzzles, the default problem, then the other problems from one vacancy to one survivor, in order of difficulty.
 * @param {Problem} problem that has been solved
 * @param {ProgressRecord} record
 * @param {(record: ProgressRecord, key: string) => unknown} [doneIn] undefined for the problems to choose from
 * @returns {Texts | undefined} undefined if the problem is not in the library, or none is left
 */
export function nextProblem(problem, record, doneIn = solvedIn) {
  const { board } = problem;
  const singles = singlesOf(board);
  const all = [...rungsOf(board), ...singles];
  const index = all.findIndex(isOf(problem));
  // The library has no goals such as one peg anywhere. A problem with such a goal is followed by the problems with a
  // single survivor.
  const isOpenGoal = index < 0 && vacancyOf(problem) !== undefined;
  if (index < 0 && !isOpenGoal) return undefined;
  const later = isOpenGoal ? singles : all.slice(index + 1);
  const next = later.find(({ key }) => doneIn(record, key) === undefined);
  return next && { board: next.board, start: next.start, goal: next.goal };
}

/**
 * The place of a problem on the ladder, and whether each rung is solved.
 * @param {Problem} problem
 * @param {ProgressRecord} record
 * @returns {{ at: number, solved: boolean[] } | undefined} undefined if the player is not on the ladder
 */
export function ladderOf(problem, record) {
  const { board } = problem;
  if (board.drawing() !== LADDER_BOARD) return undefined;
  const rungs = rungsOf(board);
  const at = rungs.findIndex(isOf(problem));
  const solved = rungs.map(({ key }) => solvedIn(record, key) !== undefined);
  // For players who start with the default problem, or have solved it, that problem is not shown as a rung.
  const isOnIt = at >= 0 && (at < solved.length - 1 || (solved.includes(true) && !solved[at]));
  return isOnIt ? { at, solved } : undefined;
}

/**
 * True if a problem is the only unsolved one on the ladder.
 * @param {Problem} problem
 * @param {ProgressRecord} record
 */
export function endsLadder(problem, record) {
  const { board } = problem;
  if (board.drawing() !== LADDER_BOARD) return false;
  const [left, ...more] = rungsOf(board).filter(({ key }) => solvedIn(record, key) === undefined);
  return more.length === 0 && left?.key === keyOfProblem(problem);
}

/** The rungs of the ladder, given the ladder's board. @param {Problem['board']} board */
export const rungsOf = (board) => [...namedOf(board), ...usualOf(board)];

/** @param {Problem} problem @returns {(place: Place) => boolean} */
function isOf(problem) {
  const own = keyOfProblem(problem);
  return ({ key }) => key === own;
}

/** @param {Problem['board']} board */
const namedOf = (board) => board.namedProblems(board.drawing()).map((one) => placeOf(board, one));

/** @param {Problem['board']} board */
function singlesOf(board) {
  const singles = board.singleProblems(board.drawing()).filter(({ solvable }) => solvable);
  return singles.sort(easiestFirst).map((one) => placeOf(board, one));
}

/**
 * Sorts problems as the catalogue does; problems that are not in the catalogue come last.
 * @param {{ rank?: number }} one @param {{ rank?: number }} other
 */
export const easiestFirst = ({ rank: one = LAST }, { rank: other = LAST }) => one - other;

/** The default problem of a named board. @param {Problem['board']} board */
function usualOf(board) {
  const entry = findBoard(board.drawing());
  return entry ? [placeOf(board, { start: entry.vacancy, finish: entry.finish })] : [];
}

/** @param {Problem['board']} board @param {{ start: string, finish: string }} problem @returns {Place} */
function placeOf(board, problem) {
  const [start, goal] = [board.start(problem.start), board.finish(problem.finish).text];
  const drawing = board.drawing();
  return { board: drawing, start, goal, key: keyOf(board, start, goal, drawing) };
}

/** True if a problem has one vacancy, or a name. @param {Problem} problem */
export function isOfLibrary(problem) {
  const { board, start } = problem;
  return vacancyOf(problem) !== undefined || board.namedProblems(board.drawing()).some((one) => one.start === start);
}
