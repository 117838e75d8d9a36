// Problems that the core makes: one for each day, and others of a level. The core must be loaded.

import { newProblem, problemOfDay } from '../engine/wasm/peg_solitaire.js';
import { keyOf } from './progress-record.js';

/** @typedef {{ texts: { board: string, start: string, goal: string }, key: string, level: number, oneIn: number }} Composed */

/** @param {string} day such as `2026-11-22` @returns {Composed} @throws {Error} where it is no day */
export function composedFor(day) {
  return read(problemOfDay(day));
}

/** The levels of the problems that were made, by their keys. @type {Map<string, number>} */
const levels = new Map();
/** The level after a problem whose level is not known. */
const USUAL = 3;

/** Another problem of the same level. @param {string} key */
export function composedAfter(key) {
  return composedAt(levels.get(key) ?? USUAL);
}

/** Another one each time. @param {number} level from 1 to 7 @returns {Composed} */
export function composedAt(level) {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return read(newProblem(level, seed));
}

/** @param {import('../engine/wasm/peg_solitaire.js').Composition} composition @returns {Composed} */
function read({ board, start, finish, level, oneIn }) {
  const key = keyOf(board, start, finish);
  levels.set(key, level);
  return { texts: { board, start, goal: finish }, key, level, oneIn };
}
