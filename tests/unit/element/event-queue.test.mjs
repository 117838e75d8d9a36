// Events leave in their order, after all work is done.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EventQueue } from '../../../www/element/play/event-queue.js';

test('events leave when all work is done, in their order, and a listener may do more', () => {
  const target = new EventTarget();
  const queue = new EventQueue(target);
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
  const queue = new EventQueue(target);
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
  const queue = new EventQueue(target);
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
  const queue = new EventQueue(target);
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
