// Sets up what every other tool needs, or says what to install and how. It needs only Node, and takes a fraction of a
// second if everything is there.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rustVersion } from './cargo.mjs';
import { isNewer } from './newer.mjs';
import { fail, output, run } from './run.mjs';

const WASM_TARGET = 'wasm32-unknown-unknown';

/** Checks Node and Rust, and installs the npm packages and Rust's wasm target if they are missing. */
export function setUp() {
  checkNode();
  checkRust();
  installPackages();
  installWasmTarget();
}

/** Sets up the tools that work with Rust alone. */
export function setUpRust() {
  checkNode();
  checkRust();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old: 20.19 or newer is needed. Get it from https://nodejs.org.`);
  }
}

function checkRust() {
  const version = output('cargo', ['--version']);
  if (!version)
    fail('Rust is missing. Install it with rustup from https://rustup.rs, open a new terminal and try again.');
  const [, minor] = version.match(/cargo 1\.(\d+)/) ?? [];
  if (Number(minor) < Number(rustVersion.split('.')[1]))
    fail(`${version.trim()} is too old: ${rustVersion} or newer is needed. Run "rustup update stable".`);
}

function installPackages() {
  if (isNewer(['node_modules/.package-lock.json'], ['package-lock.json'])) return;
  console.log('Installing the npm packages ...');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

function installWasmTarget() {
  const sysroot = output('rustc', ['--print', 'sysroot'])?.trim() ?? '';
  if (existsSync(join(sysroot, 'lib', 'rustlib', WASM_TARGET))) return;
  if (!output('rustup', ['--version'])) {
    fail(
      `Rust's ${WASM_TARGET} target is missing, and there is no rustup to add it: install Rust from https://rustup.rs.`,
    );
  }
  console.log(`Adding Rust's ${WASM_TARGET} target ...`);
  run('rustup', ['target', 'add', WASM_TARGET]);
}
