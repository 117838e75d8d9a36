// Reads pasted texts and links. The core must be loaded.

import { withProblem } from '../engine/problem.js';
import { placedLink, readAddress } from './link.js';

/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {import('../game/line.js').Texts} Texts */

/**
 * The game of a pasted text, on the current board. Throws if the text cannot be read, with the place.
 * @param {Problem} problem
 * @param {string} text
 * @returns {Texts}
 */
export function textsOf(problem, text) {
  const link = readAddress(text);
  // A pasted link opens at the same place as a followed one.
  if (link) return { ...checked(link), at: placedLink(link).at };
  const { board, start, finish } = problem;
  const reading = board.read(text);
  if (reading.kind === 'board') return { board: reading.board, start: reading.start };
  const here = { board: board.drawing(), goal: finish.text };
  if (reading.kind === 'position') return { ...here, start: reading.start };
  if (reading.kind === 'game') return { ...here, start, game: board.gameText(start, text) };
  // Throws if a jump is not legal.
  board.replay(start, reading.jumps);
  return { ...here, start, moves: reading.jumps };
}

/** The texts of a game. Throws if one cannot be read or a jump is not legal. @param {Texts} texts @returns {Texts} */
export function checked({ board, start, goal, moves, game }) {
  withProblem({ board, start, goal }, (problem) => {
    problem.board.replay(problem.start, moves ?? '');
    problem.board.readGame(problem.start, game ?? '');
  });
  return { board, start, goal, moves, game };
}

/**
 * The offset of a line and column in a text; rows that are separated by `/` count as lines.
 * @param {string} text
 * @param {number} line from 1
 * @param {number} column from 1, in characters
 */
export function offsetOf(text, line, column) {
  // In a comment a `/` is no end of a row.
  const rows = text.split(text.includes('{') ? '\n' : /[\n/]/);
  const before = rows.slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
  const characters = [...(rows[line - 1] ?? '')].slice(0, column - 1);
  return Math.min(text.length, before + characters.join('').length);
}
