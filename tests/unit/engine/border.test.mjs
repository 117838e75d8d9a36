// The engine survives any call from JavaScript: it returns a result or throws an error that says what is wrong, and
// keeps working.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import * as engine from '../../../www/engine/wasm/peg_solitaire.js';
import '../shared/core.mjs';
import { anyText, anyValue, checkError, everyInput, given, hugeText, Mine, throwingProxy } from '../shared/hostile.mjs';

const { Board, Solver } = engine;

/** A board on which every search ends at once. */
const SHAPE = '# directions: 6\no\noo\nooo\noooo';
const START = new Board(SHAPE).vacancy('a2');
const FINISH = 'any';

/** The functions that start the engine; these tests do not call them. */
const STARTS = ['__wbg_reset_state', 'default', 'initSync', 'start'];

const INSIDE = ['constructor', 'free', '__destroy_into_raw'];

/** @typedef {{ name: string, arity: number, call: (values: unknown[]) => unknown }} Call */

/** @param {any} type */
const isClass = (type) => typeof type === 'function' && type.prototype?.free !== undefined;
const classes = Object.values(engine).filter(isClass);

/** An instance of a class, on which to call its members. @param {any} type */
function make(type) {
  const board = new Board(SHAPE);
  if (type === Board) return board;
  if (type === engine.FewestPegs) return new engine.FewestPegs(board, START, 1);
  if (type === engine.Count) return new engine.Count(board, START, FINISH, false);
  if (type === engine.PositionSet) return new engine.PositionSet(board, START, 1);
  if (type === engine.Watch) return new engine.Watch(board, START, FINISH, 'backtracking', 1);
  return new type(board, START, FINISH);
}

/** Every function, constructor, static member, method and accessor of the engine. @returns {Call[]} */
function calls() {
  /** @type {[string, any][]} */
  const functions = Object.entries(engine).filter(([name, value]) => !isClass(value) && !STARTS.includes(name));
  const plain = functions.map(([name, act]) => ({
    name,
    arity: act.length,
    call: (/** @type {any[]} */ all) => act(...all),
  }));
  return [...plain, ...classes.flatMap(callsOf)];
}

/** @param {any} type @returns {Call[]} */
function callsOf(type) {
  const statics = Object.getOwnPropertyNames(type).filter((name) => typeof type[name] === 'function');
  const members = Object.getOwnPropertyNames(type.prototype).filter((name) => !INSIDE.includes(name));
  return [
    { name: `new ${type.name}`, arity: type.length, call: (all) => new type(...all) },
    ...statics.map((name) => ({
      name: `${type.name}.${name}`,
      arity: type[name].length,
      call: (/** @type {any[]} */ all) => type[name](...all),
    })),
    ...members.map((name) => ({
      name: `${type.name}.prototype.${name}`,
      arity: Object.getOwnPropertyDescriptor(type.prototype, name)?.value?.length ?? 0,
      call: (/** @type {any[]} */ all) => callMember(make(type), name, all),
    })),
  ];
}

/**
 * Calls a member, then uses its object as intended to check that the call has had no lasting effect.
 * @param {any} object
 * @param {string} name
 * @param {any[]} values
 */
function callMember(object, name, values) {
  try {
    return typeof object[name] === 'function' ? object[name](...values) : object[name];
  } finally {
    if (object instanceof Board) assert.equal(object.jumps(START).length, 2);
    else if ('run' in object) object.run(10);
    object.free();
  }
}

const ALL = calls();

function probe() {
  const board = new Board(SHAPE);
  const solver = new Solver(board, START, FINISH);
  assert.equal(solver.run(100_000).state, 'solved');
  for (const object of [solver, board]) object.free();
}

/** Values that may be valid, so that the checks of other arguments are reached, too. */
const GOOD = ['english', SHAPE, START, FINISH, 'a1', 'a1-a3', '2026-11-22', '0', 1, 3, 20, true, false];
/** @param {any} type */
function makeFreed(type) {
  const object = make(type);
  object.free();
  return object;
}
const objects = classes.flatMap((type) => [
  { label: `a ${type.name}`, make: () => make(type) },
  { label: `a ${type.name} that was freed`, make: () => makeFreed(type) },
  { label: `what pretends to be a ${type.name}`, make: () => Object.create(type.prototype) },
]);
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...GOOD).map(given) },
  { weight: 4, arbitrary: anyValue },
  { weight: 3, arbitrary: fc.constant({ label: 'a board', make: () => new Board(SHAPE) }) },
  { weight: 2, arbitrary: fc.constantFrom(...objects) },
);
const anyCall = fc.record({
  call: fc.constantFrom(...ALL),
  values: fc.array(value, { maxLength: 6 }),
});

/** @param {Call} call @param {import('../shared/hostile.mjs').Maker[]} values */
function attempt({ name, call }, values) {
  try {
    call(values.map(({ make }) => make()));
  } catch (error) {
    checkError(error, `${name}(${values.map(({ label }) => label).join(', ')})`);
  }
  probe();
}

test('the engine has the functions that are tried', () => {
  for (const name of ['new Solver', 'Solver.prototype.solve', 'Board.catalogueEntry', 'checkCertificate', 'newProblem'])
    assert.ok(
      ALL.some((call) => call.name === name),
      name,
    );
  assert.ok(ALL.length > 50);
  assert.equal('__wasm' in engine, false);
});

test('any call with any values answers or says what is wrong', () =>
  everyInput('engine: any call', anyCall, ({ call, values }) => attempt(call, values), 4000));

test('weights are an array of 32-bit numbers, one for each hole, and nothing like it', () => {
  const board = new Board(SHAPE);
  for (const weights of [{ length: -1 }, { length: 2 ** 40 }, [1, 2], [Symbol('mine')], new Uint32Array(10), undefined])
    assert.throws(() => board.weigh(/** @type {any} */ (weights), START, 'a1'), /expected an Int32Array/);
  for (const count of [0, 9, 11, 2 ** 20])
    assert.throws(() => board.weigh(new Int32Array(count), START, 'a1'), /expected 10, one for each hole/);
  probe();
});

test('any call with only texts answers or says what is wrong', () => {
  const texts = fc.record({
    call: fc.constantFrom(...ALL),
    values: fc.array(anyText.map(given), { minLength: 1, maxLength: 3 }),
  });
  return everyInput('engine: any texts', texts, ({ call, values }) => attempt(call, values), 2000);
});

test('a text of megabytes is read or refused', () => {
  const takesTexts = ALL.filter(({ arity }) => arity > 0);
  const place = fc.record({ call: fc.constantFrom(...takesTexts), text: hugeText, at: fc.nat(2) });
  return everyInput(
    'engine: huge texts',
    place,
    ({ call, text, at }) => {
      const values = Array.from({ length: 3 }, (_, index) => (index === at % call.arity ? text : given(START)));
      attempt(call, values);
    },
    60,
  );
});

test('an object that was freed says so, whatever is asked of it', () => {
  for (const type of classes) {
    const gone = make(type);
    gone.free();
    for (const name of Object.getOwnPropertyNames(type.prototype).filter((name) => !INSIDE.includes(name)))
      assert.throws(
        () =>
          typeof Object.getOwnPropertyDescriptor(type.prototype, name)?.get === 'function'
            ? gone[name]
            : gone[name](START, START, START),
        /freed/,
        name,
      );
    assert.throws(() => gone.free(), /freed/);
  }
  const board = new Board(SHAPE);
  board.free();
  assert.throws(() => new Solver(board, START, FINISH), { name: 'TypeError', message: /freed/ });
  probe();
});

test('numbers are whole, and not turned into others', () => {
  const solver = make(Solver);
  for (const wrong of [
    Number.NaN,
    -1,
    0.5,
    2 ** 32,
    Number.POSITIVE_INFINITY,
    '5',
    null,
    undefined,
    { valueOf: () => solver.free() },
  ])
    assert.throws(() => solver.run(/** @type {any} */ (wrong)), {
      name: 'TypeError',
      message: /^expected a whole number from 0 to 4294967295, found/,
    });
  assert.throws(() => engine.newProblem(257, 0), { message: 'expected a level from 1 to 7, found 257' });
});

/**
 * The actions that a callback performs on the search that calls it.
 * @type {Record<string, (solver: any) => unknown>}
 */
const ACTS = {
  run: (solver) => solver.run(1),
  solve: (solver) => solver.solve(1),
  free: (solver) => solver.free(),
  another: () => probe(),
  throw: () => {
    throw new Mine('mine');
  },
  nothing: () => {},
};

test('callbacks and signals may call the search again, free it and throw', () => {
  const act = fc.constantFrom(...Object.keys(ACTS));
  const scene = fc.record({ inProgress: act, inSignal: act, isCaught: fc.boolean() });
  return everyInput(
    'engine: re-entrant calls',
    scene,
    ({ inProgress, inSignal, isCaught }) => {
      const solver = new Solver(new Board('english'), new Board('english').vacancy('d4'), 'd4');
      const perform = (/** @type {string} */ name) => {
        try {
          ACTS[name](solver);
        } catch (error) {
          if (!(error instanceof Mine)) assert.match(/** @type {Error} */ (error).message, /recursive|borrowed|freed/);
          if (!isCaught) throw error;
        }
      };
      const signal = {
        get aborted() {
          perform(inSignal);
          return true;
        },
      };
      try {
        solver.solve(5, () => perform(inProgress), /** @type {any} */ (signal));
      } catch (error) {
        checkError(error, `${inProgress}, ${inSignal}`);
      }
      if (![inProgress, inSignal].includes('free')) assert.equal(solver.run(1).state, 'running');
      probe();
    },
    100,
  );
});

test('a callback that is not a function is rejected before the search starts', () => {
  const solver = make(Solver);
  for (const wrong of [5, {}, 'text', new Proxy({}, {})])
    assert.throws(() => solver.solve(1, wrong), { message: 'onProgress: expected a function' });
  assert.throws(() => make(Solver).solve(1, undefined, throwingProxy()), {
    message: 'signal: expected an AbortSignal',
  });
});
