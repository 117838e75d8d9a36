// Problems that the core makes, as the page has them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composedAfter, composedAt, composedFor } from '../../www/app/composed.js';
import { daysUpTo } from '../../www/app/days.js';
import { readProblem } from '../../www/engine/problem.js';
import { Solver } from '../../www/engine/wasm/peg_solitaire.js';
import './core.mjs';

test('the problems of thirty days can be solved, and are the same whenever they are asked for', () => {
  for (const day of daysUpTo('2026-12-11', 30)) {
    const { texts, key, level } = composedFor(day);
    const { board, start, finish } = readProblem(texts);
    assert.equal(new Solver(board, start, finish.text).run(10_000_000).state, 'solved', day);
    assert.equal(key, `${board.drawing()} ${start} ${finish.text}`);
    assert.ok(level >= 1 && level <= 7);
    assert.deepEqual(composedFor(day), composedFor(day));
  }
});

test('Monday is the easiest and Sunday the hardest', () => {
  const week = daysUpTo('2026-11-29', 7).toReversed();
  assert.deepEqual(
    week.map((day) => composedFor(day).level),
    [1, 2, 3, 4, 5, 6, 7],
  );
});

test('what is no day has no problem', () => {
  for (const text of ['', 'today', '2026-02-29', '2026-1-1']) assert.throws(() => composedFor(text), /expected a day/);
});

test('a new problem has the level that was asked for, and the next one its level', () => {
  const composed = composedAt(2);
  assert.equal(composed.level, 2);
  assert.equal(composedAfter(composed.key).level, 2);
  assert.equal(composedAfter('a problem from elsewhere').level, 3);
  assert.throws(() => composedAt(8), /expected a level from 1 to 7/);
});
