// The user's questions, with the real rules and a scripted search.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSolving } from '../../../www/ask/solving.js';
import { continueWith, goTo, newGame, position } from '../../../www/game/game.js';
import { Session } from '../../../www/game/session.js';
import { asking } from '../shared/asking.mjs';
import { problemOf } from '../shared/core.mjs';

const ENGLISH = problemOf('english', 'd4', 'd4');
/** A game that gets stuck with 26 pegs. */
const SHORTEST_GAME = 'd6-d4 d3-d5 d1-d3 b4-d4 e4-c4 g4-e4';

const SOLVED = { state: 'solved', jumps: 'd2-d4', length: 1, moves: 1, proven: false, positions: 1 };
const LOST = { state: 'impossible', reason: { kind: 'exhausted', positions: 1 }, positions: 1 };
const UNKNOWN = { state: 'unknown', cause: 'memory', positions: 1 };

/**
 * A game at its end, and questions about it.
 * @param {(request: any, options: any) => object | Promise<never>} answer a report
 * @param {string} [jumps]
 * @param {ReturnType<typeof problemOf>} [problem]
 */
function play(answer, jumps = SHORTEST_GAME, problem = ENGLISH) {
  const game = continueWith(newGame(problem), jumps);
  const asked = asking(goTo(game, game.line.jumps.length), (request, options) => {
    options.signal.throwIfAborted();
    return answer(request, options);
  });
  const playedTo = (/** @type {string} */ start) => game.line.positions.indexOf(start);
  return { ...asked, playedTo, game };
}

/** Waits for the cancellation. @param {AbortSignal} signal @returns {Promise<never>} */
function untilCancelled(signal) {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

test('back to the latest winnable position; the jumps after it are kept', async () => {
  const { session, solving, playedTo } = play(({ start }) => (playedTo(start) <= 3 ? SOLVED : LOST));
  await solving.rescue();
  assert.equal(session.game.cursor, 3);
  assert.equal(session.game.line.jumps.length, 6);
  assert.deepEqual(solving.verdict(), { state: 'rescued', isLatest: true });
});

test('where later positions are unknown, the latest known one is offered, and that is said', async () => {
  const { session, solving, playedTo, requests } = play(({ start }) => (playedTo(start) <= 2 ? SOLVED : UNKNOWN));
  await solving.rescue();
  assert.equal(session.game.cursor, 2);
  assert.deepEqual(solving.verdict(), { state: 'rescued', isLatest: false });
  assert.ok(requests.every(({ limit }) => limit > 0 && limit <= 10_000));
});

test('only a start that is proven to be lost is hopeless', async () => {
  const lost = play(() => LOST);
  await lost.solving.rescue();
  assert.deepEqual([lost.solving.verdict(), lost.session.game.cursor], [{ state: 'hopeless' }, 0]);
  const unknown = play(() => UNKNOWN);
  await unknown.solving.rescue();
  assert.deepEqual([unknown.solving.verdict(), unknown.session.game.cursor], [{ state: 'unsettled' }, 6]);
});

test('from a dead end a solution starts at the latest position that can be won, and says so', async () => {
  const from = play(({ start }) => (from.playedTo(start) <= 3 ? { ...SOLVED, jumps: 'b4-d4' } : LOST));
  assert.equal(await from.solving.solve({ isBack: true }), 'solved');
  assert.deepEqual([from.session.game.cursor, from.session.game.line.jumps.length], [3, 4]);
  assert.ok(/** @type {any} */ (from.solving.verdict()).isBack);
  const lost = play(() => LOST);
  assert.equal(await lost.solving.solve({ isBack: true }), 'hopeless');
  assert.equal(lost.session.game.cursor, 0);
  const unknown = play(() => UNKNOWN);
  assert.equal(await unknown.solving.solve({ isBack: true }), 'unsettled');
  assert.equal(unknown.session.game.cursor, 6);
});

test('undo does not bring back a hint that was left', async () => {
  const { session, solving } = play(() => SOLVED, '');
  await solving.hint();
  assert.equal(solving.verdict()?.state, 'hinted');
  for (const cursor of [1, 0]) {
    session.change((game) => (cursor ? goTo(continueWith(game, 'd2-d4'), 1) : goTo(game, 0)));
    solving.noticeChange();
  }
  assert.equal(solving.verdict(), undefined);
});

test('it is known whether a solution has started', async () => {
  const { session, solving } = play(() => SOLVED, '');
  await solving.solve();
  assert.equal(solving.news().isSeen, false);
  session.goTo(1);
  solving.noticeChange();
  session.goTo(0);
  solving.noticeChange();
  assert.deepEqual([solving.news().isSeen, solving.verdict()?.state], [true, 'solved']);
});

test('cancelling goes to the latest position known so far', async () => {
  const { session, solving, playedTo } = play(({ start }, { signal }) => {
    if (playedTo(start) <= 3) return SOLVED;
    queueMicrotask(() => solving.cancel());
    return untilCancelled(signal);
  });
  await solving.rescue();
  assert.equal(session.game.cursor, 3);
  assert.deepEqual(solving.verdict(), { state: 'rescued', isLatest: false });
});

test('a search can be cancelled once no second press of a double click can come', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { solving } = play((_, { signal }) => untilCancelled(signal), '');
  const asked = solving.solve();
  context.mock.timers.tick(400);
  assert.deepEqual([solving.news().isSearching, solving.news().isLong], [true, false]);
  context.mock.timers.tick(400);
  assert.equal(solving.news().isLong, true);
  solving.cancel();
  await asked;
  assert.deepEqual(solving.verdict(), { state: 'cancelled' });
});

test('cancelling before anything is known changes nothing', async () => {
  const { session, solving } = play((_, { signal }) => {
    queueMicrotask(() => solving.cancel());
    return untilCancelled(signal);
  });
  await solving.rescue();
  assert.deepEqual([solving.verdict(), session.game.cursor], [{ state: 'cancelled' }, 6]);
});

test('a dropped question changes nothing on the board', async () => {
  const { session, solving } = play(() => {
    solving.drop();
    return SOLVED;
  });
  await solving.rescue();
  assert.deepEqual([solving.verdict(), session.game.cursor], [undefined, 6]);
});

test('an abort from outside ends a question, before it begins and while it runs', async () => {
  const { solving } = play((_, { signal }) => untilCancelled(signal), 'd2-d4');
  const control = new AbortController();
  const asked = solving.solve({ signal: control.signal });
  assert.equal(solving.news().isSearching, true);
  control.abort();
  assert.equal(await asked, 'cancelled');
  assert.equal(await solving.solve({ signal: AbortSignal.abort() }), 'cancelled');
  assert.equal(solving.news().isSearching, false);
});

test('a signal that outlives a question keeps nothing of it', async () => {
  const { solving } = play(() => UNKNOWN, 'd2-d4');
  const { signal } = new AbortController();
  let listeners = 0;
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (/** @type {any[]} */ ...parts) => {
    listeners++;
    return addEventListener.apply(signal, /** @type {any} */ (parts));
  };
  signal.removeEventListener = (/** @type {any[]} */ ...parts) => {
    listeners--;
    return removeEventListener.apply(signal, /** @type {any} */ (parts));
  };
  assert.equal(await solving.solve({ signal }), 'open');
  assert.equal(listeners, 0);
});

test('questions are asked without AbortSignal.any, which Firefox 121 does not have', async (context) => {
  const { any } = AbortSignal;
  context.after(() => {
    AbortSignal.any = any;
  });
  // @ts-expect-error: as in an older browser
  delete AbortSignal.any;
  const { solving } = play(() => UNKNOWN, 'd2-d4');
  assert.equal(await solving.solve({ signal: new AbortController().signal }), 'open');
});

test("an error is a verdict with the host's message", async () => {
  const { solving } = play(() => Promise.reject(new Error('Bad luck.')), 'd2-d4');
  assert.equal(await solving.solve(), 'failed');
  assert.deepEqual(solving.verdict(), { state: 'failed', message: 'Bad luck.' });
});

test('a solution is the jumps to come, and a verdict for the line', async () => {
  const { session, solving } = play(() => ({ ...SOLVED, jumps: 'd2-d4 b3-d3' }), '');
  assert.equal(await solving.solve(), 'solved');
  assert.equal(session.game.line.jumps.length, 2);
  session.goTo(1);
  assert.equal(solving.verdict()?.state, 'solved');
  session.continueWith('');
  assert.equal(solving.verdict(), undefined);
});

test('what a frame reads does not call the engine', async (context) => {
  const { session, solving } = play(() => UNKNOWN, 'd2-d4');
  await solving.solve();
  const { board } = session.game.problem;
  for (const name of /** @type {const} */ (['jumps', 'pegs', 'replay', 'status', 'play'])) {
    context.mock.method(board, name, () => assert.fail(`${name} was called`));
  }
  assert.deepEqual(
    [solving.verdict(), solving.news().isSearching, solving.news().progress],
    [{ state: 'open', cause: 'memory' }, false, undefined],
  );
  assert.notEqual(position(session.game), ENGLISH.start);
});

test('a game that is won needs no hint, and no search for one', async () => {
  const { solving, requests } = play(() => ({ ...SOLVED, jumps: '', length: 0 }), 'a1-c1', problemOf('ooo', 'xxo'));
  assert.equal(await solving.hint(), 'solved');
  assert.deepEqual(solving.hintReport(), { outcome: 'solved', jumps: [], moves: 0, reason: null });
  assert.deepEqual(requests, []);
});

test('an answer that arrives during a jump of playback is for an outdated position', async () => {
  const begun = newGame(problemOf('english', 'd4', 'd4'));
  /** @type {string[]} */
  const reported = [];
  /** @type {(finding: any) => void} */
  let answer = () => {};
  const search = /** @type {any} */ (
    () =>
      new Promise((resolve) => {
        answer = resolve;
      })
  );
  /** @type {ReturnType<typeof makeSolving> | undefined} */
  let solving;
  const session = new Session(continueWith(begun, SHORTEST_GAME), {
    tell: (type) => type === 'change' && solving?.noticeChange(),
    invalidate: () => {},
    prefersReducedMotion: () => false,
  });
  const report = (/** @type {unknown} */ error) => String(reported.push(String(error)));
  solving = makeSolving(session, { invalidate: () => {}, report, during: (work) => work(), search });
  const solved = solving.solve();
  session.play();
  session.advance(0.1);
  answer({ report: { ...SOLVED, jumps: 'd2-d4' }, milliseconds: 1 });
  assert.equal(await solved, undefined);
  assert.deepEqual(reported, []);
  assert.equal(session.game.line.jumps.length, 6);
});
