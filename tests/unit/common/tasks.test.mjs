// Small tasks run one after the other, and work that waits for an idle moment runs even if there is none.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TaskQueue, whenIdle } from '../../../www/common/tasks.js';

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

test('a failing task is reported, and the next one is done', async () => {
  const queue = new TaskQueue();
  const fail = () => {
    throw new Error('no');
  };
  await assert.rejects(queue.addNext(fail), /no/);
  await queue.add(() => {});
});

/** A loaded page, and its requests for an idle moment. @param {import('node:test').TestContext} context */
function busyPage(context) {
  /** @type {{ act: () => void, timeout: number | undefined }[]} */
  const requests = [];
  const page = {
    document: { readyState: 'complete' },
    removeEventListener() {},
    requestIdleCallback: (/** @type {() => void} */ act, /** @type {IdleRequestOptions} */ { timeout } = {}) =>
      requests.push({ act, timeout }),
    cancelIdleCallback: (/** @type {number} */ number) => requests.splice(number - 1, 1),
  };
  Object.assign(globalThis, page);
  context.after(() => {
    for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);
  });
  return requests;
}

test('a page that is never idle is waited for a limited time', (context) => {
  const requests = busyPage(context);
  whenIdle(() => {});
  assert.ok(Number(requests[0].timeout) > 0);
});

test('what was called off is not waited for', (context) => {
  const requests = busyPage(context);
  whenIdle(() => {})();
  assert.deepEqual(requests, []);
});
