// Packages, unpacks and tests the crate by itself, as it would be published.

import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../kit/manifest.mjs';
import { root, run } from '../kit/run.mjs';

const FOLDER = 'target/package/peg-solitaire';

/** Packages the working tree, committed or not. */
export function unpack() {
  run('cargo', ['package', '--locked', '--allow-dirty']);
  // Cargo leaves the package unpacked after it has compiled it.
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  renameSync(join(root, `${FOLDER}-${version}`), join(root, FOLDER));
}

/** Runs all tests that are in the package, with a word of either width. */
export function testPackage() {
  const manifest = ['--manifest-path', `${FOLDER}/Cargo.toml`];
  const tests = ['test', '--locked', ...manifest, '--target-dir', 'target/package/target', '--features'];
  for (const features of ['serde', 'serde,wide']) run('cargo', [...tests, features]);
}
