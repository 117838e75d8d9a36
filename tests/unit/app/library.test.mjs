// The puzzles for all boards: the list with the player's progress, search results, the next problem, grades, and
// generated problems.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalOf } from '../../../www/app/heading/aim.js';
import { findDifficulty } from '../../../www/app/kit/remembered.js';
import {
  boardsIn,
  countPerfect,
  FILTERS,
  finderOf,
  GROUPS,
  isPerfect,
  isSolvable,
  problemsIn,
} from '../../../www/app/library/listing.js';
import { easiestFirst, endsLadder, ladderOf, nextProblem } from '../../../www/app/solved/next-problem.js';
import { EMPTY, keyOf, withWin } from '../../../www/app/solved/progress-record.js';
import { daysUpTo } from '../../../www/common/day.js';
import { listBoards, readProblem } from '../../../www/engine/problem.js';
import { SEARCHES } from '../../../www/engine/searches.js';
import { levelOfDay, Solver } from '../../../www/engine/wasm/peg_solitaire.js';
import { APP_WORDS } from '../../../www/words/app.js';
import { DIALOG_WORDS as words } from '../../../www/words/dialogs.js';
import { Board } from '../shared/core.mjs';

const boards = boardsIn(words, readProblem({ board: 'triangle' }));
const everything = boards.flatMap((board) => problemsIn(board, words, EMPTY));
const boardOf = (/** @type {string} */ name) => boards.find((board) => board.name === name) ?? boards[0];

test('every group has boards, and the board in play is the only one of its own', () => {
  const groups = new Set(boards.map(({ group }) => group));
  assert.deepEqual([...groups].sort(), [...GROUPS].sort());
  assert.equal(
    boards
      .filter(({ group }) => group === GROUPS[0])
      .map(({ name }) => name)
      .join(' '),
    'triangle',
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

test('each board has its default problem, and no problem occurs twice', () => {
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
  assert.deepEqual(titles(FILTERS.solved), ['c1 to c1', 'd4 to d4', 'd1 to d1']);
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

test('perfect puzzles are counted once, whether the library or only the record knows the fewest moves', () => {
  const { board } = readProblem({ board: 'english' });
  const first = '2026-11-20';
  const solved = {
    [keyOf(board, board.vacancy('d4'), 'd4')]: { moves: 18, first, fewest: 18 },
    'of a day': { moves: 3, first, fewest: 3 },
    'of another day': { moves: 4, first, fewest: 3 },
    'of a third day': { moves: 4, first },
  };
  const record = { ...EMPTY, solved };
  assert.equal(countPerfect(record, problemsIn(boardOf('english'), words, record)), 2);
});

const problem = readProblem({ board: 'diamond-13', start: '..o../.oxo./ooxoo/.ooo./..x..', goal: 'c3' });

test('the next problem is the first that is not solved, and lost ones are left out', () => {
  const first = readProblem({ board: 'english' });
  const next = nextProblem(first, EMPTY);
  assert.ok(next && next.board === 'english' && next.start !== first.start);
  // The result is opened unchanged, so it must not have any other fields.
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

/** @param {{ board: string, start: string, goal: string }} texts */
const pointsOf = ({ board, start, goal: finish }) => gradesOf({ board, start, finish }).points;

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
    assert.equal(endsLadder(rung, record), pegs.length === 11);
    record = withWin(record, {
      problem: keyOf(rung.board, rung.start, rung.finish.text),
      moves: 9,
      today: '2026-11-22',
    });
    const next = nextProblem(rung, record);
    assert.ok(next);
    if (ladderOf(readProblem(next), record)) assert.ok(pointsOf(next) >= pointsOf(texts));
    texts = next;
  }
  assert.deepEqual([pegs[0], pegs.at(-1)], [3, 32]);
  assert.equal(pegs.length, 11);
  // After the ladder come problems with a single vacancy, none of which was on the ladder.
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

test('the goal is described in a sentence', () => {
  const { aim } = APP_WORDS;
  const goal = (/** @type {object} */ texts) =>
    goalOf(/** @type {any} */ ({ problem: readProblem(texts), coordinates: 'edge' }), aim);
  assert.equal(goal({ board: 'english' }), 'Leave one peg, in the centre.');
  assert.equal(goal({ board: 'english', goal: 'd1' }), 'Leave one peg, in d1.');
  const unnamed = { problem: readProblem({ board: 'english', goal: 'd1' }), coordinates: 'off' };
  assert.equal(goalOf(/** @type {any} */ (unnamed), aim), 'Leave one peg, in the ring.');
  assert.equal(goal({ board: 'english', goal: 'any' }), 'Leave one peg, anywhere.');
  assert.equal(goal({ board: 'english', goal: 'at most 2' }), 'Leave at most 2 pegs.');
});

const PROBLEM = { board: 'triangle', start: 'a1', finish: 'a1' };

test('a worker that fails gives no grade', async () => {
  const { signal } = new AbortController();
  assert.equal(await findDifficulty(PROBLEM, signal), undefined);
});

/** @typedef {import('../../../www/engine/wasm/peg_solitaire.js').Composition} Composition */

/** Passed instead of a board, because these searches do not need one. */
const NONE = /** @type {any} */ (undefined);

/** @param {string} day */
const composedFor = (day) => composed(SEARCHES['problem-of-day'](NONE, { kind: 'problem-of-day', day }));

/** @param {number} level @param {number} seed */
const composedAt = (level, seed) => composed(SEARCHES['new-problem'](NONE, { kind: 'new-problem', level, seed }));

/** @param {import('../../../www/engine/requests.js').Search} search @returns {Composition} */
const composed = (search) => search.run(1);

/** @param {{ board: string, start: string, finish: string }} problem @param {number} [slice] */
function gradesOf({ board, start, finish }, slice = 10_000) {
  const search = /** @type {any} */ (SEARCHES.level(new Board(board), { kind: 'level', board, start, finish }));
  let report = search.run(slice);
  while (report.state === 'running') report = search.run(slice);
  assert.deepEqual(search.best(), report);
  search.free();
  return report;
}

test('the problems of thirty days differ, can be solved, and are the same on every request', () => {
  const seen = new Set();
  for (const day of daysUpTo('2026-12-11', 30)) {
    const composition = composedFor(day);
    const board = new Board(composition.board);
    assert.equal(new Solver(board, composition.start, composition.finish).run(10_000_000).state, 'solved', day);
    assert.equal(composition.level, levelOfDay(day));
    assert.deepEqual(composedFor(day), composition);
    seen.add(`${composition.board} ${composition.start} ${composition.finish}`);
  }
  assert.equal(seen.size, 30);
});

test('Monday is the easiest and Sunday the hardest', () => {
  const week = daysUpTo('2026-11-29', 7).toReversed();
  assert.deepEqual(week.map(levelOfDay), [1, 2, 3, 4, 5, 6, 7]);
});

test('what is no day has no problem and no level', () => {
  for (const text of ['', 'today', '2026-02-29', '2026-1-1']) {
    assert.throws(() => composedFor(text), /expected a day/);
    assert.throws(() => levelOfDay(text), /expected a day/);
  }
});

test('a new problem has the requested level, and another seed gives another', () => {
  assert.equal(composedAt(2, 7).level, 2);
  assert.deepEqual(composedAt(2, 7), composedAt(2, 7));
  assert.notDeepEqual(composedAt(2, 7), composedAt(2, 8));
  assert.throws(() => composedAt(8, 1), /expected a level from 1 to 7/);
});

test('a problem that was made says its level with its reasons, in slices of any size', () => {
  const composition = composedAt(3, 7);
  const { level, oneIn, choices } = gradesOf(composition);
  assert.deepEqual([level, oneIn, choices], [3, composition.oneIn, composition.choices]);
  assert.deepEqual(gradesOf(composition, 77), gradesOf(composition));
});

test('the usual game is harder than Fireplace, and both are graded at once', () => {
  const board = new Board('english');
  const { start, finish } = /** @type {any} */ (
    board.namedProblems('english').find(({ name }) => name === 'fireplace')
  );
  const [fireplace, central] = [
    { start, finish },
    { start: board.vacancy('d4'), finish: 'd4' },
  ].map((problem) => gradesOf({ board: 'english', ...problem }, 1));
  assert.ok(fireplace.points < central.points && fireplace.level < central.level);
  assert.equal(central.level, 9);
  assert.ok(central.oneIn > 3e7 && central.oneIn < 2e8);
  assert.deepEqual(gradesOf({ board: 'english', start: board.vacancy('d4'), finish: 'a3' }), {
    state: 'graded',
  });
});

test('the next problems of a board are ever harder', () => {
  const board = new Board('english');
  const singles = board.singleProblems('english').sort(easiestFirst);
  const points = singles.map(
    ({ start, finish }) => gradesOf({ board: 'english', start: board.vacancy(start), finish }, 1).points,
  );
  assert.ok(
    points.every((point, index) => !(point < points[index - 1])),
    points.join(),
  );
});
