// All solutions of a problem, kept for the questions that follow: what was found for one position answers for all after it.

import { Kept } from './kept.js';
import { Solutions } from './wasm/peg_solitaire.js';

/** @typedef {import('./wasm/peg_solitaire.js').Board} Board */
/** @typedef {import('./kept.js').Problem} Problem */

/** How much the solutions of a problem may take while they are found, and those of all problems that are kept. */
const MEGABYTES = 96;
const ALL_BYTES = 72 * 2 ** 20;

export class SolutionSets {
  #sets;

  /** @param {number} [mostBytes] how much all of them may take that nobody waits for */
  constructor(mostBytes = ALL_BYTES) {
    this.#sets = new Kept((board, start, finish) => new Solutions(board, start, finish, MEGABYTES), mostBytes);
  }

  get memory() {
    return this.#sets.memory;
  }

  /**
   * A search that counts the winning lines from a position that can be reached from the start.
   * @param {Board} board
   * @param {Problem & { position: string }} request
   */
  counting(board, { position, ...problem }) {
    return this.#search(board, problem, (solutions) => solutions.from(position));
  }

  /**
   * A search that draws a solution, each as likely as the others.
   * @param {Board} board
   * @param {Problem & { seed: number }} request
   */
  drawing(board, { seed, ...problem }) {
    return this.#search(board, problem, (solutions) => solutions.draw(seed));
  }

  /**
   * A search that lists solutions.
   * @param {Board} board
   * @param {Problem & { from: string, count: number, symmetry: boolean, order: boolean }} request
   */
  listing(board, { from, count, symmetry, order, ...problem }) {
    return this.#search(board, problem, (solutions, positions) =>
      solutions.list(from, count, symmetry, order, positions),
    );
  }

  /**
   * Answers once all solutions are known. They stay when the search ends.
   * @param {Board} board
   * @param {Problem} problem
   * @param {(solutions: Solutions, positions: number) => object} answer
   */
  #search(board, problem, answer) {
    const run = (/** @type {number} */ positions) => {
      const solutions = this.#sets.of(board, problem);
      const report = solutions.run(positions);
      return report.state === 'counted' ? answer(solutions, positions) : report;
    };
    // Not before it ends or is cancelled: two that are being found would push each other out again and again.
    return { run, free: () => this.#sets.makeRoom() };
  }
}
