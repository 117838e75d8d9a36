import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalJumps, newGame, position } from '../../www/game.js';
import { carry, choose, drop } from '../../www/hands.js';
import { layOut } from '../../www/layout.js';
import { problemOf } from './core.mjs';

const problem = problemOf('english', 'd4');
const game = newGame(problem);
const jumps = legalJumps(game);
const pegs = problem.board.pegs(position(game));
const layout = layOut(problem.holes, 700, 700);
const hole = (/** @type {string} */ name) => problem.holes.findIndex((hole) => hole.name === name);

test('a peg that can jump is chosen, and put down by a second click or beside the board', () => {
  const { hands } = choose({}, hole('d2'), jumps, pegs);
  assert.equal(hands.selected, hole('d2'));
  assert.equal(choose(hands, hole('d2'), jumps, pegs).hands.selected, undefined);
  assert.equal(choose(hands, undefined, jumps, pegs).hands.selected, undefined);
});

test('the landing hole of the chosen peg plays the jump', () => {
  const { hands, jump } = choose({ selected: hole('d2') }, hole('d4'), jumps, pegs);
  assert.equal(jump?.name, 'd2-d4');
  assert.equal(hands.selected, undefined);
});

test('another peg that can jump is chosen instead', () => {
  assert.equal(choose({ selected: hole('d2') }, hole('b4'), jumps, pegs).hands.selected, hole('b4'));
});

test('what cannot be is refused with its reason', () => {
  assert.equal(choose({}, hole('a3'), jumps, pegs).refusal?.why, 'blocked');
  assert.equal(choose({}, hole('d4'), jumps, pegs).refusal?.why, 'empty');
  const two = pegs.slice().fill(0, hole('a3'), hole('a3') + 1);
  assert.equal(choose({ selected: hole('d2') }, hole('a3'), jumps, two).refusal?.why, 'unreachable');
});

test('a carried peg is drawn to its landing hole within half a hole', () => {
  const near = layout.holes[hole('d4')];
  const hands = carry(hole('d2'), { x: near.x + 0.4 * layout.unit, y: near.y }, layout, jumps);
  assert.equal(hands.drag?.landing, hole('d4'));
  assert.equal(drop(hands, near, layout, jumps).jump?.name, 'd2-d4');
});

test('let go elsewhere it goes back, with a reason where it was put on a hole', () => {
  const wrong = layout.holes[hole('d5')];
  const hands = carry(hole('d2'), wrong, layout, jumps);
  assert.equal(hands.drag?.landing, undefined);
  assert.equal(drop(hands, wrong, layout, jumps).refusal?.why, 'unreachable');
  assert.deepEqual(drop(hands, { x: 1, y: 1 }, layout, jumps), { hands: {} });
  assert.deepEqual(drop(hands, layout.holes[hole('d2')], layout, jumps), { hands: {} });
});
