// Shares the result of a solved puzzle, and reads a friend's result. The link leads to the start of the puzzle and does
// not contain the solution.

import { today } from '../../common/day.js';
import { knownFewestMoves, pegsIn } from '../../engine/problem.js';
import { nameOf, titleOf } from '../heading/aim.js';
import { writeStart } from '../kit/named.js';
import { dayOfProblem, keyOfProblem, solvedIn, streakUpTo } from '../solved/progress-record.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */
/**
 * The player's best solution of a puzzle without help: its moves, the fewest possible if known, the day of a daily
 * puzzle, and the streak if that day is today.
 * @typedef {{ name: string, moves: number, fewest?: number, day?: string, row?: number }} Result
 */

/** Matches the number of moves in a URL; no puzzle needs more digits. */
const MOVES = /^[1-9]\d?$/;

/**
 * @param {Problem} problem
 * @param {import('../solved/progress-record.js').ProgressRecord} record
 * @param {Words} words
 * @returns {Result | undefined} undefined if it is not solved
 */
export function resultOf(problem, record, words) {
  const key = keyOfProblem(problem);
  const solved = solvedIn(record, key);
  if (!solved) return undefined;
  const name = words.list(titleOf(problem.board.drawing(), words), nameOf(problem, words));
  return {
    name,
    moves: solved.moves,
    fewest: knownFewestMoves(problem),
    day: dayOfProblem(record, key),
    row: rowOf(record, key),
  };
}

/**
 * The streak of daily puzzles, if the puzzle is today's.
 * @param {import('../solved/progress-record.js').ProgressRecord} record
 * @param {string} key of the puzzle
 */
export function rowOf(record, key) {
  const now = today();
  return dayOfProblem(record, key) === now ? streakUpTo(record, now) : undefined;
}

/**
 * The sentence about a win.
 * @param {Result} win
 * @param {Words['share']} words
 * @param {boolean} [isChallenge]
 */
export function shareTextOf(win, words, isChallenge = false) {
  return isChallenge ? words.challenge({ moves: win.moves, result: words.result(win) }) : words.result(win);
}

/**
 * The URL of a puzzle at its start, or of its day, if it has one.
 * @param {string} base the URL of the app's folder
 * @param {import('../../link/link.js').Link} puzzle with board, start and goal
 * @param {string} [day]
 * @param {number} [beat] the number of moves that a friend is to beat
 */
export function puzzleAddress(base, { board, start, goal }, day, beat) {
  const address = new URL(`./${day ? `?day=${day}` : writeStart({ board, start, goal })}`, base);
  if (beat !== undefined) address.searchParams.set('beat', String(beat));
  return address.href;
}

/**
 * The number of moves in which a friend has solved a puzzle, from the URL. The URL may contain anything: numbers below
 * the fewest moves, or above the number of jumps in a solution, are ignored.
 * @param {string | null | undefined} text
 * @param {Problem} problem
 */
export function challengeOf(text, problem) {
  if (!MOVES.test(text ?? '')) return undefined;
  const moves = Number(text);
  return moves < pegsIn(problem.start) && moves >= (knownFewestMoves(problem) ?? 1) ? moves : undefined;
}
