// A person's own win is noticed, and the next problem is offered.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalOf } from '../../../www/app/heading/aim.js';
import { ladderOf, nextProblem } from '../../../www/app/solved/next-problem.js';
import { EMPTY, keyOf, withWin } from '../../../www/app/solved/progress-record.js';
import { isOwn, isStuck, ownWin } from '../../../www/app/solved/wins.js';
import { readProblem } from '../../../www/engine/problem.js';
import { goTo } from '../../../www/game/game.js';
import { TREE } from '../../../www/game/tree.js';
import { APP_WORDS } from '../../../www/words/app.js';
import '../kit/core.mjs';

const GAME = { board: 'diamond-13', start: '..o../.oxo./ooxoo/.ooo./..x..', goal: 'c3' };
const problem = readProblem(GAME);
const open = (/** @type {object} */ texts = {}) => TREE.open(problem, { ...GAME, ...texts });
const play = (/** @type {string[]} */ ...jumps) => jumps.reduce((game, jump) => TREE.play(game, jump), open());

test('jumps of a person win, move by move', () => {
  assert.equal(ownWin(open()), undefined);
  assert.equal(ownWin(play('c2-c4')), undefined);
  assert.deepEqual(ownWin(play('c2-c4', 'c5-c3')), { moves: 2, isHelped: false });
});

test('a line of the solver is no win of a person; its end by hand is one with help', () => {
  const found = TREE.continueWith(open(), 'c2-c4 c5-c3');
  assert.equal(ownWin(goTo(found, 2)), undefined);
  const begun = TREE.play(found, 'c2-c4');
  assert.equal(ownWin(goTo(begun, 2)), undefined);
  assert.deepEqual(ownWin(TREE.play(goTo(found, 1), 'c5-c3')), { moves: 2, isHelped: true });
});

test('a person is stuck where no jump is left, and not in a pattern or on a line of the solver', () => {
  const lost = TREE.play(open(), 'c3-c1');
  assert.equal(isStuck(open()), false);
  assert.equal(isStuck(play('c2-c4', 'c5-c3')), false);
  assert.equal(isStuck(lost), true);
  assert.equal(isOwn(lost), true);
  assert.equal(isOwn(goTo(TREE.continueWith(open(), 'c3-c1'), 1)), false);
  const pattern = readProblem({ ...GAME, goal: '..x../.oxo./ooooo/.ooo./..o..' });
  assert.equal(isStuck(TREE.play(TREE.open(pattern, {}), 'c3-c1')), false);
});

test('a position that is won at the start was won by nobody', () => {
  const won = readProblem({ ...GAME, start: '..o../.ooo./ooxoo/.ooo./..o..' });
  assert.equal(ownWin(TREE.open(won, {})), undefined);
});

test('the next problem is the first that is not solved, and lost ones are left out', () => {
  const first = readProblem({ board: 'english' });
  const next = nextProblem(first, EMPTY);
  assert.ok(next && next.board === 'english' && next.start !== first.start);
  // It is opened as it is, and the board knows no further texts.
  assert.deepEqual(Object.keys(next), ['board', 'start', 'goal']);
  const solved = withWin(EMPTY, { problem: keyOf(first.board, next.start, next.goal), moves: 9, today: '2026-11-22' });
  assert.notDeepEqual(nextProblem(first, solved), next);
  const seen = new Set();
  let record = EMPTY;
  for (let texts = nextProblem(first, record); texts; texts = nextProblem(first, record)) {
    const key = keyOf(first.board, texts.start, texts.goal);
    assert.ok(!seen.has(key));
    seen.add(key);
    record = withWin(record, { problem: key, moves: 9, today: '2026-11-22' });
  }
  assert.ok(seen.size > 20);
});

test('the ladder goes from three pegs to the usual game, and on from there', () => {
  let record = EMPTY;
  const board = 'english';
  const pegs = [];
  const [first] = readProblem({ board }).board.namedProblems(board);
  let texts = { board, start: first.start, goal: first.finish };
  for (;;) {
    const rung = readProblem(texts);
    const ladder = ladderOf(rung, record);
    if (!ladder) break;
    assert.deepEqual([ladder.at, ladder.solved.filter(Boolean).length], [pegs.length, pegs.length]);
    pegs.push(rung.start.replace(/[^x]/g, '').length);
    record = withWin(record, {
      problem: keyOf(rung.board, rung.start, rung.finish.text),
      moves: 9,
      today: '2026-11-22',
    });
    const next = nextProblem(rung, record);
    assert.ok(next);
    texts = next;
  }
  assert.deepEqual([pegs[0], pegs.at(-1)], [3, 32]);
  assert.deepEqual(
    pegs,
    pegs.toSorted((a, b) => a - b),
  );
  // After the ladder come problems from one vacancy, and no rung again.
  assert.equal(readProblem(texts).start.replace(/[^x]/g, '').length, 32);
});

test('a problem that was made has no next one in the library', () => {
  assert.equal(nextProblem(problem, EMPTY), undefined);
});

test('the fewest moves are known for all images of a problem', () => {
  const { board } = readProblem({ board: 'english' });
  assert.equal(board.fewestMoves('english', 'd4', 'd4'), 18);
  const images = ['c1', 'e1', 'a3', 'g5'].map((hole) => board.fewestMoves('english', hole, hole));
  assert.equal(new Set(images).size, 1);
  assert.ok(Number(images[0]) > 0);
  assert.equal(board.fewestMoves('', 'd4', 'd4'), undefined);
});

test('the goal is told in a sentence', () => {
  const { aim } = APP_WORDS;
  const goal = (/** @type {object} */ texts) => goalOf(readProblem(texts), aim);
  assert.equal(goal({ board: 'english' }), 'Leave one peg, in the centre.');
  assert.equal(goal({ board: 'english', goal: 'd1' }), 'Leave one peg, in d1.');
  assert.equal(goal({ board: 'english', goal: 'any' }), 'Leave one peg, anywhere.');
  assert.equal(goal({ board: 'english', goal: 'at most 2' }), 'Leave at most 2 pegs.');
});
