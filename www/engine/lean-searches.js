// The searches of the core in the one file that can only play and solve.

import { FewestPegs, Solver } from './wasm/peg_solitaire.js';

/** All searches take turns. @type {Record<string, number>} */
export const URGENCY = {};

/** The memory of a search: with it, a tab stays below 300 MB. */
const MEGABYTES = 96;

/**
 * @param {import('./wasm/peg_solitaire.js').Board} board
 * @param {import('./requests.js').SolveRequest | import('./requests.js').PegsRequest} request
 */
export function prepare(board, request) {
  if (request.kind === 'solve') return new Solver(board, request.start, request.finish, request.seed, MEGABYTES);
  return new FewestPegs(board, request.start, request.atLeast, MEGABYTES);
}
