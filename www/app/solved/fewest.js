// Asks for the fewest moves in which a problem can be solved.

import { knownFewestMoves, taskOf } from '../../engine/problem.js';
import { search } from '../../engine/search.js';

/** The time for a search, if the catalogue does not know them. */
const MOST_MILLISECONDS = 1500;

/**
 * The fewest moves of any solution: those that the catalogue knows, or that the solver proves soon.
 * @param {import('../../engine/problem.js').Problem} problem is read before the answer is waited for
 * @param {AbortSignal} signal
 */
export async function fewestMoves(problem, signal) {
  const known = knownFewestMoves(problem);
  if (known !== undefined) return known;
  const request = /** @type {const} */ ({ kind: 'fewest-moves', ...taskOf(problem), limit: MOST_MILLISECONDS });
  try {
    const { report } = await search(request, { signal });
    return report.state === 'solved' && report.proven ? report.moves : undefined;
  } catch {
    return undefined;
  }
}
