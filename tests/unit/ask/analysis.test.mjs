// Tests of the analysis of a game, with the real rules and a scripted judge, and of the reasons for losses.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepingJumps } from '../../../www/ask/analysis.js';
import { keptBy, regionOf } from '../../../www/ask/why.js';
import { Solver } from '../../../www/engine/wasm/peg_solitaire.js';
import { continueWith, goTo, legalJumps, newGame, pegs, play } from '../../../www/game/game.js';
import { PLUS_WORDS } from '../../../www/words/plus.js';
import { analysing } from '../shared/asking.mjs';
import { problemOf } from '../shared/core.mjs';
import { settled } from '../shared/counts.mjs';

const ENGLISH = problemOf('english', 'd4', 'd4');

/**
 * Sets up the analysis of a game; the test changes the game with `show`.
 * @param {(request: any, options: any) => any} answer a report
 */
function analyse(answer) {
  const judge = (/** @type {any} */ request, /** @type {any} */ options) =>
    request.kind === 'prepare' ? { state: 'prepared' } : answer(request, options);
  return analysing(newGame(ENGLISH), judge);
}

/**
 * A judge's report in which all legal jumps have the same verdict, except the named ones.
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

test('switched off, it requests nothing and reports nothing', async () => {
  const { analysis, requests, show, game } = analyse((request) => judgement(request, {}, 'winnable'));
  show(play(game(), 'd2-d4'));
  await settled();
  assert.deepEqual(requests, []);
  assert.deepEqual([analysis.judgement(), analysis.verdict()], [undefined, undefined]);
});

test('the verdict after a jump is known before it is requested', async () => {
  const { analysis, show, game, judged } = analyse((request) => judgement(request, { 'd2-d4': 'lost' }, 'winnable'));
  analysis.analyse('all');
  await settled();
  assert.deepEqual([analysis.verdict(), keepingJumps(game(), analysis), judged], ['winnable', 3, ['winnable']]);
  show(play(game(), 'd2-d4'));
  assert.deepEqual([analysis.verdict(), analysis.isWinLost(), analysis.lastWinnable()], ['lost', true, 0]);
});

test('moving on cancels outdated questions, and known answers are not requested again', async () => {
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

/**
 * Answers for a game whose first jump throws away the win, so that the reason is requested.
 * @param {(options: any) => any} reasonFor
 */
const losing = (reasonFor) => (/** @type {any} */ request, /** @type {any} */ options) => {
  if (request.kind === 'solve') return reasonFor(options);
  const others = request.position === ENGLISH.start ? 'winnable' : 'lost';
  return judgement(request, { 'd2-d4': 'lost' }, others);
};

test('why the win is lost is reported after the verdict; with warnings only, just after that jump', async () => {
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

test('a reason that is no longer needed is dropped, and the jump that lost a game is searched for', async () => {
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
  assert.ok(requests.some(({ kind, position }) => kind === 'verdicts' && position === ENGLISH.start));
});

test('an error is reported, unless its question is no longer asked', async () => {
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

/** @typedef {Extract<import('../../../www/engine/wasm/peg_solitaire.js').Reason, { kind: 'pagoda' }>} Pagoda */

const { why } = PLUS_WORDS.analysis;

/** The solver's reason why a position is lost. @param {ReturnType<typeof problemOf>} problem @returns {any} */
function reasonOf({ board, start, finish }) {
  const solver = new Solver(board, start, finish.text);
  for (;;) {
    const report = /** @type {any} */ (solver.run(100_000));
    if (report.state !== 'running') return report.reason;
  }
}

/**
 * All positions that can be reached from the start, each as a list with the peg or vacancy in each hole.
 * @param {ReturnType<typeof problemOf>} problem
 */
function allFrom(problem) {
  const seen = new Map();
  const open = [newGame(problem)];
  for (let game = open.pop(); game; game = open.pop()) {
    const found = pegs(game);
    if (seen.has(found.join())) continue;
    seen.set(found.join(), found);
    open.push(...legalJumps(game).map(({ name }) => play(/** @type {any} */ (game), name)));
  }
  return [...seen.values()];
}

/** A board, a lost position, a finish, and the sentence that explains the loss. */
// biome-ignore format: one position after the other
const LOST = [
  ['european', '..ooo/.xxoox/oxooooo/oxooooo/oxooxoo/.ooooo/..oxo', 'd4', 'No peg can reach d4 any more.'],
  ['triangle-21', 'o/oo/oox/ooxx/oooxx/oxooox', 'a5', 'No peg can reach a5 any more.'],
  ['english', '..oxo/..ooo/ooooooo/ooxoxox/oooxxoo/..xoo/..xoo', 'd4', 'If a peg ends in d4, another is stuck in c7.'],
  ['5x5', 'ooxoo/oooxo/ooxox/oxoxx/xooox', 'c3', 'If a peg ends in c3, another is stuck in a5 or e5.'],
  ['hexagon-19', 'xxx/ooox/oxxxo/.ooxo/..oxx', 'c3', 'One peg can never leave a1, c1, c5 or e5.'],
  ['triangle-21', 'x/oo/xox/oxoo/xoxox/oooooo', 'any', 'One peg can never leave a1, and the last peg cannot end there.'],
  ['hexagon-19', 'xxx/ooxx/xxxoo/.oooo/..xxx', 'xoo/oooo/ooxoo/.oooo/..ooo', 'One peg can never leave c1, a3, e3, c5 or e5.'],
  ['5x5', 'xoxox/oxooo/ooooo/xoooo/oooxx', 'any', 'The pegs are worth 0 in total, the goal needs 1, and no jump can add to that.'],
  ['hexagon-19', 'xxo/oooo/oooox/.xoox/..xox', 'at most 2 pegs', 'The pegs are worth −3 in total, the goal needs −2, and no jump can add to that.'],
];

for (const [board, start, finish, said] of LOST)
  test(`on ${board}, a proof means: ${said}`, () => {
    const problem = problemOf(board, start, finish);
    const reason = reasonOf(problem);
    assert.equal(why({ reason }, newGame(problem)), said);
    const region = regionOf(reason, problem.finish);
    const all = allFrom(problem);
    assert.ok(all.length > 1);
    if (!region) return;
    for (const found of all) {
      const isDragged = region.drags.some((hole) => found[hole]);
      assert.ok(region.goal === undefined ? isDragged : isDragged || !found[region.goal]);
    }
  });

test('pegs that may stay at the finish are no reason', () => {
  const [total, needed] = [-3, -1];
  const region = (/** @type {number[]} */ weights, /** @type {any} */ finish, more = {}) =>
    regionOf({ kind: 'pagoda', weights, total, needed, ...more }, finish);
  assert.equal(region([-1, -2, 0], { holes: [], pegs: 1 }), undefined);
  assert.equal(region([-1, -2, 0], { holes: [0], pegs: 1 }), undefined);
  assert.equal(region([-2, -2, 3], { holes: [0, 2], pegs: 2 }, { needed: 1 }), undefined);
  assert.equal(region([-1, -2, 0], { holes: [], pegs: 2 }, { needed: 0 }), undefined);
  assert.deepEqual(region([-1, -2, 0], { holes: [], pegs: 1 }, { needed: 0 }), { drags: [0, 1] });
});

test('a start that its position class rules out says so', () => {
  const problem = problemOf('english', 'd4', 'c4');
  assert.match(why({ reason: reasonOf(problem) }, newGame(problem)), /^The start rules out a win/);
});

test('where only a search knows, a jump that was better is named, of the same peg if there is one', () => {
  const start = newGame(problemOf('english', 'd4', 'd4'));
  const game = goTo(continueWith(start, 'd2-d4 b3-d3 e3-c3'), 3);
  const reason = { kind: 'exhausted', positions: 7 };
  const said = (/** @type {number} */ at, /** @type {string[]} */ ...keeping) => {
    const jumps = keeping.map((jump) => ({ jump, verdict: 'winnable' }));
    const judged = { state: 'judged', verdict: 'winnable', jumps, positions: 1 };
    return why(/** @type {any} */ ({ reason, fork: keptBy(game.line, at, /** @type {any} */ (judged)) }), game);
  };
  assert.equal(said(1, 'f3-d3', 'b3-b5', 'c1-c3'), 'Jump 2 cost the win: b3 to b5 would have kept it.');
  assert.equal(said(1, 'c1-c3', 'f3-d3'), 'Jump 2 cost the win: c1 to c3 would have kept it.');
  assert.equal(said(2, 'c1-c3', 'f3-d3'), 'c1 to c3 would have kept the win.');
  assert.deepEqual([keptBy(game.line, 1, undefined), why(/** @type {any} */ ({ reason }), game)], [undefined, '']);
});

test('each reason is requested once', async () => {
  const reason = { kind: 'exhausted', positions: 7 };
  const { analysis, requests, show, game } = analyse(losing(() => ({ state: 'impossible', reason })));
  const line = continueWith(game(), 'd2-d4 b3-d3');
  analysis.analyse('all');
  for (const cursor of [1, 2, 1, 2]) {
    show(goTo(line, cursor));
    await settled();
  }
  const solved = requests.filter(({ kind }) => kind === 'solve').map(({ start }) => line.line.positions.indexOf(start));
  assert.deepEqual(solved, [1, 2]);
});

test('a judgement continues when the facts are shown; everything else starts again', async () => {
  /** @type {AbortSignal[]} */
  const signals = [];
  const { analysis } = analyse((_, { signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  analysis.analyse('all');
  analysis.want({ facts: true });
  analysis.want({ course: true });
  await settled();
  assert.deepEqual([signals.length, signals[0].aborted, analysis.isAsking()], [1, false, true]);
});
