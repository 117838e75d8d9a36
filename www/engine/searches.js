// The searches that the core can make. A smaller core comes with a smaller list: analysis-searches.js,
// lean-searches.js.

import { prepare as prepareSearch, sets } from './analysis-searches.js';
import { listing } from './solution-sets.js';
import { Grade, newProblem, problemOfDay } from './wasm/peg_solitaire.js';

export { URGENCY } from './analysis-searches.js';

/** @typedef {import('./wasm/peg_solitaire.js').Board} Board */

/**
 * @param {Board | undefined} board
 * @param {import('./requests.js').Request} request
 */
export function prepare(board, request) {
  switch (request.kind) {
    case 'problem-of-day':
      return composing(() => problemOfDay(request.day));
    case 'new-problem':
      return composing(() => newProblem(request.level, request.seed));
    case 'level':
      return grading(new Grade(/** @type {Board} */ (board), request.start, request.finish));
    case 'list':
      return listing(sets, /** @type {Board} */ (board), request);
    default:
      return prepareSearch(/** @type {Board} */ (board), request);
  }
}

/** The level is known in the first slice, and is the answer if there is no time for more. @param {Grade} grade */
function grading(grade) {
  /** @type {unknown} */
  let soFar;
  const run = (/** @type {number} */ positions) => {
    soFar = grade.run(positions);
    return soFar;
  };
  return { run, best: () => soFar, free: () => grade.free() };
}

/** A search that ends within its first slice. @param {() => object} answer */
function composing(answer) {
  return { run: () => ({ state: 'composed', ...answer() }), free: () => {} };
}
