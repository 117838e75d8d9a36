// Conversions between holes and pixels, letters and numbers along the edge and in holes, and the labels of holes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { holeLabels } from '../../../www/board/accessible-board.js';
import { boardLines, labelsOf } from '../../../www/board/engraving.js';
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
import { listBoards } from '../../../www/engine/problem.js';
import { newGame } from '../../../www/game/game.js';
import { ELEMENT_WORDS } from '../../../www/words/element.js';
import { problemOf } from '../shared/core.mjs';

const boards = [
  problemOf('english', 'd4'),
  problemOf('diamond', 'e5'),
  problemOf('triangle', 'a1'),
  problemOf('o', 'a1'),
  problemOf('oooooooo', 'a1'),
];

test('every board fits its box, whatever the size, and each hole is found where it is drawn', () => {
  const property = fc.property(
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
  );
  fc.assert(property);
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

const problems = listBoards().map(({ name, vacancy }) => problemOf(name, vacancy));

/** @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

test('on the English board letters are below the columns, numbers to the left of the rows', () => {
  const labels = labelsOf(problemOf('english', 'd4').holes, 'edge');
  assert.equal(labels.map(({ text }) => text).join(' '), '1 2 3 4 5 6 7 c d e a b f g');
  const [one, a] = ['1', 'a'].map((text) => labels.find((label) => label.text === text));
  assert.ok(one && one.x < 2 && one.y === 0);
  assert.ok(a && a.x === 0 && a.y > 4);
});

test('the letters of a triangle are centred below the holes of its lowest row', () => {
  const { holes } = problemOf('triangle', 'a1');
  const labels = labelsOf(holes, 'edge');
  for (const letter of 'abcde')
    assert.equal(labels.find(({ text }) => text === letter)?.x, holes.find(({ name }) => name === `${letter}5`)?.x);
});

test('at the edge of every board each row and column has one label, which no peg, mark or other label covers', () => {
  for (const { holes } of problems) {
    const labels = labelsOf(holes, 'edge');
    const lines = new Set(holes.flatMap(({ name }) => [name.replace(/\d/g, ''), name.replace(/\D/g, '')]));
    assert.deepEqual(new Set(labels.map(({ text }) => text)), lines);
    assert.equal(labels.length, lines.size);
    for (const label of labels) {
      assert.ok(holes.every((hole) => distance(label, hole) > 0.55));
      assert.ok(labels.every((other) => other === label || distance(label, other) > 0.4));
    }
  }
});

test('in holes there are their names; with `off` there is nothing', () => {
  const { holes } = problemOf('triangle', 'a1');
  assert.deepEqual(
    labelsOf(holes, 'holes').map(({ text }) => text),
    holes.map(({ name }) => name),
  );
  assert.deepEqual(labelsOf(holes, 'off'), []);
});

test('lines are those along which pegs jump, where a board has other ones than rows and columns', () => {
  for (const { board, holes, start } of problems) {
    const lines = boardLines(holes, board.directions);
    if (board.directions === 4) assert.deepEqual(lines, []);
    else {
      const drawn = new Set(lines.flatMap(([a, b]) => [`${a.name}-${b.name}`, `${b.name}-${a.name}`]));
      for (const { from, over, to } of board.jumps(start)) {
        assert.ok(drawn.has(`${holes[from].name}-${holes[over].name}`));
        assert.ok(drawn.has(`${holes[over].name}-${holes[to].name}`));
      }
    }
  }
});

const game = newGame(problemOf('english', 'd4', 'd4'));
const { holes } = game.problem;
const numberOf = (/** @type {string} */ name) => holes.findIndex((hole) => hole.name === name);

/** @param {string} [selected] @param {boolean} isReadOnly */
function labelsWith(selected, isReadOnly = false) {
  const labels = holeLabels(
    game,
    isReadOnly,
    selected === undefined ? undefined : numberOf(selected),
    ELEMENT_WORDS.hole,
  );
  return (/** @type {string} */ name) => labels[numberOf(name)];
}

test('a label names the hole, what is in it, and where its peg can land', () => {
  const label = labelsWith();
  assert.equal(label('a3'), 'a3: peg');
  assert.equal(label('d2'), 'd2: peg, can jump to d4');
  assert.equal(label('d4'), 'd4: empty, goal');
});

test('the hole where the selected peg can land says so, and no other', () => {
  assert.equal(labelsWith('d2')('d4'), 'd4: empty, goal, landing hole');
  assert.equal(labelsWith('a3')('d4'), 'd4: empty, goal');
});

test('if pegs cannot be moved, no label offers a jump', () => {
  assert.equal(labelsWith(undefined, true)('d2'), 'd2: peg');
  assert.equal(labelsWith('d2', true)('d4'), 'd4: empty, goal');
});

test('the words are an argument', () => {
  assert.equal(holeLabels(game, false, undefined, ({ name }) => name.toUpperCase())[0], holes[0].name.toUpperCase());
});
