// The judges of the worker, with the real core.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeJudges } from '../../../www/engine/kept.js';
import { Board } from '../../../www/engine/wasm/peg_solitaire.js';
import '../kit/core.mjs';

const board = new Board('english');
const start = board.vacancy('d4');
const problem = { board: 'english', start, finish: 'd4' };
const POSITIONS = ['d2-d4', 'd2-d4 b3-d3'].map((jumps) => board.play(start, jumps));

/** The most rounds of two questions together. */
const MOST = 10_000;

/** @typedef {{ run: (positions: number) => any, free: () => void }} Search */

test('two boards that ask the same judge are both answered, one after the other', () => {
  const alone = POSITIONS.map((position) => roundsOf([makeJudges().judging(board, { ...problem, position })]));
  const judges = makeJudges();
  const rounds = roundsOf(POSITIONS.map((position) => judges.judging(board, { ...problem, position })));
  assert.ok(rounds <= 2 * (alone[0] + alone[1]), `${rounds} of ${alone}`);
});

test('who asks no more keeps nobody waiting', () => {
  const judges = makeJudges();
  /** @type {Search[]} */
  const [left, other] = POSITIONS.map((position) => judges.judging(board, { ...problem, position }));
  left.run(10);
  assert.equal(other.run(10).state, 'running');
  left.free();
  assert.ok(roundsOf([other]) < MOST);
});

/**
 * The number of rounds of searches that run in turn.
 * @param {Search[]} searches
 */
function roundsOf(searches) {
  let open = searches;
  for (let round = 1; round < MOST; round++) {
    open = open.filter((search) => {
      const isRunning = search.run(10).state === 'running';
      if (!isRunning) search.free();
      return isRunning;
    });
    if (open.length === 0) return round;
  }
  return MOST;
}
