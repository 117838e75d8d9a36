// Asks for the fewest moves in which a problem can be solved.

import { knownFewestMoves, taskOf } from '../../engine/problem.js';
import { remembered } from '../kit/remembered.js';

/** @typedef {import('../../engine/search.js').Found} Found */
/** @typedef {Found | import('../../engine/search.js').Lost | import('../../engine/search.js').Unknown} Report */

/** The time for a search, if the catalogue does not know them. */
const MOST_MILLISECONDS = 1500;

const findFewest = remembered({ kind: 'fewest-moves', limit: MOST_MILLISECONDS }, (/** @type {Report} */ report) =>
  report.state === 'solved' && report.proven ? report.moves : undefined,
);

/**
 * The fewest moves of any solution: those that the catalogue knows, or that the solver proves soon.
 * @param {import('../../engine/problem.js').Problem} problem is read before the answer is waited for
 * @param {AbortSignal} signal
 */
export async function fewestMoves(problem, signal) {
  return knownFewestMoves(problem) ?? findFewest(taskOf(problem), signal);
}
