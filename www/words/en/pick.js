// The words for choosing a hole on the board.

export const PICK = {
  start: 'Choose the empty hole on the board',
  goal: 'Choose the goal on the board',
  startNow: 'Click the hole that is to be empty at the start. Esc leaves it as it is.',
  goalNow: 'Click the hole where the last peg is to end. Esc leaves it as it is.',
};
