// `npm run bench`: times the solver against plain backtracking, natively and in wasm, in one run. It also times a judge
// on positions from random play, and measures the longest wait for a cancellation. `--sizes` prints the sizes of what a
// visitor downloads; `--page` times the page on a phone, and embedded boards. Both options measure the output of `npm
// run build`.

import { freemem } from 'node:os';
import { fail, output } from '../shared/run.mjs';
import { setUp } from '../shared/setup.mjs';
import { printDownloads } from './downloads.mjs';
import { judgeInWasm } from './judge.mjs';
import { printTable } from './measuring.mjs';
import { benchWasm, loadWasm, longestRuns } from './wasm.mjs';

/** @typedef {import('./wasm.mjs').Times} Times */
/** @typedef {import('./judge.mjs').Judged} Judged */

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

const SET_HEADS = [
  'complete set',
  'positions',
  'native',
  'wasm',
  'a second, native',
  'wasm',
  'plain, native',
  'wasm',
  'ratio, native',
];

const JUDGE_HEADS = [
  'judged, with all jumps, or counted',
  'positions',
  'warm-up, native',
  'wasm',
  'half within, native',
  'wasm',
  '99 of 100, native',
  'wasm',
  'worst, native',
  'wasm',
  'open, native',
  'wasm',
  'megabytes',
];

if (process.argv.includes('--sizes')) {
  printDownloads();
} else if (process.argv.includes('--page')) {
  const { visitSite } = await import('../shared/browsers.mjs');
  await visitSite((await import('./page.mjs')).printPage);
  console.log();
  await visitSite((await import('./embeds.mjs')).printEmbeds);
} else {
  setUp();
  process.env.SET_MEMORY = String(freemem());
  const native = benchNatively('solve');
  const nativelyJudged = benchNatively('judge');
  const engine = await loadWasm();
  const wasm = benchWasm(engine);
  const judged = judgeInWasm(engine);
  const longest = longestRuns(engine);
  const isSet = (/** @type {Times} */ { title }) => title.includes('every position');
  const [ofSets, others] = [native.filter(isSet), native.filter((row) => !isSet(row))];
  printTable(HEADS, cells(others, wasm));
  console.log();
  printTable(SET_HEADS, setCells(ofSets, wasm.filter(isSet)));
  console.log();
  printTable(JUDGE_HEADS, judgeCells(nativelyJudged, judged));
  console.log();
  printTable(
    ['the longest `run` of a few positions, in wasm', ...Object.keys(longest[0].times)],
    longestCells(longest),
  );
}

/** Runs a benchmark of the crate and returns its rows. @param {string} name @returns {any[]} */
function benchNatively(name) {
  console.error(`Timing natively: ${name}...`);
  const lines = output('cargo', ['bench', '--quiet', '--locked', '--bench', name]);
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

/** @param {Times[]} native @param {Times[]} wasm */
function setCells(native, wasm) {
  return native.map((row, index) => {
    const other = wasm[index];
    const speeds = [row, other].map(({ positions, ms }) => positions / ms);
    const plain = [row, other].map(({ naivePositions, naiveMs }) => naivePositions / naiveMs);
    const taken = [row, other].map(({ ms, open }) => (open ? '-' : time(ms)));
    const rates = speeds.map((speed, at) => ([row, other][at].open ? '-' : millions(speed)));
    const ratio = row.open ? '-' : `${Math.round(speeds[0] / plain[0]).toLocaleString('en')}x`;
    return [row.title, row.positions.toLocaleString('en'), ...taken, ...rates, ...plain.map(millions), ratio];
  });
}

/** @param {number} speed in thousands per second */
const millions = (speed) => `${Number((speed / 1000).toPrecision(2)).toLocaleString('en')} million`;

/** @param {(Judged & { megabytes: number })[]} native @param {Judged[]} wasm */
function judgeCells(native, wasm) {
  return native.map((row, index) => {
    const other = wasm[index];
    const times = [row.warmUp, other.warmUp, row.half, other.half, row.most, other.most, row.worst, other.worst];
    return [
      row.title,
      String(row.asked),
      ...times.map(time),
      String(row.open),
      String(other.open),
      String(row.megabytes),
    ];
  });
}

/** @param {import('./wasm.mjs').Longest[]} longest */
function longestCells(longest) {
  return longest.map(({ title, times }) => [title, ...Object.values(times).map(time)]);
}

/** Rounds to two significant digits. @param {number} milliseconds */
function time(milliseconds) {
  return `${Number(milliseconds.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 4 })} ms`;
}
