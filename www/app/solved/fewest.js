// Asks for the fewest moves in which a problem can be solved, and finds the puzzles that a person has not perfected.

import { findBoard, knownFewestMoves, taskOf, vacancyOf, withProblem } from '../../engine/problem.js';
import { search } from '../../engine/search.js';
import { attempt } from '../../engine/trap.js';

/** The time for a search, if the catalogue does not know them. */
const MOST_MILLISECONDS = 1500;

/** The answers of searches so far. @type {Map<string, number>} */
const found = new Map();

/**
 * The fewest moves of any solution: those that the catalogue knows, or that the solver proves soon.
 * @param {import('../../engine/problem.js').Problem} problem is read before the answer is waited for
 * @param {AbortSignal} signal
 */
export async function fewestMoves(problem, signal) {
  const task = taskOf(problem);
  const name = JSON.stringify(task);
  const known = knownFewestMoves(problem) ?? found.get(name);
  if (known !== undefined) return known;
  const request = /** @type {const} */ ({ kind: 'fewest-moves', ...task, limit: MOST_MILLISECONDS });
  try {
    const { report } = await search(request, { signal });
    if (report.state !== 'solved' || !report.proven) return undefined;
    found.set(name, report.moves);
    return report.moves;
  } catch {
    return undefined;
  }
}

/**
 * A puzzle that is solved in more than the fewest moves: its texts, the name of the vacancy, and both numbers.
 * @typedef {{ board: string, start: string, goal: string, vacancy: string, moves: number, fewest: number }} Imperfect
 *
 * The solved puzzles of a board of the catalogue, or of all others: their number, that of the perfect ones, and those
 * that are left to perfect, from the nearest on.
 * @typedef {{ board?: string, solved: number, perfect: number, left: Imperfect[] }} Reached
 */

/**
 * The solved puzzles of each board, from the most solved puzzles on.
 * @param {import('./progress-record.js').ProgressRecord} record
 * @returns {Reached[]}
 */
export function reachedIn({ solved }) {
  /** @type {Map<string | undefined, Reached>} */
  const boards = new Map();
  for (const [key, { moves }] of Object.entries(solved)) {
    const [name, start, ...rest] = key.split(' ');
    const board = findBoard(name)?.name;
    const reached = boards.get(board) ?? { board, solved: 0, perfect: 0, left: [] };
    boards.set(board, reached);
    reached.solved++;
    const puzzle = board && imperfect({ board, start, goal: rest.join(' ') }, moves);
    if (!puzzle) continue;
    if (puzzle.moves <= puzzle.fewest) reached.perfect++;
    else reached.left.push(puzzle);
  }
  const gap = (/** @type {Imperfect} */ { moves, fewest }) => moves - fewest;
  for (const { left } of boards.values()) left.sort((a, b) => gap(a) - gap(b));
  // Boards without a name come last.
  const order = (/** @type {Reached} */ { board, solved }) => (board === undefined ? 0 : solved);
  return [...boards.values()].sort((a, b) => order(b) - order(a));
}

/**
 * @param {{ board: string, start: string, goal: string }} texts
 * @param {number} moves
 * @returns {Imperfect | undefined} undefined if the fewest moves are not known; a loaded file may hold any key
 */
function imperfect(texts, moves) {
  const read = attempt(() =>
    withProblem(texts, (problem) => ({ fewest: knownFewestMoves(problem), vacancy: vacancyOf(problem) })),
  );
  if (read instanceof Error) return undefined;
  const { fewest, vacancy } = read;
  return fewest === undefined || vacancy === undefined ? undefined : { ...texts, vacancy, moves, fewest };
}
