// Keeps engine objects alive between questions: judges, with what they have learned, and the solutions of a problem.
// The results for one position also cover all later positions.

import { Judge, Solutions } from './wasm/peg_solitaire.js';

/** @typedef {import('./wasm/peg_solitaire.js').Board} Board */
/** @typedef {{ board: string, start: string, finish: string }} Problem */

/**
 * @template {{ memory: number, free: () => void }} T
 * @param {(board: Board, start: string, finish: string) => T} make
 * @param {number} mostBytes
 */
function keep(make, mostBytes) {
  /** The objects in order of use, the most recent one last. @type {Map<string, T>} */
  const objects = new Map();

  /** The object for a problem, created if there is none yet. @param {Board} board @param {Problem} problem */
  function of(board, problem) {
    const key = keyOf(problem);
    const object = objects.get(key) ?? make(board, problem.start, problem.finish);
    objects.delete(key);
    objects.set(key, object);
    return object;
  }

  /** The memory of all objects together, in bytes. */
  const memory = () => [...objects.values()].reduce((sum, { memory }) => sum + memory, 0);

  /** Frees the least recently used objects until the others fit, but never the most recent object. */
  function makeRoom() {
    for (const [key, object] of [...objects].slice(0, -1)) {
      if (memory() <= mostBytes) return;
      objects.delete(key);
      object.free();
    }
  }

  return { of, memory, makeRoom };
}

/** A unique key for a problem. @param {Problem} problem */
const keyOf = ({ board, start, finish }) => [board, start, finish].join('\n');

/** The maximum memory of a judge, and of all judges together. */
const JUDGE_MEGABYTES = 48;
const JUDGES_BYTES = 64 * 2 ** 20;
/** The additional memory for a judge's complete set. Some browsers report the device's memory, in gigabytes. */
const { deviceMemory = 0 } = /** @type {{ deviceMemory?: number }} */ (globalThis.navigator ?? {});
const SET_MEGABYTES = deviceMemory >= 4 ? 128 : 72;

/** The report for a question that has not started. */
const WAITING = { state: 'running', verdict: 'unknown', jumps: [], isWaiting: true };

export function makeJudges() {
  const judges = keep((...of) => new Judge(...of, JUDGE_MEGABYTES, SET_MEGABYTES), JUDGES_BYTES);
  /**
   * The pending questions, each with the problem of its judge, in the order in which they were asked.
   * @type {{ problem: string }[]}
   */
  let questions = [];

  /**
   * A search that judges a position, and all jumps from it. A judge handles one question at a time, and another
   * question would make it forget its results, so a search waits for earlier ones that use the same judge.
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
   * A search without an answer, during which the judge learns what later questions need.
   * @param {Board} board
   * @param {Problem} problem
   */
  function preparing(board, problem) {
    const stateOf = (/** @type {boolean} */ isDone) => ({ state: isDone ? 'prepared' : 'running' });
    return search(board, problem, (judge, positions) => stateOf(judge.prepare(positions)));
  }

  /**
   * The judge is kept when the search ends. The judge may be freed between two slices if another judge needs the
   * memory.
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

  return { memory: judges.memory, judging, preparing, search };
}

/** The memory for the solutions of a problem while they are being found, and for all solutions that are kept. */
const SOLUTIONS_MEGABYTES = 96;
const SOLUTIONS_BYTES = 72 * 2 ** 20;

/** @param {number} [mostBytes] for all solutions that no question is waiting for */
export function makeSolutionSets(mostBytes = SOLUTIONS_BYTES) {
  const sets = keep((...of) => new Solutions(...of, SOLUTIONS_MEGABYTES), mostBytes);

  /**
   * A search that counts the winning lines from a position that can be reached from the start.
   * @param {Board} board
   * @param {Problem & { position: string }} request
   */
  const counting = (board, { position, ...problem }) => search(board, problem, (solutions) => solutions.from(position));

  /**
   * A search that draws a solution at random. All solutions are equally likely.
   * @param {Board} board
   * @param {Problem & { seed: number }} request
   */
  const drawing = (board, { seed, ...problem }) => search(board, problem, (solutions) => solutions.draw(seed));

  /**
   * A search that answers once all solutions are known, and keeps the solutions.
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
    // Memory is freed only when a search ends or is cancelled. Otherwise, two running searches would keep evicting each
    // other's solutions.
    return { run, free: sets.makeRoom };
  }

  return { memory: sets.memory, counting, drawing, search };
}

/**
 * A search that lists solutions, which is not included in the element files.
 * @param {ReturnType<typeof makeSolutionSets>} sets
 * @param {Board} board
 * @param {Problem & { from: string, count: number, symmetry: boolean, order: boolean }} request
 */
export function listing(sets, board, { from, count, symmetry, order, ...problem }) {
  return sets.search(board, problem, (solutions, positions) => solutions.list(from, count, symmetry, order, positions));
}
