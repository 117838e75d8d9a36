// Installs what the other tools need, or explains what to install and how. It needs only Node, and takes a fraction of
// a second if nothing is missing.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rustVersion } from './cargo.mjs';
import { isNewer } from './newer.mjs';
import { fail, output, run } from './run.mjs';

const WASM_TARGET = 'wasm32-unknown-unknown';

/**
 * Something that is not installed yet, and the command that installs it.
 * @typedef {{ name: string, command: string[] }} Part
 */

/** Checks Node and Rust, and installs the npm packages and Rust's wasm target if they are missing. */
export function setUp() {
  checkNode();
  checkRust();
  for (const { name, command } of [...missingPackages(), ...missingTarget()]) {
    console.log(`Installing ${name}...`);
    run(command[0], command.slice(1));
  }
}

/** Checks only Node and Rust, for tools that need nothing else. */
export function setUpRust() {
  checkNode();
  checkRust();
}

/** Ends this process if Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old: 20.19 or newer is needed. Get it from https://nodejs.org.`);
  }
}

const rustHere = () => output('cargo', ['--version']);

export const hasRust = () => rustHere() !== undefined;

/** Ends this process if Rust is missing or too old. */
export function checkRust() {
  const version = rustHere();
  if (!version)
    fail('Rust is missing. Install it with rustup from https://rustup.rs, open a new terminal and try again.');
  const [, minor] = version.match(/cargo 1\.(\d+)/) ?? [];
  if (Number(minor) < Number(rustVersion.split('.')[1]))
    fail(`${version.trim()} is too old: ${rustVersion} or newer is needed. Run "rustup update stable".`);
}

/** @returns {Part[]} */
export function missingPackages() {
  if (isNewer(['node_modules/.package-lock.json'], ['package-lock.json'])) return [];
  return [{ name: 'the npm packages', command: ['npm', 'ci', '--no-audit', '--no-fund'] }];
}

/** @returns {Part[]} */
export function missingTarget() {
  const sysroot = output('rustc', ['--print', 'sysroot'])?.trim() ?? '';
  if (existsSync(join(sysroot, 'lib', 'rustlib', WASM_TARGET))) return [];
  if (!output('rustup', ['--version'])) {
    fail(
      `Rust's ${WASM_TARGET} target is missing, and there is no rustup to add it: install Rust from https://rustup.rs.`,
    );
  }
  return [{ name: `Rust's target ${WASM_TARGET}`, command: ['rustup', 'target', 'add', WASM_TARGET] }];
}
