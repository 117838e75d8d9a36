// Which folder of www may know which, types included: dependency-cruiser sees imports of code alone.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const WWW = fileURLToPath(new URL('../../www', import.meta.url));
/** @type {Record<string, string[]>} */
const floors = JSON.parse(readFileSync(join(WWW, 'floors.json'), 'utf8'));
const files = readdirSync(WWW, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!wasm\/.*)\.js$/.test(file));

/** The folder of a file; the generated module belongs to the engine. @param {string} file */
const floorOf = (file) => dirname(file).replace(/^engine\/wasm$/, 'engine');

test('no type comes from a folder above', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(WWW, file), 'utf8');
    const types = [...text.matchAll(/import\('(\.[^']+)'\)\./g)].map(([, path]) => path);
    const known = types.map((path) => floorOf(relative(WWW, join(WWW, dirname(file), path))));
    const wrong = known.filter((floor) => floor !== floorOf(file) && !floors[floorOf(file)].includes(floor));
    return wrong.map((floor) => `${file} knows ${floor}`);
  });
  assert.deepEqual(found, []);
});

test('every folder is in the list of floors', () => {
  assert.deepEqual([...new Set(files.map(floorOf))].sort(), Object.keys(floors).sort());
});
