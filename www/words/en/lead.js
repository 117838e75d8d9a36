// The words of a first visit about the goal and jumps.

import { goal as pegs } from './phrases.js';

export const LEAD = {
  tryJump: 'Try a jump',
  tried: 'The peg has jumped over its neighbour, which leaves the board. Now on the large one!',
  goal,
};

/**
 * The goal as one sentence.
 * @param {import('../../engine/wasm/peg_solitaire.js').Finish} finish
 * @param {boolean} isCentre true if its hole is the centre of the board
 */
function goal(finish, isCentre) {
  if (finish.holes.length > 1) return 'Jump until the pegs stand in the marked holes.';
  if (finish.pegs > 1) return `Jump until ${pegs(finish)} are left.`;
  if (finish.holes.length === 0) return 'Jump until one peg is left.';
  return `Jump until one peg is left, in ${isCentre ? 'the centre' : finish.text}.`;
}
