// The sentences of `npm run release:check` about two builds.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { differences, filesIn, traces } from '../../../tools/release/clones.mjs';

const place = mkdtempSync(join(tmpdir(), 'compare-'));
after(() => rmSync(place, { recursive: true }));

/** @param {string} name of a folder @param {Record<string, string>} files */
function write(name, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(place, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(place, name);
}

test('folders with the same files do not differ', () => {
  const files = { 'a.js': 'let a', 'b/c.wasm': '\0asm', 'b/empty': '' };
  const one = write('one', files);
  assert.deepEqual(filesIn(one), ['a.js', 'b/c.wasm', 'b/empty']);
  assert.deepEqual(differences(one, write('same', files)), []);
});

test('what differs is named: files that one lacks, and from which byte on', () => {
  const one = write('left', { 'a.js': 'let a = 1', 'long.js': 'abc', 'b/c.js': '' });
  const other = write('right', { 'a.js': 'let a = 2', 'long.js': 'abcd', 'b/d.js': '' });
  assert.deepEqual(differences(one, other), [
    `b/c.js is only in ${one}.`,
    `b/d.js is only in ${other}.`,
    'a.js differs from byte 8 on: "let a = 1", "let a = 2".',
    'long.js differs from byte 3 on: "abc", "abcd".',
  ]);
});

test('a file that names a folder of the machine is found', () => {
  const folder = write('traced', { 'a.wasm': 'x/home/ada/src/lib.rs', 'b.js': '/home is no trace' });
  assert.deepEqual(traces(folder, ['/home/ada', '/tmp/peg']), ['a.wasm names /home/ada.']);
});
