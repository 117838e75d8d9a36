// The pool, with scripted workers.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { makePool } from '../../../www/engine/pool.js';

const MODULE = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
const FINDING = { report: { state: 'unknown', positions: 1 }, milliseconds: 1 };

/** A worker that records its messages. */
class FakeWorker {
  /** @type {any[]} */
  heard = [];
  isTerminated = false;
  /** @type {((event: { data: object }) => void) | null} */
  onmessage = null;
  /** @type {(() => void) | null} */
  onmessageerror = null;
  /** @type {((event: { message: string, preventDefault: () => void }) => void) | null} */
  onerror = null;

  /** @param {object} message */
  postMessage(message) {
    this.heard.push(message);
  }

  terminate() {
    this.isTerminated = true;
  }

  /** @param {object} data */
  tell(data) {
    this.onmessage?.({ data });
  }

  /** Fails with an error that belongs to no search. @param {string} message empty if it could not be loaded */
  die(message) {
    this.onerror?.({ message, preventDefault: () => {} });
  }
}

/** @type {FakeWorker[]} */
let workers;
/** @type {ReturnType<typeof makePool>} */
let pool;

beforeEach(() => {
  // The clock stands still unless a test advances it, and no timers are left from the previous test.
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  workers = [];
  pool = makePool(() => {
    workers.push(new FakeWorker());
    return /** @type {any} */ (workers.at(-1));
  });
});

/** @param {string} start @param {AbortSignal} [signal] */
function search(start, signal) {
  return pool.search(MODULE, { kind: 'solve', board: 'english', start, finish: 'any' }, { signal });
}

/** The start positions in the requests to a worker. @param {FakeWorker} worker */
const starts = (worker) => worker.heard.flatMap(({ request }) => request?.start ?? []);

test('a trap fails the search that trapped; the others continue in a new worker', async () => {
  const [first, second, third] = ['a1', 'a2', 'a3'].map((start) => search(start));
  workers[0].tell({ id: 2, error: 'unreachable', isTrap: true });
  await assert.rejects(second, { code: 'solver-stopped', detail: 'unreachable' });
  assert.equal(workers[0].isTerminated, true);
  assert.deepEqual(starts(workers[1]), ['a1', 'a3']);
  workers[1].tell({ id: 1, finding: FINDING });
  workers[1].tell({ id: 3, finding: FINDING });
  assert.deepEqual(await Promise.all([first, third]), [FINDING, FINDING]);
});

test('searches that trap one after the other do not use up the tries of the others', async () => {
  const searches = ['a1', 'a2', 'a3', 'a4'].map((start) => search(start));
  const ends = Promise.allSettled(searches);
  for (const id of [1, 2, 3]) workers[id - 1].tell({ id, error: 'unreachable', isTrap: true });
  workers[3].tell({ id: 4, finding: FINDING });
  const states = (await ends).map(({ status }) => status);
  assert.deepEqual(states, ['rejected', 'rejected', 'rejected', 'fulfilled']);
});

test('an ordinary error leaves the worker in use', async () => {
  const failed = search('z9');
  workers[0].tell({ id: 1, error: 'line 1, column 1: expected a hole' });
  await assert.rejects(failed, { name: 'Error', message: 'line 1, column 1: expected a hole' });
  search('a1');
  assert.deepEqual([workers.length, workers[0].isTerminated], [1, false]);
});

test('a worker that dies for no known search is replaced once for each', async () => {
  const asked = search('a1');
  workers[0].die('out of memory');
  const later = search('a2');
  assert.deepEqual(starts(workers[1]), ['a1', 'a2']);
  workers[1].die('out of memory');
  await assert.rejects(asked, { code: 'solver-stopped', detail: 'out of memory' });
  workers[2].tell({ id: 2, finding: FINDING });
  assert.deepEqual(await later, FINDING);
});

test('a worker that cannot be loaded fails all that wait, and the next search starts another', async () => {
  const searches = Promise.allSettled([search('a1'), search('a2')]);
  workers[0].die('');
  for (const end of await searches) {
    assert.equal(end.status, 'rejected');
    assert.equal(/** @type {PromiseRejectedResult} */ (end).reason.code, 'worker-unavailable');
  }
  const again = search('a1');
  workers[1].tell({ id: 3, finding: FINDING });
  assert.deepEqual(await again, FINDING);
});

test('a page that forbids workers is reported at once', async () => {
  pool = makePool(() => {
    throw new Error('SecurityError');
  });
  await assert.rejects(search('a1'), { code: 'worker-unavailable' });
});

test('a cancelled search rejects at once, with its reason', async () => {
  const control = new AbortController();
  const asked = search('a1', control.signal);
  control.abort('enough');
  await assert.rejects(asked, (reason) => reason === 'enough');
  assert.deepEqual(workers[0].heard.at(-1), { id: 1, cancel: true });
  await assert.rejects(search('a1', control.signal), (reason) => reason === 'enough');
  assert.equal(workers[0].heard.length, 2);
});

test('a worker that does not confirm a cancellation is replaced, and pending searches continue', async () => {
  const control = new AbortController();
  const cancelled = search('a1', control.signal);
  const other = search('a2');
  control.abort();
  await assert.rejects(cancelled);
  mock.timers.tick(2000);
  assert.equal(workers[0].isTerminated, true);
  assert.deepEqual(starts(workers[1]), ['a2']);
  workers[1].tell({ id: 2, finding: FINDING });
  assert.deepEqual(await other, FINDING);
});

test('a worker that confirms the cancellation is kept, until it has been idle for a minute', async () => {
  const control = new AbortController();
  const cancelled = search('a1', control.signal);
  control.abort();
  await assert.rejects(cancelled);
  workers[0].tell({ id: 1, isConfirmed: true });
  mock.timers.tick(59_999);
  assert.equal(workers[0].isTerminated, false);
  mock.timers.tick(1);
  assert.equal(workers[0].isTerminated, true);
});

test('a message that cannot be read is the death of the worker', async () => {
  const asked = search('a1');
  workers[0].onmessageerror?.();
  assert.equal(workers[0].isTerminated, true);
  assert.deepEqual(starts(workers[1]), ['a1']);
  workers[1].onmessageerror?.();
  await assert.rejects(asked, { code: 'solver-stopped' });
});

test('messages from a dismissed worker are ignored', async () => {
  const asked = search('a1');
  workers[0].die('out of memory');
  workers[0].tell({ id: 1, finding: 'too late' });
  workers[0].die('out of memory');
  workers[0].onmessageerror?.();
  assert.deepEqual([workers.length, workers[1].isTerminated], [2, false]);
  workers[1].tell({ id: 1, finding: FINDING });
  assert.deepEqual(await asked, FINDING);
});

test('a worker that falls silent is asked whether it lives, and replaced where it does not answer', async () => {
  const asked = search('a1');
  mock.timers.tick(60_000);
  assert.equal(workers.length, 1, 'what has not spoken yet may still be loading');
  workers[0].tell({ id: 1, progress: {} });
  mock.timers.tick(10_000);
  assert.deepEqual(workers[0].heard.at(-1), { id: 0, cancel: true });
  workers[0].tell({ id: 0, isConfirmed: true });
  mock.timers.tick(10_000);
  mock.timers.tick(1999);
  assert.equal(workers[0].isTerminated, false);
  mock.timers.tick(1);
  assert.deepEqual(starts(workers[1]), ['a1']);
  workers[1].tell({ id: 1, progress: {} });
  mock.timers.tick(10_000);
  mock.timers.tick(2000);
  await assert.rejects(asked, { code: 'solver-stopped', detail: '' });
});

test('a worker that has nothing to do may be silent', async () => {
  const asked = search('a1');
  workers[0].tell({ id: 1, finding: FINDING });
  await asked;
  mock.timers.tick(30_000);
  assert.deepEqual([workers[0].heard.length, workers[0].isTerminated], [1, false]);
});

test('another core takes over the searches, in a worker of its own', async () => {
  const first = search('a1');
  const wide = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  const second = pool.search(wide, { kind: 'solve', board: 'english', start: 'a2', finish: 'any' });
  assert.deepEqual([workers.length, workers[0].isTerminated], [2, true]);
  assert.deepEqual(starts(workers[1]), ['a1', 'a2']);
  assert.ok(workers[1].heard.every(({ module }) => module === wide));
  for (const id of [1, 2]) workers[1].tell({ id, finding: FINDING });
  assert.deepEqual(await Promise.all([first, second]), [FINDING, FINDING]);
});
