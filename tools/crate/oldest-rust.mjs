// Runs Cargo with the oldest Rust that Cargo.toml promises.

import { existsSync } from 'node:fs';
import { rustVersion } from '../kit/manifest.mjs';
import { output, run } from '../kit/run.mjs';

const WASM = ['--target', 'wasm32-unknown-unknown'];
/** The folder of its files; two versions of Rust in one folder would compile everything again and again. */
export const folder = 'target/oldest-rust';
const CRATE = ['--quiet', '--locked', '--all-features', '--target-dir', folder];

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export function cargo(args, env) {
  run('cargo', [`+${rustVersion}`, ...args], env);
}

/** Installs it if it is missing, and compiles the crate, its tests and its engine for JavaScript. */
export function checkWithOldestRust() {
  const libraries = output('rustc', [`+${rustVersion}`, '--print', 'target-libdir', ...WASM])?.trim();
  if (!libraries || !existsSync(libraries))
    run('rustup', ['toolchain', 'install', rustVersion, '--profile', 'minimal', '--no-self-update', ...WASM]);
  cargo(['check', '--all-targets', ...CRATE]);
  cargo(['check', '--lib', ...WASM, ...CRATE]);
}

/** Writes the documentation as JSON. @returns {string} the path */
export function documentAsJson() {
  // The JSON is unstable, so a stable release has to be told to write it; the helper `api` reads that of this version.
  const unstable = { RUSTC_BOOTSTRAP: '1', RUSTDOCFLAGS: '-Z unstable-options --output-format json' };
  cargo(['doc', '--lib', '--no-deps', ...CRATE], unstable);
  return `${folder}/doc/peg_solitaire.json`;
}
