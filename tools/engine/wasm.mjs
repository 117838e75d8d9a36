// Compiles the Rust core to wasm and writes the JavaScript module around it.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { isNewer } from '../kit/newer.mjs';
import { fail, root, run } from '../kit/run.mjs';
import { withChecks } from './checked-glue.mjs';
import { withNextCore } from './glue.mjs';
import { nameByPlace } from './order.mjs';
import { shortenNames } from './short-names.mjs';

/**
 * The core becomes a module only here: a Rust program that depends on the crate links the library. The library beside
 * the module keeps Cargo from optimising across crates, which makes the wasm a tenth larger and no faster.
 */
const CRATE = [
  ...['rustc', '--release', '--lib', '--crate-type', 'rlib,cdylib'],
  ...['--target', 'wasm32-unknown-unknown', '--locked'],
];
/**
 * The compiler copies less into callers than it would, and unrolls fewer loops: the packed core is a fiftieth smaller,
 * and no slower: see docs/experiments.md.
 */
const LIMITS = ['-Cllvm-args=--inline-threshold=180', '-Cllvm-args=--unroll-threshold=100'];
/**
 * Messages of panics name files. Those of other crates lie in Cargo's folder, which differs between machines: the wasm
 * gives it one name, so that a commit gives the same bytes everywhere. These flags are added to those of
 * `.cargo/config.toml`.
 */
const CARGO_HOME = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
const SAME_EVERYWHERE = [
  '--config',
  `target.wasm32-unknown-unknown.rustflags=${JSON.stringify([`--remap-path-prefix=${CARGO_HOME}=cargo`, ...LIMITS])}`,
];
const FOR_SIZE = ['--config', 'profile.release.opt-level="z"'];
/** The folder of Cargo's files; wasm has its own, so that native builds stay. */
const TARGET = 'target/wasm';
const HELPER = ['run', '--quiet', '--locked', '--package', 'bindgen', '--'];
const PACKER = ['run', '--quiet', '--locked', '--package', 'lzma', '--'];
/**
 * Binaryen's optimiser runs until nothing gets smaller; its code is about as fast: see docs/measurements.md. It may
 * take the lowest kilobyte of memory for unused: the unreached end of the stack lies there. Functions with one caller
 * stay functions: what LLVM has left apart is smaller apart, once packed.
 */
const OPTIMISER = 'node_modules/binaryen/bin/wasm-opt';
const SMALLEST = ['-Oz', '--low-memory-unused', '--one-caller-inline-max-function-size=0'];
const OPTIMISATIONS = [...SMALLEST, '--converge'];
/** Sorting undoes some of its work on how instructions are written, so that this comes last. */
const SORTED = ['--reorder-functions-by-name', ...SMALLEST];
const STRIPPED = ['--strip-debug', '--strip-producers', '--strip-target-features'];
const GLUE = 'peg_solitaire.js';
const WASM = 'peg_solitaire_bg.wasm';
const SOURCES = [
  'src',
  'tools/engine/wasm.mjs',
  'tools/engine/checked-glue.mjs',
  'tools/engine/glue.mjs',
  'tools/engine/short-names.mjs',
  'tools/engine/order.mjs',
  'tools/engine/bindgen',
  'Cargo.toml',
  'Cargo.lock',
  '.cargo/config.toml',
];

/** Builds the engine with everything in it, in `www/engine/wasm`, unless it is newer than its sources. */
export function buildWasm() {
  if (isFresh('www/engine/wasm')) return;
  console.log('Building the wasm (the first time takes a few minutes) ...');
  compile('engine', 'www/engine/wasm', { isChecked: true });
}

/** Builds the same for larger boards, unless it is newer than its sources; `www/engine/wide` has its wasm. */
export function buildWide() {
  buildWasm();
  buildWider('engine', 'www/engine/wasm', { isChecked: true });
  const [made, kept] = ['target/engines/wide-engine', 'www/engine/wide'].map((folder) => join(root, folder, WASM));
  if (!isNewer([kept], [made])) cpSync(made, kept);
}

/** Builds the engine of the article, in `www/engine/learn`, unless it is newer than its sources. */
export function buildLearn() {
  if (!isFresh('www/engine/learn')) compile('learn', 'www/engine/learn', { isChecked: true });
}

/**
 * Builds a smaller engine with short names, unless it is newer than its sources.
 * @param {'solver' | 'analysis' | 'library' | 'worker'} feature of Cargo.toml
 * @returns {string} the folder
 */
export function buildPart(feature) {
  const folder = `target/engines/${feature}`;
  if (!isFresh(folder)) compile(feature, folder, { hasShortNames: true, isForSize: feature === 'library' });
  return join(root, folder);
}

/**
 * Builds a smaller engine for larger boards, unless it is newer than its sources.
 * @param {'library' | 'worker'} feature of Cargo.toml
 */
export function buildWidePart(feature) {
  buildPart(feature);
  buildWider(feature, `target/engines/${feature}`, { hasShortNames: true, isForSize: feature === 'library' });
}

/**
 * Builds an engine for larger boards. The JavaScript of the narrow one has to run it, too.
 * @param {string} feature of Cargo.toml
 * @param {string} narrow the folder of the other
 * @param {Parameters<typeof compile>[2]} options those of the other
 */
function buildWider(feature, narrow, options) {
  const folder = `target/engines/wide-${feature}`;
  if (!isFresh(folder)) compile(`${feature},wide`, folder, options);
  expectSame(`${narrow}/${GLUE}`, `${folder}/${GLUE}`);
}

/**
 * Packs wasm with LZMA, which leaves a seventh less than deflate; `www/engine/lzma.js` unpacks it.
 * @param {string} wasm its path
 * @returns {Buffer}
 */
export function pack(wasm) {
  const packed = wasm.replace(/wasm$/, 'lzma');
  if (!isNewer([packed], [wasm])) run('cargo', [...PACKER, wasm, packed]);
  return readFileSync(packed);
}

/**
 * Builds the engine with the plain backtracking baseline in it, for benchmarks.
 * @returns {string} the folder
 */
export function buildBaselineWasm() {
  compile('baseline', 'target/baseline');
  return join(root, 'target/baseline');
}

/** True if the engine in a folder is newer than its sources. @param {string} folder */
function isFresh(folder) {
  const ends = ['.js', '.d.ts', '_bg.wasm'];
  return isNewer(
    ends.map((end) => `${folder}/peg_solitaire${end}`),
    SOURCES,
  );
}

/**
 * @param {string} features those of Cargo.toml, with commas between them
 * @param {string} folder of the module
 * @param {{ hasShortNames?: boolean, isChecked?: boolean, isForSize?: boolean }} [options] an engine for foreign
 *   callers checks its arguments; one that searches nothing is as fast if it is compiled for size
 */
function compile(features, folder, { hasShortNames = false, isChecked = false, isForSize = false } = {}) {
  // The result moves to its place once it is whole: half of a result would count as fresh there.
  const made = `target/making/${features}`;
  const profile = isForSize ? FOR_SIZE : [];
  run('cargo', [...CRATE, ...SAME_EVERYWHERE, ...profile, '--target-dir', TARGET, '--features', features]);
  run('cargo', [
    ...HELPER,
    `${TARGET}/wasm32-unknown-unknown/release/peg_solitaire.wasm`,
    made,
    ...(isChecked ? ['--checked'] : []),
  ]);
  const glue = join(root, made, GLUE);
  rewrite(glue, withNextCore);
  if (isChecked) rewrite(glue, withChecks);
  const wasm = `${made}/peg_solitaire_bg.wasm`;
  if (hasShortNames)
    shortenNames([process.execPath, OPTIMISER], wasm, `${made}/peg_solitaire.js`, `${made}/names.json`);
  const optimise = (/** @type {string[]} */ ...options) =>
    run(process.execPath, [OPTIMISER, ...options, wasm, '-o', wasm]);
  optimise(...OPTIMISATIONS);
  nameByPlace(join(root, wasm));
  optimise(...SORTED, ...STRIPPED);
  cpSync(join(root, made), join(root, folder), { recursive: true });
}

/** @param {string} one @param {string} other */
function expectSame(one, other) {
  const [text, otherText] = [one, other].map((path) => readFileSync(join(root, path), 'utf8'));
  if (text !== otherText) fail(`${one} does not run the wasm of ${other}.`);
}

/** @param {string} path @param {(text: string) => string} change */
function rewrite(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
