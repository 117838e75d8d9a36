// What the list of moves says of variations.

import { phrasesIn } from './phrases.js';

/** @param {import('../../common/numbers.js').Numbers} numbers */
export function variationsIn(numbers) {
  const { counted } = phrasesIn(numbers);
  return {
    /** A list of moves. @param {string} move with which it begins */
    variation: (move) => `Variation ${move}`,

    /** @param {string} move with which a variation begins */
    promote: (move) => `Make ${move} the main line`,

    /** @param {string} move with which a variation begins */
    remove: (move) => `Delete the variation ${move}`,

    /** @param {string} move with which the variation began @param {number} jumps */
    removed: (move, jumps) => `${move} deleted, ${counted(jumps, 'jump')}.`,

    restore: 'Bring back',

    /** A move of a solution. @param {string} move @param {boolean} isWhole whether all of its jumps were found by the solver */
    foundMove: (move, isWhole) => `${move}, ${isWhole ? 'found' : 'partly found'} by the solver`,

    /** What the sign beside a move means. */
    legend: 'Found by the solver',

    back: 'Back to my position',
    next: 'Next jump',
  };
}
