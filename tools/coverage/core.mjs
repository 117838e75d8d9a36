// Measures what the tests reach of the core, with cargo-llvm-cov.

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cargoTool } from '../kit/cargo-tools.mjs';
import { output, root, run } from '../kit/run.mjs';

const VERSION = '0.9.1';

/** Runs all tests of the core but those in its documentation. @returns {import('./tables.mjs').Covered[]} */
export function coverCore() {
  cargoTool('llvm-cov', VERSION);
  // Only nightly Rust marks branches.
  const nightly = output('rustup', ['run', 'nightly', 'rustc', '--version']) !== undefined;
  if (!nightly) console.log('Without a nightly Rust, the branches of the core are not measured.');
  const toolchain = nightly ? 'nightly' : 'stable';
  run('rustup', ['component', 'add', 'llvm-tools', '--toolchain', toolchain]);
  const file = join(root, 'target/coverage-core.json');
  const branches = nightly ? ['--branch'] : [];
  const report = ['--json', '--summary-only', '--output-path', file];
  const llvmCov = [`+${toolchain}`, 'llvm-cov'];
  // The tests call the command line, which Cargo builds beside them only on request.
  run('cargo', [
    ...llvmCov,
    'run',
    '--no-report',
    '--example',
    'solve',
    '--features',
    'serde',
    ...branches,
    '--',
    '--help',
  ]);
  run('cargo', [...llvmCov, '--no-clean', '--lib', '--tests', '--features', 'serde', ...branches, ...report]);
  return JSON.parse(readFileSync(file, 'utf8')).data[0].files.map(coveredFile);
}

/** @param {{ filename: string, summary: Record<string, import('./tables.mjs').Reached> }} file */
function coveredFile({ filename, summary: { lines, regions, branches } }) {
  return { file: relative(root, filename), reached: { lines, regions, branches } };
}
