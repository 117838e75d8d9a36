// A line told in purges: its jumps, its blocks, their words, and the frame on the board.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { purgesIn, shapeOf } from '../../../www/app/solver/purges.js';
import { frameBlock, withBlock } from '../../../www/app/wood/marks.js';
import { layOut } from '../../../www/board/layout.js';
import { continueWith, newGame } from '../../../www/game/game.js';
import { LIGHT_THEME } from '../../../www/pictures/themes.js';
import { DIALOG_WORDS } from '../../../www/words/dialogs.js';
import { problemOf } from '../kit/core.mjs';

const [CENTRAL] = JSON.parse(readFileSync(new URL('../../data/results.json', import.meta.url), 'utf8')).purges;
const GAME = continueWith(newGame(problemOf('english', 'd4', 'd4')), CENTRAL.jumps);
const { holes } = GAME.problem;

test('the purges of a line are those of the core, each with the block that it removes, in words', () => {
  const purges = purgesIn(GAME);
  const names = purges.map((purge) => purge.holes.map((hole) => holes[hole].name).join(' '));
  assert.deepEqual(names, CENTRAL.blocks);
  const told = purges.map(({ first, last, holes: block }) => {
    const at = block.map((hole) => holes[hole]);
    return DIALOG_WORDS.purges.purge(first + 1, last, shapeOf(at), at.map(({ name }) => name)); // biome-ignore format: one argument after the other
  });
  assert.deepEqual(told, [
    'Jumps 2 to 7 remove six: a3 to b5',
    'Jumps 8 to 13 remove six: c6 to e7',
    'Jumps 14 to 19 remove an L of six: c1 d1 e1 e2 e3 e4',
    'Jumps 20 to 25 remove six: f3 to g5',
    'Jumps 26 to 31 remove an L of six: c2 c3 c4 c5 d5 e5',
  ]);
});

test('a line without purges has none, and three in a line have their words', () => {
  const start = newGame(problemOf('english', 'd4', 'd4'));
  assert.deepEqual(purgesIn(start), []);
  assert.deepEqual(purgesIn(continueWith(start, 'd2-d4 f3-d3 e1-e3')), []);
  assert.deepEqual(purgesIn(continueWith(start, 'd2-d4 f3-d3 e1-e3 d3-f3')).map(({ first, last }) => [first, last]), [[1, 4]]); // biome-ignore format: one line
  const words = DIALOG_WORDS.purges.purge(2, 4, 'three', ['e1', 'e2', 'e3']);
  assert.equal(words, 'Jumps 2 to 4 remove three: e1 to e3');
  // A T, and a sheared block on a triangle.
  const at = (/** @type {number[][]} */ places) => shapeOf(places.map(([row, column]) => ({ row, column })));
  assert.equal(at([[0, 0], [0, 1], [0, 2], [1, 1], [2, 1], [3, 1]]), 'other'); // biome-ignore format: one place after the other
  assert.equal(at([[0, 0], [1, 1], [2, 2], [1, 0], [2, 1], [3, 2]]), 'other'); // biome-ignore format: one place after the other
});

test('the frame goes around the block, while its jumps are on the board', () => {
  const [{ first, last, holes: block }] = purgesIn(GAME);
  frameBlock({ line: GAME.line, first, last, holes: block, sides: 4 });
  const marksAt = (/** @type {number} */ done, game = GAME) => withBlock([], { game, moment: { done, part: 0 } });
  for (const done of [first, last]) assert.deepEqual(marksAt(done).map(({ hole }) => hole), block); // biome-ignore format: one line
  for (const done of [first - 1, last + 1]) assert.deepEqual(marksAt(done), []);
  assert.deepEqual(marksAt(first, newGame(GAME.problem)), []);
  // The rim of two by three cells.
  const layout = layOut(holes, 640, 640);
  const lines = marksAt(first).flatMap(({ shapes }) => {
    const [rim] = shapes?.(layout, LIGHT_THEME) ?? [];
    return /** @type {import('../../../www/board/shapes.js').Path} */ (rim).lines;
  });
  assert.equal(lines.length, 2 * (2 + 3));
  for (const [from, to] of lines) assert.ok(Math.abs(Math.hypot(from.x - to.x, from.y - to.y) - layout.unit) < 1e-6);
});
