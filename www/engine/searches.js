// The searches that the core can make. A smaller core comes with a smaller list: lean-searches.js.

import { Judges } from './judges.js';
import { FewestMoves, FewestPegs, Solver } from './wasm/peg_solitaire.js';

/** @typedef {import('./search.js').Request} Request */

const judges = new Judges();

/**
 * @param {import('./wasm/peg_solitaire.js').Board} board
 * @param {Request} request
 */
export function prepare(board, request) {
  switch (request.kind) {
    case 'solve':
      return new Solver(board, request.start, request.finish, request.seed);
    case 'fewest-moves':
      return new FewestMoves(board, request.start, request.finish);
    case 'fewest-pegs':
      return new FewestPegs(board, request.start, request.atLeast);
    case 'verdicts':
      return judges.judging(board, request);
    case 'prepare':
      return judges.preparing(board, request);
  }
}
