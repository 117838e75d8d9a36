// Finds tools that Cargo installs, such as cargo-fuzz.

import { output, run } from './run.mjs';

/**
 * Returns once this version of `cargo NAME` is installed.
 * @param {string} name without `cargo-`
 * @param {string} version such as `0.13.2`
 */
export function cargoTool(name, version) {
  const found = output('cargo', [name, '--version'])?.trim().split(' ').at(-1);
  if (found === version) return;
  console.log(`Installing cargo-${name} ${version} ...`);
  run('cargo', ['install', '--locked', `cargo-${name}@${version}`]);
}
