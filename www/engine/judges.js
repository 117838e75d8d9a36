// The judges of a worker, with what they have learned.

import { Kept } from './kept.js';
import { Judge } from './wasm/peg_solitaire.js';

/** @typedef {import('./wasm/peg_solitaire.js').Board} Board */
/** @typedef {import('./kept.js').Problem} Problem */

/** How much memory a judge may take, and all of them together. */
const MEGABYTES = 48;
const ALL_BYTES = 64 * 2 ** 20;

export class Judges {
  #judges = new Kept((board, start, finish) => new Judge(board, start, finish, MEGABYTES), ALL_BYTES);
  /** The position that each was asked about last. @type {WeakMap<Judge, string>} */
  #asked = new WeakMap();

  get memory() {
    return this.#judges.memory;
  }

  /**
   * A search that judges a position, and all jumps from it.
   * @param {Board} board
   * @param {Problem & { position: string }} request
   */
  judging(board, { position, ...problem }) {
    return this.#search(board, problem, (judge, positions) => {
      // Another board of the page may have asked the same judge meanwhile.
      if (this.#asked.get(judge) !== position) judge.ask(position);
      this.#asked.set(judge, position);
      return judge.run(positions);
    });
  }

  /**
   * A search that finds nothing, but lets the judge learn what later questions need.
   * @param {Board} board
   * @param {Problem} problem
   */
  preparing(board, problem) {
    return this.#search(board, problem, (judge, positions) => ({
      state: judge.prepare(positions) ? 'prepared' : 'running',
    }));
  }

  /**
   * The judge stays when the search ends. It may go between two slices, where another one needs room.
   * @param {Board} board
   * @param {Problem} problem
   * @param {(judge: Judge, positions: number) => object} run
   */
  #search(board, problem, run) {
    const runOne = (/** @type {number} */ positions) => {
      const judge = this.#judges.of(board, problem);
      this.#judges.makeRoom();
      return run(judge, positions);
    };
    return { run: runOne, free: () => {} };
  }
}
