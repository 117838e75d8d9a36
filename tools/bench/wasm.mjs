// Times the solver against plain backtracking in wasm, under Node, and measures the longest call to each search.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWasm } from '../engine/wasm.mjs';
import { fail, root } from '../shared/run.mjs';
import '../shared/steady-wasm.mjs';
import { median, percentile, timed } from './measuring.mjs';
import { OPEN, searchFor, solve, solveNaively, totalPositions } from './searches.mjs';

/** @typedef {import('./searches.mjs').Row} Row */
/** @typedef {import('./searches.mjs').Pair} Pair */
/** @typedef {import('./searches.mjs').Problem} Problem */
/** @typedef {import('./searches.mjs').Effort} Effort */

/**
 * The times of the solver and of plain backtracking for a row. Plain backtracking may have stopped before it finished.
 * `open` is the number of problems without an answer.
 * @typedef {{
 *   title: string, ms: number, positions: number, naiveMs: number, naivePositions: number, naiveDone: boolean,
 *   open: number
 * }} Times
 */

/**
 * The longest call to each search, in milliseconds.
 * @typedef {{ title: string, times: Record<string, number> }} Longest
 */

/** The time for which each search runs while its longest call is measured. */
const MILLISECONDS = 2000;
/** The number of positions per call: few, so that a long call reveals uncounted work. */
const FEW = 16;

/** The questions, as named in the rows. */
const QUESTIONS = ['solve', 'fewest-moves', 'fewest-pegs', 'solutions', 'games'];

/**
 * The problems with the most jumps, the widest levels and the longest moves. Some of these problems are not solved by
 * any beam search.
 */
const HARD_PROBLEMS = [
  ['english', 'd4', 'd4'],
  ['wiegleb', 'e1', 'e1'],
  ['diamond', 'e1', 'e9'],
  ['8x8', 'a1', 'any'],
  ['8x8-diagonal', 'a1', 'any'],
  ['star-37', 'd4', 'any'],
  ['hexagon-37', 'b1', 'any'],
];

/** @returns {Promise<any>} */
export async function loadWasm() {
  await buildWasm();
  const folder = join(root, 'www/engine/wasm');
  const engine = await import(pathToFileURL(join(folder, 'peg_solitaire.js')).href);
  engine.initSync({ module: readFileSync(join(folder, 'peg_solitaire_bg.wasm')) });
  return engine;
}

/** @param {any} engine @returns {Times[]} */
export function benchWasm(engine) {
  console.error('Timing in wasm...');
  /** @type {{ naiveLimit: number, rowMilliseconds: number, rows: Row[] }} */
  const { naiveLimit, rowMilliseconds, rows } = readBenches('problems');
  return rows.map((row) => benchRow(engine, row, naiveLimit, rowMilliseconds));
}

/**
 * @param {any} engine
 * @param {Row} row
 * @param {number} limit of positions, for plain backtracking
 * @param {number} time in milliseconds, for each of the two solvers
 * @returns {Times}
 */
function benchRow(engine, row, limit, time) {
  /** @type {Pair[]} */
  const pairs = typeof row.pairs === 'string' ? readBenches('pairs')[row.pairs] : row.pairs;
  const problems = pairs.map((pair) => readProblem(engine, row, pair));
  const ours = median(time, () => problems.map((problem) => timed(() => solve(engine, row, problem))));
  const efforts = ours.result.map(({ result }) => result);
  const naive = median(time, () => solveNaively(engine, row, problems, limit));
  const naiveDone = naive.result.every(({ answer }) => answer !== undefined);
  check(row, problems, efforts);
  check(row, problems, naiveDone ? naive.result : naive.result.slice(0, -1));
  return {
    title: row.title,
    ms: row.percentile === undefined ? ours.ms : percentile(ours.result, row.percentile),
    positions: totalPositions(efforts),
    naiveMs: naive.ms,
    naivePositions: totalPositions(naive.result),
    naiveDone,
    open: efforts.filter(({ answer }) => answer === OPEN).length,
  };
}

/** @param {string} name of a file in `benches` */
function readBenches(name) {
  return JSON.parse(readFileSync(join(root, `benches/${name}.json`), 'utf8'));
}

/**
 * @param {any} engine
 * @param {Row} row
 * @param {Pair} pair
 * @returns {Problem}
 */
function readProblem({ Board }, row, [start, finish, right, name = row.board]) {
  const board = new Board(name);
  return { board, start: board.start(start), finish, right };
}

/** Ends the process if an answer is wrong. @param {Row} row @param {Problem[]} problems @param {Effort[]} efforts */
function check({ title }, problems, efforts) {
  const isWrong = (/** @type {Effort} */ { answer }, /** @type {number} */ index) =>
    answer !== problems[index].right && ![answer, problems[index].right].includes(OPEN);
  if (efforts.some(isWrong)) fail(`${title}: a wrong answer.`);
}

/** The longest calls, which a cancellation may have to wait for. @param {any} engine @returns {Longest[]} */
export function longestRuns(engine) {
  console.error('Looking for long calls in wasm...');
  return HARD_PROBLEMS.map(([name, vacancy, finish]) => {
    const board = new engine.Board(name);
    const start = board.start(vacancy);
    const times = QUESTIONS.map((ask) => [ask, longestCall(searchFor(engine, ask, board, start, finish))]);
    board.free();
    return { title: `${name}, ${vacancy} to ${finish}`, times: Object.fromEntries(times) };
  });
}

/** @param {any} search */
function longestCall(search) {
  const end = performance.now() + MILLISECONDS;
  let [longest, isRunning] = [0, true];
  while (isRunning && performance.now() < end) {
    const used = process.cpuUsage();
    const { result, ms } = timed(() => search.run(FEW));
    isRunning = result.state === 'running';
    // Other programs and threads also use the processor, so real time overstates the time of a call.
    if (ms > longest) longest = Math.max(longest, Math.min(ms, process.cpuUsage(used).user / 1000));
  }
  search.free();
  return longest;
}
