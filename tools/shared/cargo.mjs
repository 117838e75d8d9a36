// Reads Cargo.toml, and finds tools that Cargo installs, such as cargo-fuzz.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, output, root, run } from './run.mjs';

const manifest = readFileSync(join(root, 'Cargo.toml'), 'utf8');

/** @param {string} key of `[package]` */
function read(key) {
  const value = manifest.match(new RegExp(`^${key} = "(.*)"`, 'm'))?.[1];
  return value ?? fail(`Cargo.toml has no ${key}.`);
}

export const version = read('version');
/** The oldest supported Rust, such as `1.88`. */
export const rustVersion = read('rust-version');

/** @param {string[]} names */
const packages = (...names) => names.flatMap((name) => ['--package', name]);
/**
 * Cargo's options to select the libraries of the workspace, and those to select all packages whose tests run natively.
 */
export const LIBRARIES = packages(
  'peg-solitaire',
  'peg-solitaire-puzzles',
  'peg-solitaire-sets',
  'peg-solitaire-visualizer',
);
export const PACKAGES = [...LIBRARIES, ...packages('peg-solitaire-cli')];

/**
 * Makes sure that this version of `cargo NAME` is installed.
 * @param {string} name without `cargo-`
 * @param {string} version such as `0.13.2`
 */
export function cargoTool(name, version) {
  const found = output('cargo', [name, '--version'])?.trim().split(' ').at(-1);
  if (found === version) return;
  console.log(`Installing cargo-${name} ${version}...`);
  run('cargo', ['install', '--locked', `cargo-${name}@${version}`]);
}
