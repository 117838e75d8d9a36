// The difficulty of a problem follows from the answer of the solver.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gradeOf } from '../../../www/app/library/grade.js';

test('a grade is the same on every machine', () => {
  const grades = [150, 600, 4000, 4001].map((positions) => gradeOf({ state: 'solved', positions }));
  assert.deepEqual(grades, ['easy', 'medium', 'hard', 'very-hard']);
  assert.equal(gradeOf({ state: 'impossible', positions: 3 }), 'lost');
  assert.equal(gradeOf({ state: 'unknown', positions: 3 }), 'open');
});
