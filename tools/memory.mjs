// `npm run memory`: runs searches that fill their memory, and compares what they take with what they may take: natively by an
// allocator that counts, on all boards of the library, and in wasm by the size of its memory, which never shrinks.
// `npm run memory -- wasm` does the second alone.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printTable } from './bench/markdown.mjs';
import { fail, root, run } from './run.mjs';
import { setUp } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

/** So many positions fill the memory of every search that fills it at all. */
const POSITIONS = 12_000_000;
const SLICE = 20_000;
/** By how much of its bound a search may exceed it in wasm, beside what the engine takes itself: see docs/reliability.md. */
const TENTHS = 13;
/** What the engine, its stack and a board take, in bytes. */
const ENGINE = 4 * 2 ** 20;

/** The bounds of the page, with problems of the library that reach them, or come nearest to it. */
/** @type {[string, string, string, string, number][]} */
const CASES = [
  ['Solver', '8x8', 'c1', 'any', 192],
  ['Solver', 'wiegleb', 'e5', 'e5', 192],
  ['FewestMoves', 'wiegleb', 'e5', 'e5', 192],
  ['FewestMoves', 'english-diagonal', 'd4', 'd4', 192],
  ['Count', 'english-diagonal', 'd4', 'd4', 192],
  ['Count', 'european', 'c1', 'any', 192],
  ['CountSolutions', 'english-diagonal', 'd4', 'd4', 192],
  ['CountSolutions', 'wiegleb', 'e5', 'e5', 192],
  ['Solutions', '5x6', 'c4', 'c4', 128],
  ['Solutions', 'english', 'd4', 'd4', 128],
  ['Solutions', 'wiegleb', 'e5', 'e5', 128],
  ['Judge', 'english', 'd4', 'd4', 48],
  ['Judge', '8x8', 'c1', 'any', 48],
];

setUp();
if (process.argv[2] !== 'wasm')
  run('cargo', ['test', '--release', '--locked', '--test', 'memory', '--', '--ignored', '--nocapture']);
buildWasm();
const rows = [];
for (const [index, row] of CASES.entries()) rows.push({ row, ...(await measure(index, row)) });
printTable(
  ['search in wasm', 'board', 'problem', 'bound', 'memory of the wasm', 'of the bound', 'positions'],
  rows.map(({ row: [ask, board, start, finish, megabytes], bytes, positions }) => [
    ask,
    board,
    `${start} to ${finish}`,
    `${megabytes} MB`,
    `${(bytes / 2 ** 20).toFixed(1)} MB`,
    `${Math.round((100 * bytes) / (megabytes * 2 ** 20))} %`,
    positions.toLocaleString('en'),
  ]),
);
const over = rows.filter(({ row, bytes }) => bytes > (row[4] * 2 ** 20 * TENTHS) / 10 + ENGINE);
if (over.length > 0) fail(`${over.length} searches take more than they may.`);

/**
 * Runs a search in an engine of its own.
 * @param {number} index
 * @param {[string, string, string, string, number]} row
 */
async function measure(index, [ask, board, start, finish, megabytes]) {
  const folder = join(root, 'www/engine/wasm');
  const engine = await import(`${pathToFileURL(join(folder, 'peg_solitaire.js')).href}?${index}`);
  const { memory } = engine.initSync({ module: readFileSync(join(folder, 'peg_solitaire_bg.wasm')) });
  const drawn = new engine.Board(board);
  const search = begin(engine, ask, drawn, drawn.start(start), finish, megabytes);
  let positions = 0;
  for (let state = 'running'; state === 'running' && positions < POSITIONS; ) {
    ({ state, positions } = search.run(SLICE));
    if (ask === 'Judge' && state === 'judged') state = search.prepare(SLICE) ? 'prepared' : 'running';
  }
  const bytes = memory.buffer.byteLength;
  console.error(`${ask}, ${board}: ${(bytes / 2 ** 20).toFixed(1)} of ${megabytes} MB`);
  return { bytes, positions };
}

/**
 * @param {any} engine
 * @param {string} ask
 * @param {any} board
 * @param {string} start
 * @param {string} finish
 * @param {number} megabytes
 */
function begin({ Solver, FewestMoves, Count, Solutions, Judge }, ask, board, start, finish, megabytes) {
  if (ask === 'Count' || ask === 'CountSolutions')
    return new Count(board, start, finish, ask === 'CountSolutions', megabytes);
  if (ask === 'Solutions') return new Solutions(board, start, finish, megabytes);
  if (ask === 'Judge') return new Judge(board, start, finish, megabytes);
  if (ask === 'FewestMoves') return new FewestMoves(board, start, finish, megabytes);
  return new Solver(board, start, finish, 0, megabytes);
}
