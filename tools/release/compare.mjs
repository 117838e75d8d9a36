// Compares two folders of files, to the byte.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The differences, a sentence for each file.
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

/** All files in a folder and below, in order, by their paths in it. @param {string} folder */
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

/** Some bytes around a place, as text. @param {Buffer} bytes @param {number} place */
function excerpt(bytes, place) {
  return JSON.stringify(bytes.subarray(Math.max(0, place - 10), place + 30).toString('latin1'));
}

/**
 * The files that name a folder of this machine, a sentence for each.
 * @param {string} folder of the files
 * @param {string[]} paths of this machine alone
 */
export function traces(folder, paths) {
  return filesIn(folder).flatMap((name) => {
    const bytes = readFileSync(join(folder, name));
    return paths.filter((path) => bytes.includes(path)).map((path) => `${name} names ${path}.`);
  });
}
