// Asks for the fewest moves in which a problem can be solved.

import { knownFewestMoves, taskOf } from '../../engine/problem.js';
import { search } from '../../engine/search.js';

/** The time for a search, if the catalogue does not know them. */
const MOST_MILLISECONDS = 1500;

/** The answers of searches so far. @type {Map<string, number>} */
const found = new Map();

/**
 * The fewest moves of any solution: those that the catalogue knows, or that the solver proves soon.
 * @param {import('../../engine/problem.js').Problem} problem is read before the answer is waited for
 * @param {AbortSignal} signal
 */
export async function fewestMoves(problem, signal) {
  const task = taskOf(problem);
  const name = JSON.stringify(task);
  const known = knownFewestMoves(problem) ?? found.get(name);
  if (known !== undefined) return known;
  const request = /** @type {const} */ ({ kind: 'fewest-moves', ...task, limit: MOST_MILLISECONDS });
  try {
    const { report } = await search(request, { signal });
    if (report.state !== 'solved' || !report.proven) return undefined;
    found.set(name, report.moves);
    return report.moves;
  } catch {
    return undefined;
  }
}
