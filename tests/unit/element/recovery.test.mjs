// The real engine restarts after a trap: games are restored, and the page keeps working.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { guardWith } from '../../../www/app/kit/guard.js';
import { makeRecovery } from '../../../www/element/play/recovery.js';
import { causeOfDeath, isTrap } from '../../../www/engine/engine-error.js';
import { engineGeneration, isLoaded, recoverEngine } from '../../../www/engine/load.js';
import { readProblem } from '../../../www/engine/problem.js';
import { Board, initSync } from '../../../www/engine/wasm/peg_solitaire.js';
import { continueWith, goTo, newGame, position } from '../../../www/game/game.js';
import { recordOf } from '../../../www/game/line.js';
import '../shared/loaded-core.mjs';

const TEXTS = { board: 'triangle', start: 'a3', goal: 'e5', moves: 'c5-a3 c3-c5', at: 1 };

/** Makes the next call to the engine really trap, provided that it reads objects created earlier. */
function ruinMemory() {
  const { buffer } = initSync(/** @type {any} */ (undefined)).memory;
  new Uint8Array(buffer).fill(255);
}

/** @param {typeof TEXTS} texts */
const open = ({ moves, at, ...texts }) => goTo(continueWith(newGame(readProblem(texts)), moves), at);

/** A stand-in for an element, with the members that a recovery uses. */
function openElement() {
  /** @type {string[]} */
  const told = [];
  const element = {
    told,
    game: open(TEXTS),
    recovery: makeRecovery({
      // Opening a game also draws it, and `recovery.run` guards drawing, too.
      reopen: () => {
        element.game = open(recordOf(element.game));
        element.recovery.run(() => element.game.problem.board.holes());
      },
      tell: ({ code }) => told.push(code),
      fail: ({ code }) => told.push(code),
    }),
    jumps: () => element.recovery.run(() => element.game.problem.board.jumps(position(element.game))),
  };
  return element;
}

beforeEach(() => recoverEngine(new Error('a test before')));

test("a trap is distinguished from the engine's own errors", () => {
  const board = new Board('english');
  assert.throws(
    () => board.start('z9'),
    (error) => !isTrap(error),
  );
  ruinMemory();
  assert.throws(() => board.jumps(TEXTS.board), isTrap);
  /** @returns {unknown} */
  const overflow = () => overflow();
  assert.throws(overflow, isTrap);
});

test('a trap is said to be one, unless the memory of the core could not grow', () => {
  const trap = new WebAssembly.RuntimeError('unreachable');
  const core = (/** @type {WebAssembly.MemoryDescriptor} */ bounds) => ({
    a: () => {},
    b: new WebAssembly.Memory(bounds),
  });
  assert.equal(causeOfDeath(trap, core({ initial: 1 })), 'unreachable');
  assert.equal(causeOfDeath(trap, core({ initial: 1, maximum: 900 })), 'no-memory');
  assert.equal(causeOfDeath(trap, {}), 'unreachable');
  const overflow = new RangeError('Maximum call stack size exceeded');
  assert.equal(causeOfDeath(overflow, core({ initial: 1, maximum: 1 })), 'Maximum call stack size exceeded');
});

test('the core starts again with fresh memory; older objects say that they are of no use', () => {
  assert.equal(isLoaded(), true);
  const board = new Board('english');
  const before = engineGeneration();
  ruinMemory();
  recoverEngine(new WebAssembly.RuntimeError('unreachable'));
  assert.equal(engineGeneration(), before + 1);
  assert.throws(() => board.holes(), /started again/);
  assert.equal(new Board('english').holes().length, 33);
});

test('a game is a record of texts, which opens it as it is', () => {
  const game = open(TEXTS);
  const again = open(recordOf(game));
  assert.deepEqual(again.line, game.line);
  assert.deepEqual([again.cursor, again.problem.finish, position(again)], [1, game.problem.finish, position(game)]);
});

test('after a trap the game continues where it was, and that is reported', () => {
  const element = openElement();
  const jumps = element.jumps();
  ruinMemory();
  assert.equal(element.jumps(), undefined);
  assert.deepEqual(element.told, ['core-stopped']);
  assert.deepEqual(element.jumps(), jumps);
  assert.equal(element.game.cursor, 1);
});

test('another element restores its own game, and has nothing to report', () => {
  const [first, second] = [openElement(), openElement()];
  const jumps = second.jumps();
  ruinMemory();
  first.jumps();
  assert.deepEqual(second.jumps(), jumps);
  assert.deepEqual(second.told, []);
});

test('a core that dies again at once is not started for ever', () => {
  const element = openElement();
  const die = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  element.recovery.run(die);
  // Drawing the reopened game does not prove that the engine works.
  element.recovery.run(() => element.game.problem.board.holes(), false);
  element.recovery.run(die);
  assert.deepEqual(element.told, ['core-stopped', 'core-stops']);
  assert.equal(element.jumps(), undefined);
  element.recovery.retry();
  // After a successful call, a later trap counts as a new one.
  assert.ok(element.jumps());
  element.recovery.run(die);
  assert.deepEqual(element.told.slice(2), ['core-stopped']);
});

test('a core that dies while it opens the game again is given up', () => {
  /** @type {string[]} */
  const told = [];
  const die = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  const recovery = makeRecovery({
    reopen: die,
    tell: ({ code }) => told.push(code),
    fail: ({ code }) => told.push(code),
  });
  assert.equal(recovery.run(die), undefined);
  assert.deepEqual(told, ['core-stops']);
});

test('a trap within other work of the element is reported once', () => {
  const element = openElement();
  element.recovery.run(() => {
    ruinMemory();
    element.jumps();
    return element.game.problem.board.holes();
  });
  assert.deepEqual(element.told, ['core-stopped']);
  element.jumps();
  const stale = openElement();
  stale.recovery.run(() => {
    const { board } = stale.game.problem;
    ruinMemory();
    element.jumps();
    return board.holes();
  });
  assert.deepEqual(stale.told, []);
  assert.deepEqual(stale.jumps(), element.jumps());
});

test('errors of other kinds are none of its business', () => {
  const element = openElement();
  assert.throws(() => element.recovery.run(() => element.game.problem.board.start('z9')), { name: 'Error' });
  assert.deepEqual(element.told, []);
});

/** @type {[string, number][]} */
let told;
/** @type {import('../../../www/app/kit/guard.js').Guard} */
let guard;
let generation = 0;

beforeEach(() => {
  generation = engineGeneration();
  told = [];
  guard = guardWith(({ code, detail }) => told.push([`${code}: ${detail}`, engineGeneration()]));
});

const die = () => {
  throw new WebAssembly.RuntimeError('unreachable');
};

test('after a trap the engine runs again, and that is reported', async () => {
  assert.equal(guard(die), undefined);
  assert.equal(await guard(async () => die()), undefined);
  assert.deepEqual(told, [
    ['core-stopped: unreachable', generation + 1],
    ['core-stopped: unreachable', generation + 2],
  ]);
});

test('answers come through, and so do errors that are no trap', async () => {
  assert.equal(
    guard(() => 1),
    1,
  );
  assert.equal(await guard(async () => 2), 2);
  const fail = () => {
    throw new Error('line 1');
  };
  assert.throws(() => guard(fail), { message: 'line 1' });
  await assert.rejects(
    guard(async () => fail()),
    { message: 'line 1' },
  );
  assert.deepEqual([told, engineGeneration()], [[], generation]);
});
