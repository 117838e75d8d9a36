// How the game is played.

import { goal } from './phrases.js';

export const HOW = {
  title: 'How to play',
  steps: [
    'A peg jumps over its neighbour into the empty hole behind it.',
    'The neighbour leaves the board.',
    'Go on until one peg is left.',
  ],
  more: 'The finer points',
  points: [
    'Jumps of one peg in a row are one move. Fewer moves are more elegant.',
    'The goal stands above the board: one peg anywhere, one in a certain hole, or a pattern. The hole of the goal has a ring.',
    'Some problems cannot be won, however well one plays. Click Solve, and you learn why.',
    'Undo as often as you like: nothing that you have played is lost.',
    'Hint shows the peg that should jump; asked once more, it shows where to.',
  ],

  /**
   * The goal as one sentence.
   * @param {import('../../engine/wasm/peg_solitaire.js').Finish} finish
   * @param {boolean} isCentre whether its hole is the centre of the board
   */
  goal(finish, isCentre) {
    if (finish.holes.length > 1) return 'Jump until the pegs stand in the marked holes.';
    if (finish.pegs > 1) return `Jump until ${goal(finish)} are left.`;
    if (finish.holes.length === 0) return 'Jump until one peg is left.';
    return `Jump until one peg is left, in ${isCentre ? 'the centre' : finish.text}.`;
  },
};
