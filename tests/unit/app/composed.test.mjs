// The core makes problems, which the worker answers with.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysUpTo } from '../../../www/common/days.js';
import { SEARCHES } from '../../../www/engine/searches.js';
import { levelOfDay, Solver } from '../../../www/engine/wasm/peg_solitaire.js';
import { Board } from '../kit/core.mjs';

/** @typedef {import('../../../www/engine/wasm/peg_solitaire.js').Composition} Composition */

/** New problems need no board. */
const NONE = /** @type {any} */ (undefined);

/** @param {string} day */
const composedFor = (day) => composed(SEARCHES['problem-of-day'](NONE, { kind: 'problem-of-day', day }));

/** @param {number} level @param {number} seed */
const composedAt = (level, seed) => composed(SEARCHES['new-problem'](NONE, { kind: 'new-problem', level, seed }));

/** @param {import('../../../www/engine/requests.js').Search} search @returns {Composition} */
const composed = (search) => search.run(1);

/** @param {{ board: string, start: string, finish: string }} problem @param {number} [slice] */
function gradesOf({ board, start, finish }, slice = 10_000) {
  const search = /** @type {any} */ (SEARCHES.level(new Board(board), { kind: 'level', board, start, finish }));
  const first = search.run(1);
  assert.deepEqual(search.best(), first);
  let last = first;
  while (last.state === 'running') last = search.run(slice);
  search.free();
  return { first, last };
}

test('the problems of thirty days differ, can be solved, and are the same whenever they are asked for', () => {
  const seen = new Set();
  for (const day of daysUpTo('2026-12-11', 30)) {
    const composition = composedFor(day);
    const board = new Board(composition.board);
    assert.equal(new Solver(board, composition.start, composition.finish).run(10_000_000).state, 'solved', day);
    assert.equal(composition.level, levelOfDay(day));
    assert.deepEqual(composedFor(day), composition);
    seen.add(`${composition.board} ${composition.start} ${composition.finish}`);
  }
  assert.equal(seen.size, 30);
});

test('Monday is the easiest and Sunday the hardest', () => {
  const week = daysUpTo('2026-11-29', 7).toReversed();
  assert.deepEqual(week.map(levelOfDay), [1, 2, 3, 4, 5, 6, 7]);
});

test('what is no day has no problem and no level', () => {
  for (const text of ['', 'today', '2026-02-29', '2026-1-1']) {
    assert.throws(() => composedFor(text), /expected a day/);
    assert.throws(() => levelOfDay(text), /expected a day/);
  }
});

test('a new problem has the level that was asked for, and another seed gives another', () => {
  assert.equal(composedAt(2, 7).level, 2);
  assert.deepEqual(composedAt(2, 7), composedAt(2, 7));
  assert.notDeepEqual(composedAt(2, 7), composedAt(2, 8));
  assert.throws(() => composedAt(8, 1), /expected a level from 1 to 7/);
});

test('a problem says its level, where it is not too large, and its choices, where it can be won', () => {
  const composition = composedFor('2026-11-24');
  const { first, last } = gradesOf(composition);
  assert.equal(first.level, 2);
  assert.deepEqual([last.oneIn, last.choices], [composition.oneIn, composition.choices]);
  const central = { board: 'english', start: new Board('english').vacancy('d4'), finish: 'd4' };
  const large = gradesOf(central).last;
  assert.deepEqual([large.level, large.oneIn, large.choices.positions], [undefined, undefined, 31]);
  assert.deepEqual(gradesOf(central, 77), gradesOf(central));
  assert.deepEqual(gradesOf({ ...central, finish: 'a3' }).last, { state: 'graded' });
});
