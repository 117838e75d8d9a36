// A game with a single line: jumps, undo, redo, and clicks and drags on pegs and holes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  continueWith,
  goTo,
  legalJumps,
  moveBoundary,
  newGame,
  pegCount,
  play,
  position,
  status,
} from '../../../www/game/game.js';
import { LINE } from '../../../www/game/line.js';
import { carry, choose, drop } from '../../../www/game/selection.js';
import { problemOf } from '../shared/core.mjs';

const english = problemOf('english', 'd4', 'd4');

/** @param {import('../../../www/game/game.js').Game} game */
const names = (game) => game.line.jumps.map(({ name }) => name);

test('a new game has nothing played', () => {
  const game = newGame(english);
  assert.equal(game.cursor, 0);
  assert.equal(pegCount(game), 32);
  assert.equal(legalJumps(game).length, 4);
  assert.equal(status(game), 'open');
});

test('the jump that comes next anyway keeps the jumps to come, another one drops them', () => {
  const game = goTo(continueWith(newGame(english), 'd2-d4 b3-d3 c1-c3'), 1);
  assert.deepEqual(names(play(game, 'b3-d3')), ['d2-d4', 'b3-d3', 'c1-c3']);
  assert.deepEqual(names(play(game, 'f3-d3')), ['d2-d4', 'f3-d3']);
  assert.equal(play(game, 'f3-d3').cursor, 2);
});

test('an illegal jump throws and leaves the game as it was', () => {
  const game = newGame(english);
  assert.throws(() => play(game, 'd4-d2'), /jump 1, d4-d2, is not legal/);
  assert.equal(pegCount(game), 32);
});

test('the cursor stays within the game', () => {
  const game = continueWith(newGame(english), 'd2-d4');
  assert.equal(goTo(game, 9).cursor, 1);
  assert.equal(goTo(game, -9).cursor, 0);
});

test('boundaries are where moves start and end', () => {
  const problem = problemOf('english', '..ooo../..ooo../ooooooo/oxxoxoo/ooooxxo/..ooo../..ooo..');
  const game = continueWith(newGame(problem), 'b4-d4 d4-f4 f5-d5');
  assert.equal([0, 1, 2, 3].map((cursor) => moveBoundary({ ...game, cursor }, 1)).join(' '), '2 2 3 3');
  assert.equal([0, 1, 2, 3].map((cursor) => moveBoundary({ ...game, cursor }, -1)).join(' '), '0 0 0 2');
});

test('random play: every position follows from the one before, and undo finds it again', () => {
  const property = fc.property(fc.array(fc.nat(), { maxLength: 31 }), (choices) => {
    let game = newGame(english);
    for (const choice of choices) {
      const jumps = legalJumps(game);
      if (jumps.length === 0) break;
      const before = position(game);
      game = play(game, jumps[choice % jumps.length].name);
      assert.equal(position(goTo(game, game.cursor - 1)), before);
      assert.equal(pegCount(game), 32 - game.cursor);
    }
  });
  fc.assert(property, { numRuns: 50 });
});

test('a single line opens with its jumps to come, and its record opens it again', () => {
  const opened = LINE.open(english, { moves: 'd2-d4 b3-d3' });
  assert.deepEqual([names(opened), opened.cursor], [['d2-d4', 'b3-d3'], 0]);
  assert.deepEqual(names(LINE.open(english, {})), []);
  const played = LINE.play(opened, 'd2-d4');
  assert.deepEqual([names(played), played.cursor], [['d2-d4', 'b3-d3'], 1]);
  assert.deepEqual(names(LINE.show(played, 'f3-d3')), ['d2-d4', 'f3-d3']);
  const record = LINE.record(played);
  assert.deepEqual([record.moves, record.at], ['d2-d4 b3-d3', 1]);
  assert.deepEqual(names(LINE.open(english, LINE.readable(record))), names(played));
});

const problem = problemOf('english', 'd4');
const game = newGame(problem);
const jumps = legalJumps(game);
const pegs = problem.board.pegs(position(game));
const hole = (/** @type {string} */ name) => problem.holes.findIndex((hole) => hole.name === name);

test('a peg that can jump is selected, and deselected by a second click or a click off the board', () => {
  const { selection } = choose({}, hole('d2'), jumps, pegs);
  assert.equal(selection.selected, hole('d2'));
  assert.equal(choose(selection, hole('d2'), jumps, pegs).selection.selected, undefined);
  assert.equal(choose(selection, undefined, jumps, pegs).selection.selected, undefined);
});

test('the peg of a hint is taken by the first click, and put down by the second', () => {
  const taken = choose({ selected: hole('d2'), isHinted: true }, hole('d2'), jumps, pegs).selection;
  assert.equal(taken.selected, hole('d2'));
  assert.equal(choose(taken, hole('d2'), jumps, pegs).selection.selected, undefined);
});

test('optionally a peg with a single jump plays it at once', () => {
  assert.equal(choose({}, hole('d2'), jumps, pegs, true).jump?.name, 'd2-d4');
  const two = [...jumps, { ...jumps[0], to: hole('d1') }];
  const chosen = choose({}, jumps[0].from, two, pegs, true);
  assert.deepEqual([chosen.jump, chosen.selection.selected], [undefined, jumps[0].from]);
  assert.equal(choose({}, hole('c1'), jumps, pegs, true).refusal?.why, 'blocked');
});

test('the landing hole of the chosen peg plays the jump', () => {
  const { selection, jump } = choose({ selected: hole('d2') }, hole('d4'), jumps, pegs);
  assert.equal(jump?.name, 'd2-d4');
  assert.equal(selection.selected, undefined);
});

test('another peg that can jump is chosen instead', () => {
  assert.equal(choose({ selected: hole('d2') }, hole('b4'), jumps, pegs).selection.selected, hole('b4'));
});

test('what cannot be is refused with its reason', () => {
  assert.equal(choose({}, hole('a3'), jumps, pegs).refusal?.why, 'blocked');
  assert.equal(choose({}, hole('d4'), jumps, pegs).refusal?.why, 'empty');
  const two = pegs.slice().fill(0, hole('a3'), hole('a3') + 1);
  assert.equal(choose({ selected: hole('d2') }, hole('a3'), jumps, two).refusal?.why, 'unreachable');
});

test('a carried peg lands where a jump ends', () => {
  const selection = carry(hole('d2'), { x: 3.2, y: 3 }, hole('d4'), jumps);
  assert.deepEqual(selection.drag, { hole: hole('d2'), x: 3.2, y: 3, landing: hole('d4') });
  assert.equal(drop(selection, hole('d4'), jumps).jump?.name, 'd2-d4');
});

test('let go elsewhere it goes back, with a reason where it was put on a hole', () => {
  const selection = carry(hole('d2'), { x: 3, y: 4 }, hole('d5'), jumps);
  assert.equal(selection.drag?.landing, undefined);
  assert.equal(drop(selection, hole('d5'), jumps).refusal?.why, 'unreachable');
  assert.deepEqual(drop(selection, undefined, jumps), { selection: {} });
  assert.deepEqual(drop(selection, hole('d2'), jumps), { selection: {} });
});

test('a peg lands only by its own jumps, where several end in one hole', () => {
  for (const { name, from, to } of jumps) {
    const selection = carry(from, { x: 0, y: 0 }, to, jumps);
    assert.equal(drop(selection, to, jumps).jump?.name, name);
  }
  assert.equal(carry(hole('a3'), { x: 0, y: 0 }, hole('d4'), jumps).drag?.landing, undefined);
});

test('what the mouse and the keyboard point at stays when a peg is chosen, refused or put down', () => {
  const pointed = { hovered: hole('a3'), focused: hole('b4') };
  const chosen = { ...pointed, selected: hole('d2') };
  assert.deepEqual(choose(pointed, hole('d2'), jumps, pegs).selection, chosen);
  assert.deepEqual(choose(chosen, hole('d2'), jumps, pegs).selection, pointed);
  const without = pegs.slice().fill(0, hole('a3'), hole('a3') + 1);
  assert.deepEqual(choose(chosen, hole('a3'), jumps, without).selection, chosen);
});

test('where nothing is carried, nothing is let go', () => {
  assert.deepEqual(drop({}, hole('d4'), jumps), { selection: {}, jump: undefined });
});
