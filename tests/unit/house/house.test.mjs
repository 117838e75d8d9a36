// Rooms of `www` import only what they may, types included: dependency-cruiser sees imports of code alone. No room is
// too full.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { KNOWN } from '../../../.dependency-cruiser.mjs';
import { root } from '../../../tools/kit/run.mjs';

const TRACKED = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const files = TRACKED.filter((file) => /^www\/.*\.js$/.test(file));
/** Imports of code, and of types in both forms. */
const IMPORTS = /(?:from |import |import\()'(\.[^'?]+\.js)'/g;
/** The most files of a room. */
const MOST_FILES = 14;
/** The most lines of a file. */
const MOST_LINES = 300;
/** These are no rooms: the root, data, the programs of tests that Cargo finds, and folders still to be divided. */
const NO_ROOM = ['.', 'tests', 'tests/data'];
const LARGE = ['www/board', 'www/engine'];

/** @param {string} file */
const roomOf = (file) => dirname(file).slice('www/'.length);
/** The imports of a file, also of types. @param {string} file */
const knownTo = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORTS)].map(([, path]) => join(dirname(file), path));

test('nothing comes from a room above, types included', () => {
  const wrong = files.flatMap((file) => {
    const room = roomOf(file);
    const others = knownTo(file).filter((other) => roomOf(other) !== room && !KNOWN[room].includes(roomOf(other)));
    return others.map((other) => `${file} knows ${other}`);
  });
  assert.deepEqual(wrong, []);
});

test('files know each other in no circle, types included', () => {
  const known = new Map(files.map((file) => [file, knownTo(file)]));
  const open = new Set(files);
  const isFree = (/** @type {string} */ file) => !known.get(file)?.some((other) => other !== file && open.has(other));
  for (let free = [...open].filter(isFree); free.length > 0; free = [...open].filter(isFree))
    for (const file of free) open.delete(file);
  assert.deepEqual([...open], []);
});

test('every room of www is in the list of floors, and every room of the list is there', () => {
  const listed = Object.keys(KNOWN).filter((room) => !['engine/wasm', 'engine/learn'].includes(room));
  assert.deepEqual([...new Set(files.map(roomOf))].sort(), listed.sort());
});

test(`no room has more than ${MOST_FILES} files`, () => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of TRACKED) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const full = [...counts].filter(([, count]) => count > MOST_FILES).map(([room]) => room);
  assert.deepEqual(
    full.filter((room) => ![...NO_ROOM, ...LARGE].includes(room)),
    [],
  );
});

test(`no file of www has more than ${MOST_LINES} lines`, () => {
  const long = TRACKED.filter((file) => /^www\/.*\.(js|css)$/.test(file)).filter(
    (file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length > MOST_LINES,
  );
  assert.deepEqual(long, []);
});
