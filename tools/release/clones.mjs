// Clones the commit, without uncommitted changes, builds the clones, and compares the builds byte by byte.

import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { fail, output, root, run } from '../shared/run.mjs';

/** The commit of the folder. */
export function currentCommit() {
  return output('git', ['rev-parse', '--short', 'HEAD'])?.trim() ?? fail('This is not a git repository.');
}

export function isCommitted() {
  return output('git', ['status', '--porcelain']) === '';
}

/** Clones the commit and builds everything that is published. @param {string} folder */
export function buildClone(folder) {
  run('git', ['clone', '--quiet', root, folder]);
  run('npm', ['run', 'build'], {}, folder);
}

/**
 * Fails if the builds differ, or if files contain paths from this machine.
 * @param {string} one a clone
 * @param {string} other
 */
export function compareBuilds(one, other) {
  const [dist, another] = [one, other].map((clone) => join(clone, 'dist'));
  report(differences(dist, another), 'Two builds of one commit differ.');
  report(traces(dist, [one, homedir()]), 'What was built names folders of this machine.');
}

/** @param {string[]} sentences @param {string} failure */
function report(sentences, failure) {
  if (sentences.length === 0) return;
  console.error(sentences.join('\n'));
  fail(failure);
}

/**
 * The differences, one sentence per file.
 * @param {string} one a folder
 * @param {string} other
 */
export function differences(one, other) {
  const [names, others] = [filesIn(one), filesIn(other)];
  const lacking = (/** @type {string[]} */ all, /** @type {string[]} */ some, /** @type {string} */ folder) =>
    all.filter((name) => !some.includes(name)).map((name) => `${name} is only in ${folder}.`);
  const changed = names.filter((name) => others.includes(name)).flatMap((name) => difference(name, one, other));
  return [...lacking(names, others, one), ...lacking(others, names, other), ...changed];
}

/** The relative paths of all files in a folder and its subfolders, sorted. @param {string} folder */
export function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((path) => relative(folder, path).replaceAll('\\', '/')).sort();
}

/** @param {string} name @param {string} one @param {string} other @returns {string[]} */
function difference(name, one, other) {
  const [a, b] = [one, other].map((folder) => readFileSync(join(folder, name)));
  if (a.equals(b)) return [];
  const place = a.findIndex((byte, index) => byte !== b[index]);
  const from = place < 0 ? a.length : place;
  return [`${name} differs from byte ${from} on: ${excerpt(a, from)}, ${excerpt(b, from)}.`];
}

/** The bytes around a place, as text. @param {Buffer} bytes @param {number} place */
function excerpt(bytes, place) {
  return JSON.stringify(bytes.subarray(Math.max(0, place - 10), place + 30).toString('latin1'));
}

/**
 * The files that contain paths from this machine, one sentence per file.
 * @param {string} folder of the files
 * @param {string[]} paths that exist only on this machine
 */
export function traces(folder, paths) {
  return filesIn(folder).flatMap((name) => {
    const bytes = readFileSync(join(folder, name));
    return paths.filter((path) => bytes.includes(path)).map((path) => `${name} names ${path}.`);
  });
}
