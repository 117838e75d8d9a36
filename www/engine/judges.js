// The judges of a worker: one for each problem, with what it has learned. They share one bound on memory.

import { Judge } from './wasm/peg_solitaire.js';

/** @typedef {import('./wasm/peg_solitaire.js').Board} Board */
/** @typedef {{ board: string, start: string, finish: string }} Problem */

/** How much memory a judge may take, and all of them together. */
const MEGABYTES = 48;
const ALL_BYTES = 96 * 2 ** 20;

export class Judges {
  /** The one that was used last stands last. @type {Map<string, Judge>} */
  #judges = new Map();
  /** The position that each was asked about last. @type {WeakMap<Judge, string>} */
  #asked = new WeakMap();

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
    return { run: (/** @type {number} */ positions) => run(this.#judgeOf(board, problem), positions), free: () => {} };
  }

  /** @param {Board} board @param {Problem} problem */
  #judgeOf(board, { board: shape, start, finish }) {
    const key = [shape, start, finish].join('\n');
    const judge = this.#judges.get(key) ?? new Judge(board, start, finish, MEGABYTES);
    this.#judges.delete(key);
    this.#judges.set(key, judge);
    this.#makeRoom();
    return judge;
  }

  /** Those go that were not used for longest. */
  #makeRoom() {
    const bytes = (/** @type {Judge[]} */ judges) => judges.reduce((sum, judge) => sum + judge.memory, 0);
    for (const [key, judge] of [...this.#judges].slice(0, -1)) {
      if (bytes([...this.#judges.values()]) <= ALL_BYTES) return;
      this.#judges.delete(key);
      judge.free();
    }
  }
}
