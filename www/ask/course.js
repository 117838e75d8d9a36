// The course of a game: the number of winning lines after each jump, the jump that threw away the win, and the fewest
// moves.

import { UNKNOWN } from './facts.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./facts.js').Ask} Ask */

/**
 * @param {() => Game} game
 * @param {import('./verdicts.js').Verdicts} verdicts
 * @param {ReturnType<typeof import('./facts.js').makeFacts>} facts
 */
export function makeCourse(game, verdicts, facts) {
  /** The line whose course is complete. @type {Line | undefined} */
  let settled;

  const isSettled = () => game().line === settled;

  /**
   * Marks the course of a line as complete. Without a line, the next study computes the course again.
   * @param {Line} [line]
   */
  function settle(line) {
    settled = line;
  }

  /** The number of winning lines after each jump, as far as it is known; 0 from the first lost position on. */
  function lines() {
    const lost = verdicts.firstLost();
    return game().line.positions.map((position, cursor, all) => {
      const { lines } = facts.of(lost < 0 || cursor < lost ? position : all[lost]);
      return isSettled() && lines.state === 'pending' ? UNKNOWN : lines;
    });
  }

  const fewestMoves = () => facts.of(game().line.positions[0]).moves;

  /** Finds the course of the line on the board. @param {Ask} ask */
  async function find(ask) {
    const { positions } = game().line;
    const last = await verdicts.findLastWinnable(positions.length - 1, ask);
    await facts.countLine(positions.slice(0, last + 1), ask);
    await facts.findMoves(positions[0], ask);
  }

  return { isSettled, settle, lines, loss: verdicts.loss, fewestMoves, find };
}
