// Keeps the judges of a worker, with what they have learned.

import { Kept, keyOf } from './kept.js';
import { Judge } from './wasm/peg_solitaire.js';

/** @typedef {import('./wasm/peg_solitaire.js').Board} Board */
/** @typedef {import('./kept.js').Problem} Problem */

/** The most memory for a judge, and for all of them together. */
const MEGABYTES = 48;
const ALL_BYTES = 64 * 2 ** 20;

/** The report of a question that has not begun. */
const WAITING = { state: 'running', verdict: 'unknown', jumps: [], isWaiting: true };

export class Judges {
  #judges = new Kept((board, start, finish) => new Judge(board, start, finish, MEGABYTES), ALL_BYTES);
  /**
   * The open questions, by the problems of their judges; the first one was asked first.
   * @type {{ problem: string }[]}
   */
  #questions = [];

  get memory() {
    return this.#judges.memory;
  }

  /**
   * A search that judges a position, and all jumps from it. A judge has one question at a time, and another one would
   * make it forget its results: a search waits for earlier ones of the same judge.
   * @param {Board} board
   * @param {Problem & { position: string }} request
   */
  judging(board, { position, ...problem }) {
    const question = { problem: keyOf(problem) };
    this.#questions.push(question);
    const { run } = this.#search(board, problem, (judge, positions) => {
      if (this.#questions.find(({ problem }) => problem === question.problem) !== question) return WAITING;
      judge.ask(position);
      return judge.run(positions);
    });
    const free = () => {
      this.#questions = this.#questions.filter((other) => other !== question);
    };
    return { run, free };
  }

  /**
   * A search without an answer, in which the judge learns what later questions need.
   * @param {Board} board
   * @param {Problem} problem
   */
  preparing(board, problem) {
    return this.#search(board, problem, (judge, positions) => ({
      state: judge.prepare(positions) ? 'prepared' : 'running',
    }));
  }

  /**
   * The judge stays when the search ends. It may go between two slices, if another one needs room.
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
