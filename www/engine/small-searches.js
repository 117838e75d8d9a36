// The searches that the engine supports in the smaller element file, which is for playing and solving only.

import { FewestPegs, Solver } from './wasm/peg_solitaire.js';

/** No search is less urgent than another, so all of them take turns. @type {Record<string, number>} */
export const URGENCY = {};

/** The memory for a search, limited so that a tab stays below 300 MB. */
const MEGABYTES = 96;

/** @satisfies {Partial<import('./requests.js').Searches>} */
export const SEARCHES = {
  solve: (board, { start, finish, seed }) => new Solver(board, start, finish, seed, MEGABYTES),
  'fewest-pegs': (board, { start, atLeast }) => new FewestPegs(board, start, atLeast, MEGABYTES),
};
