// The worker with the real engine, in a Node thread.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, mock, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { makePool } from '../../../www/engine/pool.js';
import { withMostPages } from '../../user/machine/traps.mjs';

const WASM = readFileSync(new URL('../../../www/engine/wasm/peg_solitaire_bg.wasm', import.meta.url));
const MODULE = new WebAssembly.Module(WASM);
const EASY = {
  kind: /** @type {const} */ ('solve'),
  board: 'english',
  start: '..xxx../..xxx../xxxxxxx/xxxoxxx/xxxxxxx/..xxx../..xxx..',
  finish: 'd4',
};
/** A problem that no search decides within minutes. */
const ENDLESS = {
  ...EASY,
  board: 'diamond',
  start: '....o..../...xxx.../..xxxxx../.xxxxxxx./xxxxxxxxx/.xxxxxxx./..xxxxx../...xxx.../....x....',
  finish: 'any',
};

// Tests do not wait for idle workers.
mock.timers.enable({ apis: ['setTimeout'] });

/** A thread with the interface of a page's worker. */
class Thread {
  #thread = new Worker(new URL('../shared/worker-thread.mjs', import.meta.url));
  /** @type {(event: { data: any }) => void} */
  onmessage = () => {};
  onerror = () => {};
  /** The kinds of engine objects that the thread has freed. @type {string[]} */
  freed = [];

  constructor() {
    this.#thread.on('message', (data) => {
      if (data.freed) this.freed.push(data.freed);
      else this.onmessage({ data });
    });
  }

  /** @param {object} message */
  postMessage(message) {
    this.#thread.postMessage(message);
  }

  terminate() {
    return this.#thread.terminate();
  }
}

/** @type {Thread[]} */
const threads = [];

function newPool() {
  return makePool(() => {
    threads.push(new Thread());
    return /** @type {any} */ (threads.at(-1));
  });
}

afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.terminate())));

/**
 * Waits for the first progress report of an endless search.
 * @param {ReturnType<typeof makePool>} pool
 * @param {AbortSignal} [signal]
 */
function untilItRuns(pool, signal) {
  /** @type {Promise<any> | undefined} */
  let search;
  const running = new Promise((resolve) => {
    search = pool.search(MODULE, ENDLESS, { signal, onProgress: resolve });
  });
  return running.then(() => ({ search }));
}

test('a search ends with its report, and its memory is freed', async () => {
  const pool = newPool();
  const { report } = await pool.search(MODULE, EASY);
  assert.deepEqual([report.state, report.length], ['solved', 31]);
  // The memory is freed after an answer, but before the next one.
  await pool.search(MODULE, EASY);
  assert.deepEqual(threads[0].freed, ['Solver']);
});

test('a board is read once for all searches, and freed once another one follows and no search needs it', async () => {
  const pool = newPool();
  for (const _ of [1, 2]) await pool.search(MODULE, EASY);
  await untilItRuns(pool);
  assert.deepEqual(threads[0].freed, ['Solver', 'Solver', 'Board']);
  await pool.search(MODULE, EASY);
  assert.equal(threads[0].freed.length, 3);
});

test('a text that cannot be read is an ordinary error: the worker stays, and what it had made is freed', async () => {
  const pool = newPool();
  const cause = { kind: 'text', line: 1, column: 1 };
  const refused = { name: 'Error', message: /^line 1, column 1/, ...cause };
  await assert.rejects(pool.search(MODULE, { ...EASY, start: 'xx' }), refused);
  assert.equal((await pool.search(MODULE, EASY)).report.state, 'solved');
  assert.equal(threads.length, 1);
  assert.deepEqual(threads[0].freed, []);
});

test('a search with a limit ends with what is known by then', async () => {
  const { report } = await newPool().search(MODULE, { ...ENDLESS, limit: 1 });
  assert.equal(report.state, 'unknown');
  assert.ok(report.positions > 0);
});

for (const { failure, detail } of [
  { failure: 'trap', detail: 'unreachable' },
  { failure: 'overflow', detail: 'Maximum call stack size exceeded' },
]) {
  test(`after a failure (${failure}) a search of another board is answered by a new worker`, async () => {
    const pool = newPool();
    const { search: failed } = await untilItRuns(pool);
    threads[0].postMessage({ failure });
    await assert.rejects(/** @type {Promise<any>} */ (failed), { code: 'solver-stopped', detail });
    assert.equal((await pool.search(MODULE, EASY)).report.state, 'solved');
    assert.equal(threads.length, 2);
  });
}

test('a worker without memory says so, and another one with some answers', async () => {
  const pool = newPool();
  const poor = new WebAssembly.Module(withMostPages(WASM, 0));
  await assert.rejects(pool.search(poor, ENDLESS), { code: 'solver-stopped', detail: 'no-memory' });
  assert.equal((await pool.search(MODULE, EASY)).report.state, 'solved');
  assert.equal(threads.length, 2);
});

test('a cancelled search ends, and the worker continues with others', async () => {
  const pool = newPool();
  const control = new AbortController();
  const { search: cancelled } = await untilItRuns(pool, control.signal);
  control.abort();
  await assert.rejects(/** @type {Promise<any>} */ (cancelled), { name: 'AbortError' });
  assert.equal((await pool.search(MODULE, EASY)).report.state, 'solved');
  assert.equal(threads.length, 1);
});

test("the user's requests continue while a board is judged", async () => {
  const pool = newPool();
  const control = new AbortController();
  /** @type {Promise<unknown> | undefined} */
  let judging;
  const judged = new Promise((resolve) => {
    let count = 0;
    const onProgress = () => ++count === 30 && resolve('judged alone');
    const question = { ...ENDLESS, kind: /** @type {const} */ ('verdicts'), position: ENDLESS.start };
    judging = pool.search(MODULE, question, { signal: control.signal, onProgress });
  });
  const limited = pool.search(MODULE, { ...ENDLESS, limit: 100 }).then(({ report }) => report.state);
  assert.equal(await Promise.race([limited, judged]), 'unknown');
  control.abort();
  await assert.rejects(/** @type {Promise<unknown>} */ (judging));
});

test('winning lines are counted when nothing else is to be done', async () => {
  const pool = newPool();
  let counted = 0;
  await new Promise((resolve) => {
    const count = { ...EASY, kind: /** @type {const} */ ('winning-lines'), position: EASY.start };
    const onProgress = () => resolve(++counted);
    pool.search(MODULE, count, { onProgress });
  });
  const before = await new Promise((resolve) => {
    /** @type {number[]} */
    const seen = [];
    const onProgress = () => seen.push(counted) === 4 && resolve(seen);
    pool.search(MODULE, ENDLESS, { onProgress });
  });
  assert.deepEqual(before, Array(4).fill(before[0]));
});
