// The searches that the core can make. A smaller core comes with a smaller list: analysis-searches.js,
// lean-searches.js.

import { prepare as prepareSearch, sets } from './analysis-searches.js';
import { levelOf, newProblem, problemOfDay } from './wasm/peg_solitaire.js';

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
      return composing(() => ({ level: levelOf(/** @type {Board} */ (board), request.start, request.finish) }));
    case 'list':
      return sets.listing(/** @type {Board} */ (board), request);
    default:
      return prepareSearch(/** @type {Board} */ (board), request);
  }
}

/** A search that ends within its first slice. @param {() => object} answer */
function composing(answer) {
  return { run: () => ({ state: 'composed', ...answer() }), free: () => {} };
}
