// The words of the list of moves about variations.

import { counted } from './phrases.js';

export const VARIATIONS = {
  /** A list of moves. @param {string} move that begins it */
  variation: (move) => `Variation ${move}`,

  /** @param {string} move that begins a variation */
  promote: (move) => `Make ${move} the main line`,

  /** @param {string} move that begins a variation */
  remove: (move) => `Delete the variation ${move}`,

  /** @param {string} move that began the variation @param {number} jumps */
  removed: (move, jumps) => `${move} deleted, ${counted(jumps, 'jump')}.`,

  restore: 'Bring back',

  /** A move of a solution. @param {string} move @param {boolean} isWhole true if the solver found all of its jumps */
  foundMove: (move, isWhole) => `${move}, ${isWhole ? 'found' : 'partly found'} by the solver`,

  /** The meaning of the sign beside a move. */
  legend: 'Found by the solver',

  back: 'Back to my position',
  next: 'Next jump',
};
