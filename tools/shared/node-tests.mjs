// Node's arguments for running tests on all cores; by default, Node would leave one core free.

import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Node's arguments for the tests in a folder, listed file by file because Node has not accepted a folder since version
 * 21.
 * @param {string} folder
 */
export function testsIn(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const names = files.filter((name) => name.endsWith('.test.mjs'));
  return ['--test', `--test-concurrency=${availableParallelism()}`, ...names.map((name) => `${folder}/${name}`)];
}
