// `npm run bench`: the solver against plain backtracking, natively and in wasm under Node, in one run.
// `--json` prints the same as JSON, `--sizes` the sizes of what a visitor downloads.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fail, output, root } from './run.mjs';
import { setUp } from './setup.mjs';
import { buildBaselineWasm } from './wasm.mjs';

/**
 * What a row of the table says: ours, plain backtracking, and whether that came to an end.
 * @typedef {{ title: string, ms: number, positions: number, naiveMs: number, naivePositions: number, naiveDone: boolean }} Row
 * A row of benches/problems.json. The answer is the number of jumps, or of lines; null where there is no solution.
 * @typedef {{ title: string, ask: 'solve' | 'fewest' | 'count', depth: number, board: string, pairs: [string, string][],
 *   answer: number | null }} Problems
 * Undefined where the limit came before the answer.
 * @typedef {{ answer: number | null | undefined, positions: number }} Effort
 */

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
  const board = new engine.Board(row.board);
  const holes = board.holes().length;
  const problems = row.pairs.map(([vacancy, finish]) => ({ board, holes, start: board.vacancy(vacancy), finish }));
  const ours = median(time, () => problems.map((problem) => solve(engine, row, problem)));
  const naive = median(time, () => solveNaively(engine, row, problems, limit));
  const naiveDone = naive.result.every(({ answer }) => answer !== undefined);
  const answered = [...ours.result, ...naive.result.filter(({ answer }) => answer !== undefined)];
  if (answered.some(({ answer }) => answer !== row.answer)) fail(`${row.title}: a wrong answer.`);
  return {
    title: row.title,
    ms: ours.ms,
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

/**
 * @param {any} engine
 * @param {Problems} row
 * @param {any} problem
 * @returns {Effort}
 */
function solve({ Solver, FewestPegs, countLines }, { ask, depth }, { board, start, finish }) {
  if (ask === 'count') {
    const lines = countLines(board, start, depth);
    return { answer: lines, positions: lines };
  }
  const search = ask === 'solve' ? new Solver(board, start, finish) : new FewestPegs(board, start, 1);
  const report = search.run(2 ** 32 - 1);
  search.free();
  const isSolved = report.state === 'solved' && report.proven !== false;
  const answer = isSolved ? report.length : report.state === 'impossible' ? null : undefined;
  return { answer, positions: report.positions };
}

/**
 * Looks at no more than `limit` positions of all problems together.
 * @param {any} engine
 * @param {Problems} row
 * @param {any[]} problems
 * @param {number} limit
 * @returns {Effort[]}
 */
function solveNaively(engine, row, problems, limit) {
  /** @type {Effort[]} */
  const efforts = [];
  for (const problem of problems) {
    const effort = solveOneNaively(engine, row, problem, limit - sum(efforts));
    efforts.push(effort);
    if (effort.answer === undefined) break;
  }
  return efforts;
}

/**
 * @param {any} engine
 * @param {Problems} row
 * @param {any} problem
 * @param {number} limit
 * @returns {Effort}
 */
function solveOneNaively(engine, { ask, depth, answer }, { board, holes, start, finish }, limit) {
  if (ask === 'count') {
    const lines = engine.countNaively(board, start, depth);
    return { answer: lines, positions: lines };
  }
  // Backtracking does not know when it has the fewest, so it is told.
  const pegs = ask === 'fewest' ? holes - 1 - (answer ?? 0) : 1;
  const { state, jumps, positions } = engine.solveNaively(board, start, finish, pegs, limit);
  return { answer: state === 'solved' ? jumps : state === 'impossible' ? null : undefined, positions };
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
  printMarkdown(SIZE_HEADS, sizes(filesIn('dist')));
  console.log();
  printMarkdown(SIZE_HEADS, sizes(['www/wasm/peg_solitaire.js', 'www/wasm/peg_solitaire_bg.wasm']));
}

/** @param {string} folder */
function filesIn(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** A line for each file and one for all. @param {string[]} files */
function sizes(files) {
  const numbers = files.map((file) => {
    const bytes = readFileSync(join(root, file));
    return [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
  });
  const total = [0, 1, 2].map((column) => numbers.reduce((all, size) => all + size[column], 0));
  // The build puts a hash into each name.
  const name = (/** @type {string} */ file) => basename(file).replace(/-[\w-]{8}\./, '.');
  return [
    ...files.map((file, index) => [name(file), ...numbers[index].map(kilobytes)]),
    ['all', ...total.map(kilobytes)],
  ];
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** @param {string[]} heads @param {string[][]} rows */
function printMarkdown(heads, rows) {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)));
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(' | ')} |`;
  const rule = line(widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))));
  console.log([line(heads), rule, ...rows.map(line)].join('\n'));
}
