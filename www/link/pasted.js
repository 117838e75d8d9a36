// Reads pasted text and links. The engine must be loaded.

import { attempt } from '../engine/engine-error.js';
import { EVERY_JUMP } from './attributes.js';
import { checked } from './checked.js';
import { placedLink, readAddress } from './link.js';

/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {import('../game/line.js').Texts} Texts */

/**
 * Reads the game in pasted text, for the current board. If the text cannot be parsed, throws an error that contains the
 * position.
 * @param {Problem} problem
 * @param {string} text
 * @returns {Texts}
 */
export function textsOf(problem, text) {
  const link = readAddress(text);
  // Pasting a link opens the same position as following it.
  if (link) return { ...checked(link), at: placedLink(link).at };
  const { board, start, finish } = problem;
  const reading = read(board, text);
  if (reading.kind === 'board') return { board: reading.board, start: reading.start };
  const here = { board: board.drawing(), goal: finish.text };
  if (reading.kind === 'position') return { ...here, start: reading.start };
  if (reading.kind === 'game') return { ...here, start, game: board.gameText(start, text), at: EVERY_JUMP };
  // Throws if a jump is not legal.
  const { length } = board.replay(start, reading.jumps).jumps;
  return { ...here, start, moves: reading.jumps, at: length };
}

/** Symbols that other programs and people use for pegs and empty holes. */
const PEG = /[●⬤⚫🔴🟠🟡🟢🔵🟣🟤]\ufe0f?/gu;
const EMPTY = /[○◯⚪]\ufe0f?/gu;
/** A row of characters, separated by single spaces. */
const SPACED = /^\S( \S)*$/u;

/**
 * Reads text that may use other symbols for pegs and holes.
 * @param {Problem['board']} board
 * @param {string} text
 */
function read(board, text) {
  const plain = text.replace(PEG, 'x').replace(EMPTY, 'o');
  const rows = plain
    .replace(/^(\s*\n)+/, '')
    .trimEnd()
    .split(/[^\S\n]*\n/);
  // Numbers with spaces are a matrix; indented rows are a triangle.
  const isSpaced = rows.every((row) => SPACED.test(row) && !/\d/.test(row));
  const usual = isSpaced ? rows.map((row) => row.replaceAll(' ', '')) : rows;
  const reading = attempt(() => board.read(usual.join('\n')));
  // After an error, parses the original text, so that the error refers to positions in it.
  return reading instanceof Error ? board.read(plain) : reading;
}

/**
 * The offset of a line and column in the text; rows that are separated by `/` count as lines.
 * @param {string} text
 * @param {number} line from 1
 * @param {number} column from 1, in characters
 */
export function offsetOf(text, line, column) {
  // In a comment a `/` does not end a row.
  const rows = text.split(text.includes('{') ? '\n' : /[\n/]/);
  const before = rows.slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
  const characters = [...(rows[line - 1] ?? '')].slice(0, column - 1);
  return Math.min(text.length, before + characters.join('').length);
}
