// Validates a game given as text. The engine must be loaded.

import { withProblem } from '../engine/problem.js';

/** @typedef {import('../game/line.js').Texts} Texts */

/**
 * Returns a valid game, as text. Throws if a part of the game cannot be parsed or a jump is not legal.
 * @param {Texts} texts
 * @returns {Texts}
 */
export function checked({ board, start, goal, moves, game }) {
  withProblem({ board, start, goal }, (problem) => {
    problem.board.replay(problem.start, moves ?? '');
    problem.board.readGame(problem.start, game ?? '');
  });
  return { board, start, goal, moves, game };
}
