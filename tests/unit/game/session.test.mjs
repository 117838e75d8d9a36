// A session: playback, play and undo without a browser, and the timing of jumps.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGame } from '../../../www/game/game.js';
import { Playback } from '../../../www/game/playback.js';
import { Session } from '../../../www/game/session.js';
import { JUMP_SECONDS, momentAt, PAUSE_SECONDS, tempoAt, timelineOf, timeOf } from '../../../www/game/timeline.js';
import { TREE, treeOf } from '../../../www/game/tree.js';
import { problemOf } from '../shared/core.mjs';

const SWEEP = problemOf('english', '..ooo../..ooo../ooooooo/oxxoxoo/ooooxxo/..ooo../..ooo..');

/** A session with remaining jumps, and its events. */
function sessionWith(problem = SWEEP, jumps = 'b4-d4 d4-f4 f5-d5', prefersReducedMotion = false) {
  /** @type {string[]} */
  const told = [];
  const session = new Session(newGame(problem), {
    tell: (type) => told.push(type),
    invalidate: () => {},
    prefersReducedMotion: () => prefersReducedMotion,
  });
  session.continueWith(jumps);
  told.length = 0;
  return { session, told };
}

/** Advances some seconds, in frames. @param {Session} session @param {number} seconds */
function wait(session, seconds) {
  for (let passed = 0; passed < seconds; passed += 1 / 60) session.advance(1 / 60);
}

test('the game follows playback, which ends with the last jump', () => {
  const { session, told } = sessionWith();
  session.play();
  wait(session, 0.3);
  assert.equal(session.game.cursor, 1);
  assert.ok(session.playback.moment.part > 0);
  wait(session, 5);
  assert.equal(session.game.cursor, 3);
  assert.equal(session.playback.isPlaying, false);
  assert.deepEqual(told, ['play', 'change', 'change', 'change', 'ended']);
  session.play();
  assert.equal(session.game.cursor, 0);
});

test('played while running to a target, playback continues from there', () => {
  const { session } = sessionWith();
  session.goTo(1);
  session.play();
  assert.equal(session.game.cursor, 1);
  wait(session, 0.05);
  assert.equal(session.game.cursor, 1);
});

test('speed makes playback shorter', () => {
  const { session } = sessionWith();
  session.playback.speed = 4;
  session.play();
  wait(session, 0.25);
  assert.equal(session.game.cursor, 3);
});

test('a pause holds a peg in the air; what follows starts from a position at rest', () => {
  const { session, told } = sessionWith();
  session.play();
  wait(session, 0.1);
  session.pause();
  const { part } = session.playback.moment;
  wait(session, 1);
  assert.equal(session.playback.moment.part, part);
  session.undo();
  assert.equal(session.game.cursor, 0);
  assert.equal(session.playback.isBusy, false);
  assert.deepEqual(told, ['play', 'pause']);
});

test('a touch during playback finishes the jump', () => {
  const { session } = sessionWith();
  session.play();
  wait(session, 0.1);
  session.press();
  assert.equal(session.game.cursor, 1);
  assert.equal(session.playback.isBusy, false);
});

test('undo counts at once, and plays backwards', () => {
  const { session } = sessionWith();
  session.goTo(3);
  assert.equal(session.game.cursor, 3);
  session.undo();
  assert.equal(session.game.cursor, 2);
  assert.ok(session.playback.isMoving);
  wait(session, 1);
  assert.deepEqual(session.playback.moment, { done: 2, part: 0 });
  session.undo();
  session.undo();
  assert.equal(session.game.cursor, 0);
  session.undo();
  assert.equal(session.game.cursor, 0);
});

test('steps go by moves, redo by jumps', () => {
  const { session } = sessionWith();
  session.step(1);
  assert.equal(session.game.cursor, 2);
  session.step(1);
  session.step(-1);
  session.step(-1);
  assert.equal(session.game.cursor, 0);
  session.redo();
  assert.equal(session.game.cursor, 1);
});

test('what leaves the pegs as they are does not fade', () => {
  const { session } = sessionWith();
  session.change((game) => ({ ...game }));
  assert.equal(session.view(1000).fade, undefined);
});

test('a far way is cut, and fades', (context) => {
  context.mock.method(performance, 'now', () => 1000);
  const { session } = sessionWith();
  session.goTo(3);
  assert.equal(session.playback.isMoving, false);
  assert.equal(session.view(1000).fade?.part, 0);
  assert.equal(session.view(2000).fade, undefined);
});

test('with reduced motion nothing flies', () => {
  const { session } = sessionWith(SWEEP, undefined, true);
  session.step(1);
  assert.equal(session.playback.isMoving, false);
  session.play();
  wait(session, 0.5);
  assert.equal(session.view(performance.now()).moment.part, 0);
});

test('seeking shows the middle of a jump, and the jumps before it as played', () => {
  const { session } = sessionWith();
  session.seek(0.36);
  assert.equal(session.game.cursor, 1);
  assert.ok(session.playback.moment.part > 0.4);
  session.seek(99);
  assert.equal(session.game.cursor, 3);
  session.seek(-1);
  assert.equal(session.game.cursor, 0);
});

test('a jump by hand drops the jumps to come, unless it is the next of them', () => {
  const { session, told } = sessionWith();
  const hole = (/** @type {string} */ name) => SWEEP.holes.findIndex((hole) => hole.name === name);
  session.choose(hole('b4'));
  assert.equal(session.selection.selected, hole('b4'));
  session.choose(hole('d4'));
  assert.equal(session.game.line.jumps.length, 3);
  session.choose(hole('e5'));
  assert.equal(session.refused, undefined);
  session.choose(hole('g5'));
  assert.equal(session.game.line.jumps.map(({ name }) => name).join(' '), 'b4-d4 e5-g5');
  assert.deepEqual(told, ['change', 'jump', 'change', 'jump']);
});

test('a dragged peg is released when playback starts', () => {
  const { session } = sessionWith();
  const hole = SWEEP.holes.findIndex(({ name }) => name === 'b4');
  session.carry(hole, { x: 2, y: 3 }, undefined);
  assert.equal(session.selection.drag?.hole, hole);
  session.play();
  session.carry(hole, { x: 3, y: 3 }, undefined);
  session.drop(undefined);
  assert.equal(session.selection.drag, undefined);
  assert.equal(session.playback.isPlaying, true);
});

test('a range of playback ends with a pause, the last range with its end', () => {
  const { session, told } = sessionWith();
  session.playRange(session.game.line, 1, 2);
  wait(session, 5);
  assert.equal(session.game.cursor, 2);
  assert.deepEqual(told, ['change', 'play', 'change', 'pause']);
  session.playRange(session.game.line, 2, Number.POSITIVE_INFINITY);
  wait(session, 5);
  assert.equal(session.game.cursor, 3);
  assert.deepEqual(told.slice(4), ['play', 'change', 'ended']);
});

test('a part without jumps plays nothing, and one that ends before the start of the game ends there', () => {
  const { session, told } = sessionWith();
  const { line } = session.game;
  for (const [from, to] of [
    [3, Number.POSITIVE_INFINITY],
    [9, 9],
    [1, 1],
  ]) {
    session.playRange(line, from, to);
    assert.deepEqual([session.game.cursor, session.playback.isPlaying], [Math.min(from, 3), false]);
  }
  assert.ok(!told.includes('play'));
  session.playRange(line, 2, -1);
  wait(session, 5);
  assert.deepEqual([session.playback.time, session.playback.isPlaying], [0, false]);
  session.playRange(line, 3, 1);
  assert.equal(session.game.cursor, 3);
  wait(session, 5);
  assert.equal(session.game.cursor, 1);
});

test('a place of a line is shown whatever has been played since, with playback if it is near', () => {
  const { session } = sessionWith();
  const { line } = session.game;
  session.visit(line, 3);
  assert.ok(session.playback.isMoving);
  assert.equal(session.game.cursor, 3);
  wait(session, 5);
  session.goTo(0);
  session.continueWith('e4-e6');
  assert.equal(session.game.line.jumps.length, 1);
  session.visit(line, 2);
  assert.ok(!session.playback.isMoving);
  assert.equal(session.position, line.positions[2]);
});

test('for a line that was continued, its own end is the end', () => {
  const { session } = sessionWith(SWEEP, 'b4-d4 d4-f4');
  const { line } = session.game;
  const most = line.jumps.length;
  session.goTo(most);
  session.continueWith('f5-d5');
  assert.equal(session.game.line.jumps.length, most + 1);
  session.goTo(most + 1);
  session.visit(line, Number.POSITIVE_INFINITY);
  wait(session, 5);
  assert.equal(session.game.cursor, most);
  session.playRange(line, 1, Number.POSITIVE_INFINITY);
  wait(session, 5);
  assert.equal(session.game.cursor, most);
  session.playRange(line, most + 1, most);
  assert.equal(session.game.cursor, most);
});

test('a tree keeps what was played when it shows a line', () => {
  const tree = TREE.open(SWEEP, { moves: 'b4-d4 d4-f4' });
  const other = TREE.play({ ...tree, cursor: 0 }, 'e4-e6');
  const shown = TREE.show({ ...other, cursor: 0 }, 'b4-d4 d4-f4');
  assert.equal(shown.line.jumps.length, 2);
  assert.equal(treeOf(shown).nodes.length, 3);
  assert.equal(treeOf(shown).found.size, 0);
});

const line = {
  moves: [
    { name: '', first: 0, count: 1 },
    { name: '', first: 1, count: 2 },
  ],
};
const timeline = timelineOf(line);

test('the jumps of a move follow without a stop, moves after a pause', () => {
  const second = JUMP_SECONDS + PAUSE_SECONDS;
  assert.deepEqual(timeline.begins, [0, second, second + JUMP_SECONDS]);
  assert.equal(timeline.duration, 3 * JUMP_SECONDS + PAUSE_SECONDS);
});

test('an empty game takes no time', () => {
  assert.equal(timelineOf({ moves: [] }).duration, 0);
  assert.deepEqual(momentAt(timelineOf({ moves: [] }), 0), { done: 0, part: 0 });
});

test('each cursor has its time, and the time its cursor', () => {
  for (const cursor of [0, 1, 2, 3]) {
    assert.deepEqual(momentAt(timeline, timeOf(timeline, cursor)), { done: cursor, part: 0 });
  }
});

test('within a jump the moment includes its progress', () => {
  const { done, part } = momentAt(timeline, JUMP_SECONDS / 4);
  assert.equal(done, 0);
  assert.ok(Math.abs(part - 0.25) < 1e-9);
  assert.deepEqual(momentAt(timeline, JUMP_SECONDS + PAUSE_SECONDS / 2), { done: 1, part: 0 });
});

test('a show starts slowly, runs, and slows for its last three jumps; other playback does not', () => {
  const tempos = [0, 0.6, 1.2, 6, 11.4, 12].map((time) => Number(tempoAt(time, 12 - time).toFixed(2)));
  assert.deepEqual(tempos, [0.4, 1, 1.6, 1.6, 1, 0.4]);
  const line = { moves: Array.from({ length: 20 }, () => ({ count: 1 })) };
  const timesOf = (/** @type {boolean} */ isShow) => {
    const playback = new Playback();
    playback.load(/** @type {any} */ (line), 0);
    playback.isShow = isShow;
    playback.play(20);
    /** The number of frames that each jump takes. */
    const frames = Array(21).fill(0);
    for (; playback.isPlaying; playback.advance(0.01)) frames[playback.moment.done]++;
    return frames;
  };
  const show = timesOf(true);
  for (const slow of [0, 18, 19]) assert.ok(show[slow] > 1.3 * show[10], `jump ${slow}`);
  const film = timesOf(false);
  assert.ok(Math.abs(film[19] - film[10]) < 2 && film[10] > show[10]);
});

test('a show keeps its time and its place on the scrubber, and another line is none', () => {
  const playback = new Playback();
  playback.load({ moves: /** @type {any} */ ([{ count: 1 }, { count: 2 }]) }, 0);
  const { duration } = playback.timeline;
  playback.isShow = true;
  playback.show(duration / 2);
  assert.deepEqual([playback.time, playback.timeline.duration], [duration / 2, duration]);
  playback.speed = 2;
  playback.play(3);
  playback.advance(0.01);
  assert.ok(Math.abs(playback.time - duration / 2 - 0.01 * 2 * tempoAt(0, duration / 2)) < 1e-9);
  playback.load({ moves: [] }, 0);
  assert.equal(playback.isShow, false);
});
