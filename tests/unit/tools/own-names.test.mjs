// Names that the files for pages shorten are their own: nobody else says them.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { OWN_NAMES } from '../../../tools/build/own-names.mjs';
import { root } from '../../../tools/kit/run.mjs';

/** Folders of the public types, those of the core, the texts of all languages, and what TypeScript knows of browsers. */
const FOREIGN = { types: /\.d\.ts$/, 'www/engine/wasm': /\.d\.ts$/, 'www/words': /\.json$/ };
const BROWSERS = { 'node_modules/@typescript': /lib\.[\w.]*d\.ts$/ };

/** @param {string} folder @param {RegExp} name */
function textsIn(folder, name) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => name.test(file)).map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

/** @param {string} text */
const wordsOf = (text) => new Set(text.match(/[\w$]+/g));

test('no page, browser, message or text of a language has a name that is shortened', () => {
  const texts = Object.entries({ ...FOREIGN, ...BROWSERS }).flatMap(([folder, name]) => textsIn(folder, name));
  assert.ok(texts.length > 100, String(texts.length));
  const foreign = wordsOf(texts.join('\n'));
  assert.deepEqual(
    OWN_NAMES.filter((name) => foreign.has(name)),
    [],
  );
});

test('no program of the two files says such a name as a text', () => {
  for (const file of ['dist/peg-solitaire.js', 'dist/peg-solitaire-plus.js']) {
    const words = wordsOf(readFileSync(join(root, file), 'utf8'));
    assert.deepEqual(
      OWN_NAMES.filter((name) => words.has(name)),
      [],
      file,
    );
  }
});
