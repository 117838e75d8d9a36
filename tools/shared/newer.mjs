// Checks whether results are newer than their sources, so that nothing is built twice.

import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './run.mjs';

/**
 * True if all results are newer than all sources.
 * @param {string[]} results
 * @param {string[]} sources files and folders
 */
export function isNewer(results, sources) {
  return Math.max(...times(sources)) < Math.min(...times(results));
}

/**
 * The modification times of all files; a missing file counts as never changed.
 * @param {string[]} paths files and folders
 */
function times(paths) {
  const files = paths.flatMap((path) => listFiles(resolve(root, path)));
  return files.map((file) => statOf(file)?.mtimeMs ?? 0);
}

/**
 * The files in a folder, and the folders themselves, which change if a file is removed.
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!statOf(path)?.isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return [path, ...names.map((name) => join(path, name))];
}

/** @param {string} path */
function statOf(path) {
  return statSync(path, { throwIfNoEntry: false });
}
