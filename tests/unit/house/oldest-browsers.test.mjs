// The oldest browsers that the documents promise are those of the build, and they support the style sheets.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CSS_TARGET, OLDEST_BROWSERS } from '../../../tools/build/one-file.mjs';
import { root } from '../../../tools/kit/run.mjs';

/**
 * The newest features of the style sheets, and the versions that brought them.
 * @type {[RegExp, Record<string, number>][]}
 */
const NEWEST = [
  [/light-dark\(/, { Chrome: 123, Firefox: 120, Safari: 17.5 }],
  [/:has\(/, { Chrome: 105, Firefox: 121, Safari: 15.4 }],
];

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

test('the documents promise the browsers that the build is made for', () => {
  assert.deepEqual(CSS_TARGET, ['chrome123', 'firefox121', 'safari17.5']);
  const promise = Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name} ${version}`);
  const said = new RegExp(`${promise.join(', ')},? or newer`);
  for (const file of ['docs/embed.md', 'README.md']) assert.match(read(file).replace(/\s+/g, ' '), said, file);
});

test('the oldest browsers have what the style sheets of the element use', () => {
  const files = readdirSync(join(root, 'www/element'), { recursive: true, encoding: 'utf8' });
  const css = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => read(join('www/element', file)))
    .join('');
  const used = NEWEST.filter(([feature]) => feature.test(css)).map(([, versions]) => versions);
  for (const [name, version] of Object.entries(OLDEST_BROWSERS))
    assert.equal(Number(version), Math.max(...used.map((versions) => versions[name])), name);
});
