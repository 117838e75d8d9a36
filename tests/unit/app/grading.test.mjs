// Problems have no grades without a worker.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Grading } from '../../../www/app/library/grading.js';

const PROBLEM = { board: 'triangle', start: 'a1', finish: 'a1' };

test('a worker that fails gives no grade: the next time asks again', async () => {
  const grading = new Grading();
  /** @type {string[]} */
  const heard = [];
  await grading.run([PROBLEM], new AbortController().signal, (_, grade) => heard.push(grade));
  assert.deepEqual(heard, []);
  assert.equal(grading.gradeOf(PROBLEM), 'unknown');
});
