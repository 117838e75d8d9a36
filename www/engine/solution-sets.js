// Keeps all solutions of a problem for later questions: the results for one position answer for all after it.

import { keep } from './kept.js';
import { Solutions } from './wasm/peg_solitaire.js';

/** @typedef {import('./wasm/peg_solitaire.js').Board} Board */
/** @typedef {import('./kept.js').Problem} Problem */

/** The memory for the solutions of a problem while they are found, and for those of all problems that are kept. */
const MEGABYTES = 96;
const ALL_BYTES = 72 * 2 ** 20;

/** @param {number} [mostBytes] for all solutions without a waiting question */
export function makeSolutionSets(mostBytes = ALL_BYTES) {
  const sets = keep((board, start, finish) => new Solutions(board, start, finish, MEGABYTES), mostBytes);

  /**
   * A search that counts the winning lines from a position that can be reached from the start.
   * @param {Board} board
   * @param {Problem & { position: string }} request
   */
  const counting = (board, { position, ...problem }) => search(board, problem, (solutions) => solutions.from(position));

  /**
   * A search that draws a solution, each as likely as the others.
   * @param {Board} board
   * @param {Problem & { seed: number }} request
   */
  const drawing = (board, { seed, ...problem }) => search(board, problem, (solutions) => solutions.draw(seed));

  /**
   * A search that answers once all solutions are known, and keeps them.
   * @param {Board} board
   * @param {Problem} problem
   * @param {(solutions: Solutions, positions: number) => object} answer
   */
  function search(board, problem, answer) {
    const run = (/** @type {number} */ positions) => {
      const solutions = sets.of(board, problem);
      const report = solutions.run(positions);
      return report.state === 'counted' ? answer(solutions, positions) : report;
    };
    // Room is made only when it ends or is cancelled: two searches in work would push each other out again and again.
    return { run, free: sets.makeRoom };
  }

  return { memory: sets.memory, counting, drawing, search };
}

/**
 * A search that lists solutions; the files for pages have none.
 * @param {ReturnType<typeof makeSolutionSets>} sets
 * @param {Board} board
 * @param {Problem & { from: string, count: number, symmetry: boolean, order: boolean }} request
 */
export function listing(sets, board, { from, count, symmetry, order, ...problem }) {
  return sets.search(board, problem, (solutions, positions) => solutions.list(from, count, symmetry, order, positions));
}
