// Letters and numbers stand at the edge of a board and in its holes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardLines, labelsOf } from '../../../www/board/engraving.js';
import { listBoards } from '../../../www/engine/problem.js';
import { problemOf } from '../kit/core.mjs';

const problems = listBoards().map(({ name, vacancy }) => problemOf(name, vacancy));

/** @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

test('on the English board letters stand below the columns, numbers to the left of the rows', () => {
  const labels = labelsOf(problemOf('english', 'd4').holes, 'edge');
  assert.equal(labels.map(({ text }) => text).join(' '), '1 2 3 4 5 6 7 c d e a b f g');
  const [one, a] = ['1', 'a'].map((text) => labels.find((label) => label.text === text));
  assert.ok(one && one.x < 2 && one.y === 0);
  assert.ok(a && a.x === 0 && a.y > 4);
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

test('in the holes stand their names; off stands nothing', () => {
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
