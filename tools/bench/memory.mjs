// `npm run memory`: runs searches that fill their memory, and compares their memory use with their limits. Natively,
// the allocator counts the bytes, for all boards in the library. In wasm, it is enough to measure the size of the
// memory at the end, because wasm memory never shrinks. `npm run memory -- wasm` runs only the wasm part.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWasm } from '../engine/wasm.mjs';
import { fail, root, run } from '../shared/run.mjs';
import { setUp } from '../shared/setup.mjs';
import { printTable } from './measuring.mjs';

/**
 * The most positions that a search examines: enough for every search that can fill its memory to do so, within seconds.
 * Some searches would run for hours without this limit.
 */
const POSITIONS = 10_000_000;
const SLICE = 20_000;
/** A search in wasm may use this many tenths of its limit, in addition to what the engine itself uses. */
const TENTHS = 11;
/**
 * The bytes allowed for the engine, its stack, a board and pagoda functions, which use 1.1 MB before a search begins.
 */
const ENGINE = 2.5 * 2 ** 20;

/** The page's memory limits, and the problems in the library that reach them or come closest. */
/** @type {[string, string, string, string, number][]} */
const CASES = [
  ['Solver', 'diamond', 'e1', 'e9', 96],
  ['Solver', 'european', 'c1', 'e7', 96],
  ['FewestMoves', '8x8', 'c1', 'any', 96],
  ['FewestMoves', 'wiegleb', 'e5', 'e5', 96],
  ['FewestMoves', 'star-37', 'd4', 'any', 96],
  ['FewestPegs', 'wiegleb', 'e1', 'any', 96],
  ['Count', '8x8', 'c1', 'any', 96],
  ['Count', 'english-diagonal', 'd4', 'd4', 96],
  ['CountSolutions', 'english-diagonal', 'd4', 'd4', 96],
  ['CountSolutions', 'wiegleb', 'e5', 'e5', 96],
  ['Solutions', '5x6', 'c4', 'c4', 96],
  ['Solutions', 'english', 'd4', 'd4', 96],
  ['Solutions', 'wiegleb', 'e5', 'e5', 96],
  ['Judge', 'english', 'd4', 'd4', 48],
  ['Judge', 'wiegleb', 'e5', 'e5', 48],
  ['Judge', '8x8', 'c1', 'any', 48],
];

setUp();
if (process.argv[2] !== 'wasm')
  run('cargo', ['test', '--release', '--locked', '--test', 'memory', '--', '--ignored', '--nocapture']);
await buildWasm();
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
    `${Math.round((100 * bytes) / (megabytes * 2 ** 20))}%`,
    positions.toLocaleString('en'),
  ]),
);
const over = rows.filter(({ row, bytes }) => bytes > (row[4] * 2 ** 20 * TENTHS) / 10 + ENGINE);
if (over.length > 0) fail(`${over.length} searches exceed their memory limit.`);

/**
 * Runs a search in a separate engine.
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
function begin({ Solver, FewestMoves, FewestPegs, Count, Solutions, Judge }, ask, board, start, finish, megabytes) {
  if (ask === 'Count' || ask === 'CountSolutions')
    return new Count(board, start, finish, ask === 'CountSolutions', megabytes);
  if (ask === 'Solutions') return new Solutions(board, start, finish, megabytes);
  // A complete set has its own limit and reports its own size, so the judge is measured without a complete set.
  if (ask === 'Judge') return new Judge(board, start, finish, megabytes, 0);
  if (ask === 'FewestMoves') return new FewestMoves(board, start, finish, megabytes);
  if (ask === 'FewestPegs') return new FewestPegs(board, start, 1, megabytes);
  return new Solver(board, start, finish, 0, megabytes);
}
