// Packed bytes come back the same.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { lettersOf } from '../../../tools/build/output.mjs';
import { pack } from '../../../tools/engine/wasm.mjs';
import { bytesOf, unpack } from '../../../www/engine/lzma.js';

/** Some texts, packed by `xz --format=raw --lzma1=lc=3,lp=0,pb=0`. */
const OF_XZ = [
  { text: '', packed: 'AIP+///wAAAAA==' },
  { text: 'peg', packed: 'ADgaFHd4w4b/9rkAAA==' },
  { text: 'd2-d4 '.repeat(60), packed: 'ADIM5jAh3BoyP41ES/z3//8+MAAA' },
];

for (const { text, packed } of OF_XZ) {
  test(`unpacks what xz has packed: ${text.length} letters`, async () => {
    assert.equal(Buffer.from(await unpack(Buffer.from(packed, 'base64'), text.length)).toString(), text);
  });
}

test('bytes of any number come back from their letters, which a string may hold', () => {
  for (let count = 0; count < 9; count++) {
    const bytes = scattered(1000 + count);
    const letters = lettersOf(Buffer.from(bytes));
    assert.match(letters, /^[(-?A-Ja-~]+$/);
    assert.deepEqual(bytesOf(letters), bytes);
  }
});

/** Pseudo-random numbers, the same each time. @param {number} count */
function scattered(count) {
  const bytes = new Uint8Array(count);
  for (let at = 0, seed = 1; at < count; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = seed >>> 24;
  }
  return bytes;
}

/** Bytes that need every kind of piece: single ones, repetitions near and far, short and long, and near repetitions. */
function mixed() {
  const program = readFileSync(new URL('../../../www/engine/lzma.js', import.meta.url));
  const noise = scattered(100_000);
  const almost = program.map((byte, at) => (at % 50 ? byte : byte ^ 4));
  return Buffer.concat([program, new Uint8Array(1_000), noise, almost, noise.subarray(0, 5_000), program]);
}

test('unpacks what the build has packed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
  const file = join(folder, 'mixed.wasm');
  writeFileSync(file, mixed());
  const packed = pack(file);
  assert.ok(packed.length < 120_000);
  assert.deepEqual(Buffer.from(await unpack(packed, mixed().length)), mixed());
  rmSync(folder, { recursive: true });
});

test('damaged bytes come to an end', async () => {
  for (let seed = 0; seed < 50; seed++) {
    const damaged = scattered(200 + seed).subarray(seed);
    assert.equal((await unpack(damaged, 10_000)).length, 10_000);
  }
});
