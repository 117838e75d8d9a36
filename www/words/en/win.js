// What is said of a win by a person's own hand.

import { phrasesIn } from './phrases.js';

/**
 * A win: its moves, the fewest in which the person had solved the problem before, if ever, and whether the solver has helped.
 * @typedef {{ moves: number, before?: number, isHelped: boolean }} Win
 */

/** @param {import('../../common/numbers.js').Numbers} numbers */
export function winIn(numbers) {
  const { counted } = phrasesIn(numbers);
  const inMoves = (/** @type {number} */ moves) => `in ${counted(moves, 'move')}`;
  return {
    label: 'Your win',
    next: 'Next problem',
    replay: 'Replay',
    share: 'Share',

    /** @param {Win} win */
    title({ before, isHelped }) {
      if (isHelped) return 'Solved, with some help';
      return before === undefined ? 'You did it!' : 'You did it again!';
    },

    /** @param {Win} win */
    sentence({ moves, before }) {
      if (before === undefined) return `Solved for the first time, ${inMoves(moves)}.`;
      if (moves < before) return `Solved ${inMoves(moves)}: your best so far. It was ${numbers.whole(before)} before.`;
      if (moves === before) return `Solved ${inMoves(moves)}, as few as your best.`;
      return `Solved ${inMoves(moves)}. Your best: ${numbers.whole(before)}.`;
    },

    /** @param {number} moves @param {number} fewest those of the best solution */
    comparison: (moves, fewest) =>
      moves <= fewest ? 'No one can do it in fewer.' : `The fewest possible: ${counted(fewest, 'move')}.`,
  };
}
