// Pictures have descriptions for people who cannot see them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { continueWith, goTo, newGame } from '../../../www/game/game.js';
import { lengthOf, positionOf } from '../../../www/pictures/svg.js';
import { PICTURE_WORDS as words } from '../../../www/words/pictures.js';
import { problemOf } from '../kit/core.mjs';

/** @param {string} board @param {string} start @param {string} goal */
const still = (board, start, goal) => words.stillAlt(positionOf(newGame(problemOf(board, start, goal))));

test('a position is told by its pegs, or by its empty holes where these are fewer', () => {
  assert.equal(still('english', 'd4', 'd4'), 'English board, 32 pegs, all but d4; the last peg is to end in d4.');
  const few = '..ooo../..ooo../ooooooo/oxxoxoo/ooooxxo/..ooo../..ooo..';
  assert.equal(still('english', few, 'any'), 'English board, 5 pegs: b4 c4 e4 e5 f5; one peg is to be left.');
  const full = '..xxx../..xxx../xxxxxxx/xxxxxxx/xxxxxxx/..xxx../..xxx..';
  assert.equal(still('english', full, 'any'), 'English board, 33 pegs; one peg is to be left.');
});

test('a goal is told in a sentence', () => {
  assert.match(still('english', 'd4', 'at most 3'), /; at most 3 pegs are to be left\.$/);
  assert.match(still('xxo', 'xxo', 'xox'), /^board of 3 holes, 2 pegs, all but c1; pegs are to be left in a1 c1\.$/);
});

test('a board is named by its title, or by its size', () => {
  assert.match(still('triangle', 'a1', 'any'), /^Triangle board, 14 pegs/);
  assert.match(still('english-diagonal', 'd4', 'any'), /^English board, with diagonals, 32 pegs/);
  assert.match(still('xxoo', 'xxoo', 'any'), /^board of 4 holes, 2 pegs: a1 b1/);
});

test('a film is told by its length and its start, wherever the game stands', () => {
  const game = goTo(continueWith(newGame(problemOf('english', 'd4', 'd4')), 'd2-d4 b3-d3'), 2);
  assert.equal(
    words.filmAlt(lengthOf(game), positionOf({ ...game, cursor: 0 })),
    '2 jumps in 2 moves, from English board, 32 pegs, all but d4; the last peg is to end in d4.',
  );
  assert.equal(
    words.still(positionOf(game)).description,
    'English board, 30 pegs, all but d2 b3 c3; the last peg is to end in d4.',
  );
});
