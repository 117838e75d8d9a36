// The searches of the full engine. Smaller engines have smaller lists: analysis-searches.js, small-searches.js.

import { SEARCHES as ANALYSIS, judges, room, sets } from './analysis-searches.js';
import { listing } from './kept.js';
import { chunksOf, Grade, Memorable, newProblem, problemOfDay } from './wasm/peg_solitaire.js';

export { URGENCY } from './analysis-searches.js';

/**
 * The number of positions to examine for each jump that might be in every solution. For the 31 jumps on the English
 * board, this takes up to 80 ms.
 */
const SHARED_POSITIONS = 3000;

/** @type {import('./requests.js').Searches} */
export const SEARCHES = {
  ...ANALYSIS,
  'problem-of-day': (_, { day }) => composing(() => problemOfDay(day)),
  'new-problem': (_, { level, seed }) => composing(() => newProblem(level, seed)),
  level: (board, { start, finish }) => grading(new Grade(board, start, finish)),
  memorable: (board, { start, finish }) => new Memorable(board, start, finish, room()),
  shared: (board, { position, ...problem }) =>
    judges.search(board, problem, (judge) => ({ state: 'composed', shared: judge.shared(position, SHARED_POSITIONS) })),
  chunks: (board, { moves }) => composing(() => ({ chunks: chunksOf(board, moves) })),
  list: (board, request) => listing(sets, board, request),
};

/** The last report is the answer if time runs out. @param {Grade} grade */
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
const composing = (answer) => ({ run: () => ({ state: 'composed', ...answer() }), free: () => {} });
