// The puzzles of all boards: what there is, what a person has reached, and what a search and the filter find.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boardsIn,
  FILTERS,
  finderOf,
  GROUPS,
  isPerfect,
  isSolvable,
  problemsIn,
} from '../../../www/app/library/listing.js';
import { EMPTY, keyOf, withWin } from '../../../www/app/solved/progress-record.js';
import { listBoards, readProblem } from '../../../www/engine/problem.js';
import { DIALOG_WORDS as words } from '../../../www/words/dialogs.js';
import '../kit/core.mjs';

const boards = boardsIn(words, readProblem({ board: 'triangle' }));
const everything = boards.flatMap((board) => problemsIn(board, words, EMPTY));
const boardOf = (/** @type {string} */ name) => boards.find((board) => board.name === name) ?? boards[0];

test('every group has boards, and the board in play is the only one of its own', () => {
  const groups = new Set(boards.map(({ group }) => group));
  assert.deepEqual([...groups].sort(), [...GROUPS].sort());
  assert.deepEqual(
    boards.filter(({ group }) => group === GROUPS[0]).map(({ name }) => name),
    ['triangle'],
  );
  assert.equal(boards.length, listBoards().length);
});

test('a board that was drawn is there, too, with its problem', () => {
  const texts = { board: 'oooo/oooo', start: 'xoxx/xxxx', goal: 'a1' };
  const [drawn, ...named] = boardsIn(words, readProblem(texts));
  const { name, group, title, size } = drawn;
  assert.deepEqual([name, group, title, size], ['oooo/oooo', GROUPS[0], 'Your board', '8 holes']);
  assert.deepEqual(drawn.texts, { board: 'oooo/oooo', start: 'b1', goal: 'a1' });
  assert.equal(named.length, boards.length);
  assert.ok(
    problemsIn(boardsIn(words, readProblem({ board: 'ooo' }))[0], words, EMPTY).every(
      ({ task }) => task.board === 'ooo',
    ),
  );
});

test('to know the problems of a board, its drawing is looked for once: that takes milliseconds', (context) => {
  const looked = context.mock.method(readProblem({}).board.constructor.prototype, 'drawing');
  assert.equal(problemsIn(boardOf('wiegleb'), words, EMPTY).length, 36);
  assert.equal(looked.mock.callCount(), 1);
});

test('each board has its usual problem, and no problem stands twice', () => {
  for (const board of boards) {
    const keys = problemsIn(board, words, EMPTY).map(({ key }) => key);
    const usual = readProblem({ board: board.name });
    assert.ok(keys.includes(keyOf(usual.board, usual.start, usual.finish.text)), board.name);
    assert.equal(new Set(keys).size, keys.length, board.name);
  }
});

test('wins are counted, in the fewest moves or not; a problem without a solution is not left to solve', () => {
  const { board } = readProblem({ board: 'english' });
  const first = '2026-11-20';
  const solved = Object.fromEntries(
    [
      ['d1', 25],
      ['d4', 18],
      ['c1', 17],
    ].map(([hole, moves]) => [keyOf(board, board.vacancy(`${hole}`), `${hole}`), { moves: Number(moves), first }]),
  );
  const items = problemsIn(boardOf('english'), words, { ...EMPTY, solved });
  const titles = (/** @type {(item: any) => boolean} */ is) => items.filter(is).map(({ title }) => title);
  assert.deepEqual(titles(FILTERS.solved), ['c1 to c1', 'd1 to d1', 'd4 to d4']);
  assert.deepEqual(titles(isPerfect), ['d4 to d4']);
  assert.deepEqual(titles(FILTERS.imperfect), ['c1 to c1', 'd1 to d1']);
  assert.equal(titles(FILTERS.open).length, items.length - 3);
  const triangle = problemsIn(boardOf('triangle-10'), words, EMPTY);
  assert.deepEqual(triangle.filter(isSolvable), triangle.filter(FILTERS.open));
  assert.equal(triangle.length - triangle.filter(isSolvable).length, 2);
});

test('a search finds names of puzzles and boards, sizes, and a vacancy with its survivor', () => {
  const found = (/** @type {string} */ search) => everything.filter(finderOf(search, words));
  const names = (/** @type {string} */ search) => found(search).map(({ title, texts }) => `${texts.board}: ${title}`);
  assert.deepEqual(names('FIREPLACE'), ['english: Fireplace']);
  assert.deepEqual(names(' english d4 to d4 '), ['english: d4 to d4', 'english-diagonal: d4 to d4']);
  assert.ok(found('d4 to d4').every(({ title }) => title === 'd4 to d4'));
  assert.deepEqual([...new Set(found('45 holes').map(({ texts }) => texts.board))], ['wiegleb']);
  assert.deepEqual([...new Set(found('8x8').map(({ texts }) => texts.board))], ['8x8', '8x8-diagonal']);
  assert.deepEqual(names('no such board'), []);
  assert.equal(found('').length, everything.length);
});

test('a puzzle is perfect once a search has proven that no solution has fewer moves', () => {
  const { board, start, finish } = readProblem({
    board: 'english',
    start: '..ooo../..oox../ooooxoo/oooooxo/ooooooo/..ooo../..ooo..',
    goal: 'd4',
  });
  const english = boardOf('english');
  const perfectWith = (/** @type {number | undefined} */ fewest) => {
    const win = { problem: keyOf(board, start, finish.text), moves: 2, today: '2026-11-20', fewest };
    const [threePegs] = problemsIn(english, words, withWin(EMPTY, win));
    return isPerfect(threePegs);
  };
  assert.deepEqual([undefined, 2, 1].map(perfectWith), [false, true, false]);
});
