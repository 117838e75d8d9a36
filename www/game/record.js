// A game as text, which outlives the core that made it.

/** @typedef {import('./game.js').Game} Game */

/**
 * The texts that open a game once more as it is. It asks the core for nothing.
 * @param {Game} game
 */
export function recordOf({ problem, line, cursor }) {
  const { shape, start, finish } = problem;
  const moves = line.jumps.map(({ name }) => name).join(' ');
  return { board: shape, start, goal: finish.text, moves, at: cursor };
}
