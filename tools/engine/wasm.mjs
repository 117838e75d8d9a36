// Compiles the Rust core to wasm and writes the JavaScript module around it.

import { cpSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { isNewer } from '../kit/newer.mjs';
import { fail, root, run, runAlong } from '../kit/run.mjs';
import { shortenNames, withChecks, withNextCore } from './glue.mjs';
import { nameByPlace } from './order.mjs';

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
/** The programs in Rust beside this file. */
const HELPER = ['run', '--quiet', '--locked', '--package', 'engine', '--bin'];
/** The command that compiles the helper that writes the JavaScript of an engine. */
export const HELPER_BUILD = ['cargo', 'build', '--quiet', '--locked', '--package', 'engine', '--bin', 'bindgen'];
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
/** An empty file in the folder of an engine that Binaryen has optimised. */
const OPTIMISED = 'optimised';
const SOURCES = ['src', 'tools/engine', 'Cargo.toml', 'Cargo.lock', '.cargo/config.toml'];

/** The last engine that Cargo works on: it compiles one after the other, while others are optimised. */
let compiling = Promise.resolve();

/** Builds all engines of the site that are older than their sources. */
export async function buildEngines() {
  const parts = /** @type {const} */ (['solver', 'analysis']).map(buildPart);
  const both = /** @type {const} */ (['library', 'worker']).map(buildWidePart);
  await Promise.all([buildWide(), ...both, ...parts, buildLearn()]);
}

/**
 * Builds the engine with everything in it, in `www/engine/wasm`, unless it is newer than its sources.
 * @param {Form} [form]
 */
export async function buildWasm(form = {}) {
  await build('www/engine/wasm', 'engine', { isChecked: true, ...form });
}

/** True if that engine is newer than its sources, optimised or not. */
export const hasWasm = () => isFresh('www/engine/wasm', { isOptimised: false });

/**
 * Builds the same for larger boards, too, unless it is newer than its sources; `www/engine/wide` has its wasm.
 * @param {Form} [form]
 */
export async function buildWide(form = {}) {
  await Promise.all([
    buildWasm(form),
    build('target/engines/wide-engine', 'engine,wide', { isChecked: true, ...form }),
  ]);
  expectSame('www/engine/wasm', 'target/engines/wide-engine');
  const [made, kept] = ['target/engines/wide-engine', 'www/engine/wide'].map((folder) => join(root, folder, WASM));
  if (!isNewer([kept], [made])) cpSync(made, kept);
}

/**
 * Builds the engine of the article, in `www/engine/learn`, unless it is newer than its sources.
 * @param {Form} [form]
 */
export async function buildLearn(form = {}) {
  await build('www/engine/learn', 'learn', { isChecked: true, ...form });
}

/**
 * Builds a smaller engine with short names, unless it is newer than its sources.
 * @param {'solver' | 'analysis' | 'library' | 'worker'} feature of Cargo.toml
 * @returns {Promise<string>} the folder
 */
export async function buildPart(feature) {
  const folder = `target/engines/${feature}`;
  await build(folder, feature, optionsOf(feature));
  return join(root, folder);
}

/**
 * Builds a smaller engine, and the one for larger boards, unless they are newer than their sources.
 * @param {'library' | 'worker'} feature of Cargo.toml
 */
async function buildWidePart(feature) {
  const folder = `target/engines/wide-${feature}`;
  const [narrow] = await Promise.all([buildPart(feature), build(folder, `${feature},wide`, optionsOf(feature))]);
  expectSame(narrow, folder);
}

/** A core that searches nothing is as fast if it is compiled for size. @param {string} feature of Cargo.toml */
function optionsOf(feature) {
  return { hasShortNames: true, isForSize: feature === 'library' };
}

/**
 * Packs wasm with LZMA, which leaves a seventh less than deflate; `www/engine/lzma.js` unpacks it.
 * @param {string} wasm its path
 * @returns {Buffer}
 */
export function pack(wasm) {
  const packed = wasm.replace(/wasm$/, 'lzma');
  if (!isNewer([packed], [wasm])) run('cargo', [...HELPER, 'lzma', wasm, packed]);
  return readFileSync(packed);
}

/**
 * Builds the engine with the plain backtracking baseline in it, for benchmarks.
 * @returns {Promise<string>} the folder
 */
export async function buildBaselineWasm() {
  await compile('target/baseline', 'baseline');
  return join(root, 'target/baseline');
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
 * @param {string} features those of Cargo.toml, with commas between them
 * @param {Form} form
 */
async function build(folder, features, form) {
  if (!isFresh(folder, form)) await compile(folder, features, form);
}

/**
 * An engine for foreign callers checks its arguments. Binaryen takes longer than the compiler, so the first game starts
 * with an engine that it has not optimised.
 * @typedef {{ hasShortNames?: boolean, isChecked?: boolean, isForSize?: boolean, isOptimised?: boolean }} Form
 */

/** @param {string} folder @param {string} features @param {Form} [form] */
async function compile(folder, features, form = {}) {
  // The result moves to its place once it is whole: half of a result would count as fresh there.
  const made = `target/making/${features}`;
  const begin = new Date();
  rmSync(join(root, made, OPTIMISED), { force: true });
  compiling = compiling.then(() => link(made, features, form));
  await compiling;
  if (form.isOptimised ?? true) {
    await optimise(`${made}/${WASM}`);
    writeFileSync(join(root, made, OPTIMISED), '');
  }
  for (const name of readdirSync(join(root, made))) {
    cpSync(join(root, made, name), join(root, folder, name));
    // A source that changed meanwhile is newer.
    utimesSync(join(root, folder, name), begin, begin);
  }
}

/** Makes the wasm and its JavaScript. @param {string} made the folder @param {string} features @param {Form} form */
async function link(made, features, { hasShortNames = false, isChecked = false, isForSize = false }) {
  const profile = isForSize ? FOR_SIZE : [];
  await runOrFail('cargo', [...CRATE, ...SAME_EVERYWHERE, ...profile, '--target-dir', TARGET, '--features', features]);
  const compiled = `${TARGET}/wasm32-unknown-unknown/release/peg_solitaire.wasm`;
  await runOrFail('cargo', [...HELPER, 'bindgen', compiled, made, ...(isChecked ? ['--checked'] : [])]);
  const glue = join(root, made, GLUE);
  rewrite(glue, withNextCore);
  if (isChecked) rewrite(glue, withChecks);
  if (hasShortNames)
    shortenNames([process.execPath, OPTIMISER], `${made}/${WASM}`, `${made}/${GLUE}`, `${made}/names.json`);
}

/** @param {string} wasm its path */
async function optimise(wasm) {
  const call = (/** @type {string[]} */ options) =>
    runOrFail(process.execPath, [OPTIMISER, ...options, wasm, '-o', wasm]);
  await call(OPTIMISATIONS);
  nameByPlace(join(root, wasm));
  await call([...SORTED, ...STRIPPED]);
}

/** Runs a program while others go on. @param {string} program @param {string[]} args */
async function runOrFail(program, args) {
  if (!(await runAlong(program, args, 'as it comes'))) fail(`"${program} ${args.join(' ')}" failed.`);
}

/** The JavaScript of the narrow engine has to run the wide one, too. @param {string[]} folders */
function expectSame(...folders) {
  const [text, other] = folders.map((folder) => readFileSync(resolve(root, folder, GLUE), 'utf8'));
  if (text !== other) fail(`The JavaScript of ${folders.join(' does not run the wasm of ')}.`);
}

/** @param {string} path @param {(text: string) => string} change */
function rewrite(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
