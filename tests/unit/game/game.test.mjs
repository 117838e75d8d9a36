// A game as one line: jumps, undo, redo.

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
import { problemOf } from '../kit/core.mjs';

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

test('boundaries are where moves begin and end', () => {
  const problem = problemOf('english', '..ooo../..ooo../ooooooo/oxxoxoo/ooooxxo/..ooo../..ooo..');
  const game = continueWith(newGame(problem), 'b4-d4 d4-f4 f5-d5');
  assert.deepEqual(
    [0, 1, 2, 3].map((cursor) => moveBoundary({ ...game, cursor }, 1)),
    [2, 2, 3, 3],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((cursor) => moveBoundary({ ...game, cursor }, -1)),
    [0, 0, 0, 2],
  );
});

test('random play: every position follows from the one before, and undo finds it again', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 31 }), (choices) => {
      let game = newGame(english);
      for (const choice of choices) {
        const jumps = legalJumps(game);
        if (jumps.length === 0) break;
        const before = position(game);
        game = play(game, jumps[choice % jumps.length].name);
        assert.equal(position(goTo(game, game.cursor - 1)), before);
        assert.equal(pegCount(game), 32 - game.cursor);
      }
    }),
    { numRuns: 50 },
  );
});

test('a game of a line alone opens with its jumps to come, and its record opens it again', () => {
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
