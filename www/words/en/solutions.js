// The words of the dialog of all solutions.

import { counted, whole } from './phrases.js';

export const SOLUTIONS = {
  title: 'All solutions',
  symmetry: 'Leave out reflections and rotations',
  order: 'Leave out other orders of jumps',
  from: 'From number',
  before: 'Previous page',
  after: 'Next page',
  show: 'Show on the board',
  /** @param {bigint} number */
  number: (number) => `${whole(number)}.`,
  /** @param {number} pegs of the positions being searched */
  finding: (pegs) => (pegs > 0 ? `Counting: ${counted(pegs, 'peg')} …` : 'Counting …'),
  /** @param {bigint} count */
  found: (count) => `${counted(count, 'solution')} from the position on the board.`,
  none: 'No solution from the position on the board.',
  /** The number of listed solutions. @param {bigint} total */
  different: (total) => (total === 1n ? 'All are the same but for that.' : `${whole(total)} distinct solutions.`),
  tooMany: 'There are too many positions to know all solutions here. Play some jumps first.',
};
