// The state of the page is computed from the game on the board, once after each change.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guardWith } from '../../../www/app/kit/guard.js';
import { filmAfter, followBoard, stateOf } from '../../../www/app/kit/state.js';
import { readProblem } from '../../../www/engine/problem.js';
import { goTo } from '../../../www/game/game.js';
import { TREE } from '../../../www/game/tree.js';
import '../shared/core.mjs';

/** @typedef {import('../../../www/game/game.js').Game} Game */

const GAME = { board: 'diamond-13', start: '..o../.oxo./ooxoo/.ooo./..x..', goal: 'c3' };
const problem = readProblem(GAME);
const FACTS = { room: /** @type {const} */ ('play'), isFilm: false, jumps: 0, known: {} };
const state = (/** @type {Game | undefined} */ game, facts = {}, paused = true) =>
  stateOf({ state: game, paused }, { ...FACTS, ...facts });
const moves = (/** @type {Game} */ game) => state(game).moves;
const left = (/** @type {Game} */ game) => state(game).left;

const open = (/** @type {object} */ texts = {}) => TREE.open(problem, { ...GAME, ...texts });
const play = (/** @type {string[]} */ ...jumps) => jumps.reduce((game, jump) => TREE.play(game, jump), open());

test("the player's jumps win, move by move", () => {
  assert.equal(moves(open()), undefined);
  assert.equal(moves(play('c2-c4')), undefined);
  assert.equal(moves(play('c2-c4', 'c5-c3')), 2);
});

test("a line of the solver is not the player's win; finishing it by hand is", () => {
  const found = TREE.continueWith(open(), 'c2-c4 c5-c3');
  assert.equal(moves(goTo(found, 2)), undefined);
  const begun = TREE.play(found, 'c2-c4');
  assert.equal(moves(goTo(begun, 2)), undefined);
  assert.equal(moves(TREE.play(goTo(found, 1), 'c5-c3')), 2);
});

test('the player is stuck when no jump is left, but not in a pattern', () => {
  const lost = TREE.play(open(), 'c3-c1');
  assert.equal(left(open()), undefined);
  assert.equal(left(play('c2-c4', 'c5-c3')), undefined);
  assert.equal(left(lost), 2);
  const pattern = readProblem({ ...GAME, goal: '..x../.oxo./ooooo/.ooo./..o..' });
  assert.equal(left(TREE.play(TREE.open(pattern, {}), 'c3-c1')), undefined);
});

test('a position that is won at the start was won by no one', () => {
  const won = readProblem({ ...GAME, start: '..o../.ooo./ooxoo/.ooo./..o..' });
  assert.equal(moves(TREE.open(won, {})), undefined);
});

test('without a game there is nothing to show', () => {
  const { game, problem, pegs, isBegun, isWon, isStuck, result, moves, left, isTried } = state(undefined);
  assert.deepEqual([game, problem, pegs, result, moves, left], Array(6).fill(undefined));
  assert.deepEqual([isBegun, isWon, isStuck, isTried], Array(4).fill(false));
});

test('a won game at rest has a result, and no other game does', () => {
  const won = play('c2-c4', 'c5-c3');
  assert.equal(state(won).result?.jump, 'c5-c3');
  assert.equal(state(won, {}, false).result, undefined);
  for (const other of [goTo(won, 1), open(), undefined]) {
    assert.equal(state(other).result, undefined);
    assert.equal(state(other).isWon, false);
  }
});

test('facts about one puzzle are not shown for another, nor a jump to try after a jump', () => {
  const known = { problem, best: 2 };
  assert.equal(state(open(), { known }).known.best, 2);
  assert.deepEqual(state(TREE.open(readProblem(GAME), {}), { known }).known, {});
  assert.equal(state(open(), { tried: problem }).isTried, true);
  assert.equal(state(open(), { tried: problem, jumps: 1 }).isTried, false);
  assert.equal(state(TREE.open(readProblem(GAME), {}), { tried: problem }).isTried, false);
});

const line = open({ moves: 'c2-c4 c5-c3' });
const found = goTo(TREE.continueWith(open(), 'c2-c4 c5-c3'), 2);

/** @type {Record<string, [isFilm: boolean, event: string, game?: Game, isByLink?: boolean][]>} */
const FILMS = {
  true: [
    [false, 'play'],
    [false, 'ready', line, true],
    [true, 'change'],
    [true, 'pause'],
    [true, 'ended', found],
  ],
  false: [
    [true, 'jump'],
    [true, 'ready', line, false],
    [true, 'ready', goTo(line, 1), true],
    [true, 'ready', open(), true],
    [true, 'ended', goTo(line, 2)],
    [false, 'ended', found],
    [true, 'own'],
    [true, 'restart'],
    [true, 'undo'],
    [false, 'change'],
  ],
};
for (const [is, all] of Object.entries(FILMS))
  test(`the board shows ${is === 'true' ? 'a' : 'no'} playback after ${all.map(([, event]) => event)}`, () => {
    for (const [isFilm, event, game = open(), isByLink = false] of all)
      assert.equal(String(filmAfter(isFilm, event, game, isByLink)), is, event);
  });

test('readers see one state after all events of a change', async () => {
  const element = Object.assign(new EventTarget(), {
    state: /** @type {Game | undefined} */ (undefined),
    paused: true,
  });
  const { state, follow, know } = followBoard(
    /** @type {any} */ (element),
    guardWith(() => {}),
  );
  /** @type {unknown[]} */
  const seen = [];
  follow(({ jumps, isWon, room }, before) => seen.push([jumps - before.jumps, isWon, room, before.room]));
  element.state = play('c2-c4', 'c5-c3');
  for (const type of ['change', 'jump', 'change', 'jump']) element.dispatchEvent(new Event(type));
  know({ room: 'study' });
  await null;
  await null;
  assert.equal(state().isWon, true);
  assert.deepEqual(seen, [
    [0, false, 'play', undefined],
    [2, true, 'study', 'play'],
  ]);
});
