// Reads Cargo.toml.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './run.mjs';

const manifest = readFileSync(join(root, 'Cargo.toml'), 'utf8');

/** @param {string} key of `[package]` */
function read(key) {
  const value = manifest.match(new RegExp(`^${key} = "(.*)"`, 'm'))?.[1];
  return value ?? fail(`Cargo.toml has no ${key}.`);
}

export const version = read('version');
/** The oldest Rust that compiles the crate, such as `1.88`. */
export const rustVersion = read('rust-version');
