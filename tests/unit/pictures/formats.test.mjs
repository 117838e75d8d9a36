// The table of pictures says the same as the dialog, the command and the documents.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FORMATS, KINDS, OFFERED } from '../../../www/pictures/formats.js';
import { DIALOG_WORDS } from '../../../www/words/dialogs.js';
import '../kit/core.mjs';

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('what the dialog offers has words, and is a kind that its format can hold', () => {
  assert.deepEqual(Object.keys(DIALOG_WORDS.share.pictures), Object.keys(OFFERED));
  for (const [name, { kind, format, file }] of Object.entries(OFFERED)) {
    assert.ok(FORMATS[format].kinds.includes(kind), name);
    assert.ok(file.endsWith(`.${format}`), name);
  }
  assert.equal(new Set(Object.values(OFFERED).map(({ file }) => file)).size, Object.keys(OFFERED).length);
});

test('the help of the command and the documents name each format and each kind', () => {
  const [help, docs] = [read('commands/picture.mjs'), read('docs/embed.md')];
  const part = docs.split('## Without scripts')[1].split('\n## ')[0];
  for (const format of Object.keys(FORMATS)) {
    assert.match(help, new RegExp(`--format FORMAT .*\\b${format}\\b`), format);
    assert.ok(part.includes(format.toUpperCase()), format);
  }
  for (const kind of Object.keys(KINDS)) assert.match(help, new RegExp(`--kind KIND .*\\b${kind}\\b`), kind);
});
