// The single-file element: the engine is a compressed string, and the worker is the program itself.

import assert from 'node:assert/strict';
import { resolveObjectURL } from 'node:buffer';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { allAtOnce } from '../../../tools/build/one-file.mjs';
import { lettersOf } from '../../../tools/build/output.mjs';
import { pack } from '../../../tools/engine/wasm.mjs';
import { bytesOf } from '../../../www/engine/letters.js';

/** The smallest wasm module, compressed. */
const EMPTY_CORE = { PACKED_CORE: lettersOf(deflateRawSync(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))) };

function pegSolitaireProgram() {}

/** Starts a new instance of the module, as the build or a worker does. @param {object} globals */
async function start(globals) {
  Object.assign(globalThis, globals);
  return import(`../../../www/engine/one-file-assets.js?${Math.random()}`);
}

beforeEach(() => {
  Object.assign(globalThis, { pegSolitaireProgram, CORE_HAS_FEWEST_MOVES: true, ...EMPTY_CORE });
});

test('has what the other builds have', async () => {
  const oneFile = await start({ CORE_HAS_FEWEST_MOVES: false });
  const usual = await import('../../../www/engine/assets.js');
  assert.deepEqual(Object.keys(oneFile).sort(), Object.keys(usual).sort());
  assert.equal(oneFile.HAS_FEWEST_MOVES, false);
});

test('unpacks the core', async () => {
  const { loadModule } = await start({});
  assert.ok((await loadModule()) instanceof WebAssembly.Module);
});

test('the worker runs the program under its name', async () => {
  /** @type {{ url: string, name?: string, program?: Promise<string> }[]} */
  const workers = [];
  class Worker {
    /** @param {string} url @param {WorkerOptions} options */
    constructor(url, { name }) {
      workers.push({ url, name, program: resolveObjectURL(url)?.text() });
    }
  }
  const { startWorker } = await start({ Worker });
  assert.ok(startWorker() instanceof Worker);
  const [{ url, name, program }] = workers;
  assert.deepEqual([name, await program], ['pegSolitaireProgram', `(${pegSolitaireProgram})()`]);
  assert.equal(resolveObjectURL(url), undefined);
});

test('receives questions in a worker of that name, and nowhere else', async () => {
  class MessageChannel {
    port1 = {};
    port2 = {};
  }
  const hears = async (/** @type {object} */ globals) => {
    const self = { onmessage: undefined };
    await start({ MessageChannel, self, document: undefined, name: undefined, ...globals });
    return self.onmessage !== undefined;
  };
  assert.equal(await hears({ name: 'pegSolitaireProgram' }), true);
  assert.equal(await hears({ name: 'pegSolitaireProgram', document: {} }), false);
  assert.equal(await hears({ name: 'another' }), false);
  assert.equal(await hears({}), false);
});

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

test('browsers unpack what the build has packed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
  const file = join(folder, 'mixed.wasm');
  const mixed = Buffer.concat([readFileSync(import.meta.filename), new Uint8Array(1000), scattered(10_000)]);
  writeFileSync(file, mixed);
  const packed = pack(file);
  assert.ok(packed.length < deflateRawSync(mixed, { level: 9 }).length);
  assert.deepEqual(inflateRawSync(packed), mixed);
  rmSync(folder, { recursive: true });
});

test('what is loaded at once keeps each line in its place', () => {
  assert.equal(
    allAtOnce(
      "// A module.\nasync function open() {\n  const { Chart } = await import('./chart.js');\n  return Chart;\n}",
    ),
    "import { Chart as ChartNow } from './chart.js'; // A module.\nasync function open() {\n  const Chart = ChartNow;\n  return Chart;\n}",
  );
});
