// A solution through a position, a solution chosen at random, and the way back to a winnable position.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isSettled, lookBack } from '../../../www/ask/way-back.js';
import { find } from '../../../www/ask/ways.js';
import { continueWith, newGame, position } from '../../../www/game/game.js';
import { asking } from '../shared/asking.mjs';
import { problemOf } from '../shared/core.mjs';

const ENGLISH = problemOf('english', 'd4', 'd4');
const JUMPS = 'd2-d4 b3-d3 d4-d2';
/** The position after the first two of these jumps. */
const VIA = continueWith(newGame(ENGLISH), JUMPS).line.positions[2];

/** @param {string} jumps */
const found = (jumps) => ({
  state: 'solved',
  jumps,
  length: jumps.split(' ').length,
  moves: jumps.split(' ').length,
  proven: false,
  positions: 1,
});
const LOST = { state: 'impossible', reason: { kind: 'exhausted', positions: 1 }, positions: 1 };
const UNKNOWN = { state: 'unknown', positions: 1 };
const BEST = found('d4-d2');

/**
 * Requests a solution that passes through a given position.
 * @param {{ to: object, from: object }} reports
 */
async function askThrough({ to, from }) {
  const { session, solving, requests } = asking(
    newGame(ENGLISH),
    ({ kind, finish }) => (kind === 'fewest-pegs' ? BEST : finish === VIA ? to : from),
    find,
  );
  const state = await solving.solve({ via: VIA });
  return { state, session, verdict: /** @type {any} */ (solving.verdict()), requests };
}

test('a way through a position is both halves, one after the other', async () => {
  const asked = await askThrough({ to: found('d2-d4 b3-d3'), from: found('d4-d2') });
  const { state, session, verdict, requests } = asked;
  assert.equal(state, 'solved');
  assert.deepEqual([requests[0].kind, requests[0].start, requests[0].finish], ['solve', ENGLISH.start, VIA]);
  assert.deepEqual([requests[1].start, requests[1].finish, requests[1].limit], [VIA, 'd4', undefined]);
  assert.deepEqual([verdict.jumps, verdict.moves], [3, 3]);
  assert.equal(session.game.line.positions[2], VIA);
  assert.equal(session.game.cursor, 0);
});

test('if nothing leads to the position, the reason comes from the first half, and the board is unchanged', async () => {
  const { state, session, verdict, requests } = await askThrough({ to: LOST, from: found('d4-d2') });
  assert.equal(state, 'lost');
  assert.equal(verdict.reason, LOST.reason);
  assert.deepEqual([verdict.halves.to.state, verdict.halves.from.state], ['impossible', 'solved']);
  assert.equal(requests[1].limit, 1000);
  assert.equal(session.game.line.jumps.length, 0);
});

test('where nothing leads on, the position is on the board with its proof', async () => {
  const { state, session, verdict } = await askThrough({ to: found('d2-d4 b3-d3'), from: LOST });
  assert.equal(state, 'lost');
  assert.equal(position(session.game), VIA);
  assert.equal(verdict.reason, LOST.reason);
  assert.deepEqual([verdict.best.jumps, verdict.best.pegs], ['d4-d2', 29]);
});

test('where one half stays open, a refutation of the other one counts', async () => {
  const lost = await askThrough({ to: UNKNOWN, from: LOST });
  assert.deepEqual([lost.state, lost.verdict.reason], ['lost', LOST.reason]);
  const open = await askThrough({ to: UNKNOWN, from: found('d4-d2') });
  assert.deepEqual([open.state, open.verdict.halves.from.state], ['open', 'solved']);
  const late = await askThrough({ to: found('d2-d4 b3-d3'), from: UNKNOWN });
  assert.deepEqual([late.state, late.session.game.line.jumps.length], ['open', 0]);
});

test('another way leads through the same position, if a seed finds one', async () => {
  const { session, solving, requests } = asking(
    newGame(ENGLISH),
    ({ finish, seed }) => found(finish === VIA ? 'd2-d4 b3-d3' : seed === 2 ? 'c1-c3' : 'd4-d2'),
    find,
  );
  await solving.solve({ via: VIA });
  await solving.solveAgain('another', () => {});
  assert.equal(solving.verdict()?.state, 'solved');
  assert.deepEqual(
    requests.map(({ seed }) => seed),
    [undefined, undefined, 1, 1, 2, 2],
  );
  assert.equal(session.game.line.positions[2], VIA);
  assert.equal(session.game.line.jumps[2].name, 'c1-c3');
});

test('a position that cannot be read is an error', async () => {
  const { solving } = asking(newGame(ENGLISH), () => assert.fail('Nothing is searched.'), find);
  assert.equal(await solving.solve({ via: 'xx' }), 'failed');
});

/**
 * Requests a solution other than the remaining jumps.
 * @param {(request: any) => object} answer
 */
async function askAgain(answer) {
  const { session, solving, requests } = asking(continueWith(newGame(ENGLISH), JUMPS), answer, find);
  await solving.solve({ wish: 'another' });
  const kinds = requests.map(({ kind }) => kind);
  return { kinds, session, verdict: /** @type {any} */ (solving.verdict()) };
}

/** @param {string} solutions */
const counted = (solutions) => ({ state: 'counted', solutions, chance: 0, positions: 1 });

test('another solution is drawn until it is not the one on the board', async () => {
  const drawn = [JUMPS, JUMPS, 'd2-d4 f3-d3'];
  const { kinds, session, verdict } = await askAgain(({ kind }) =>
    kind === 'winning-lines' ? counted('3') : found(String(drawn.shift())),
  );
  assert.deepEqual(kinds, ['draw', 'winning-lines', 'draw', 'draw']);
  assert.deepEqual([verdict.state, verdict.solutions], ['solved', '3']);
  assert.equal(session.game.line.jumps[1].name, 'f3-d3');
});

test('the only solution is proven to be the only one', async () => {
  const { verdict } = await askAgain(({ kind }) => (kind === 'winning-lines' ? counted('1') : found(JUMPS)));
  assert.deepEqual(verdict, { state: 'only', solutions: '1' });
});

test('if not all solutions are known soon, a seed finds another one', async () => {
  const { kinds, verdict } = await askAgain(({ kind, limit }) => {
    if (kind === 'draw') assert.equal(limit, 1000);
    return kind === 'solve' ? found('d2-d4 f3-d3') : UNKNOWN;
  });
  assert.deepEqual(kinds, ['draw', 'solve']);
  assert.deepEqual([verdict.state, verdict.solutions], ['solved', undefined]);
});

/**
 * Simulates a game whose positions can be won up to the one at index `winnable`. `costs` lists how long the answer
 * about each position takes, in milliseconds.
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

test('whatever the answers cost: what is reported is true, nothing is asked twice for the same time, and it ends', async () => {
  const games = fc
    .array(fc.constantFrom(1, 90, 300, 2000, 1e9), { minLength: 1, maxLength: 40 })
    .chain((costs) => fc.tuple(fc.constant(costs), fc.integer({ min: -1, max: costs.length - 1 })));
  const property = fc.asyncProperty(games, async ([costs, winnable]) => {
    const { wayBack, find, asked, time } = gameOf(winnable, costs);
    await find();
    assert.ok(wayBack.winnable <= winnable && wayBack.lost > winnable);
    assert.ok(time() <= 10_000);
    for (const position of new Set(asked)) {
      assert.ok(asked.filter((other) => other === position).length <= 5);
    }
    if (costs.every((cost) => cost < 100)) assert.ok(isSettled(wayBack));
  });
  await fc.assert(property);
});
