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
  };
}
