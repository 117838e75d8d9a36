// The map in ARCHITECTURE.md is what is there: its first block of text names files and folders that exist, and every file of
// `www` and `src`.
//
// A line of the map begins with a folder (`game/`), or with one or more files (`scene.js proof.js`), each with its extension.
// Words about them follow; a line without names goes on with the words. Indented lines lie in the folder above them.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, map] = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').match(/^```text\n(.*?)^```$/ms) ?? [];
const FOLDER = /^[\w-]+(\/[\w-]+)*\/$/;
const FILE = /^[\w-]+(\.[\w-]+)+$/;
/** The wasm with its JavaScript is generated. */
const GENERATED = /^www\/engine\/wasm\//;

/** The names at the beginning of a line: one folder, or files. @param {string} line */
function namesOf(line) {
  const words = line.trim().split(/ +/);
  if (FOLDER.test(words[0])) return words.slice(0, 1);
  const end = words.findIndex((word) => !FILE.test(word));
  return words.slice(0, end < 0 ? words.length : end);
}

/** The paths that a map names. @param {string} text */
function pathsOf(text) {
  /** The folders around a line, outermost first. @type {{ indent: number, path: string }[]} */
  let around = [];
  return text.split('\n').flatMap((line) => {
    const names = namesOf(line);
    if (names.length === 0) return [];
    const indent = line.search(/\S/);
    around = around.filter((folder) => folder.indent < indent);
    const paths = names.map((name) => (around.at(-1)?.path ?? '') + name);
    if (FOLDER.test(names[0])) around.push({ indent, path: paths[0] });
    return paths;
  });
}

/** @param {string} folder */
function filesIn(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
}

const named = pathsOf(map ?? '');

test('a map is read by its indentation', () => {
  const text =
    'a/        words\n  b.js c.css  d.js does this\n            and that\n  e/f/  g.js is here\n    h.js\ni.js';
  assert.deepEqual(pathsOf(text), ['a/', 'a/b.js', 'a/c.css', 'a/d.js', 'a/e/f/', 'a/e/f/h.js', 'i.js']);
});

test('what the map names exists', () => {
  assert.ok(named.length > 50);
  assert.deepEqual(
    named.filter((path) => !existsSync(join(root, path))),
    [],
  );
});

test('every file of the core and the front end is in the map', () => {
  const files = [...filesIn('src'), ...filesIn('www')].filter((path) => !GENERATED.test(path));
  assert.deepEqual(
    files.filter((path) => !named.includes(path)),
    [],
  );
});

test('nothing is in the map twice', () => {
  assert.deepEqual(
    named.filter((path, index) => named.indexOf(path) !== index),
    [],
  );
});
