// Pegs and marks at each moment of a game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sceneOf } from '../../../www/board/scene.js';
import { hintMarks, proofMarks } from '../../../www/board/verdict-marks.js';
import { continueWith, goTo, legalJumps, newGame, pegs } from '../../../www/game/game.js';
import { problemOf } from '../kit/core.mjs';

const problem = problemOf('english', 'd4', 'd4');
const game = continueWith(newGame(problem), 'd2-d4 b3-d3');
const hole = (/** @type {string} */ name) => problem.holes.findIndex((hole) => hole.name === name);

/** @param {Partial<Parameters<typeof sceneOf>[0]>} view */
const scene = (view) =>
  sceneOf({ game, moment: { done: 0, part: 0 }, selection: {}, jumps: legalJumps(game), said: [], ...view });

test('at rest every peg lies in its hole, and the goal is marked', () => {
  const { pegs, marks } = scene({});
  assert.equal(pegs.length, 32);
  assert.ok(pegs.every(({ lift, scale, opacity }) => lift === 0 && scale === 1 && opacity === 1));
  assert.deepEqual(marks, [{ hole: hole('d4'), kind: 'goal' }]);
});

test('in a jump the peg flies over the one that sinks', () => {
  const { pegs } = scene({ moment: { done: 0, part: 0.5 } });
  const flying = pegs[pegs.length - 1];
  assert.ok(flying.lift > 0.4 && flying.scale > 1);
  assert.ok(Math.abs(flying.y - 2) < 1e-9 && flying.x === 3);
  const sinking = pegs.filter(({ opacity }) => opacity < 1);
  assert.equal(sinking.length, 1);
  assert.equal(pegs.length, 32);
});

test('the end of a jump is the position after it', () => {
  const { pegs, marks } = scene({ game: goTo(game, 1), moment: { done: 1, part: 0 } });
  assert.equal(pegs.length, 31);
  assert.deepEqual(
    marks.filter(({ kind }) => kind === 'trace'),
    [{ hole: hole('d2'), to: hole('d4'), kind: 'trace' }],
  );
});

test('the peg under the pointer rises if it can jump, and its landing holes are ringed', () => {
  const { pegs, marks } = scene({ selection: { hovered: hole('d2') } });
  assert.equal(pegs.filter(({ lift }) => lift > 0).length, 1);
  assert.ok(marks.some((mark) => mark.hole === hole('d4') && mark.kind === 'landing'));
  assert.ok(scene({ selection: { hovered: hole('a3') } }).pegs.every(({ lift }) => lift === 0));
});

test('the peg of a hint is marked without its way', () => {
  const { pegs, marks } = scene({ selection: { selected: hole('d2'), isHinted: true } });
  assert.ok(pegs.some(({ isChosen }) => isChosen));
  assert.deepEqual(marks, [{ hole: hole('d4'), kind: 'goal' }]);
});

test('a chosen peg is marked, and all kinds of marks can stand on one hole', () => {
  const at = { game: goTo(game, 1), moment: { done: 1, part: 0 } };
  const chosen = scene({ ...at, selection: { selected: hole('d4') } }).pegs.filter(({ isChosen }) => isChosen);
  assert.deepEqual(
    chosen.map(({ hole }) => hole),
    [hole('d4')],
  );
  // The last jump began in d2, a chosen peg can land there, and the keyboard and an analysis mark it too.
  const goal = problemOf('english', 'd4', 'd2');
  /** @type {import('../../../www/board/scene.js').Mark} */
  const said = { hole: hole('d2'), kind: 'badge' };
  const jumps = [{ from: hole('b2'), over: hole('c2'), to: hole('d2'), name: 'b2-d2' }];
  const selection = { selected: hole('b2'), focused: hole('d2') };
  const { marks } = scene({ ...at, game: { ...at.game, problem: goal }, jumps, selection, said: [said] });
  const kinds = marks.filter((mark) => mark.hole === hole('d2')).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['trace', 'goal', 'landing', 'focus', 'badge']);
});

test('a carried peg is where the hand is, above all others', () => {
  const { pegs } = scene({ selection: { drag: { hole: hole('d2'), x: 1.25, y: 2.5 } } });
  assert.equal(pegs.length, 32);
  assert.deepEqual([pegs[31].x, pegs[31].y], [1.25, 2.5]);
});

test('a change without a film fades, but a peg that was carried is there at once', () => {
  const after = goTo(game, 1);
  const fade = { before: pegs(game), part: 0.25 };
  const moment = { done: 1, part: 0 };
  assert.equal(scene({ game: after, moment, fade }).pegs.filter(({ opacity }) => opacity < 1).length, 3);
  const moved = game.line.jumps[0];
  const fading = scene({ game: after, moment, fade: { ...fade, moved } }).pegs.filter(({ opacity }) => opacity < 1);
  assert.deepEqual(
    fading.map(({ opacity }) => opacity),
    [0.75],
  );
});

test('the landing of a hint is shown while its peg is chosen', () => {
  const jump = { name: 'd2-d4', from: 3, over: 8, to: 16 };
  const verdict = /** @type {any} */ ({ state: 'hinted', jump, isWhole: true });
  const isChosen = (/** @type {number} */ hole) => hole === 3;
  assert.deepEqual(hintMarks(verdict, isChosen), [{ hole: 16, kind: 'nearest' }]);
  assert.deepEqual(
    hintMarks(verdict, () => false),
    [],
  );
  assert.deepEqual(hintMarks({ ...verdict, isWhole: false }, isChosen), []);
});

test('a proof is written into the holes', () => {
  const weights = problem.holes.map((_, index) => (index === 3 ? -1 : 0));
  const marks = proofMarks({ kind: 'pagoda', weights, total: 0, needed: 1 });
  assert.deepEqual(marks, [{ hole: 3, kind: 'proof', text: '−1' }]);
  const sets = [[1, 2], [2]];
  const classMarks = proofMarks({ kind: 'position-class', sets, pegs: [1, 1] });
  assert.deepEqual(
    classMarks.map(({ hole, text }) => [hole, text]),
    [
      [1, '1'],
      [2, '1·2'],
    ],
  );
  assert.deepEqual(proofMarks({ kind: 'exhausted', positions: 7 }), []);
});
