// Facts about the chances in a position and in earlier positions, with the real rules and plain counts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { continueWith, goTo, newGame, position } from '../../../www/game/game.js';
import { analysing } from '../shared/asking.mjs';
import { problemOf } from '../shared/core.mjs';
import { countPlainly, plainSearch, settled } from '../shared/counts.mjs';

const TRIANGLE = problemOf('triangle', 'a1');
/** A game whose third jump throws away the win. */
const LOSING = 'a3-a1 c3-a3 c5-c3 b5-b3';

/**
 * Sets up the analysis of a game, with everything shown; the test changes the game with `show`.
 * @param {string} moves
 * @param {(request: any, options: any) => any} [answer] used instead of plain counts unless it returns undefined
 */
function analyse(moves, answer = () => undefined) {
  const plain = plainSearch(TRIANGLE);
  const made = analysing(
    continueWith(newGame(TRIANGLE), moves),
    async (request, options) => (await answer(request, options)) ?? (await plain(request, options)).report,
  );
  const { analysis, requests } = made;
  analysis.analyse('all');
  const asked = (/** @type {string} */ kind) => requests.filter((request) => request.kind === kind);
  return { ...made, course: analysis.course, asked };
}

/** @param {{ state: string, value?: unknown }} fact */
const found = ({ state, value }) => (state === 'known' ? value : state);

test('facts are searched for on request, once for each position', async () => {
  const { analysis, asked, show, game } = analyse('a3-a1');
  await settled();
  assert.deepEqual(asked('winning-lines'), []);
  analysis.want({ facts: true });
  await settled();
  const { lines, chance, pegs, moves } = analysis.facts();
  const plain = countPlainly(TRIANGLE, TRIANGLE.start);
  assert.deepEqual([lines, chance, pegs, moves].map(found), [plain.lines, plain.chance, 1, 10]);
  show(goTo(game(), 1));
  show(goTo(game(), 0));
  await settled();
  assert.equal(asked('winning-lines').filter(({ position }) => position === TRIANGLE.start).length, 1);
  // Nothing has to be asked: if the game can be won, a single peg can be left.
  assert.deepEqual(asked('fewest-pegs'), []);
});

test('in a lost position everything but the pegs is known at once', async () => {
  const { asked, show, game, analysis } = analyse(LOSING);
  show(goTo(game(), 4));
  await settled();
  assert.equal(analysis.verdict(), 'lost');
  analysis.want({ facts: true });
  const { lines, chance, pegs, moves } = analysis.facts();
  assert.deepEqual([lines, chance, pegs, moves].map(found), [0n, 0, 'pending', undefined]);
  await settled();
  assert.equal(found(analysis.facts().pegs), 10);
  assert.equal(
    asked('fewest-pegs')
      .map(({ atLeast }) => atLeast)
      .join(' '),
    '2',
  );
  assert.deepEqual(asked('winning-lines'), []);
});

test('what was not found out in time stays unknown, with what is known of it', async () => {
  /** @type {((progress: any) => void) | undefined} */
  let tell;
  const { analysis } = analyse('', (request, { onProgress }) => {
    if (request.kind === 'winning-lines') return { state: 'unknown', positions: 7 };
    if (request.kind !== 'fewest-moves') return undefined;
    tell = onProgress;
    return new Promise(() => {});
  });
  analysis.want({ facts: true });
  await settled();
  assert.deepEqual([analysis.facts().lines, analysis.facts().chance], [{ state: 'unknown' }, { state: 'unknown' }]);
  tell?.({ state: 'running', best: 12, positions: 9 });
  assert.deepEqual(analysis.facts().moves, { state: 'pending', atMost: 12, positions: 9 });
});

test('moving on cancels searches; an error is reported, and nothing stays open after it', async () => {
  /** @type {AbortSignal[]} */
  const signals = [];
  const { analysis, show, game, errors } = analyse('a3-a1', (request, { signal }) => {
    if (request.kind !== 'winning-lines') return undefined;
    signals.push(signal);
    if (signals.length > 1) throw new Error('no worker');
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  analysis.want({ facts: true });
  await settled();
  show(goTo(game(), 1));
  await settled();
  assert.deepEqual([signals.length, signals[0].aborted, errors.length], [2, true, 1]);
  assert.deepEqual([analysis.facts().lines, analysis.facts().moves].map(found), ['unknown', 'unknown']);
});

test('a failed fact is searched for again on the next request', async () => {
  let isMissing = true;
  const { analysis, errors } = analyse('', ({ kind }) => {
    if (isMissing && kind === 'winning-lines') throw new Error('no worker');
  });
  analysis.want({ facts: true });
  await settled();
  assert.deepEqual([errors.length, analysis.facts().lines.state], [1, 'unknown']);
  isMissing = false;
  analysis.want({ facts: false });
  analysis.want({ facts: true });
  await settled();
  assert.deepEqual([analysis.facts().lines.state, analysis.facts().moves.state], ['known', 'known']);
});

test('a failed course is searched for again when it is opened again', async () => {
  let isMissing = true;
  const { analysis, course, errors } = analyse(wonLine(TRIANGLE), ({ kind }) => {
    if (isMissing && kind === 'winning-lines') throw new Error('no worker');
  });
  analysis.want({ course: true });
  await settled(() => course.isAsking());
  assert.equal(errors.length, 1);
  isMissing = false;
  analysis.want({ course: false });
  analysis.want({ course: true });
  await settled(() => course.isAsking());
  assert.ok(course.lines().every(({ state }) => state === 'known'));
});

test('the course of a game is counted from its end backwards, and one count serves all after it', async () => {
  const { analysis, course, asked, game } = analyse(wonLine(TRIANGLE));
  analysis.want({ course: true });
  await settled(() => course.isAsking());
  const plain = game().line.positions.map((position) => countPlainly(TRIANGLE, position).lines);
  assert.deepEqual(course.lines().map(found), plain);
  assert.equal(course.loss(), undefined);
  assert.equal(found(course.fewestMoves()), 10);
  const numbers = asked('winning-lines').map(({ start }) => game().line.positions.indexOf(start));
  assert.deepEqual([...new Set(numbers)], [9, 5, 0]);
});

test('the jump that lost the win is found, and nothing after it is counted', async () => {
  const { analysis, course, asked, game } = analyse(LOSING);
  analysis.want({ course: true });
  await settled(() => course.isAsking());
  const plain = game().line.positions.map((position) => countPlainly(TRIANGLE, position).lines);
  assert.deepEqual(course.lines().map(found), plain);
  assert.equal(course.loss(), plain.indexOf(0n));
  assert.ok(asked('winning-lines').every(({ position }) => countPlainly(TRIANGLE, position).lines > 0n));
});

test('if counts take too long, the counts of later positions are known', async () => {
  const tooEarly = new Set();
  const { analysis, course, game } = analyse(wonLine(TRIANGLE), ({ kind, start }) =>
    kind === 'winning-lines' && tooEarly.has(start) ? { state: 'unknown', positions: 1 } : undefined,
  );
  for (const position of game().line.positions.slice(0, 3)) tooEarly.add(position);
  analysis.want({ course: true });
  await settled(() => course.isAsking());
  const states = course.lines().map(({ state }) => state);
  assert.deepEqual(states, [...Array(3).fill('unknown'), ...Array(11).fill('known')]);
});

test('if a count from the middle is too large, the count from a symmetric start serves all', async () => {
  const tooLarge = new Set();
  const { analysis, course, game } = analyse(wonLine(TRIANGLE), ({ kind, start }) =>
    kind === 'winning-lines' && tooLarge.has(start) ? { state: 'unknown', positions: 1 } : undefined,
  );
  for (const position of game().line.positions.slice(1, 11)) tooLarge.add(position);
  analysis.want({ course: true });
  await settled(() => course.isAsking());
  assert.ok(course.lines().every(({ state }) => state === 'known'));
});

test('another line begins again, another position of the same line does not', async () => {
  const { analysis, course, asked, show, game } = analyse(wonLine(TRIANGLE));
  analysis.want({ course: true });
  await settled(() => course.isAsking());
  const before = asked('winning-lines').length;
  show(goTo(game(), 5));
  await settled(() => course.isAsking());
  assert.equal(asked('winning-lines').length, before);
  show(continueWith(game(), ''));
  await settled(() => course.isAsking());
  assert.equal(course.lines().length, 6);
  analysis.want({ course: false });
  assert.equal(course.isAsking(), false);
});

test('the position on the board comes before the line, which is gone through again afterwards', async () => {
  /** @type {AbortSignal[]} */
  const held = [];
  const { analysis, course, errors, show, game } = analyse(wonLine(TRIANGLE), ({ kind }, { signal }) => {
    if (kind !== 'winning-lines' || held.length > 0) return undefined;
    held.push(signal);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  analysis.want({ course: true });
  await settled(() => held.length === 0);
  show(goTo(game(), 5));
  assert.ok(held[0].aborted);
  await settled(() => course.isAsking());
  assert.deepEqual(errors, []);
  assert.ok(course.lines().every(({ state }) => state === 'known'));
});

/** A winning line, found by plain search. @param {typeof TRIANGLE} problem */
function wonLine({ board, start, finish }) {
  const jumps = [];
  for (
    let now = start;
    board.status(now, finish.text) !== 'won';
    now = board.play(now, /** @type {string} */ (jumps.at(-1)))
  ) {
    const keeps = board.jumps(now).find(({ name }) => countPlainly(TRIANGLE, board.play(now, name)).lines > 0n);
    jumps.push(/** @type {{ name: string }} */ (keeps).name);
  }
  return jumps.join(' ');
}

test('positions of other lines have their own facts', async () => {
  const { analysis, show, game } = analyse('a3-a1');
  analysis.want({ facts: true });
  await settled();
  show(goTo(continueWith(game(), 'c3-a1'), 1));
  await settled();
  assert.equal(found(analysis.facts().lines), countPlainly(TRIANGLE, position(game())).lines);
});
