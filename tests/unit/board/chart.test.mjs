// The points and labels of the chart are where they belong.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chartOf } from '../../../www/board/chart-layout.js';
import { chartWords } from '../../../www/words/chart.js';

const { place, counting, gaps, moves, lines } = chartWords('en');

/** @template T @param {T} value */
const known = (value) => /** @type {const} */ ({ state: 'known', value });
const PENDING = /** @type {const} */ ({ state: 'pending' });
const UNKNOWN = /** @type {const} */ ({ state: 'unknown' });

const count = fc.bigInt({ min: 0n, max: 10n ** 24n });
const fact = fc.oneof(count.map(known), fc.constant(UNKNOWN), fc.constant(PENDING));
const facts = fc.array(/** @type {fc.Arbitrary<any>} */ (fact), { minLength: 2, maxLength: 50 });

test('every count has a point in the chart, the larger the higher, and gaps stay gaps', () => {
  const property = fc.property(facts, (lines) => {
    const { runs } = chartOf(lines);
    const points = runs.flat();
    const jumps = lines.flatMap(({ state }, jump) => (state === 'known' ? [jump] : []));
    assert.deepEqual(
      points.map(({ jump }) => jump),
      jumps,
    );
    for (const { jump, x, y, isLost } of points) {
      assert.ok(y >= 0 && y <= 1 && x === jump / (lines.length - 1));
      assert.equal(isLost, lines[jump].value === 0n);
      assert.equal(y === 0, isLost);
    }
    for (const a of points) {
      for (const b of points) if (lines[a.jump].value < lines[b.jump].value) assert.ok(a.y <= b.y);
    }
    const breaks = jumps.filter((jump, index) => index > 0 && jump !== jumps[index - 1] + 1).length;
    assert.equal(runs.length, jumps.length === 0 ? 0 : breaks + 1);
  });
  fc.assert(property);
});

test('the scales have few numbers, from the first to beyond the last', () => {
  const property = fc.property(facts, (lines) => {
    const { powers, jumps } = chartOf(lines);
    assert.ok(powers.length >= 2 && powers.length <= 5 && jumps.length <= 8);
    assert.deepEqual([powers[0].power, jumps[0]], [0, { jump: 0, x: 0 }]);
    assert.equal(powers.at(-1)?.y, 1);
    assert.ok(jumps.every(({ jump, x }) => jump < lines.length && x <= 1));
  });
  fc.assert(property);
});

test('the axis is logarithmic, with powers of ten', () => {
  const { runs, powers } = chartOf([10n ** 8n, 10n ** 4n, 1n, 0n].map(known));
  assert.equal(powers.map(({ power }) => power).join(' '), '0 2 4 6 8');
  const [most, some, one, none] = runs[0].map(({ y }) => y);
  assert.deepEqual([most, some, one, none], [1, powers[2].y, powers[0].y, 0]);
});

test('the numbers of a scale are round, as long as there are steps for them', () => {
  const powersOf = (/** @type {bigint} */ most) => chartOf([most, 1n].map(known)).powers.map(({ power }) => power);
  assert.deepEqual(powersOf(10n ** 13n), [0, 5, 10, 15]);
  assert.deepEqual(powersOf(10n ** 250n), [0, 63, 126, 189, 252]);
});

test('a number of many digits is at its power of ten', () => {
  const { runs, powers } = chartOf([10n ** 20n, 10n ** 10n, 1n].map(known));
  assert.equal(powers.map(({ power }) => power).join(' '), '0 5 10 15 20');
  assert.ok(Math.abs(runs[0][0].y - 1) < 1e-9 && Math.abs(runs[0][1].y - powers[2].y) < 1e-9);
});

test('a place of the game in words', () => {
  assert.equal(place(0, 31, known(40_861_647_040_079_968n)), 'At the start: 4.1 × 10¹⁶ winning lines');
  assert.equal(place(30, 31, known(1n)), 'After 30 of 31 jumps: 1 winning line');
  assert.equal(place(1, 1, known(0n)), 'After 1 of 1 jump: no longer winnable');
  assert.equal(place(2, 9, PENDING), 'After 2 of 9 jumps: not counted yet');
  assert.equal(place(2, 9, UNKNOWN), 'After 2 of 9 jumps: not counted');
  assert.deepEqual([known(1234n), UNKNOWN].map(lines), ['1,234', 'not known']);
});

test('counts on their way, and those that were made in vain', () => {
  assert.equal(counting({ known: 14, all: 32 }), 'Counting… 14 of 32');
  assert.equal(
    counting({ known: 14, all: 32, positions: 1_200_000 }),
    'Counting… 14 of 32; 1,200,000 positions searched',
  );
  assert.equal(gaps({ count: 1 }), 'Not counted: 1 position with too many lines.');
});

test('the moves of a line are compared with the fewest', () => {
  assert.equal(moves(21, known(18)), '21 moves. Fewest possible: 18.');
  assert.equal(moves(18, known(18)), '18 moves, the fewest possible.');
  assert.equal(moves(21, { state: 'unknown', atMost: 19 }), '21 moves. Fewest known: 19.');
  assert.equal(moves(17, { state: 'unknown', atMost: 19 }), '17 moves, the fewest known.');
  assert.equal(moves(17, { state: 'pending', atMost: 19 }), '17 moves.');
  assert.equal(moves(21, { state: 'pending', atMost: 19 }), '21 moves. Fewest known: 19.');
  assert.equal(moves(21, UNKNOWN), '21 moves.');
  assert.equal(moves(undefined, known(18)), 'Fewest possible: 18 moves.');
  assert.equal(moves(undefined, PENDING), '');
  assert.equal(moves(undefined, known(undefined)), '');
});
