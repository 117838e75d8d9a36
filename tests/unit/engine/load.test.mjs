// Failures to load the engine. Each test imports a new instance of the module, because a module loads its engine only
// once.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { beforeEach, test } from 'node:test';
import { ELEMENT_WORDS } from '../../../www/words/element.js';

/** The worker's URL, which Vite provides, does not matter here. */
const ADDRESS = `export const load = (url, context, next) => url.endsWith('?worker&url')
  ? { format: 'module', source: 'export default ""', shortCircuit: true }
  : next(url, context);`;

register(`data:text/javascript,${encodeURIComponent(ADDRESS)}`);

const bytes = readFileSync(new URL('../../../www/engine/wasm/peg_solitaire_bg.wasm', import.meta.url));
const { failure } = ELEMENT_WORDS;

/** The server's responses, in order. @type {(() => Response)[]} */
let answers;
/** The cache modes of the requests. @type {(RequestCache | undefined)[]} */
let caches;
/** @type {typeof import('../../../www/engine/load.js')} */
let load;
let count = 0;

beforeEach(async () => {
  caches = [];
  globalThis.fetch = async (_, options) => {
    caches.push(options?.cache);
    const answer = answers.shift() ?? assert.fail('asked once more');
    return answer();
  };
  load = await import(`../../../www/engine/load.js?${count++}`);
});

const good = () => new Response(bytes);
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

const SENTENCES = {
  unreachable: 'the server did not respond. Check your connection and try again.',
  refused: 'the server answered 404. Try again later.',
  damaged: 'its file arrived damaged or incomplete. Try again.',
};
const broken = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });

for (const [what, code, answer] of /** @type {[string, keyof typeof SENTENCES, () => Response][]} */ ([
  ['no answer', 'unreachable', unreachable],
  ['an answer that breaks off', 'unreachable', () => new Response(broken())],
  ['an answer of 404', 'refused', () => new Response('', { status: 404 })],
  ['a page instead of the file', 'damaged', () => new Response('<!doctype html>')],
  ['half of the file', 'damaged', () => new Response(bytes.subarray(0, bytes.length / 2))],
])) {
  test(`${what} is reported in a sentence, and the next attempt queries the server again`, async () => {
    answers = [answer, good];
    const error = await load.loadEngine().catch((reason) => reason);
    assert.equal(error.code, code);
    assert.equal(failure(error), `The game could not be loaded: ${SENTENCES[code]}`);
    assert.equal(load.isLoaded(), false);
    await load.loadEngine();
    assert.equal(load.isLoaded(), true);
    assert.deepEqual(caches, ['default', 'reload']);
  });
}

test('several boards load the core once', async () => {
  answers = [good];
  const modules = await Promise.all([load.loadEngine(), load.loadEngine()]);
  assert.equal(modules[0], modules[1]);
  assert.equal(load.engineGeneration(), 1);
});

test("several searches load the worker's engine once; after a failure the next one queries the server again", async () => {
  const { loadSearches } = await import('../../../www/engine/site-assets.js');
  answers = [unreachable, good];
  const failed = await Promise.allSettled([loadSearches(false), loadSearches(false)]);
  assert.deepEqual(
    failed.map((result) => result.status === 'rejected' && result.reason.code),
    ['worker-unavailable', 'worker-unavailable'],
  );
  const modules = await Promise.all([loadSearches(false), loadSearches(false)]);
  assert.equal(modules[0], modules[1]);
  assert.deepEqual(caches, ['default', 'reload']);
});

test('a page that forbids WebAssembly is distinguished from a damaged file', async (context) => {
  answers = [good];
  const { Module } = WebAssembly;
  const forbid = () => {
    throw new WebAssembly.CompileError('Refused to compile');
  };
  context.mock.method(WebAssembly, 'compile', async () => forbid());
  WebAssembly.Module = /** @type {any} */ (
    () => {
      forbid();
    }
  );
  context.after(() => {
    WebAssembly.Module = Module;
  });
  await assert.rejects(load.loadEngine(), { code: 'webassembly-forbidden' });
});

test('a browser without WebAssembly is reported', async (context) => {
  const { WebAssembly: real } = globalThis;
  context.after(() => {
    globalThis.WebAssembly = real;
  });
  // @ts-expect-error: as in a browser that has none
  delete globalThis.WebAssembly;
  const error = await load.loadEngine().catch((reason) => reason);
  assert.match(failure(error), /needs WebAssembly, which this browser/);
});

test('a call before the engine runs says what is missing', async () => {
  const fresh = await import(`../../../www/engine/wasm/peg_solitaire.js?${count++}`);
  const early = { message: 'the engine is not running yet: await init() or call initSync() first' };
  assert.throws(() => new fresh.Board('english'), early);
  assert.throws(() => fresh.levelOfDay('2026-11-22'), early);
  fresh.initSync({ module: bytes });
  assert.equal(new fresh.Board('english').directions, 4);
});

test('a board that is too large loads the wide engine, once for all callers', async () => {
  const { Board } = await import('../../../www/engine/wasm/peg_solitaire.js');
  const wide = readFileSync(new URL('../../../www/engine/wide/peg_solitaire_bg.wasm', import.meta.url));
  const widen = /** @type {() => Promise<unknown>} */ (load.widenEngine);
  answers = [good, unreachable, () => new Response(wide)];
  await load.loadEngine();
  const small = new Board('triangle');
  const holes = (/** @type {number} */ rows) => new Board('ooooooooo/'.repeat(rows)).holes().length;
  assert.equal(holes(7), 63);
  assert.throws(() => holes(9), load.isTooLarge);
  await assert.rejects(widen(), { code: 'unreachable' });
  assert.deepEqual([load.engineGeneration(), small.directions], [1, 6]);
  await Promise.all([widen(), widen()]);
  assert.deepEqual([9, 14].map(holes), [81, 126]);
  assert.equal(load.engineGeneration(), 2);
  assert.throws(() => small.directions, { message: /^the engine was started again/ });
  assert.throws(
    () => holes(15),
    (error) => /expected at most 128 holes/.test(String(error)) && !load.isTooLarge(error),
  );
  assert.deepEqual(caches, ['default', 'default', 'reload']);
});
