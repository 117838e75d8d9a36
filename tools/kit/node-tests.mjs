// Gives Node the arguments to run tests on all cores; by itself it would leave one free.

import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * The arguments of Node for the tests of a folder, file by file: from Node 21 on it takes no folder.
 * @param {string} folder
 */
export function testsIn(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const names = files.filter((name) => name.endsWith('.test.mjs'));
  return ['--test', `--test-concurrency=${availableParallelism()}`, ...names.map((name) => `${folder}/${name}`)];
}
