// The analysis of a game, with the real rules and a judge that answers as it is told.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepingJumps, makeAnalysis } from '../../../www/ask/analysis.js';
import { continueWith, goTo, legalJumps, newGame, play } from '../../../www/game/game.js';
import { problemOf } from '../kit/core.mjs';

const ENGLISH = problemOf('english', 'd4', 'd4');

/**
 * The analysis of a game that a test can move on.
 * @param {(request: any, options: any) => any} answer a report
 */
function analyse(answer) {
  let game = newGame(ENGLISH);
  /** @type {any[]} */
  const requests = [];
  /** @type {unknown[]} */
  const errors = [];
  /** @type {string[]} */
  const judged = [];
  const search = /** @type {any} */ (
    async (/** @type {any} */ request, /** @type {any} */ options) => {
      requests.push(request);
      if (request.kind === 'prepare') return { report: { state: 'prepared' }, milliseconds: 1 };
      return { report: await answer(request, options), milliseconds: 1 };
    }
  );
  const analysis = makeAnalysis({
    game: () => game,
    invalidate: () => {},
    judged: ({ verdict }) => judged.push(verdict),
    fail: (error) => errors.push(error),
    search,
  });
  const show = (/** @type {typeof game} */ next) => {
    game = next;
    analysis.noticeChange();
  };
  return { analysis, requests, errors, judged, show, game: () => game };
}

/**
 * All legal jumps have the same verdict, except the named ones.
 * @param {any} request
 * @param {Record<string, string>} named
 * @param {string} others
 */
function judgement({ position }, named, others) {
  const { line } = newGame(ENGLISH);
  const jumps = legalJumps({ problem: ENGLISH, line: { ...line, positions: [position] }, cursor: 0 });
  const judged = jumps.map(({ name }) => ({ jump: name, verdict: named[name] ?? others }));
  const verdict = judged.some((jump) => jump.verdict === 'winnable') ? 'winnable' : 'lost';
  return { state: 'judged', verdict, jumps: judged, positions: 1 };
}

/** Waits until all questions are answered. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('switched off, it asks nothing and tells nothing', async () => {
  const { analysis, requests, show, game } = analyse((request) => judgement(request, {}, 'winnable'));
  show(play(game(), 'd2-d4'));
  await settled();
  assert.deepEqual(requests, []);
  assert.deepEqual([analysis.judgement(), analysis.verdict()], [undefined, undefined]);
});

test('the verdict after a jump is known before it is asked for', async () => {
  const { analysis, show, game, judged } = analyse((request) => judgement(request, { 'd2-d4': 'lost' }, 'winnable'));
  analysis.analyse('all');
  await settled();
  assert.deepEqual([analysis.verdict(), keepingJumps(game(), analysis), judged], ['winnable', 3, ['winnable']]);
  show(play(game(), 'd2-d4'));
  assert.deepEqual([analysis.verdict(), analysis.isWinLost(), analysis.lastWinnable()], ['lost', true, 0]);
});

test('moving on cancels what is no longer asked, and what is known is not asked again', async () => {
  /** @type {AbortSignal[]} */
  const signals = [];
  const { analysis, requests, show, game } = analyse((request, { signal }) => {
    signals.push(signal);
    return signals.length === 1 ? new Promise(() => {}) : judgement(request, {}, 'winnable');
  });
  analysis.analyse('all');
  const start = game();
  show(play(start, 'd2-d4'));
  assert.equal(signals[0].aborted, true);
  await settled();
  show(start);
  await settled();
  show(play(start, 'd2-d4'));
  await settled();
  assert.equal(requests.filter(({ kind }) => kind === 'verdicts').length, 3);
  analysis.analyse('off');
  assert.equal(analysis.verdict(), undefined);
});

test('what is not known yet looks unknown', async () => {
  const { analysis, game } = analyse((request, { onProgress }) => {
    const soFar = judgement(request, { 'd2-d4': 'winnable' }, 'unknown');
    onProgress(soFar);
    return new Promise(() => {});
  });
  analysis.analyse('all');
  await settled();
  assert.deepEqual([analysis.verdictOf('d2-d4'), analysis.verdictOf('d6-d4')], ['winnable', 'unknown']);
  assert.equal(keepingJumps(game(), analysis), undefined);
});

test('the way back skips what is lost, and stops at what is not known', async () => {
  const { analysis, show, game } = analyse((request) =>
    judgement(request, { 'b4-d4': 'lost', 'd3-d5': 'lost' }, 'winnable'),
  );
  analysis.analyse('warn');
  await settled();
  const line = continueWith(game(), 'd6-d4 d3-d5 d1-d3 b4-d4');
  for (let cursor = 1; cursor <= 2; cursor++) {
    show(goTo(line, cursor));
    await settled();
  }
  assert.equal(analysis.lastWinnable(), 2);
  show(goTo(line, 4));
  assert.equal(analysis.lastWinnable(), undefined);
});

/** The first jump loses all, and the reason is asked for. @param {(options: any) => any} reasonFor */
const losing = (reasonFor) => (/** @type {any} */ request, /** @type {any} */ options) => {
  if (request.kind === 'solve') return reasonFor(options);
  const others = request.position === ENGLISH.start ? 'winnable' : 'lost';
  return judgement(request, { 'd2-d4': 'lost' }, others);
};

test('why the win is lost is told after the verdict; those who are warned hear it after that jump only', async () => {
  const reason = { kind: 'exhausted', positions: 7 };
  const { analysis, show, game } = analyse(losing(() => ({ state: 'impossible', reason })));
  analysis.analyse('warn');
  await settled();
  assert.equal(analysis.why(), undefined);
  const line = continueWith(game(), 'd2-d4 b3-d3');
  show(goTo(line, 1));
  const fork = { lost: 1, kept: 'b4-d4' };
  assert.deepEqual(analysis.why(), { reason: undefined, fork: undefined });
  await settled();
  assert.deepEqual(analysis.why(), { reason, fork });
  show(goTo(line, 2));
  await settled();
  assert.equal(analysis.why(), undefined);
  analysis.analyse('all');
  await settled();
  assert.deepEqual(analysis.why(), { reason, fork });
});

test('a reason that nobody waits for any more is dropped, and the jump that lost a game is looked for', async () => {
  /** @type {AbortSignal[]} */
  const signals = [];
  const { analysis, requests, show, game } = analyse(
    losing(({ signal }) => {
      signals.push(signal);
      return signals.length === 1 ? new Promise(() => {}) : { state: 'unknown' };
    }),
  );
  const line = continueWith(game(), 'd2-d4 b3-d3 e3-c3');
  show(goTo(line, 3));
  analysis.analyse('all');
  await settled();
  assert.deepEqual([signals[0].aborted, analysis.why()], [false, { reason: undefined, fork: undefined }]);
  show(goTo(line, 2));
  assert.equal(signals[0].aborted, true);
  await settled();
  assert.deepEqual(analysis.why()?.fork, { lost: 1, kept: 'b4-d4' });
  assert.equal(
    requests.some(({ kind, position }) => kind === 'verdicts' && position === ENGLISH.start),
    true,
  );
});

test('an error is told, but not that of a question nobody asks any more', async () => {
  const { analysis, errors, show, game } = analyse(async (_, { signal }) => {
    if (errors.length === 0 && !signal.aborted) throw new Error('no worker');
    throw signal.reason;
  });
  analysis.analyse('all');
  await settled();
  assert.equal(errors.length, 1);
  show(play(game(), 'd2-d4'));
  analysis.analyse('off');
  await settled();
  assert.equal(errors.length, 1);
});
