// The words about a win by a person's own hand.

import { clockTime, counted, whole } from './phrases.js';

/**
 * A win: its moves, the fewest moves of the person's earlier solutions, if any, the solver's help, and the seconds, if
 * a clock ran.
 * @typedef {{ moves: number, before?: number, isHelped: boolean, seconds?: number }} Win
 */

const inMoves = (/** @type {number} */ moves) => `in ${counted(moves, 'move')}`;
export const WIN = {
  label: 'Your win',
  next: 'Next',
  replay: 'Replay',
  share: 'Share',

  /** @param {Win} win */
  title({ before, isHelped }) {
    if (isHelped) return 'Solved, with some help';
    return before === undefined ? 'You did it!' : 'You did it again!';
  },

  /** @param {Win} win */
  sentence({ moves, before, seconds }) {
    const how = seconds === undefined ? inMoves(moves) : `${inMoves(moves)} and ${clockTime(seconds)}`;
    if (before === undefined) return `Solved for the first time, ${how}.`;
    if (moves < before) return `Solved ${how}: your best so far. It was ${whole(before)} before.`;
    if (moves === before) return `Solved ${how}, as few moves as your best.`;
    return `Solved ${how}. Your best: ${whole(before)}.`;
  },

  /** @param {number} moves @param {number} fewest of the best solution */
  comparison: (moves, fewest) =>
    moves <= fewest ? 'No one can do it in fewer.' : `The fewest possible: ${counted(fewest, 'move')}.`,
};
