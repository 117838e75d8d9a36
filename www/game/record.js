// A game as text, which outlives the core that made it.

import { movesText } from './game.js';

/** @typedef {import('./game.js').Game} Game */

/**
 * The texts that open a game once more as it is. It asks the core for nothing.
 * @param {Game} game
 */
export function recordOf({ problem, line, cursor }) {
  const { shape, start, finish } = problem;
  return { board: shape, start, goal: finish.text, moves: movesText(line), at: cursor };
}
