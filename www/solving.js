// A person's question to the solver, from asking to answer: solve, and if that is impossible, how
// close one can come.

import { search } from './engine.js';

/** @typedef {import('./wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('./game.js').Game} Game */

import { position } from './game.js';

/**
 * A line that leaves few pegs; `proven` when no line leaves fewer.
 * @typedef {{ jumps: string[], pegs: number, proven: boolean }} Best
 */

/**
 * What became of a question about a position.
 * @typedef {{ state: 'solved', jumps: number, moves: number, milliseconds: number }
 *   | { state: 'lost', reason: Reason, best?: Best }
 *   | { state: 'cancelled' }
 *   | { state: 'failed', message: string }} Verdict
 */

/**
 * @typedef {{ signal: AbortSignal, onProgress: (progress: Progress) => void }} Options
 */

/**
 * Solves the position on the board.
 * @param {Game} game
 * @param {Options} options
 */
export async function solve(game, options) {
  const { shape, finish } = game.problem;
  const request = /** @type {const} */ ({ kind: 'solve', board: shape, start: position(game), finish });
  return search(request, options);
}

/**
 * The line with the fewest pegs left, from a position that cannot reach its finish.
 * @param {Game} game
 * @param {Options} options
 * @returns {Promise<Best>}
 */
export async function fewestPegs(game, options) {
  const { shape, finish } = game.problem;
  // That one peg cannot be left anywhere has been proven where the finish was any one peg.
  const atLeast = finish === 'any' ? 2 : 1;
  const { report } = await search({ kind: 'fewest', board: shape, start: position(game), atLeast }, options);
  return report;
}

/**
 * How many jumps of the game can stay played such that it can still be won. A position on the way
 * to a winnable one is winnable itself, so the last one is found by halving.
 * @param {Game} game
 * @param {Options} options
 * @returns {Promise<number | undefined>} undefined where the start is lost already
 */
export async function lastWinnable(game, options) {
  let [winnable, lost] = [-1, game.cursor + 1];
  while (lost - winnable > 1) {
    const cursor = Math.floor((winnable + lost) / 2);
    const { report } = await solve({ ...game, cursor }, options);
    if (report.state === 'solved') winnable = cursor;
    else lost = cursor;
  }
  return winnable < 0 ? undefined : winnable;
}
