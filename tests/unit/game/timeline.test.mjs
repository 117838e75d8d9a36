// The times of the jumps of a film.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JUMP_SECONDS, momentAt, PAUSE_SECONDS, timelineOf, timeOf } from '../../../www/game/timeline.js';

const line = {
  moves: [
    { name: '', first: 0, count: 1 },
    { name: '', first: 1, count: 2 },
  ],
};
const timeline = timelineOf(line);

test('the jumps of a move follow without a stop, moves after a pause', () => {
  const second = JUMP_SECONDS + PAUSE_SECONDS;
  assert.deepEqual(timeline.begins, [0, second, second + JUMP_SECONDS]);
  assert.equal(timeline.duration, 3 * JUMP_SECONDS + PAUSE_SECONDS);
});

test('an empty game takes no time', () => {
  assert.equal(timelineOf({ moves: [] }).duration, 0);
  assert.deepEqual(momentAt(timelineOf({ moves: [] }), 0), { done: 0, part: 0 });
});

test('each cursor has its time, and the time its cursor', () => {
  for (const cursor of [0, 1, 2, 3]) {
    assert.deepEqual(momentAt(timeline, timeOf(timeline, cursor)), { done: cursor, part: 0 });
  }
});

test('within a jump the moment tells how much of it is over', () => {
  const { done, part } = momentAt(timeline, JUMP_SECONDS / 4);
  assert.equal(done, 0);
  assert.ok(Math.abs(part - 0.25) < 1e-9);
  assert.deepEqual(momentAt(timeline, JUMP_SECONDS + PAUSE_SECONDS / 2), { done: 1, part: 0 });
});
