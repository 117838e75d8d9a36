// Times the solver against plain backtracking in wasm, under Node.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildBaselineWasm } from '../engine/wasm.mjs';
import { fail, root } from '../kit/run.mjs';
import { OPEN, solve, solveNaively, totalPositions } from './searches.mjs';
import { median, percentile, timed } from './timing.mjs';

/** @typedef {import('./searches.mjs').Row} Row */
/** @typedef {import('./searches.mjs').Pair} Pair */
/** @typedef {import('./searches.mjs').Problem} Problem */
/** @typedef {import('./searches.mjs').Effort} Effort */

/**
 * The times of a row: those of the solver and of plain backtracking, which may not have come to its end. `open` counts
 * the problems without an answer.
 * @typedef {{
 *   title: string, ms: number, positions: number, naiveMs: number, naivePositions: number, naiveDone: boolean,
 *   open: number
 * }} Times
 */

/** Loads the engine with the baseline. @returns {Promise<any>} */
export async function loadWasm() {
  const folder = await buildBaselineWasm();
  const engine = await import(pathToFileURL(join(folder, 'peg_solitaire.js')).href);
  engine.initSync({ module: readFileSync(join(folder, 'peg_solitaire_bg.wasm')) });
  return engine;
}

/** @param {any} engine @returns {Times[]} */
export function benchWasm(engine) {
  console.error('Timing in wasm ...');
  /** @type {{ naiveLimit: number, rowMilliseconds: number, rows: Row[] }} */
  const { naiveLimit, rowMilliseconds, rows } = readBenches('problems');
  return rows.map((row) => benchRow(engine, row, naiveLimit, rowMilliseconds));
}

/**
 * @param {any} engine
 * @param {Row} row
 * @param {number} limit of positions, for plain backtracking
 * @param {number} time in milliseconds, for each of the two
 * @returns {Times}
 */
function benchRow(engine, row, limit, time) {
  /** @type {Pair[]} */
  const pairs = typeof row.pairs === 'string' ? readBenches(row.pairs) : row.pairs;
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
