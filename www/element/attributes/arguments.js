// Validates the arguments of the element's members, with error messages for the page's author.

import { HAS_FEWEST_MOVES } from '../../engine/assets.js';

/**
 * The value of a number or a numeric string; NaN for any other value, without calling its conversion methods.
 * @param {unknown} value
 */
const numberOf = (value) => (typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN);

/** @param {unknown} value */
const isObject = (value) => typeof value === 'object' && value !== null;

/** A value as shown in a message: the type of an object, or the beginning of a long string. @param {unknown} value */
function shown(value) {
  return isObject(value) || typeof value === 'function' ? `[${typeof value}]` : String(value).slice(0, 100);
}

/** @param {unknown} options */
function hasSignal(options) {
  const { signal } = /** @type {any} */ (isObject(options) ? options : { signal: null });
  return signal === undefined || signal instanceof AbortSignal;
}

/** @param {boolean} isGood @param {string} expected @param {unknown} value */
function refuseUnless(isGood, expected, value) {
  if (!isGood) throw new TypeError(`${expected}, not ${shown(value)}.`);
}

/**
 * For each kind of argument, the error message, and the test for a valid value.
 * @type {Record<string, [string, (value: any) => boolean]>}
 */
const ARGUMENTS = {
  time: ['A time in seconds is a number', (time) => !Number.isNaN(numberOf(time))],
  // Infinity means the end of the game.
  count: [
    'A number of jumps is a whole number',
    (jumps) => Number.isInteger(numberOf(jumps)) || Math.abs(numberOf(jumps)) === Number.POSITIVE_INFINITY,
  ],
  at: [
    'at is a whole number of jumps, from 0',
    // A text may be a name, which only the larger file looks up.
    (place) => (HAS_FEWEST_MOVES && typeof place === 'string') || (Number.isInteger(numberOf(place)) && place >= 0),
  ],
  step: ['step() takes 1 or -1', (direction) => direction === 1 || direction === -1],
  act: ['A callback is a function', (act) => typeof act === 'function'],
  open: [
    "open() takes an object such as { board: 'triangle', start: 'a1' }",
    (it) => isObject(it) && !Array.isArray(it),
  ],
  playlist: ["A playlist is an array such as [{ board: 'triangle' }]", (it) => Array.isArray(it) && it.every(isObject)],
  pickHole: ['pickHole() takes nothing, or an object such as { signal }', hasSignal],
  solve: [
    'solve() takes nothing, or an object such as { signal }',
    // An engine that cannot search for the fewest moves cannot search through a position, either.
    (it) => hasSignal(it) && (it.via === undefined || (HAS_FEWEST_MOVES && typeof it.via === 'string')),
  ],
};

/** Throws if a value is not a valid argument. @template T @param {string} name @param {T} value @returns {T} */
export function check(name, value) {
  const [expected, isGood] = ARGUMENTS[name];
  refuseUnless(isGood(value), expected, value);
  return value;
}

/** Like `check`, for a number or a numeric string. Returns the number. @param {string} name @param {unknown} value */
export const checkNumber = (name, value) => numberOf(check(name, value));

/** @param {number} index @param {number} count */
export function checkIndex(index, count) {
  const isGood = Number.isInteger(index) && index >= 0 && index < count;
  refuseUnless(isGood, `index is a whole number below ${count}`, index);
}
