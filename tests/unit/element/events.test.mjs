// Events leave in their order, after all work is done; errors are reported.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeEvents } from '../../../www/element/play/events.js';
import { Board } from '../kit/core.mjs';

const words = /** @type {any} */ ({ failure: (/** @type {any} */ cause) => cause.message ?? cause });

test('events leave when all work is done, in their order, and a listener may do more', () => {
  const target = new EventTarget();
  const queue = makeEvents(target, words);
  /** @type {string[]} */
  const told = [];
  let isWorking = false;
  for (const type of ['play', 'change', 'ended', 'ready']) {
    target.addEventListener(type, () => {
      assert.equal(isWorking, false);
      told.push(type);
      if (type === 'change') queue.during(() => queue.add('ready'));
    });
  }
  queue.during(() => {
    isWorking = true;
    queue.add('play');
    queue.during(() => queue.add('change'));
    queue.add('ended');
    isWorking = false;
  });
  assert.deepEqual(told, ['play', 'change', 'ended', 'ready']);
});

test('every listener hears the events in the same order, whatever another one does', () => {
  const target = new EventTarget();
  const queue = makeEvents(target, words);
  /** @type {string[]} */
  const told = [];
  target.addEventListener('change', () => queue.during(() => queue.add('play')));
  for (const type of ['change', 'play', 'ended']) target.addEventListener(type, () => told.push(type));
  queue.during(() => {
    queue.add('change');
    queue.add('ended');
  });
  assert.deepEqual(told, ['change', 'ended', 'play']);
});

test('what belongs to a game that is gone is not told', () => {
  const target = new EventTarget();
  const queue = makeEvents(target, words);
  /** @type {string[]} */
  const told = [];
  for (const type of ['change', 'ended', 'ready']) target.addEventListener(type, () => told.push(type));
  target.addEventListener('change', () =>
    queue.during(() => {
      queue.clear();
      queue.add('ready');
    }),
  );
  queue.during(() => {
    queue.add('change');
    queue.add('ended');
  });
  assert.deepEqual(told, ['change', 'ready']);
});

test('events leave also when the work throws', () => {
  const target = new EventTarget();
  const queue = makeEvents(target, words);
  let count = 0;
  target.addEventListener('error', () => count++);
  assert.throws(() =>
    queue.during(() => {
      queue.add('error');
      throw new Error('no');
    }),
  );
  queue.add('error');
  assert.equal(count, 2);
});

/** The details of the events about an error. @param {unknown} error */
function reported(error) {
  const target = new EventTarget();
  /** @type {any[]} */
  const details = [];
  target.addEventListener('error', (event) => details.push(/** @type {CustomEvent} */ (event).detail));
  const events = makeEvents(target, words);
  events.report(error);
  return details;
}

test('the event about an error has its cause, with the place in a text as data', (t) => {
  t.mock.method(console, 'error', () => {});
  let error;
  try {
    new Board('ooo').parsePosition('xyo');
  } catch (thrown) {
    error = /** @type {any} */ (thrown);
  }
  const [detail] = reported(error);
  assert.equal(detail.error, error);
  assert.deepEqual([detail.error.kind, detail.error.column], ['text', 2]);
  assert.match(detail.message, /line 1, column 2/);
  assert.deepEqual(reported('no board'), [{ message: 'no board', error: undefined }]);
});

test('a page hears of the same wrong attribute once', (t) => {
  t.mock.method(console, 'error', () => {});
  const target = new EventTarget();
  const events = makeEvents(target, words);
  let count = 0;
  target.addEventListener('error', () => count++);
  for (const message of ['speed', 'speed', 'theme']) events.reportOnce(message);
  assert.equal(count, 2);
});
