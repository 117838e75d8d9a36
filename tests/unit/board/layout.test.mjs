// Holes become pixels, and pixels holes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  freestCorner,
  holeAt,
  holeTowards,
  layOut,
  layOutAt,
  neighbours,
  straights,
  toPixels,
  toUnits,
} from '../../../www/board/layout.js';
import { problemOf } from '../kit/core.mjs';

const boards = [
  problemOf('english', 'd4'),
  problemOf('diamond', 'e5'),
  problemOf('triangle', 'a1'),
  problemOf('o', 'a1'),
  problemOf('oooooooo', 'a1'),
];

test('every board fits its box, whatever the size, and each hole is found where it is drawn', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...boards),
      fc.integer({ min: 60, max: 2000 }),
      fc.integer({ min: 60, max: 2000 }),
      ({ holes }, width, height) => {
        const layout = layOut(holes, width, height);
        layout.holes.forEach((place, hole) => {
          assert.ok(place.x > 0 && place.x < width && place.y > 0 && place.y < height);
          assert.equal(holeAt(layout, place, 0.5), hole);
        });
      },
    ),
  );
});

test("pixels and units are each other's inverse", () => {
  const layout = layOut(boards[0].holes, 300, 500);
  const there = toPixels(layout, { x: 2.5, y: -1 });
  const back = toUnits(layout, there);
  assert.ok(Math.abs(back.x - 2.5) < 1e-9 && Math.abs(back.y + 1) < 1e-9);
});

test('between holes there is none', () => {
  const layout = layOut(boards[0].holes, 700, 700);
  assert.equal(holeAt(layout, toPixels(layout, { x: 2.5, y: 2.5 }), 0.5), undefined);
  assert.equal(holeAt(layout, toPixels(layout, { x: 0, y: 0 }), 0.5), undefined);
});

test('a hole reaches as far as its radius', () => {
  const layout = { holes: [{ x: 0, y: 0 }], unit: 40, origin: { x: 0, y: 0 }, width: 80, height: 80 };
  assert.equal(holeAt(layout, { x: 20, y: 0 }, 0.5), 0);
  assert.equal(holeAt(layout, { x: 21, y: 0 }, 0.5), undefined);
});

test('it does not matter from where places are counted', () => {
  const holes = boards[2].holes;
  const elsewhere = holes.map(({ x, y }) => ({ x: x - 3, y: y + 5 }));
  const places = (/** @type {typeof elsewhere} */ holes) =>
    [layOut(holes, 300, 500), layOutAt(holes, 40)].map(({ width, height, holes }) => [
      ...[width, height].map(Math.round),
      ...holes.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]),
    ]);
  assert.deepEqual(places(elsewhere), places(holes));
});

test('a triangle has 30 pairs of neighbours, one unit apart', () => {
  const layout = layOut(boards[2].holes, 400, 400);
  const pairs = neighbours(layout.holes, 1.1 * layout.unit);
  assert.equal(pairs.length, 30);
  for (const [a, b] of pairs) assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - layout.unit) < 1e-9);
});

test('straight lines cover each pair of neighbours once, and every hole', () => {
  const lone = { x: 9, y: 9 };
  /** @typedef {import('../../../www/board/layout.js').Point} Point */
  const way = (/** @type {Point} */ a, /** @type {Point} */ b) => Math.hypot(a.x - b.x, a.y - b.y);
  const counts = boards.map(({ holes }) => {
    const lines = straights([...holes, lone], 1.1);
    const covers = (/** @type {Point[]} */ [from, to], /** @type {Point} */ hole) =>
      way(from, hole) + way(hole, to) < way(from, to) + 1e-9;
    for (const [a, b] of neighbours(holes, 1.1))
      assert.equal(lines.filter((line) => covers(line, a) && covers(line, b)).length, 1);
    for (const hole of [...holes, lone]) assert.ok(lines.some((line) => covers(line, hole)));
    return lines.length;
  });
  assert.deepEqual(counts, [15, 15, 13, 2, 2]);
});

test('an arrow key goes to the next hole in its direction, or stays', () => {
  const { holes } = boards[0];
  const layout = layOut(holes, 500, 500);
  const from = (/** @type {string} */ name, /** @type {[number, number]} */ [x, y]) =>
    holes[holeTowards(layout, holes.map(({ name }) => name).indexOf(name), { x, y })].name;
  assert.deepEqual([from('d4', [1, 0]), from('d4', [-1, 0])], ['e4', 'c4']);
  assert.deepEqual([from('d4', [0, 1]), from('d4', [0, -1])], ['d5', 'd3']);
  assert.equal(from('d4', [Math.SQRT1_2, Math.SQRT1_2]), 'e5');
  assert.equal(from('d1', [0, -1]), 'd1');
  assert.equal(from('c2', [-1, 0]), 'b3');
});

test('up and down leave no row of a triangle out', () => {
  const { holes } = problemOf('triangle', 'a1');
  const layout = layOut(holes, 500, 500);
  for (const [hole, { row }] of holes.entries())
    for (const y of [-1, 1]) {
      const next = holes[holeTowards(layout, hole, { x: 0, y })].row;
      assert.ok([row, row + y].includes(next), `${row} to ${next}`);
    }
});

test('of two holes as far away, an arrow key takes the first', () => {
  const holes = [
    { x: 0, y: 0 },
    { x: -1, y: 2 },
    { x: 1, y: 2 },
  ];
  assert.equal(holeTowards({ holes }, 0, { x: 0, y: 1 }), 1);
});

test('the arrow keys reach every hole of every board', () => {
  const arrows = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ];
  for (const { holes } of boards) {
    const layout = layOut(holes, 500, 500);
    const reached = new Set([0]);
    for (const hole of reached) for (const arrow of arrows) reached.add(holeTowards(layout, hole, arrow));
    assert.equal(reached.size, holes.length);
  }
});

test('a layout with a given unit is as small as it can be: all its room is needed', () => {
  for (const { holes } of boards) {
    const { unit, width, height } = layOutAt(holes, 40);
    assert.ok(Math.abs(unit - 40) < 1e-9);
    assert.ok(layOut(holes, width - 1, height).unit < unit && layOut(holes, width, height - 1).unit < unit);
  }
});

test('each corner can be the freest one; of several it is the last', () => {
  const corners = [10, 90].flatMap((y) => [10, 90].map((x) => ({ x, y })));
  const freest = corners.map((hole) => {
    const { isTop, isLeft } = freestCorner({ ...layOut(boards[3].holes, 100, 100), holes: [hole] });
    return [isTop, isLeft];
  });
  const [topLeft, topRight, bottomLeft, bottomRight] = [true, false].flatMap((isTop) => [
    [isTop, true],
    [isTop, false],
  ]);
  assert.deepEqual(freest, [bottomRight, bottomLeft, topRight, topLeft]);
  const { isTop, isLeft } = freestCorner(layOut(boards[0].holes, 500, 500));
  assert.deepEqual([isTop, isLeft], bottomRight);
});

test('no corner is further from the holes than the freest one', () => {
  for (const { holes } of boards) {
    const layout = layOut(holes, 500, 300);
    const { isTop, isLeft, distance } = freestCorner(layout);
    const away = (/** @type {number[]} */ [x, y]) =>
      Math.min(...layout.holes.map((hole) => Math.hypot(hole.x - x, hole.y - y)));
    const corners = [0, 500].flatMap((x) => [0, 300].map((y) => [x, y]));
    assert.ok(Math.abs(away([isLeft ? 0 : 500, isTop ? 0 : 300]) - distance) < 1e-9);
    for (const corner of corners) assert.ok(away(corner) <= distance + 1e-9);
  }
});
