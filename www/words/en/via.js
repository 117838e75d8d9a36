// The words of the dialog for a solution through a position.

import { counted } from './phrases.js';

export const VIA = {
  title: 'Solve through a position',
  help: 'Set the position that the solution is to pass through: press holes, or write rows of x and o.',
  board: 'Position on the way',

  /** A hole of the board. @param {string} name @param {boolean} isPeg */
  hole: (name, isPeg) => `${name}: ${isPeg ? 'peg' : 'empty'}`,

  text: 'The same as text',
  take: 'Begin with',
  here: 'Board now',
  start: 'Start',
  none: 'No pegs',
  from: 'The way begins',
  fromStart: 'at the start',
  fromHere: 'at the board now',
  solve: 'Solve',

  /** @param {number} count */
  pegs: (count) => counted(count, 'peg'),

  /** @param {number} pegs @param {number} most */
  tooMany: (pegs, most) => `${counted(pegs, 'peg')} are more than the ${most} where the way begins: no jump adds one.`,

  tooFew: 'There is no peg.',
};
