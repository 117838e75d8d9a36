// Validates the texts of a game. The core must be loaded.

import { withProblem } from '../engine/problem.js';

/** @typedef {import('../game/line.js').Texts} Texts */

/** The texts of a game. Throws if one cannot be read or a jump is not legal. @param {Texts} texts @returns {Texts} */
export function checked({ board, start, goal, moves, game }) {
  withProblem({ board, start, goal }, (problem) => {
    problem.board.replay(problem.start, moves ?? '');
    problem.board.readGame(problem.start, game ?? '');
  });
  return { board, start, goal, moves, game };
}
