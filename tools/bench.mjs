// `npm run bench`: the solver against plain backtracking, natively and in wasm under Node, in one run.
// `--json` prints the same as JSON, `--sizes` the sizes of what a visitor downloads.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fail, output, root } from './run.mjs';
import { setUp } from './setup.mjs';
import { buildBaselineWasm } from './wasm.mjs';

/**
 * A row: ours, plain backtracking, and whether that came to an end.
 * @typedef {{ title: string, ms: number, positions: number, naiveMs: number, naivePositions: number, naiveDone: boolean }} Row
 * @typedef {{ title: string, board: string, pairs: [string, string][], outcome: string }} Problems
 */

/** As in benches/solve.rs. */
const NAIVE_LIMIT = 5_000_000;
const ROW_MILLISECONDS = 500;
const REPEATS = 3;

if (process.argv.includes('--sizes')) {
  await printSizes();
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
  const engine = await import(join(folder, 'peg_solitaire.js'));
  engine.initSync({ module: readFileSync(join(folder, 'peg_solitaire_bg.wasm')) });
  /** @type {Problems[]} */
  const rows = JSON.parse(readFileSync(join(root, 'benches/problems.json'), 'utf8'));
  return rows.map((row) => ({ title: row.title, ...ours(engine, row), ...naive(engine, row) }));
}

/**
 * The median time of solving all problems of a row.
 * @param {any} engine
 * @param {Problems} row
 */
function ours({ Board, Solver }, { board: name, pairs, outcome }) {
  const board = new Board(name);
  const starts = pairs.map(([vacancy]) => board.vacancy(vacancy));
  /** @type {number[]} */
  const times = [];
  let positions = 0;
  const begin = performance.now();
  while (performance.now() - begin < ROW_MILLISECONDS || times.length < REPEATS) {
    const once = performance.now();
    const reports = pairs.map(([, finish], index) => {
      const solver = new Solver(board, starts[index], finish);
      const report = solver.run(1e9);
      solver.free();
      return report;
    });
    times.push(performance.now() - once);
    if (reports.some(({ state }) => state !== outcome)) fail(`${name}: expected ${outcome}`);
    positions = reports.reduce((sum, report) => sum + report.positions, 0);
  }
  times.sort((a, b) => a - b);
  return { ms: times[times.length >> 1], positions };
}

/**
 * @param {any} engine
 * @param {Problems} row
 */
function naive({ Board, solveNaively }, { board: name, pairs }) {
  const board = new Board(name);
  const begin = performance.now();
  let naivePositions = 0;
  let naiveDone = true;
  for (const [vacancy, finish] of pairs) {
    const visited = solveNaively(board, board.vacancy(vacancy), finish, NAIVE_LIMIT - naivePositions);
    naivePositions += Math.abs(visited);
    naiveDone = visited > 0;
    if (!naiveDone) break;
  }
  return { naiveMs: performance.now() - begin, naivePositions, naiveDone };
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
      `${least}${Number((other.naiveMs / other.ms).toPrecision(2)).toLocaleString('en')}`,
    ];
  });
  printMarkdown(heads, cells);
}

/** Two figures that mean something. @param {number} milliseconds */
function time(milliseconds) {
  return `${Number(milliseconds.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 4 })} ms`;
}

/** What `npm run build` has made for a visitor. */
async function printSizes() {
  const files = ['dist/index.html', ...readdirSync(join(root, 'dist/assets')).map((name) => `dist/assets/${name}`)];
  const sizes = files.map((file) => {
    const bytes = readFileSync(join(root, file));
    return [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
  });
  const total = [0, 1, 2].map((column) => sizes.reduce((sum, size) => sum + size[column], 0));
  const name = (/** @type {string} */ file) => file.replace(/^dist\/(assets\/)?/, '').replace(/-[\w-]{8}\./, '.');
  const rows = files.map((file, index) => [name(file), ...sizes[index].map(kilobytes)]);
  printMarkdown(['file', 'raw', 'gzip', 'brotli'], [...rows, ['all', ...total.map(kilobytes)]]);
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
  const rule = `|${widths.map((width, column) => (column ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  console.log([line(heads), rule, ...rows.map(line)].join('\n'));
}
