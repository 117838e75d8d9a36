// The element in one file: the core comes from a text, and the worker from the program itself.

import assert from 'node:assert/strict';
import { resolveObjectURL } from 'node:buffer';
import { beforeEach, test } from 'node:test';
import { lettersOf } from '../../../tools/build/output.mjs';

/** The smallest wasm, packed. */
const EMPTY_CORE = { PACKED_CORE: lettersOf(Buffer.from('AAAaG1QvEiB7Z3AA', 'base64')), CORE_SIZE: 8 };

function pegSolitaireProgram() {}

/** Starts the module anew, like the build or a worker. @param {object} globals */
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
  assert.deepEqual(
    Object.keys(oneFile)
      .filter((name) => name !== 'bringCore')
      .sort(),
    Object.keys(usual).sort(),
  );
  assert.equal(oneFile.HAS_FEWEST_MOVES, false);
});

test('unpacks the core that was brought', async () => {
  const { bringCore, loadModule } = await start({});
  bringCore(EMPTY_CORE.PACKED_CORE);
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

test('hears questions in a worker of that name, and nowhere else', async () => {
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
