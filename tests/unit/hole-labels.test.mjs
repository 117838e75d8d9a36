import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holeLabels } from '../../www/board/hole-labels.js';
import { legalJumps as jumpsOf, newGame } from '../../www/game/game.js';
import { elementWords } from '../../www/words/words.js';
import { problemOf } from './core.mjs';

const problem = problemOf('english', 'd4', 'd4');
const pegs = problem.board.pegs(problem.start);
const jumps = jumpsOf(newGame(problem));
const hole = (/** @type {string} */ name) => problem.holes.findIndex((hole) => hole.name === name);

/** @param {import('../../www/game/selection.js').Selection} selection */
function labelsWith(selection) {
  const labels = holeLabels(problem, pegs, jumps, selection, elementWords('en'));
  return (/** @type {string} */ name) => labels[hole(name)];
}

test('a label names the hole, what is in it, and where its peg can land', () => {
  const label = labelsWith({});
  assert.equal(label('a3'), 'a3: peg');
  assert.equal(label('d2'), 'd2: peg, can jump to d4');
  assert.equal(label('d4'), 'd4: empty, goal');
});

test('the hole where the selected peg can land says so, and no other', () => {
  assert.equal(labelsWith({ selected: hole('d2') })('d4'), 'd4: empty, goal, landing hole');
  assert.equal(labelsWith({ selected: hole('a3') })('d4'), 'd4: empty, goal');
});

test('the words are an argument', () => {
  const words = { hole: (/** @type {string} */ name) => name.toUpperCase() };
  assert.equal(holeLabels(problem, pegs, jumps, {}, words)[0], problem.holes[0].name.toUpperCase());
});
