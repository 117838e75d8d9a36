// Problems get grades: from the answer of the solver, or none if no worker can find them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findDifficulties,
  findGrades,
  gradeOf,
  knownDifficulty,
  knownGrade,
} from '../../../www/app/library/grading.js';

const PROBLEM = { board: 'triangle', start: 'a1', finish: 'a1' };

test('a worker that fails gives no grade: the next time asks again', async () => {
  /** @type {string[]} */
  const heard = [];
  await findGrades([PROBLEM], new AbortController().signal, (_, grade) => heard.push(grade));
  assert.deepEqual(heard, []);
  assert.equal(knownGrade(PROBLEM), 'unknown');
  await findDifficulties([PROBLEM], new AbortController().signal, () => assert.fail('nothing is known'));
  assert.equal(knownDifficulty(PROBLEM), undefined);
});

test('a grade is the same on every machine', () => {
  const grades = [150, 600, 4000, 4001].map((positions) => gradeOf({ state: 'solved', positions }));
  assert.deepEqual(grades, ['easy', 'medium', 'hard', 'very-hard']);
  assert.equal(gradeOf({ state: 'impossible', positions: 3 }), 'lost');
  assert.equal(gradeOf({ state: 'unknown', positions: 3 }), 'open');
});
