// The searches that the engine supports in the larger element file, which includes analysis.

import { makeJudges, makeSolutionSets } from './kept.js';
import { FewestMoves, FewestPegs, Solver } from './wasm/peg_solitaire.js';

/** The kinds of search that wait until there is nothing else to do. @type {Record<string, number>} */
export const URGENCY = { prepare: 0, 'winning-lines': 0 };

export const judges = makeJudges();
export const sets = makeSolutionSets();

/**
 * The maximum memory for a search, and the minimum that it always gets. Memory above the maximum would not help in
 * reasonable time.
 */
const MEGABYTES = { most: 96, least: 48 };
/** The memory for a search and all kept objects together, so that a tab stays below 300 MB. */
const ALL_MEGABYTES = 144;

/** The memory that judges and solutions leave for a search, in megabytes. */
export function room() {
  const kept = (judges.memory() + sets.memory()) / 2 ** 20;
  return Math.max(MEGABYTES.least, Math.min(MEGABYTES.most, Math.floor(ALL_MEGABYTES - kept)));
}

/**
 * The functions that create searches, by kind.
 * @satisfies {Partial<import('./requests.js').Searches>}
 */
export const SEARCHES = {
  solve: (board, { start, finish, seed }) => new Solver(board, start, finish, seed, room()),
  'fewest-moves': (board, { start, finish }) => new FewestMoves(board, start, finish, room()),
  'fewest-pegs': (board, { start, atLeast }) => new FewestPegs(board, start, atLeast, room()),
  verdicts: judges.judging,
  prepare: judges.preparing,
  'winning-lines': sets.counting,
  draw: sets.drawing,
};
