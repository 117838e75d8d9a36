// Checks the oldest versions of crates that Cargo.toml promises to work with: a Rust program may have them.

import { join } from 'node:path';
import { root, run } from '../kit/run.mjs';

const CHECK = ['check', '--quiet', '--all-features', '--target-dir', join(root, 'target/oldest-versions')];

/** Compiles the crate, its tests and its engine with them. @param {string} sources the folder of the crate */
export function checkOldestVersions(sources) {
  // The choice of them is unstable, so a stable release has to be told to make it.
  run('cargo', ['update', '--quiet', '-Z', 'direct-minimal-versions'], { RUSTC_BOOTSTRAP: '1' }, sources);
  run('cargo', [...CHECK, '--all-targets'], {}, sources);
  run('cargo', [...CHECK, '--lib', '--target', 'wasm32-unknown-unknown'], {}, sources);
  console.log('The crate works with the oldest versions that it promises to work with.');
}
