// The way back to a winnable position, with given answers and a clock that only they move.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isSettled, lookBack } from '../../../www/ask/way-back.js';

/**
 * A game whose positions up to `winnable` can be won; `costs` has the milliseconds for which each has to be asked.
 * @param {number} winnable -1 if the start is lost
 * @param {number[]} costs
 */
function gameOf(winnable, costs) {
  let time = 0;
  /** @type {number[]} */
  const asked = [];
  const wayBack = { winnable: -1, lost: costs.length };
  const find = () =>
    lookBack(
      wayBack,
      async (position, milliseconds) => {
        asked.push(position);
        time += Math.min(milliseconds, costs[position]);
        if (costs[position] > milliseconds) return 'unknown';
        return position <= winnable ? 'winnable' : 'lost';
      },
      () => time,
    );
  return { wayBack, find, asked, time: () => time };
}

test('where all is settled fast, halving finds the latest winnable position', async () => {
  const { wayBack, find, asked } = gameOf(12, Array(40).fill(1));
  await find();
  assert.deepEqual([wayBack.winnable, wayBack.lost, isSettled(wayBack)], [12, 13, true]);
  assert.ok(asked.length <= 6, `${asked}`);
});

test('an unknown answer is no loss: it is asked again for longer', async () => {
  const costs = Array(20).fill(1);
  costs[9] = 150;
  const { wayBack, find } = gameOf(9, costs);
  await find();
  assert.deepEqual([wayBack.winnable, wayBack.lost], [9, 10]);
});

test('a start that is unknown is not called lost', async () => {
  const { wayBack, find } = gameOf(-1, [1e9, 1, 1, 1]);
  await find();
  assert.deepEqual([wayBack.winnable, wayBack.lost, isSettled(wayBack)], [-1, 1, false]);
});

test('a start that is lost is called so only when it is proven', async () => {
  const { wayBack, find } = gameOf(-1, [5000, 1, 1, 1]);
  await find();
  assert.deepEqual([wayBack.winnable, wayBack.lost, isSettled(wayBack)], [-1, 0, true]);
});

test('what is winnable beyond unknown positions is found', async () => {
  const costs = Array(30).fill(1e9).fill(1, 0, 5).fill(1, 20);
  const { wayBack, find } = gameOf(22, costs);
  await find();
  assert.deepEqual([wayBack.winnable, wayBack.lost], [22, 23]);
});

test('positions that nothing settles take ten seconds together, not each', async () => {
  const { wayBack, find, time } = gameOf(30, Array(60).fill(1e9));
  await find();
  assert.deepEqual([wayBack.winnable, wayBack.lost], [-1, 60]);
  assert.ok(time() <= 10_000);
});

test('what is known stays when the search is cancelled', async () => {
  let asked = 0;
  const wayBack = { winnable: -1, lost: 16 };
  const found = lookBack(wayBack, async (position) => {
    if (asked++ === 2) throw new Error('cancelled');
    return position <= 8 ? 'winnable' : 'lost';
  });
  await assert.rejects(found, { message: 'cancelled' });
  assert.deepEqual([wayBack.winnable, wayBack.lost, isSettled(wayBack)], [7, 11, false]);
});

test('whatever the answers cost: what is said is true, nothing is asked twice for as long, and it ends', async () => {
  const games = fc
    .array(fc.constantFrom(1, 90, 300, 2000, 1e9), { minLength: 1, maxLength: 40 })
    .chain((costs) => fc.tuple(fc.constant(costs), fc.integer({ min: -1, max: costs.length - 1 })));
  await fc.assert(
    fc.asyncProperty(games, async ([costs, winnable]) => {
      const { wayBack, find, asked, time } = gameOf(winnable, costs);
      await find();
      assert.ok(wayBack.winnable <= winnable && wayBack.lost > winnable);
      assert.ok(time() <= 10_000);
      for (const position of new Set(asked)) {
        assert.ok(asked.filter((other) => other === position).length <= 5);
      }
      if (costs.every((cost) => cost < 100)) assert.ok(isSettled(wayBack));
    }),
  );
});
