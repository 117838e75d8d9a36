// Small tasks run one after the other.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TaskQueue } from '../../../www/common/tasks.js';

test('tasks are done in turn, and what belongs to one before the next', async () => {
  const queue = new TaskQueue();
  /** @type {string[]} */
  const done = [];
  const open = (/** @type {string} */ name) => {
    done.push(`open ${name}`);
    queue.addNext(() => done.push(`draw ${name}`));
  };
  await Promise.all(['a', 'b', 'c'].map((name) => queue.add(() => open(name))));
  await queue.add(() => {});
  assert.deepEqual(done, ['open a', 'draw a', 'open b', 'draw b', 'open c', 'draw c']);
});

test('a task that fails is told, and the next one is done', async () => {
  const queue = new TaskQueue();
  const fail = () => {
    throw new Error('no');
  };
  await assert.rejects(queue.addNext(fail), /no/);
  await queue.add(() => {});
});
