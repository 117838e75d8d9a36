// A screen reader has words for each hole.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holeLabels } from '../../../www/board/accessible-board.js';
import { newGame } from '../../../www/game/game.js';
import { ELEMENT_WORDS } from '../../../www/words/element.js';
import { problemOf } from '../kit/core.mjs';

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

test('where nobody can move a peg, no label offers a jump', () => {
  assert.equal(labelsWith(undefined, true)('d2'), 'd2: peg');
  assert.equal(labelsWith('d2', true)('d4'), 'd4: empty, goal');
});

test('the words are an argument', () => {
  assert.equal(holeLabels(game, false, undefined, ({ name }) => name.toUpperCase())[0], holes[0].name.toUpperCase());
});
