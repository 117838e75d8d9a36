// What a first visit says of the goal.

import { goal } from './phrases.js';

/**
 * The goal as one sentence.
 * @param {import('../../engine/wasm/peg_solitaire.js').Finish} finish
 * @param {boolean} isCentre whether its hole is the centre of the board
 */
export function leadGoal(finish, isCentre) {
  if (finish.holes.length > 1) return 'Jump until the pegs stand in the marked holes.';
  if (finish.pegs > 1) return `Jump until ${goal(finish)} are left.`;
  if (finish.holes.length === 0) return 'Jump until one peg is left.';
  return `Jump until one peg is left, in ${isCentre ? 'the centre' : finish.text}.`;
}
