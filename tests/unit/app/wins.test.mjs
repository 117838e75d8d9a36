// A win is noticed, shown, and hidden when it is over; a person's own win is one without the solver.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begunAs, begunOn, keepBegun } from '../../../www/app/daily/begun.js';
import { guardWith } from '../../../www/app/kit/guard.js';
import { remember } from '../../../www/app/kit/storage.js';
import { isOwn, isStuck, ownWin, watchWins } from '../../../www/app/solved/wins.js';
import { readProblem } from '../../../www/engine/problem.js';
import { goTo } from '../../../www/game/game.js';
import { comment } from '../../../www/game/notes.js';
import { lastJump, TREE } from '../../../www/game/tree.js';
import '../kit/core.mjs';

const GAME = { board: 'diamond-13', start: '..o../.oxo./ooxoo/.ooo./..x..', goal: 'c3' };
const problem = readProblem(GAME);

/** A board that shows its wins. */
function sitDown() {
  /** @type {{ win: import('../../../www/app/solved/wins.js').Win, over: AbortSignal }[]} */
  const told = [];
  /** @type {number[]} */
  const left = [];
  const element = Object.assign(new EventTarget(), { state: TREE.open(problem, {}), analysis: 'off' });
  const clock = /** @type {any} */ ({ seconds: undefined });
  const dates = { today: '2026-11-22', isHelped: /** @type {boolean | undefined} */ (undefined) };
  const guard = guardWith(() => {});
  const page = { element: /** @type {any} */ (element), guard };
  const isHelped = watchWins(
    page,
    clock,
    () => ({ day: dates.today, isHelped: dates.isHelped }),
    (_, win, over) => told.push({ win, over }),
    (_, pegs) => left.push(pegs),
  );
  /** @param {string[]} types @param {(game: import('../../../www/game/game.js').Game) => any} [act] */
  const tell = (types, act = (game) => game) => {
    element.state = act(element.state);
    for (const type of types) element.dispatchEvent(new Event(type));
  };
  const jump = (/** @type {string} */ name) => tell(['change', 'jump'], (game) => TREE.play(game, name));
  tell(['ready']);
  return { told, left, tell, jump, dates, element, isHelped };
}

/** Writes a comment on the position on the board. @param {import('../../../www/game/game.js').Game} game */
const write = (game) => comment(game, lastJump(game), 'At last!');

test('a win is over when another position comes to the board, and not with a comment on it', () => {
  const { told, tell, jump } = sitDown();
  jump('c2-c4');
  jump('c5-c3');
  tell(['change'], write);
  assert.deepEqual(
    told.map(({ over }) => over.aborted),
    [false],
  );
  tell(['change'], (game) => goTo(game, 1));
  assert.equal(told[0].over.aborted, true);
});

test('a comment on the start takes no hint back', () => {
  const { told, tell, jump } = sitDown();
  tell(['hint']);
  tell(['change'], write);
  jump('c2-c4');
  jump('c5-c3');
  assert.equal(told[0].win.isHelped, true);
});

test('a look at the start forgets no hint; a jump from the start begins anew', () => {
  const { told, tell, jump } = sitDown();
  jump('c2-c4');
  tell(['hint']);
  tell(['change'], (game) => goTo(game, 0));
  tell(['change'], (game) => goTo(game, 1));
  jump('c5-c3');
  tell(['change'], (game) => goTo(game, 0));
  jump('c2-c4');
  jump('c5-c3');
  assert.deepEqual(
    told.map(({ win }) => win.isHelped),
    [true, false],
  );
});

test('a win after midnight counts for the day on which its game was opened', () => {
  const { told, jump, dates } = sitDown();
  jump('c2-c4');
  dates.today = '2026-11-23';
  jump('c5-c3');
  assert.equal(told[0].win.day, '2026-11-22');
});

/** True for each win with help. @param {ReturnType<typeof sitDown>} sitting */
const helped = ({ told }) => told.map(({ win }) => win.isHelped);

/** The solver finds the jumps that are left. @param {string} jumps */
const find = (jumps) => (/** @type {import('../../../www/game/game.js').Game} */ game) =>
  TREE.continueWith(game, jumps);

test("the solver's line is help for the game that it was asked in, and none for the next one from the start", () => {
  const sitting = sitDown();
  const { tell, jump } = sitting;
  jump('c2-c4');
  tell(['change'], find('c5-c3'));
  jump('c5-c3');
  assert.deepEqual(helped(sitting), [true]);
  tell(['change'], (game) => goTo(game, 0));
  jump('c2-c4');
  jump('c5-c3');
  assert.deepEqual(helped(sitting), [true, false]);
});

test("a solver's line at the start is help, also if it is played from its middle by hand", () => {
  const sitting = sitDown();
  const { tell, jump } = sitting;
  tell(['change'], find('c2-c4 c5-c3'));
  jump('c2-c4');
  jump('c5-c3');
  tell(['change'], (game) => goTo(game, 0));
  tell(['change'], find('c2-c4 c5-c3'));
  tell(['change'], (game) => goTo(game, 1));
  jump('c5-c3');
  assert.deepEqual(helped(sitting), [true, true]);
});

test('what the solver has found is help after a reload', () => {
  const sitting = sitDown();
  const { tell, jump } = sitting;
  tell(['ready'], (game) =>
    TREE.open(problem, { ...TREE.record(TREE.continueWith(TREE.play(game, 'c2-c4'), 'c5-c3')) }),
  );
  tell(['change'], (game) => goTo(game, 1));
  jump('c5-c3');
  assert.deepEqual(helped(sitting), [true]);
});

test('help in a game that goes on is still help, and none for a new one from its start', () => {
  const sitting = sitDown();
  const { tell, jump, dates } = sitting;
  dates.isHelped = true;
  tell(['ready'], (game) => TREE.play(game, 'c2-c4'));
  jump('c5-c3');
  tell(['change'], (game) => goTo(game, 0));
  jump('c2-c4');
  jump('c5-c3');
  assert.deepEqual(helped(sitting), [true, false]);
});

test('help at the start is still help after a reload, and that before the last start is none', () => {
  const sitting = sitDown();
  const { tell, jump, dates, isHelped } = sitting;
  const reload = () => {
    dates.isHelped = isHelped();
    tell(['ready'], (game) => goTo(TREE.open(problem, TREE.record(game)), game.cursor));
  };
  const play = (/** @type {string[]} */ ...jumps) => {
    for (const one of jumps) {
      reload();
      jump(one);
    }
    tell(['change'], (game) => goTo(game, 0));
  };
  tell(['hint']);
  play('c2-c4', 'c5-c3');
  play('c2-c4', 'c5-c3');
  tell(['change'], find('c2-c4 c5-c3'));
  tell(['change'], (game) => goTo(game, 1));
  tell(['change'], (game) => goTo(game, 0));
  play('c2-c4', 'c5-c3');
  tell(['change'], find('c2-c4 c5-c3'));
  play('c2-c4', 'c5-c3');
  assert.deepEqual(helped(sitting), [true, false, false, true]);
});

test('verdicts on all jumps are help', () => {
  const sitting = sitDown();
  sitting.element.analysis = 'all';
  sitting.jump('c2-c4');
  sitting.element.analysis = 'off';
  sitting.jump('c5-c3');
  assert.deepEqual(helped(sitting), [true]);
});

test('the pegs that are left are told where a person is stuck without help', () => {
  const { left, told, tell, jump } = sitDown();
  jump('c3-c1');
  tell(['change'], (game) => goTo(game, 0));
  tell(['hint']);
  jump('c3-c1');
  assert.deepEqual([left, told], [[2], []]);
});

test('a game of a day is kept while it lasts, and goes on over midnight, not over two', (context) => {
  const at = (/** @type {string} */ time) => Date.parse(`2026-11-${time}:00`);
  context.mock.timers.enable({ apis: ['Date'], now: at('22T23:59') });
  const [start, begun] = [TREE.open(problem, {}), TREE.play(TREE.open(problem, {}), 'c2-c4')];
  keepBegun('2026-11-22', begun, true);
  assert.equal(begunOn('2026-11-22')?.moves, 'c2-c4');
  assert.equal(begunOn('2026-11-21'), undefined);
  // The game of another day is not that of today.
  keepBegun('2026-11-21', begun, false);
  const days = ['23T00:01', '24T00:01'].map((time) => {
    context.mock.timers.setTime(at(time));
    return begunAs(begun);
  });
  assert.deepEqual(days, [
    { day: '2026-11-22', isHelped: true },
    { day: '2026-11-24', isHelped: undefined },
  ]);
  assert.equal(begunAs(TREE.open(readProblem({ board: 'triangle' }), {})).day, '2026-11-24');
  for (const end of [start, TREE.play(begun, 'c5-c3')]) {
    context.mock.timers.setTime(at('22T12:00'));
    keepBegun('2026-11-22', begun, false);
    keepBegun('2026-11-22', end, false);
    assert.equal(begunOn('2026-11-22'), undefined);
  }
  for (const nonsense of [
    '',
    '7',
    'null',
    '{}',
    '{"day":"2026-11-22","texts":{"at":0,"found":7}}',
    '{"day":3,"texts":{"at":1}}',
  ]) {
    remember('begun', nonsense);
    assert.equal(begunOn('2026-11-22'), undefined, nonsense);
  }
});

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
