// Checks the dependencies of the crate: against `deny.toml`, and at the oldest versions that Cargo.toml promises.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cargoTool } from '../kit/cargo-tools.mjs';
import { version } from '../kit/manifest.mjs';
import { root, run, tryToRun } from '../kit/run.mjs';

const DENY = ['deny', '--locked'];
/** The crate in `cluster` is published nowhere, and what it depends on has crates in two versions. */
const CLUSTER = ['--manifest-path', 'cluster/Cargo.toml'];
const NAME = `peg-solitaire-${version}`;
const FOLDER = join(root, 'target/dependencies');
const CHECK = ['check', '--quiet', '--all-features', '--target-dir', join(root, 'target/oldest-versions')];

/** Checks licences, sources and duplicates always, and known weaknesses if their database can be loaded. */
export function checkCrates() {
  cargoTool('deny', '0.20.2');
  // Offline, the sources of every target have to be there.
  run('cargo', ['fetch', '--locked']);
  run('cargo', [...DENY, '--offline', 'check', 'licenses', 'bans', 'sources']);
  run('cargo', ['fetch', '--locked', ...CLUSTER]);
  run('cargo', [...DENY, ...CLUSTER, '--offline', 'check', 'licenses', 'sources']);
  if (tryToRun('cargo', [...DENY, 'fetch', 'db'])) run('cargo', [...DENY, '--offline', 'check', 'advisories']);
  else console.log('The database of known weaknesses cannot be reached: crates were not held against it.');
}

/** Writes the crate alone, as Cargo would publish it. @returns {string} their folder */
export function writeSources() {
  run('cargo', ['package', '--locked', '--allow-dirty', '--no-verify', '--quiet']);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  run('tar', ['-xzf', join(root, 'target/package', `${NAME}.crate`)], {}, FOLDER);
  return join(FOLDER, NAME);
}

/** Compiles the crate, its tests and its engine with them. @param {string} sources the folder of the crate */
export function checkOldestVersions(sources) {
  // The choice of them is unstable, so a stable release has to be told to make it.
  run('cargo', ['update', '--quiet', '-Z', 'direct-minimal-versions'], { RUSTC_BOOTSTRAP: '1' }, sources);
  run('cargo', [...CHECK, '--all-targets'], {}, sources);
  run('cargo', [...CHECK, '--lib', '--target', 'wasm32-unknown-unknown'], {}, sources);
  console.log('The crate works with the oldest versions that it promises to work with.');
}
