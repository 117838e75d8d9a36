// The catalogue's named problems. Links refer to these problems by name instead of by start and goal.

import { attempt } from '../../engine/engine-error.js';
import { listBoards, readProblem } from '../../engine/problem.js';
import { writeLink } from '../../link/link.js';

/** @typedef {{ board: string, start: string, goal: string }} Texts */

/**
 * The board, start and goal of a named problem.
 * @param {string} name such as `three-pegs`
 * @returns {Texts | undefined}
 */
export function namedProblem(name) {
  for (const { drawing } of listBoards()) {
    const { board } = readProblem({ board: drawing });
    const found = board.namedProblems(board.drawing()).find((one) => one.name === name);
    if (found) return { board: board.drawing(), start: found.start, goal: found.finish };
  }
  return undefined;
}

/**
 * Writes the query of a link to the start of a problem, with the problem's name if it has one.
 * @param {{ board?: string, start?: string, goal?: string }} texts
 */
export function writeStart(texts) {
  const problem = attempt(() => readProblem(texts));
  if (problem instanceof Error) return writeLink(texts);
  const { board, start, finish } = problem;
  const isIt = (/** @type {{ start: string, finish: string }} */ one) =>
    one.start === start && board.finish(one.finish).text === finish.text;
  const named = board.namedProblems(board.drawing()).find(isIt);
  return named ? `?puzzle=${named.name}` : writeLink(texts);
}
