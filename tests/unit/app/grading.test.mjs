// Problems get grades: from the answer of the solver, or none if no worker can find them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDifficulty, findGrade } from '../../../www/app/kit/remembered.js';
import { gradeOf } from '../../../www/ask/grades.js';

const PROBLEM = { board: 'triangle', start: 'a1', finish: 'a1' };

test('a worker that fails gives no grade', async () => {
  const { signal } = new AbortController();
  assert.equal(await findGrade(PROBLEM, signal), undefined);
  assert.equal(await findDifficulty(PROBLEM, signal), undefined);
});

test('a grade is the same on every machine', () => {
  const grades = [150, 600, 4000, 4001].map((positions) => gradeOf({ state: 'solved', positions }));
  assert.deepEqual(grades, ['easy', 'medium', 'hard', 'very-hard']);
  assert.equal(gradeOf({ state: 'impossible', positions: 3 }), 'lost');
  assert.equal(gradeOf({ state: 'unknown', positions: 3 }), 'open');
});
