// The report of a win says whether the player had help; a win without help ends with a jump by hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begunAs, begunOn, keepBegun, resumed } from '../../../www/app/kit/begun.js';
import { stateOf } from '../../../www/app/kit/state.js';
import { remember } from '../../../www/app/kit/storage.js';
import { shownJumps } from '../../../www/app/solved/shown.js';
import { watchWins } from '../../../www/app/solved/wins.js';
import { readProblem } from '../../../www/engine/problem.js';
import { goTo as goToCursor, legalJumps } from '../../../www/game/game.js';
import { ownGame } from '../../../www/game/own.js';
import { TREE } from '../../../www/game/tree.js';
import '../shared/core.mjs';

const GAME = { board: 'diamond-13', start: '..o../.oxo./ooxoo/.ooo./..x..', goal: 'c3' };
const problem = readProblem(GAME);

/** A board, and the wins that it reports. */
function sitDown() {
  /** @type {import('../../../www/app/solved/wins.js').Win[]} */
  const wins = [];
  /** @type {number[]} */
  const left = [];
  const board = { state: TREE.open(problem, {}), paused: true, analysis: 'off' };
  const element = Object.assign(new EventTarget(), board);
  const begun = { day: '2026-11-22', isHelped: false };
  const facts = { room: /** @type {const} */ ('play'), isFilm: false, jumps: 0, known: {} };
  /** @type {import('../../../www/app/kit/state.js').Reader} */
  let read = () => {};
  /** @type {Parameters<typeof read>[1]} */
  let before = { jumps: 0 };
  const page = /** @type {any} */ ({
    element,
    follow: (/** @type {typeof read} */ reader) => {
      read = reader;
    },
  });
  watchWins(
    page,
    shownJumps(),
    () => begun,
    (_, win) => wins.push(win),
    (_, pegs) => left.push(pegs),
  );
  /** @param {(game: import('../../../www/game/game.js').Game) => any} act @param {number} [jumps] by hand */
  const tell = (act, jumps = 0) => {
    element.state = act(element.state);
    facts.jumps += jumps;
    const now = stateOf(element, facts);
    read(now, before);
    before = now;
  };
  const jump = (/** @type {string[]} */ ...names) =>
    tell((game) => names.reduce((now, name) => TREE.play(now, name), game), names.length);
  const goTo = (/** @type {number} */ cursor) => tell((game) => goToCursor(game, cursor));
  const find = (/** @type {string} */ jumps) => tell((game) => TREE.continueWith(game, jumps));
  const hint = (/** @type {string} */ name) =>
    element.dispatchEvent(new CustomEvent('hint', { detail: { jump: name } }));
  /** Watches the playback of the solver's jumps to the end. */
  const watch = () => {
    for (let { cursor } = element.state; cursor < element.state.line.jumps.length; ) goTo(++cursor);
  };
  tell((game) => game);
  return { wins, left, tell, jump, goTo, find, hint, watch, begun, element };
}

test('a win counts for the day on which its game was opened', () => {
  const { wins, jump, begun } = sitDown();
  jump('c2-c4');
  begun.day = '2026-11-23';
  jump('c5-c3');
  assert.deepEqual(
    wins.map(({ day, moves }) => [day, moves]),
    [['2026-11-22', 2]],
  );
});

/**
 * The events before the final jumps of a win, and whether they count as help.
 * @type {Record<string, [isHelped: boolean, act: (sitting: ReturnType<typeof sitDown>) => void]>}
 */
const HELP = {
  'nothing is asked': [false, () => {}],
  'a hint is followed': [true, ({ hint }) => hint('c2-c4')],
  'a hint is not followed': [false, ({ hint }) => hint('c3-c1')],
  'a hint is followed after a look at the start': [
    true,
    ({ hint, jump, goTo }) => {
      jump('c2-c4');
      hint('c5-c3');
      goTo(0);
    },
  ],
  'a film is watched and copied': [
    true,
    ({ find, watch, goTo }) => {
      find('c2-c4 c5-c3');
      watch();
      goTo(0);
    },
  ],
  'a film is copied for the second time': [
    true,
    ({ find, watch, goTo, jump }) => {
      find('c2-c4 c5-c3');
      watch();
      for (let times = 0; times < 2; times++) {
        goTo(0);
        jump('c2-c4');
        jump('c5-c3');
      }
      goTo(0);
    },
  ],
  'a film is stopped before its first jump': [false, ({ find }) => find('c2-c4 c5-c3')],
  'the puzzle is opened anew after a film': [
    true,
    ({ find, watch, tell }) => {
      find('c2-c4 c5-c3');
      watch();
      tell(() => TREE.open(readProblem(GAME), {}));
    },
  ],
  'all jumps are judged': [
    true,
    ({ element, jump, goTo }) => {
      element.analysis = 'all';
      jump('c3-c1');
      goTo(0);
      jump('c2-c4', 'c5-c3');
      element.analysis = 'off';
      goTo(0);
    },
  ],
};

for (const [name, [isHelped, act]] of Object.entries(HELP))
  test(`${isHelped ? 'help' : 'no help'} if ${name}`, () => {
    const sitting = sitDown();
    act(sitting);
    sitting.wins.length = 0;
    sitting.jump('c2-c4');
    sitting.jump('c5-c3');
    assert.deepEqual(
      sitting.wins.map((win) => win.isHelped),
      [isHelped],
    );
  });

test('a game that was started with help continues with help', () => {
  const { wins, tell, jump, begun } = sitDown();
  begun.isHelped = true;
  tell(() => goToCursor(TREE.open(readProblem(GAME), { moves: 'c2-c4' }), 1));
  jump('c5-c3');
  assert.equal(wins.map(({ isHelped }) => isHelped).join(' '), 'true');
});

test('what was shown outlasts a reload, and storage that makes no sense', (context) => {
  /** @type {Map<string, string>} */
  const stored = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => stored.set(key, text),
  };
  Object.assign(globalThis, { sessionStorage: storage });
  context.after(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));
  sitDown().hint('c2-c4');
  const { jump, wins } = sitDown();
  jump('c2-c4');
  jump('c5-c3');
  assert.equal(wins[0].isHelped, true);
  for (const nonsense of ['', '7', '{}', '[7]']) {
    for (const key of stored.keys()) stored.set(key, nonsense);
    const { jump, wins } = sitDown();
    jump('c2-c4');
    jump('c5-c3');
    assert.equal(wins[0].isHelped, false, nonsense);
  }
});

test('the number of pegs left is reported when the player is stuck without help', () => {
  const { left, wins, goTo, hint, jump } = sitDown();
  jump('c3-c1');
  goTo(0);
  hint('c3-c1');
  jump('c3-c1');
  assert.deepEqual([left, wins], [[2], []]);
});

test('a daily game is kept while it lasts, and continues past one midnight, not two', (context) => {
  const at = (/** @type {string} */ time) => Date.parse(`2026-11-${time}:00`);
  context.mock.timers.enable({ apis: ['Date'], now: at('22T23:59') });
  const [start, begun] = [TREE.open(problem, {}), TREE.play(TREE.open(problem, {}), 'c2-c4')];
  keepBegun('2026-11-22', begun, true);
  assert.equal(begunOn('2026-11-22')?.moves, 'c2-c4');
  assert.equal(begunOn('2026-11-21'), undefined);
  // Another day's game does not count as today's.
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

test('a board left in the middle is there when one comes back, and the last twelve are', () => {
  remember('begun', '');
  const [english, triangle] = [{ board: 'english' }, { board: 'triangle' }];
  const played = TREE.play(TREE.open(readProblem(english), {}), 'd2-d4');
  keepBegun(undefined, played, false);
  assert.equal(resumed(triangle), triangle);
  assert.equal(resumed(english).moves, 'd2-d4');
  assert.equal(resumed(english, played.problem), english);
  assert.equal(resumed({ board: 'english', start: 'd4', goal: 'd4' }).moves, 'd2-d4');
  assert.deepEqual(resumed({ board: 'english', start: 'c1' }), { board: 'english', start: 'c1' });
  keepBegun(undefined, TREE.play(played, 'b3-d3'), false);
  assert.equal(resumed(english).moves, 'd2-d4 b3-d3');
  for (const start of ['d1', 'c1', 'e1', 'c2', 'd2', 'e2', 'a3', 'b3', 'c3', 'd3', 'e3']) {
    const game = TREE.open(readProblem({ board: 'english', start }), {});
    const [jump] = legalJumps(game);
    keepBegun(undefined, TREE.play(game, jump.name), false);
  }
  assert.ok(resumed(english).moves);
  keepBegun(undefined, TREE.play(TREE.open(readProblem(triangle), {}), 'a3-a1'), false);
  assert.equal(resumed(english), english);
  keepBegun(undefined, TREE.open(readProblem(triangle), {}), false);
  assert.equal(resumed(triangle), triangle);
});

const open = (/** @type {object} */ texts = {}) => TREE.open(problem, { ...GAME, ...texts });
const play = (/** @type {string[]} */ ...jumps) => jumps.reduce((game, jump) => TREE.play(game, jump), open());

test("the player's own game is the one before the solver's line, with all variations", () => {
  const begun = TREE.play(goToCursor(play('c3-c1'), 0), 'c2-c4');
  const film = goToCursor(TREE.continueWith(begun, 'c5-c3'), 2);
  assert.deepEqual(TREE.record(ownGame(film)), { ...TREE.record(begun), asked: undefined });
  assert.equal(ownGame(begun), begun);
  // A jump by hand during playback keeps the jumps that have been played back so far.
  const long = goToCursor(TREE.continueWith(open(), 'c2-c4 c5-c3'), 1);
  assert.equal(ownGame(TREE.play(long, 'c5-c3')).line.jumps.length, 2);
});
