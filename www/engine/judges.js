// Keeps the judges of a worker, with what they have learned.

import { keep, keyOf } from './kept.js';
import { Judge } from './wasm/peg_solitaire.js';

/** @typedef {import('./wasm/peg_solitaire.js').Board} Board */
/** @typedef {import('./kept.js').Problem} Problem */

/** The most memory for a judge, and for all of them together. */
const MEGABYTES = 48;
const ALL_BYTES = 64 * 2 ** 20;
/** The memory for the complete set of a judge beside it: the device says its own in gigabytes, if it does. */
const { deviceMemory = 0 } = /** @type {{ deviceMemory?: number }} */ (globalThis.navigator ?? {});
const SET_MEGABYTES = deviceMemory >= 4 ? 128 : 64;

/** The report of a question that has not begun. */
const WAITING = { state: 'running', verdict: 'unknown', jumps: [], isWaiting: true };

export function makeJudges() {
  const judges = keep((board, start, finish) => new Judge(board, start, finish, MEGABYTES, SET_MEGABYTES), ALL_BYTES);
  /**
   * The open questions, by the problems of their judges; the first one was asked first.
   * @type {{ problem: string }[]}
   */
  let questions = [];

  /**
   * A search that judges a position, and all jumps from it. A judge has one question at a time, and another one would
   * make it forget its results: a search waits for earlier ones of the same judge.
   * @param {Board} board
   * @param {Problem & { position: string }} request
   */
  function judging(board, { position, ...problem }) {
    const question = { problem: keyOf(problem) };
    questions.push(question);
    const { run } = search(board, problem, (judge, positions) => {
      if (questions.find(({ problem }) => problem === question.problem) !== question) return WAITING;
      judge.ask(position);
      return judge.run(positions);
    });
    const free = () => {
      questions = questions.filter((other) => other !== question);
    };
    return { run, free };
  }

  /**
   * A search without an answer, in which the judge learns what later questions need.
   * @param {Board} board
   * @param {Problem} problem
   */
  function preparing(board, problem) {
    const stateOf = (/** @type {boolean} */ isDone) => ({ state: isDone ? 'prepared' : 'running' });
    return search(board, problem, (judge, positions) => stateOf(judge.prepare(positions)));
  }

  /**
   * The judge stays when the search ends. It may go between two slices, if another one needs room.
   * @param {Board} board
   * @param {Problem} problem
   * @param {(judge: Judge, positions: number) => object} run
   */
  function search(board, problem, run) {
    const runOne = (/** @type {number} */ positions) => {
      const judge = judges.of(board, problem);
      judges.makeRoom();
      return run(judge, positions);
    };
    return { run: runOne, free: () => {} };
  }

  return { memory: judges.memory, judging, preparing };
}
