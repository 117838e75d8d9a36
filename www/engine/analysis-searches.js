// The searches of the core in the one file that analyses games.

import { Judges } from './judges.js';
import { SolutionSets } from './solution-sets.js';
import { FewestMoves, FewestPegs, Solver } from './wasm/peg_solitaire.js';

/** Which searches go before the others, and which wait until nothing else is to be done. @type {Record<string, number>} */
export const URGENCY = { verdicts: 2, prepare: 0, 'winning-lines': 0 };

const judges = new Judges();
export const sets = new SolutionSets();

/**
 * @param {import('./wasm/peg_solitaire.js').Board} board
 * @param {import('./search.js').AnalysisRequest} request
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
    case 'winning-lines':
      return sets.counting(board, request);
    case 'draw':
      return sets.drawing(board, request);
  }
}
