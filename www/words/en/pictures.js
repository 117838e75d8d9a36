// The titles and descriptions of pictures, for people who cannot see them.

import { goal, phrasesIn } from './phrases.js';

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Finish} Finish */

/** @param {import('../../common/numbers.js').Numbers} numbers */
export function picturesIn(numbers) {
  const { counted } = phrasesIn(numbers);
  return {
    goal,

    /** @param {number} count */
    pegs: (count) => counted(count, 'peg'),

    /**
     * Describes a position by its pegs or, where those are more, by its empty holes.
     * @param {string[]} filled the holes with pegs
     * @param {string[]} empty
     * @param {Finish} finish
     */
    still(filled, empty, finish) {
      const isSparse = filled.length <= empty.length;
      const names = (isSparse ? filled : empty).join(' ') || 'none';
      return {
        title: `Peg solitaire: ${counted(filled.length, 'peg')} on ${counted(filled.length + empty.length, 'hole')}`,
        description: `${isSparse ? 'Pegs' : 'Empty holes'}: ${names}. The finish: ${goal(finish)}.`,
      };
    },

    /** @param {{ jumps: number, moves: number }} count @param {string} moves @param {Finish} finish */
    animated: ({ jumps, moves: count }, moves, finish) => ({
      title: `Peg solitaire: ${counted(jumps, 'jump')} in ${counted(count, 'move')}`,
      description: `${moves || 'No jump'}. The finish: ${goal(finish)}.`,
    }),

    /** @param {number} count @param {string} moves @param {Finish} finish */
    strip: (count, moves, finish) => ({
      title: `Peg solitaire, move by move: ${counted(count, 'move')}`,
      description: `${moves || 'No move'}. The finish: ${goal(finish)}.`,
    }),
  };
}
