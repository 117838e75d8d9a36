// The reports that tools write (on two builds, on coverage and on published results), and the fuzzer's corpora as text.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { coveredFiles, readLcov, union } from '../../../tools/coverage/reports.mjs';
import { packed, readInputs, unpacked, writeInputs } from '../../../tools/fuzz/corpus.mjs';
import { claims, document, duration, KINDS, sources, summary } from '../../../tools/proofs/document.mjs';
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

const UNIT = `TN:
SF:www/a.js
DA:1,4
DA:2,0
DA:3,0
BRDA:2,0,0,0
BRDA:2,0,1,1
BRDA:3,1,0,-
end_of_record
SF:www/b.js
DA:1,1
end_of_record
`;
const BROWSER = `SF:www/a.js
DA:2,7
DA:3,0
BRDA:2,0,0,2
BRDA:2,0,1,0
end_of_record
SF:www/b.js
DA:1,0
DA:2,0
end_of_record
`;

test('what either kind of test reaches is reached', () => {
  assert.deepEqual(coveredFiles(union(readLcov(UNIT), readLcov(BROWSER))), [
    { file: 'www/a.js', reached: { lines: { count: 3, covered: 2 }, branches: { count: 3, covered: 2 } } },
    { file: 'www/b.js', reached: { lines: { count: 1, covered: 1 }, branches: { count: 0, covered: 0 } } },
  ]);
});

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
    /^2 claims, 1 of them published: 1 agree, 0 disagree, 1 were not run/,
  );
});

test('what disagrees is seen', () => {
  assert.ok(written(false).includes('| **false** | 12 ms |'), written(false));
  assert.match(written(false), /: 0 agree, 1 disagree, 1 were not run/);
});

test('times are short', () => {
  assert.deepEqual([0.0002, 0.5, 12.34, 321].map(duration), ['< 1 ms', '500 ms', '12.3 s', '5 min']);
});

test('a source has its boards, its kinds of claims, and how many agree', () => {
  const text = sources(claims(only, found(true)), (name) => `Board ${name}`);
  const kind = 'single problems';
  assert.ok(text.includes(`| [A \\| B](https://example.org) | Board b | ${kind} | 1 of 1 |`), text);
  assert.ok(text.includes(`| computation | Board b | ${kind} | 0 of 1 |`), text);
});

test('the document is as it would be written, and all claims agree', () => {
  const all = KINDS.flatMap((kind) =>
    data[kind.list].map((/** @type {any} */ claimed) => ({
      kind,
      row: claimed,
      found: { kind: kind.list, row: claimed, published: true, ours: true, seconds: 0 },
    })),
  );
  /** @param {string} name */
  const title = (name) => data.boards.find((/** @type {any} */ board) => board.name === name).title;
  const path = new URL('../../../docs/published.md', import.meta.url);
  assert.equal(readFileSync(path, 'utf8'), sources(all, title));
});

const CORPUS = new URL('../../../fuzz/corpus/', import.meta.url);

/** @param {Uint8Array[]} inputs */
const sorted = (inputs) => [...new Set(inputs.map((input) => Buffer.from(input).toString('hex')))].sort();
const anyInputs = fc.array(
  fc.oneof(
    fc.uint8Array(),
    fc.string().map((text) => Buffer.from(text)),
  ),
);

test('any inputs come back, each once, and their text can be read', () => {
  const check = (/** @type {Uint8Array[]} */ inputs) => {
    const text = packed(inputs);
    assert.match(text, /^&\[\n(b"[ -~]*",\n)*\]\n$/);
    assert.deepEqual(sorted(unpacked(text)), sorted(inputs));
    assert.equal(packed(unpacked(text)), text);
  };
  fc.assert(fc.property(anyInputs, check));
  check([Uint8Array.from({ length: 256 }, (_, byte) => byte)]);
  check([Buffer.from('\\n\n\\\n"\\x41"\\')]);
});

test('a corpus is a list in Rust', () => {
  const input = Buffer.from('a "b" \\\t→\r\n\0');
  assert.equal(packed([input]), `&[\n${String.raw`b"a \"b\" \\\t\xe2\x86\x92\r\n\x00"`},\n]\n`);
});

test('inputs come back from a folder, and nothing else is left in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  writeInputs(folder, [Buffer.from('old')]);
  const inputs = [Buffer.from([]), Buffer.from('o/xx'), Buffer.from([255, 0])];
  writeInputs(folder, inputs);
  assert.deepEqual(sorted(readInputs(folder)), sorted(inputs));
  rmSync(folder, { recursive: true });
});

for (const name of readdirSync(CORPUS)) {
  test(`${name} is as it would be written`, () => {
    const text = readFileSync(new URL(name, CORPUS), 'utf8');
    assert.equal(packed(unpacked(text)), text);
  });
}
