// Compiles the Rust core to wasm and writes the JavaScript module around it.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const CRATE = ['build', '--release', '--lib', '--target', 'wasm32-unknown-unknown', '--locked'];
const HELPER = ['run', '--quiet', '--locked', '--package', 'bindgen', '--'];

/** Builds `www/engine/wasm` unless it is newer than everything it is made from. */
export function buildWasm() {
  if (isFresh('www/engine/wasm')) return;
  console.log('Building the wasm (the first time takes a few minutes) ...');
  compile('target/wasm', [], 'www/engine/wasm');
}

/**
 * The engine of the one-file element, without what a page needs beyond playing and solving.
 * @returns {string} the folder
 */
export function buildLeanWasm() {
  if (!isFresh('target/lean')) compile('target/wasm', ['--no-default-features'], 'target/lean');
  return join(root, 'target/lean');
}

/** Whether the engine in a folder is newer than everything it is made from. @param {string} folder */
function isFresh(folder) {
  const sources = ['src', 'tools/bindgen', 'Cargo.toml', 'Cargo.lock', '.cargo/config.toml'];
  const results = ['.js', '.d.ts', '_bg.wasm'].map((end) => `${folder}/peg_solitaire${end}`);
  return Math.max(...times(sources)) < Math.min(...times(results));
}

/**
 * The engine with the plain backtracking baseline in it, for benchmarks.
 * @returns {string} the folder
 */
export function buildBaselineWasm() {
  compile('target/wasm', ['--features', 'baseline'], 'target/baseline');
  return join(root, 'target/baseline');
}

/**
 * @param {string} target where Cargo keeps its files; wasm has its own, so that native builds stay
 * @param {string[]} features
 * @param {string} folder where the module is written
 */
function compile(target, features, folder) {
  run('cargo', [...CRATE, '--target-dir', target, ...features]);
  run('cargo', [...HELPER, `${target}/wasm32-unknown-unknown/release/peg_solitaire.wasm`, folder]);
}

/**
 * When the files were changed; a missing one never was.
 * @param {string[]} paths files and folders
 */
function times(paths) {
  const files = paths.flatMap((path) => listFiles(join(root, path)));
  return files.map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0));
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => listFiles(join(path, name)));
}
