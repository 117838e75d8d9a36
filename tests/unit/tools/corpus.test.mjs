// The corpora of the fuzzer are texts: an input comes back from its line byte by byte.

import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { packed, readInputs, unpacked, writeInputs } from '../../../tools/fuzz/corpus.mjs';

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
    assert.match(text, /^("[ -~]*"\n)*$/);
    assert.deepEqual(sorted(unpacked(text)), sorted(inputs));
    assert.equal(packed(unpacked(text)), text);
  };
  fc.assert(fc.property(anyInputs, check));
  check([Uint8Array.from({ length: 256 }, (_, byte) => byte)]);
  check([Buffer.from('\\n\n\\\n"\\x41"\\')]);
});

test('a line is a byte string of Rust', () => {
  const input = Buffer.from('a "b" \\\t→\r\n\0');
  assert.equal(packed([input]), String.raw`"a \"b\" \\\t\xe2\x86\x92\r\n\x00"${'\n'}`);
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
