// `npm run bench`: times the solver against plain backtracking, natively and in wasm, in one run; then how long a search may let
// a cancellation wait.
// `--json` prints the same as JSON. `--sizes` prints the sizes of what a visitor downloads.

import { printDownloads } from './bench/downloads.mjs';
import { longestRuns } from './bench/longest.mjs';
import { printTable } from './bench/markdown.mjs';
import { benchWasm, loadWasm } from './bench/wasm.mjs';
import { fail, output } from './run.mjs';
import { setUp } from './setup.mjs';

/** @typedef {import('./bench/wasm.mjs').Times} Times */

const HEADS = [
  'problem',
  'native',
  'wasm',
  'positions',
  'open',
  'plain, native',
  'plain, wasm',
  'plain positions',
  'ratio in wasm',
];

if (process.argv.includes('--sizes')) {
  printDownloads();
} else {
  setUp();
  const native = benchNatively();
  const engine = await loadWasm();
  const wasm = benchWasm(engine);
  const longest = longestRuns(engine);
  if (process.argv.includes('--json')) console.log(JSON.stringify({ native, wasm, longest }, null, 2));
  else {
    printTable(HEADS, cells(native, wasm));
    console.log();
    printTable(
      ['the longest `run` of a few positions, in wasm', ...Object.keys(longest[0].times)],
      longestCells(longest),
    );
  }
}

/** @returns {Times[]} */
function benchNatively() {
  console.error('Timing natively ...');
  const lines = output('cargo', ['bench', '--quiet', '--locked', '--bench', 'solve']);
  if (lines === undefined) fail('"cargo bench" failed.');
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** @param {Times[]} native @param {Times[]} wasm */
function cells(native, wasm) {
  return native.map((row, index) => {
    const other = wasm[index];
    const atLeast = row.naiveDone ? '' : '> ';
    return [
      row.title,
      time(row.ms),
      time(other.ms),
      row.positions.toLocaleString('en'),
      String(other.open),
      atLeast + time(row.naiveMs),
      atLeast + time(other.naiveMs),
      atLeast + row.naivePositions.toLocaleString('en'),
      `${atLeast}${Number((other.naiveMs / other.ms).toPrecision(2)).toLocaleString('en')}x`,
    ];
  });
}

/** @param {import('./bench/longest.mjs').Longest[]} longest */
function longestCells(longest) {
  return longest.map(({ title, times }) => [title, ...Object.values(times).map(time)]);
}

/** Rounds to two significant figures. @param {number} milliseconds */
function time(milliseconds) {
  return `${Number(milliseconds.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 4 })} ms`;
}
