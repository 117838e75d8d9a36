// The words about how the game is played.

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
};
