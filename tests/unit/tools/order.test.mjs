// The order of the functions of a wasm, before it is packed.

import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { chain, functionsOf, nameByPlace } from '../../../tools/engine/order.mjs';

const ENGINE = new URL('../../../www/engine/wasm/peg_solitaire_bg.wasm', import.meta.url);

test('what is alike stands side by side, from the first one on', () => {
  const [one, like, two, likeTwo] = [
    [1, 2, 3],
    [1, 2, 4],
    [7, 8, 9],
    [7, 8, 6],
  ].map((pieces) => new Set(pieces));
  assert.deepEqual(chain([one, two, like, likeTwo]), [0, 2, 1, 3]);
  assert.deepEqual(chain([]), []);
});

test('each function of a wasm has a name of its own, which says its place, and the wasm is the same otherwise', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'order-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'named.wasm');
  copyFileSync(ENGINE, file);
  nameByPlace(file);
  const [before, after] = [readFileSync(ENGINE), readFileSync(file)];
  assert.deepEqual(after.subarray(0, before.length), before);
  const module = new WebAssembly.Module(after);
  const { imports, bodies } = functionsOf(before);
  assert.equal(WebAssembly.Module.imports(module).length, imports);
  const names =
    after
      .subarray(before.length)
      .toString('latin1')
      .match(/f\d{6}/g) ?? [];
  assert.equal(new Set(names).size, imports + bodies.length);
  // Binaryen sorts all functions: imports come first as they are.
  assert.deepEqual(names.slice(0, imports), names.slice(0, imports).toSorted());
  assert.notDeepEqual(names, names.toSorted());
});
