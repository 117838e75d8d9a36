// The document of published results: every row of the data has its line.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { claims, document, duration, KINDS, summary } from '../../../tools/proofs/document.mjs';

const data = JSON.parse(readFileSync(new URL('../../data/results.json', import.meta.url), 'utf8'));
const row = { board: 'b', vacancy: 'd4', finish: 'd1', solvable: true, source: 'A | B', url: 'https://example.org' };
const rows = [row, { ...row, finish: 'd4', url: undefined, source: 'computation' }];
const only = (/** @type {string} */ list) => (list === 'solvable' ? rows : []);
const found = (/** @type {boolean} */ ours) => [{ kind: 'solvable', row, published: true, ours, seconds: 0.0123 }];
const written = (/** @type {boolean} */ ours) =>
  document(claims(only, found(ours)), (name) => `Board ${name}`, 'a machine');

test('each kind of result has its words', () => {
  const others = ['boards', 'courses', 'purges'];
  const lists = Object.keys(data).filter((list) => !others.includes(list));
  assert.deepEqual(KINDS.map(({ list }) => list).sort(), lists.sort());
});

test('a claim has its source, ours and the time', () => {
  const line = '| Board b, d4 to d1: solvable | [A \\| B](https://example.org) | solvable | 12 ms |';
  assert.ok(written(true).includes(line), written(true));
});

test('what was not run keeps its place', () => {
  assert.ok(written(true).includes('| Board b, d4 to d4 | computation | not run |  |'), written(true));
  assert.match(
    summary(claims(only, found(true))),
    /^2 claims: 1 agree, 0 disagree, 1 not run\. 1 of them are published/,
  );
});

test('what disagrees is seen', () => {
  assert.ok(written(false).includes('| **false** | 12 ms |'), written(false));
  assert.match(written(false), /2 claims: 0 agree, 1 disagree, 1 not run/);
});

test('times are short', () => {
  assert.deepEqual([0.0002, 0.5, 12.34, 321].map(duration), ['< 1 ms', '500 ms', '12.3 s', '5 min']);
});

test('the document has a line for each row of the data', () => {
  const text = readFileSync(new URL('../../../docs/published.md', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (claim|---) /.test(line));
  assert.equal(
    lines.length,
    KINDS.reduce((sum, { list }) => sum + data[list].length, 0),
  );
});
