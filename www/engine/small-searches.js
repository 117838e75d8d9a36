// The searches that the engine has in the file that can only play and solve.

import { FewestPegs, Solver } from './wasm/peg_solitaire.js';

/** All searches take turns. @type {Record<string, number>} */
export const URGENCY = {};

/** The memory of a search, so that a tab stays below 300 MB. */
const MEGABYTES = 96;

/** @satisfies {Partial<import('./requests.js').Searches>} */
export const SEARCHES = {
  solve: (board, { start, finish, seed }) => new Solver(board, start, finish, seed, MEGABYTES),
  'fewest-pegs': (board, { start, atLeast }) => new FewestPegs(board, start, atLeast, MEGABYTES),
};
