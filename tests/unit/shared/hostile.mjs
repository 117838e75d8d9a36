// Values that a hostile caller may pass, for tests of interfaces, and functions that run a property many times.

import assert from 'node:assert/strict';
import fc from 'fast-check';

/** `npm run fuzz:page` multiplies the number of runs by this. */
const SCALE = Number(process.env.FUZZ_SCALE ?? 1);

/** The error that hostile objects throw. */
export class Mine extends Error {
  name = 'Mine';
}

function throwMine() {
  throw new Mine('thrown by a hostile object');
}

/** @param {number} numRuns */
const triesOf = (numRuns) => ({
  numRuns: numRuns * SCALE,
  ...(process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}),
});

/**
 * Runs a property many times, and prints the number of inputs.
 * @template T
 * @param {string} name
 * @param {fc.Arbitrary<T>} inputs
 * @param {(input: T) => unknown} check that is synchronous
 * @param {number} numRuns
 */
export function everyInput(name, inputs, check, numRuns) {
  const property = fc.property(inputs, (input) => assert.ok(!(check(input) instanceof Promise)));
  tell(name, fc.check(property, triesOf(numRuns)));
}

/**
 * Runs an asynchronous property, which takes longer than a synchronous one.
 * @template T
 * @param {string} name
 * @param {fc.Arbitrary<T>} inputs
 * @param {(input: T) => Promise<void>} check
 * @param {number} numRuns
 */
export async function everyInputInTurn(name, inputs, check, numRuns) {
  tell(name, await fc.check(fc.asyncProperty(inputs, check), triesOf(numRuns)));
}

/** @template T @param {string} name @param {fc.RunDetails<T>} details */
function tell(name, details) {
  if (process.env.FUZZ_SCALE)
    console.log(`fuzz ${JSON.stringify({ name, inputs: details.numRuns, failed: details.failed })}`);
  const { message } = /** @type {Error} */ (details.errorInstance ?? new Error());
  assert.ok(!details.failed, `${message}\n${fc.defaultReportMessage(details)}`);
}

/** A proxy whose traps all throw. */
export function throwingProxy() {
  const traps = Object.getOwnPropertyNames(Reflect).map((trap) => [trap, throwMine]);
  return new Proxy(() => {}, Object.fromEntries(traps));
}

function detached() {
  const view = new Uint8Array(8);
  structuredClone(view, { transfer: [view.buffer] });
  return view;
}

const getters = (/** @type {string[]} */ ...names) =>
  Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, { get: throwMine, enumerable: true }])));

/**
 * Creates a new value each time, because some values can be read only once. The label is for messages.
 * @typedef {{ label: string, make: () => any }} Maker
 */

/** @param {unknown} value @returns {Maker} */
export const given = (value) => ({ label: fc.stringify(value), make: () => value });

const LONG = 1 << 20;
const UNITS = ['o', 'x', '.', '/', '\n', '(', '{', '[', '-', 'd2-d4 ', '\ud800', 'é', '0'];

/** @type {fc.Arbitrary<Maker>} */
export const hugeText = fc.tuple(fc.constantFrom(...UNITS), fc.nat(3)).map(([unit, more]) => {
  const count = Math.floor((LONG * (1 + more)) / unit.length);
  return { label: `${JSON.stringify(unit)} × ${count}`, make: () => unit.repeat(count) };
});

/** The first surrogate, and the number of surrogates, which are not characters. */
const [SURROGATES, SURROGATE_COUNT] = [0xd800, 0x800];

/** The index of a character among all characters. @param {unknown} character */
function indexOfCharacter(character) {
  const point = String(character).codePointAt(0) ?? -1;
  const index = point < SURROGATES ? point : point - SURROGATE_COUNT;
  if (index < 0 || characterAt(index) !== character) throw new Error('This is not one character.');
  return index;
}

/** @param {number} index */
const characterAt = (index) => String.fromCodePoint(index < SURROGATES ? index : index + SURROGATE_COUNT);

/** Like fast-check's `binary` unit, which takes a second to build a table of all characters. */
export const anyCharacter = fc.nat(0x10ffff - SURROGATE_COUNT).map(characterAt, indexOfCharacter);

export const anyText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'oxXO01.#/\n -d4a1,;:()[]{}&=%_~\ud800\udc00\0é'), maxLength: 120 }),
  fc.constantFrom('__proto__', 'constructor', '\ud800', '\udfff', '\0', '-1', '1e999', '٣', '\u202e', 'ﬃ'),
);

export const anyNumber = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -0, 0.5, 1.5, 257),
  fc.constantFrom(2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53, -(2 ** 53), Number.MAX_VALUE, Number.MIN_VALUE),
  fc.double(),
  fc.nat(100),
);

/** @type {Record<string, () => unknown>} */
const ODDITIES = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  false: () => false,
  '10n': () => 10n,
  '2n ** 64n': () => 2n ** 64n,
  'a symbol': () => Symbol('mine'),
  'a constructor': () => Object,
  'a function that throws': () => throwMine,
  'a proxy that throws': throwingProxy,
  'a detached buffer': () => detached().buffer,
  'a view of a detached buffer': detached,
  'getters that throw': () => getters('length', 'aborted', 'signal', 'via', 'board', 'start', 'moves'),
  'conversions that throw': () => ({ valueOf: throwMine, toString: throwMine, [Symbol.toPrimitive]: throwMine }),
  'a long pretender': () => ({ length: 2 ** 31, charCodeAt: () => 65 }),
  'a negative length': () => ({ length: -1 }),
  'an object without prototype': () => Object.create(null),
  '[]': () => [],
  "['a']": () => ['a'],
  'an array of a symbol': () => [Symbol('mine')],
  'a map': () => new Map(),
  'a String': () => new String('english'),
  'a Number': () => new Number(3),
  'a promise': () => Promise.resolve('english'),
};

/** @type {fc.Arbitrary<Maker>} */
export const anyValue = fc.oneof(
  { weight: 3, arbitrary: anyText.map(given) },
  { weight: 3, arbitrary: anyNumber.map(given) },
  { weight: 3, arbitrary: fc.constantFrom(...Object.entries(ODDITIES)).map(([label, make]) => ({ label, make })) },
  fc.anything().map(given),
);

/**
 * Checks that an error says what is wrong. Errors thrown by a hostile object may pass through unchanged.
 * @param {unknown} error
 * @param {string} call
 */
export function checkError(error, call) {
  if (error instanceof Mine) return;
  assert.ok(error instanceof Error, `${call} threw ${String(error)}`);
  assert.ok(!(error instanceof WebAssembly.RuntimeError), `${call} trapped: ${error.message}`);
  assert.match(error.name, /Error$/, call);
  assert.match(
    error.message,
    /expected|found|legal|played|freed|empty|threw|again|no such|cannot/,
    `${call}: ${error.stack}`,
  );
  assert.ok(error.message.length < 1000, `${call} says ${error.message.length} characters`);
}
