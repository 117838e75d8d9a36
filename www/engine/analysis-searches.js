// The searches of the core in the one file that analyses games.

import { makeJudges } from './judges.js';
import { makeSolutionSets } from './solution-sets.js';
import { FewestMoves, FewestPegs, Solver } from './wasm/peg_solitaire.js';

/** The kinds of search that wait until nothing else is to be done. @type {Record<string, number>} */
export const URGENCY = { prepare: 0, 'winning-lines': 0 };

const judges = makeJudges();
export const sets = makeSolutionSets();

/** The most memory for a search, and the least that it always gets. More finds nothing better soon. */
const MEGABYTES = { most: 96, least: 48 };
/** The memory for a search and all that is kept: with it, a tab stays below 300 MB. */
const ALL_MEGABYTES = 144;

/** The memory for a search, beside that of judges and solutions. */
function room() {
  const kept = (judges.memory() + sets.memory()) / 2 ** 20;
  return Math.max(MEGABYTES.least, Math.min(MEGABYTES.most, Math.floor(ALL_MEGABYTES - kept)));
}

/**
 * @param {import('./wasm/peg_solitaire.js').Board} board
 * @param {import('./requests.js').AnalysisRequest} request
 */
export function prepare(board, request) {
  switch (request.kind) {
    case 'solve':
      return new Solver(board, request.start, request.finish, request.seed, room());
    case 'fewest-moves':
      return new FewestMoves(board, request.start, request.finish, room());
    case 'fewest-pegs':
      return new FewestPegs(board, request.start, request.atLeast, room());
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
