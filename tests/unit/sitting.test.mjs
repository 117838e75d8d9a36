import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGame } from '../../www/game.js';
import { Sitting } from '../../www/sitting.js';
import { problemOf } from './core.mjs';

const SWEEP = problemOf('english', '..ooo../..ooo../ooooooo/oxxoxoo/ooooxxo/..ooo../..ooo..');

/** A sitting with jumps to come, and what it has told. */
function sittingWith(problem = SWEEP, jumps = 'b4-d4 d4-f4 f5-d5', isCalm = false) {
  /** @type {string[]} */
  const told = [];
  const sitting = new Sitting(newGame(problem), {
    emit: (type) => told.push(type),
    invalidate: () => {},
    isCalm: () => isCalm,
  });
  sitting.continueWith(jumps);
  told.length = 0;
  return { sitting, told };
}

/** Lets so many seconds pass, in frames. @param {Sitting} sitting @param {number} seconds */
function wait(sitting, seconds) {
  for (let passed = 0; passed < seconds; passed += 1 / 60) sitting.advance(performance.now(), 1 / 60);
}

test('the game follows the film, which ends with the last jump', () => {
  const { sitting, told } = sittingWith();
  sitting.play();
  wait(sitting, 0.3);
  assert.equal(sitting.game.cursor, 1);
  assert.ok(sitting.film.moment.part > 0);
  wait(sitting, 5);
  assert.equal(sitting.game.cursor, 3);
  assert.equal(sitting.film.isPlaying, false);
  assert.deepEqual(told, ['play', 'change', 'change', 'change', 'ended']);
  sitting.play();
  assert.equal(sitting.game.cursor, 0);
});

test('speed makes the film shorter', () => {
  const { sitting } = sittingWith();
  sitting.film.speed = 4;
  sitting.play();
  wait(sitting, 0.25);
  assert.equal(sitting.game.cursor, 3);
});

test('a pause holds a peg in the air; what comes next begins from a position at rest', () => {
  const { sitting, told } = sittingWith();
  sitting.play();
  wait(sitting, 0.1);
  sitting.pause();
  const { part } = sitting.film.moment;
  wait(sitting, 1);
  assert.equal(sitting.film.moment.part, part);
  sitting.undo();
  assert.equal(sitting.game.cursor, 0);
  assert.equal(sitting.film.isBusy, false);
  assert.deepEqual(told, ['play', 'pause']);
});

test('a touch while the film plays finishes the jump', () => {
  const { sitting } = sittingWith();
  sitting.play();
  wait(sitting, 0.1);
  sitting.press();
  assert.equal(sitting.game.cursor, 1);
  assert.equal(sitting.film.isBusy, false);
});

test('undo counts at once, and its film runs backwards', () => {
  const { sitting } = sittingWith();
  sitting.goTo(3);
  assert.equal(sitting.game.cursor, 3);
  sitting.undo();
  assert.equal(sitting.game.cursor, 2);
  assert.ok(sitting.film.isMoving);
  wait(sitting, 1);
  assert.deepEqual(sitting.film.moment, { done: 2, part: 0 });
  sitting.undo();
  sitting.undo();
  assert.equal(sitting.game.cursor, 0);
  sitting.undo();
  assert.equal(sitting.game.cursor, 0);
});

test('steps go by moves, redo by jumps', () => {
  const { sitting } = sittingWith();
  sitting.step(1);
  assert.equal(sitting.game.cursor, 2);
  sitting.step(1);
  sitting.step(-1);
  sitting.step(-1);
  assert.equal(sitting.game.cursor, 0);
  sitting.redo();
  assert.equal(sitting.game.cursor, 1);
});

test('a far way is cut, and fades', () => {
  const { sitting } = sittingWith();
  sitting.goTo(3);
  assert.equal(sitting.film.isMoving, false);
  const { fade } = sitting.view(performance.now());
  assert.ok(fade && fade.part < 1);
});

test('with reduced motion nothing flies', () => {
  const { sitting } = sittingWith(SWEEP, undefined, true);
  sitting.step(1);
  assert.equal(sitting.film.isMoving, false);
  sitting.play();
  wait(sitting, 0.5);
  assert.equal(sitting.view(performance.now()).moment.part, 0);
});

test('seeking shows the middle of a jump, and the jumps before it as played', () => {
  const { sitting } = sittingWith();
  sitting.seek(0.36);
  assert.equal(sitting.game.cursor, 1);
  assert.ok(sitting.film.moment.part > 0.4);
  sitting.seek(99);
  assert.equal(sitting.game.cursor, 3);
  sitting.seek(-1);
  assert.equal(sitting.game.cursor, 0);
});

test('a jump by hand drops the jumps to come, unless it is the next of them', () => {
  const { sitting, told } = sittingWith();
  const hole = (/** @type {string} */ name) => SWEEP.holes.findIndex((hole) => hole.name === name);
  sitting.choose(hole('b4'));
  assert.equal(sitting.hands.selected, hole('b4'));
  sitting.choose(hole('d4'));
  assert.equal(sitting.game.line.jumps.length, 3);
  sitting.choose(hole('e5'));
  assert.equal(sitting.refusal, undefined);
  sitting.choose(hole('g5'));
  assert.deepEqual(
    sitting.game.line.jumps.map(({ name }) => name),
    ['b4-d4', 'e5-g5'],
  );
  assert.deepEqual(told, ['change', 'jump', 'change', 'jump']);
});

test('what is cut off is forgotten', () => {
  const { sitting, told } = sittingWith();
  sitting.goTo(3);
  told.length = 0;
  sitting.cutOff(1);
  assert.equal(sitting.game.cursor, 1);
  assert.equal(sitting.game.line.jumps.length, 1);
  assert.deepEqual(told, ['change']);
});

test('a restart forgets the jumps', () => {
  const { sitting } = sittingWith();
  sitting.goTo(2);
  sitting.reset();
  assert.equal(sitting.game.line.jumps.length, 0);
  assert.equal(sitting.position, SWEEP.start);
});

test('a peg in the hand is let go when the film begins', () => {
  const { sitting } = sittingWith();
  const layout = { holes: [], unit: 1, origin: { x: 0, y: 0 }, width: 9, height: 9 };
  const hole = SWEEP.holes.findIndex(({ name }) => name === 'b4');
  layout.holes = /** @type {any} */ (SWEEP.holes);
  sitting.carry(hole, { x: 2, y: 3 }, layout);
  assert.equal(sitting.hands.drag?.hole, hole);
  sitting.play();
  sitting.carry(hole, { x: 3, y: 3 }, layout);
  sitting.drop({ x: 3, y: 3 }, layout);
  assert.equal(sitting.hands.drag, undefined);
  assert.equal(sitting.film.isPlaying, true);
});
