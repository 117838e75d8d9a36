// Problems are read from texts, and wrong texts are read as far as possible.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readable, readProblem, writeProblem } from '../../../www/engine/problem.js';
import '../kit/core.mjs';

test('what is missing of a problem is as the catalogue has it', () => {
  const problem = readProblem({});
  assert.deepEqual([problem.holes.length, problem.finish.text], [33, 'd4']);
  assert.deepEqual(writeProblem(problem), { board: 'english' });
  assert.equal(readProblem({ start: 'd1' }).finish.text, 'any');
});

for (const { what, texts, left } of [
  { what: 'the board', texts: { board: '# directions: 5', moves: 'd2-d4' }, left: {} },
  {
    what: 'the start',
    texts: { board: 'english', start: 'z9' },
    left: { board: 'english', goal: undefined, moves: '' },
  },
  {
    what: 'the goal',
    texts: { board: 'english', start: 'd1', goal: 'z9', moves: 'd3-d1' },
    left: { board: 'english', start: 'd1', moves: 'd3-d1' },
  },
]) {
  test(`where ${what} has an error, the rest stays`, () => {
    assert.deepEqual(readable(texts), left);
  });
}

for (const { moves, left } of [
  { moves: 'd2-d4 d5-d3 b4-d4', left: 'd2-d4 d5-d3 b4-d4' },
  { moves: 'd2-d4, a1-a3, d5-d3', left: 'd2-d4,' },
  { moves: 'd2-d4\nd5-d3 nonsense', left: 'd2-d4\nd5-d3 ' },
  { moves: 'x', left: '' },
]) {
  test(`of the jumps those before the first wrong one stay: ${JSON.stringify(moves)}`, () => {
    const kept = readable({ board: 'english', moves }).moves ?? '';
    const { board, start } = readProblem({});
    const names = (/** @type {string} */ text) => board.replay(start, text).jumps.map(({ name }) => name);
    assert.deepEqual(names(kept), names(left));
  });
}
