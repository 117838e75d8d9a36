// Compiles the Rust core to wasm and writes the JavaScript module around it.

import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isNewer } from '../shared/newer.mjs';
import { fail, root, run, runAlong } from '../shared/run.mjs';
import { withChecks, withNextCore, withShortNames } from './glue.mjs';
import { nameByPlace } from './order.mjs';

const CRATE = [
  'rustc',
  '--release',
  '--package',
  'peg-solitaire-wasm',
  '--target',
  'wasm32-unknown-unknown',
  '--locked',
];
/**
 * Panic messages contain file paths. Other crates are in Cargo's folder, which differs between machines, so its path is
 * replaced by a fixed name: a commit then produces the same bytes everywhere.
 */
const CARGO_HOME = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
const SAME_EVERYWHERE = `--remap-path-prefix=${CARGO_HOME}=cargo`;
/**
 * Flags for optimising for speed. Limits on inlining and loop unrolling make the engine an eighth smaller, and no
 * slower. See docs/experiments.md.
 */
const FOR_SPEED = configured([
  SAME_EVERYWHERE,
  '-Cllvm-args=--inline-threshold=100',
  '-Cllvm-args=--unroll-threshold=100',
]);
const FOR_SIZE = [...configured([SAME_EVERYWHERE]), '--config', 'profile.release.opt-level="z"'];

/** Cargo's options. @param {string[]} flags of the compiler, in addition to `.cargo/config.toml` */
function configured(flags) {
  return ['--config', `target.wasm32-unknown-unknown.rustflags=${JSON.stringify(flags)}`];
}

/** The folder for Cargo's files, separate so that native builds are kept. */
const TARGET = 'target/wasm';
/** Cargo's arguments for running one of the Rust programs next to this file; the program's name comes after them. */
const HELPER = ['run', '--quiet', '--locked', '--package', 'engine', '--bin'];
/** Optimises the compressor, which would otherwise take a minute. */
const FAST_PACKER = ['--config', 'profile.dev.package.zopfli.opt-level=3'];
/** The command that compiles the helper that writes the JavaScript of an engine. */
export const HELPER_BUILD = ['cargo', 'build', '--quiet', '--locked', '--package', 'engine', '--bin', 'bindgen'];
/**
 * Binaryen's optimiser makes the wasm smaller without slowing it down: see docs/measurements.md. The optimiser may
 * assume that the lowest kilobyte of memory is unused, since that is the far end of the stack. The optimiser does not
 * inline functions with a single caller: if LLVM has kept such a function, inlining it would make the wasm compress
 * less well. Sorting by name puts similar functions next to each other.
 */
const OPTIMISER = 'node_modules/binaryen/bin/wasm-opt';
const OPTIMISATIONS = [
  ...['-Oz', '--low-memory-unused', '--one-caller-inline-max-function-size=0', '--reorder-functions-by-name'],
  ...['--strip-debug', '--strip-producers', '--strip-target-features'],
];
const GLUE = 'peg_solitaire.js';
const WASM = 'peg_solitaire_bg.wasm';
/** An empty file that marks the folder of an engine that Binaryen has optimised. */
const OPTIMISED = 'optimised';
const SOURCES = [
  'src',
  'puzzles',
  'visualizer',
  'wasm',
  'tests/common/naive.rs',
  'tools/engine',
  'Cargo.toml',
  'Cargo.lock',
  '.cargo/config.toml',
];

/**
 * A promise that settles once Cargo has compiled the last engine. Cargo compiles one engine at a time, while others are
 * optimised.
 */
let compiling = Promise.resolve();

/**
 * Builds all engines that are older than their sources: the complete engine, its version for larger boards, and smaller
 * engines for the page and the two single-file elements.
 */
export async function buildEngines() {
  const parts = /** @type {const} */ (['library', 'solver', 'analysis']).map(buildPart);
  await Promise.all([buildWasm(), buildWide(), ...parts]);
  const [text, wide] = ['wasm', 'wide'].map((folder) => readFileSync(join(root, 'www/engine', folder, GLUE), 'utf8'));
  if (text !== wide) fail('The JavaScript of the engine differs from that of the engine for larger boards.');
}

/** Builds the complete engine in `www/engine/wasm`, unless it is newer than its sources. */
export async function buildWasm({ isOptimised = true } = {}) {
  await build('www/engine/wasm', 'engine', { isChecked: true, isOptimised });
}

/** Builds the complete engine for larger boards in `www/engine/wide`. */
export async function buildWide({ isOptimised = true } = {}) {
  await build('www/engine/wide', 'engine,wide', { isChecked: true, isOptimised });
}

/** True if the engine for larger boards is newer than its sources, optimised or not. */
export const hasWide = () => isFresh('www/engine/wide', { isOptimised: false });

/**
 * Builds a smaller engine with short names, unless it is newer than its sources.
 * @param {'solver' | 'analysis' | 'library'} feature in Cargo.toml
 * @returns {Promise<string>} the folder
 */
export async function buildPart(feature) {
  const folder = `target/engines/${feature}`;
  // The page's engine does not search, so it is fast enough even if compiled for size and for the largest boards.
  const isOfPage = feature === 'library';
  await build(folder, isOfPage ? `${feature},wide` : `${feature},lean`, { hasShortNames: true, isForSize: isOfPage });
  return join(root, folder);
}

/**
 * Compresses wasm as tightly as possible in a format that browsers can decompress themselves.
 * @param {string} wasm its path
 * @returns {Buffer}
 */
export function pack(wasm) {
  const packed = wasm.replace(/wasm$/, 'deflate');
  if (!isNewer([packed], [wasm])) run('cargo', [...FAST_PACKER, ...HELPER, 'deflate', wasm, packed]);
  return readFileSync(packed);
}

/**
 * True if the engine in a folder is newer than its sources.
 * @param {string} folder
 * @param {Form} [form]
 */
function isFresh(folder, { isOptimised = true } = {}) {
  const files = [GLUE, 'peg_solitaire.d.ts', WASM, ...(isOptimised ? [OPTIMISED] : [])];
  return isNewer(
    files.map((file) => `${folder}/${file}`),
    SOURCES,
  );
}

/**
 * Builds an engine, unless it is newer than its sources.
 * @param {string} folder of the module
 * @param {string} features in Cargo.toml, separated by commas
 * @param {Form} form
 */
async function build(folder, features, form) {
  if (!isFresh(folder, form)) await compile(folder, features, form);
}

/**
 * How to build an engine. An engine for other callers checks its arguments. Binaryen takes longer than the compiler, so
 * `npm start` begins with an engine that is not optimised.
 * @typedef {{ hasShortNames?: boolean, isChecked?: boolean, isForSize?: boolean, isOptimised?: boolean }} Form
 */

/** @param {string} folder @param {string} features @param {Form} [form] */
async function compile(folder, features, form = {}) {
  // The result is moved only when it is complete, because a partial result would count as fresh.
  const made = `target/making/${features}`;
  const begin = new Date();
  rmSync(join(root, made, OPTIMISED), { force: true });
  compiling = compiling.then(() => link(made, features, form));
  await compiling;
  if (form.isOptimised ?? true) {
    await optimise(made, form);
    writeFileSync(join(root, made, OPTIMISED), '');
  }
  for (const name of readdirSync(join(root, made))) {
    cpSync(join(root, made, name), join(root, folder, name));
    // Sets the modification time to the start of the build, so that a source that has changed since then counts as
    // newer.
    utimesSync(join(root, folder, name), begin, begin);
  }
}

/** Compiles the wasm and its JavaScript. @param {string} made the folder @param {string} features @param {Form} form */
async function link(made, features, { isChecked = false, isForSize = false }) {
  const options = isForSize ? FOR_SIZE : FOR_SPEED;
  await runOrFail('cargo', [...CRATE, ...options, '--target-dir', TARGET, '--features', features]);
  const compiled = `${TARGET}/wasm32-unknown-unknown/release/peg_solitaire_wasm.wasm`;
  await runOrFail('cargo', [...HELPER, 'bindgen', compiled, made, ...(isChecked ? ['--checked'] : [])]);
  const glue = join(root, made, GLUE);
  rewrite(glue, withNextCore);
  if (isChecked) rewrite(glue, withChecks);
}

/** @param {string} made the folder of the wasm and its JavaScript @param {Form} form */
async function optimise(made, { hasShortNames = false }) {
  const wasm = join(root, made, WASM);
  nameByPlace(wasm);
  const shortening = hasShortNames ? ['--minify-imports-and-exports-and-modules'] : [];
  const printed = await promisify(execFile)(
    process.execPath,
    [join(root, OPTIMISER), ...OPTIMISATIONS, ...shortening, wasm, '-o', wasm],
    { maxBuffer: 2 ** 24 },
  ).catch((error) => fail(`The wasm could not be optimised: ${error.message}`));
  if (!hasShortNames) return;
  const names = JSON.parse(printed.stdout);
  rewrite(join(root, made, GLUE), (glue) => withShortNames(glue, names));
  writeFileSync(join(root, made, 'names.json'), JSON.stringify(Object.fromEntries(names.exports), null, 2));
}

/**
 * Runs a program in parallel with others, and ends this process if it fails.
 * @param {string} program
 * @param {string[]} args
 */
async function runOrFail(program, args) {
  if (!(await runAlong(program, args, 'as it comes'))) fail(`"${program} ${args.join(' ')}" failed.`);
}

/** @param {string} path @param {(text: string) => string} change */
function rewrite(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
