// `npm run bench`: the solver against plain backtracking, natively and in wasm under Node, in one run.
// `--json` prints the same as JSON, `--sizes` the sizes of what a visitor downloads.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, output, root } from './run.mjs';
import { setUp } from './setup.mjs';
import { kilobytes, sizesOf } from './sizes.mjs';
import { buildBaselineWasm } from './wasm.mjs';

/**
 * What a row of the table says: ours, plain backtracking, and whether that came to an end.
 * @typedef {{ title: string, ms: number, positions: number, naiveMs: number, naivePositions: number, naiveDone: boolean }} Row
 * A row of benches/problems.json, where `pairs` are problems or the name of a file of them. An answer is a number in digits.
 * @typedef {{ title: string, ask: string, depth: number, board: string, pairs: string | Pair[], percentile?: number }} Problems
 * Start, finish, answer and board.
 * @typedef {[string, string, string, string?]} Pair
 * @typedef {{ board: any, start: string, finish: string, right: string }} Problem
 * Undefined where the limit came before the answer.
 * @typedef {{ answer: string | undefined, positions: number, ms: number }} Effort
 */

/** More than any search takes. */
const ALL = 2 ** 32 - 1;
/** What a visitor of the page does not load before asking for it. */
const ON_REQUEST = /frame|gif|snapshot/;
const SIZE_HEADS = ['file', 'raw', 'gzip', 'brotli'];

if (process.argv.includes('--sizes')) {
  printSizes();
} else {
  setUp();
  const native = benchNatively();
  const wasm = await benchWasm();
  if (process.argv.includes('--json')) console.log(JSON.stringify({ native, wasm }, null, 2));
  else printTable(native, wasm);
}

/** @returns {Row[]} */
function benchNatively() {
  console.error('Timing natively ...');
  const lines = output('cargo', ['bench', '--quiet', '--locked', '--bench', 'solve']);
  if (lines === undefined) fail('"cargo bench" failed.');
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** @returns {Promise<Row[]>} */
async function benchWasm() {
  console.error('Timing in wasm ...');
  const folder = buildBaselineWasm();
  const engine = await import(pathToFileURL(join(folder, 'peg_solitaire.js')).href);
  engine.initSync({ module: readFileSync(join(folder, 'peg_solitaire_bg.wasm')) });
  /** @type {{ naiveLimit: number, rowMilliseconds: number, rows: Problems[] }} */
  const { naiveLimit, rowMilliseconds, rows } = JSON.parse(readFileSync(join(root, 'benches/problems.json'), 'utf8'));
  return rows.map((row) => benchRow(engine, row, naiveLimit, rowMilliseconds));
}

/**
 * @param {any} engine
 * @param {Problems} row
 * @param {number} limit
 * @param {number} time
 * @returns {Row}
 */
function benchRow(engine, row, limit, time) {
  const problems = readPairs(row.pairs).map((pair) => readProblem(engine, row, pair));
  const ours = median(time, () => problems.map((problem) => timed(() => solve(engine, row, problem))));
  const naive = median(time, () => solveNaively(engine, row, problems, limit));
  const naiveDone = naive.result.every(({ answer }) => answer !== undefined);
  check(row, problems, ours.result);
  check(row, problems, naiveDone ? naive.result : naive.result.slice(0, -1));
  return {
    title: row.title,
    ms: row.percentile === undefined ? ours.ms : percentile(ours.result, row.percentile),
    positions: sum(ours.result),
    naiveMs: naive.ms,
    naivePositions: sum(naive.result),
    naiveDone,
  };
}

/**
 * The result, and the median time of as many runs as begin within `time`.
 * @template T
 * @param {number} time
 * @param {() => T} run
 */
function median(time, run) {
  /** @type {number[]} */
  const times = [];
  const begin = performance.now();
  while (true) {
    const once = performance.now();
    const result = run();
    times.push(performance.now() - once);
    if (performance.now() - begin < time) continue;
    times.sort((a, b) => a - b);
    return { result, ms: times[times.length >> 1] };
  }
}

/** @param {string | Pair[]} pairs @returns {Pair[]} */
function readPairs(pairs) {
  return typeof pairs === 'string' ? JSON.parse(readFileSync(join(root, `benches/${pairs}.json`), 'utf8')) : pairs;
}

/**
 * @param {any} engine
 * @param {Problems} row
 * @param {Pair} pair
 * @returns {Problem}
 */
function readProblem({ Board }, row, [start, finish, right, name = row.board]) {
  const board = new Board(name);
  return { board, start: board.start(start), finish, right };
}

/** @param {Problems} row @param {Problem[]} problems @param {Effort[]} efforts */
function check({ title }, problems, efforts) {
  const isWrong = (/** @type {Effort} */ { answer }, /** @type {number} */ index) => answer !== problems[index].right;
  if (efforts.some(isWrong)) fail(`${title}: a wrong answer.`);
}

/** @param {() => Omit<Effort, 'ms'>} run @returns {Effort} */
function timed(run) {
  const begin = performance.now();
  const effort = run();
  return { ...effort, ms: performance.now() - begin };
}

/** The time within which so many of 100 are answered. @param {Effort[]} efforts @param {number} part */
function percentile(efforts, part) {
  const times = efforts.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.floor((times.length * part) / 100)];
}

/**
 * @param {any} engine
 * @param {Problems} row
 * @param {Problem} problem
 */
function solve(engine, { ask, depth }, { board, start, finish }) {
  if (ask === 'perft') {
    const lines = engine.countLines(board, start, depth);
    return { answer: String(lines), positions: lines };
  }
  const search = searchFor(engine, ask, board, start, finish);
  let report = search.run(ALL);
  while (report.state === 'running') report = search.run(ALL);
  search.free();
  return { answer: answerOf(report, ask), positions: report.positions };
}

/**
 * @param {any} engine
 * @param {string} ask
 * @param {any} board
 * @param {string} start
 * @param {string} finish
 */
function searchFor({ Solver, FewestMoves, FewestPegs, Count }, ask, board, start, finish) {
  if (ask === 'fewest-moves') return new FewestMoves(board, start, finish);
  if (ask === 'fewest-pegs') return new FewestPegs(board, start, 1);
  if (ask === 'solve' || ask === 'verdict') return new Solver(board, start, finish);
  return new Count(board, start, finish, ask === 'solutions');
}

/** @param {any} report @param {string} ask */
function answerOf(report, ask) {
  if (ask === 'solutions') return report.solutions;
  if (ask === 'games') return report.games;
  if (ask === 'verdict') return report.state;
  if (report.state !== 'solved') return 'none';
  if (!report.proven) return 'not proven';
  return String(ask === 'fewest-moves' ? report.moves : report.length);
}

/**
 * Looks at no more than `limit` positions of all problems together.
 * @param {any} engine
 * @param {Problems} row
 * @param {Problem[]} problems
 * @param {number} limit
 * @returns {Effort[]}
 */
function solveNaively(engine, row, problems, limit) {
  /** @type {Effort[]} */
  const efforts = [];
  for (const problem of problems) {
    const effort = timed(() => solveOneNaively(engine, row, problem, limit - sum(efforts)));
    efforts.push(effort);
    if (effort.answer === undefined) break;
  }
  return efforts;
}

/**
 * @param {any} engine
 * @param {Problems} row
 * @param {Problem} problem
 * @param {number} limit
 */
function solveOneNaively(engine, { ask, depth }, { board, start, finish, right }, limit) {
  if (ask === 'perft') {
    const lines = engine.countNaively(board, start, depth);
    return { answer: String(lines), positions: lines };
  }
  // Backtracking does not know when it has the fewest pegs, so it is told; the rest it would have to follow to its end.
  const pegs =
    ask === 'fewest-pegs'
      ? board.pegs(start).reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b) - Number(right)
      : 1;
  const isEndless = ask === 'fewest-moves' || ask === 'solutions' || ask === 'games';
  const { state, jumps, positions } = engine.solveNaively(
    board,
    start,
    isEndless ? 'any' : finish,
    isEndless ? 0 : pegs,
    limit,
  );
  if (state === 'unknown') return { answer: undefined, positions };
  return { answer: ask === 'verdict' ? state : state === 'solved' ? String(jumps) : 'none', positions };
}

/** @param {Effort[]} efforts */
function sum(efforts) {
  return efforts.reduce((total, { positions }) => total + positions, 0);
}

/** @param {Row[]} native @param {Row[]} wasm */
function printTable(native, wasm) {
  const heads = [
    'problem',
    'native',
    'wasm',
    'positions',
    'plain, native',
    'plain, wasm',
    'plain positions',
    'ratio in wasm',
  ];
  const cells = native.map((row, index) => {
    const other = wasm[index];
    const least = row.naiveDone ? '' : '> ';
    return [
      row.title,
      time(row.ms),
      time(other.ms),
      row.positions.toLocaleString('en'),
      least + time(row.naiveMs),
      least + time(other.naiveMs),
      least + row.naivePositions.toLocaleString('en'),
      `${least}${Number((other.naiveMs / other.ms).toPrecision(2)).toLocaleString('en')}x`,
    ];
  });
  printMarkdown(heads, cells);
}

/** Two figures that mean something. @param {number} milliseconds */
function time(milliseconds) {
  return `${Number(milliseconds.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 4 })} ms`;
}

/** What `npm run build` has made: for a visitor of the page, and for a page that uses the engine alone. */
function printSizes() {
  if (!existsSync(join(root, 'dist'))) fail('There is no dist yet: run "npm run build" first.');
  const page = ['dist/index.html', ...filesIn('dist/assets').filter((file) => !ON_REQUEST.test(file))];
  const engine = ['dist/npm/www/engine/wasm/peg_solitaire.js', 'dist/npm/www/engine/wasm/peg_solitaire_bg.wasm'];
  for (const files of [page, ['dist/peg-solitaire.js', 'target/lean/optimised.wasm'], engine]) {
    printMarkdown(SIZE_HEADS, sizes(files));
    console.log();
  }
}

/** @param {string} folder */
function filesIn(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** A line for each file and one for all. @param {string[]} files */
function sizes(files) {
  const numbers = files.map((file) => sizesOf(join(root, file)));
  const total = [0, 1, 2].map((column) => numbers.reduce((all, size) => all + size[column], 0));
  // The build puts a hash into each name.
  const name = (/** @type {string} */ file) => basename(file).replace(/-[\w-]{8}\./, '.');
  return [
    ...files.map((file, index) => [name(file), ...numbers[index].map(kilobytes)]),
    ['all', ...total.map(kilobytes)],
  ];
}

/** @param {string[]} heads @param {string[][]} rows */
function printMarkdown(heads, rows) {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)));
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(' | ')} |`;
  const rule = line(widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))));
  console.log([line(heads), rule, ...rows.map(line)].join('\n'));
}
