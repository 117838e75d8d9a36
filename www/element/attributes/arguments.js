// Checks the arguments of the element's members, and refuses them with words for the author of the page.

import { HAS_FEWEST_MOVES } from '../../engine/assets.js';

/**
 * The number in a value that is one, or its text; NaN for anything else, whose own conversions are not called.
 * @param {unknown} value
 */
function numberOf(value) {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}

/** @param {unknown} value */
function isObject(value) {
  return typeof value === 'object' && value !== null;
}

/** A value as a message shows it: the kind of an object, the beginning of a long text. @param {unknown} value */
function shown(value) {
  return isObject(value) || typeof value === 'function' ? `[${typeof value}]` : String(value).slice(0, 100);
}

/** @param {unknown} isGood @param {string} expected @param {unknown} value */
function refuseUnless(isGood, expected, value) {
  if (!isGood) throw new TypeError(`${expected}, not ${shown(value)}.`);
}

/** @param {number} time in seconds @returns {number} */
export function checkTime(time) {
  const seconds = numberOf(time);
  refuseUnless(!Number.isNaN(seconds), 'A time in seconds is a number', time);
  return seconds;
}

/** Infinity is the end of the game. @param {number} jumps @returns {number} */
export function checkCount(jumps) {
  const count = numberOf(jumps);
  const isGood = Number.isInteger(count) || Math.abs(count) === Number.POSITIVE_INFINITY;
  refuseUnless(isGood, 'A number of jumps is a whole number', jumps);
  return count;
}

/** @param {number} jumps */
export function checkAt(jumps) {
  const count = numberOf(jumps);
  refuseUnless(Number.isInteger(count) && count >= 0, 'at is a whole number of jumps, from 0', jumps);
}

/** @param {unknown} items */
export function checkPlaylist(items) {
  const isGood = Array.isArray(items) && items.every(isObject);
  refuseUnless(isGood, "A playlist is an array such as [{ board: 'triangle' }]", items);
}

/** @param {number} index @param {number} count */
export function checkIndex(index, count) {
  const isGood = Number.isInteger(index) && index >= 0 && index < count;
  refuseUnless(isGood, `index is a whole number below ${count}`, index);
}

/** @param {unknown} texts */
export function checkTexts(texts) {
  const isGood = isObject(texts) && !Array.isArray(texts);
  refuseUnless(isGood, "open() takes an object such as { board: 'triangle', start: 'a1' }", texts);
}

/** @param {unknown} act @param {string} method */
export function checkAct(act, method) {
  refuseUnless(typeof act === 'function', `${method}() takes a function`, act);
}

/** @param {unknown} direction */
export function checkDirection(direction) {
  refuseUnless(direction === 1 || direction === -1, 'step() takes 1 or -1', direction);
}

/** @param {{ signal?: AbortSignal }} options */
export function checkSignal(options) {
  const isGood = isObject(options) && isSignal(options.signal);
  refuseUnless(isGood, 'pickHole() takes nothing, or an object such as { signal }', options);
}

/** @param {any} signal */
function isSignal(signal) {
  return signal === undefined || signal instanceof AbortSignal;
}

/**
 * @param {{ signal?: AbortSignal, via?: string } | null} [options]
 * @returns {{ signal?: AbortSignal, via?: string }}
 */
export function checkOptions(options = {}) {
  const { signal, via } = /** @type {{ signal?: AbortSignal, via?: string }} */ (isObject(options) ? options : {});
  // The core that finds no fewest moves finds no way through a position, either.
  const isWay = via === undefined || (HAS_FEWEST_MOVES && typeof via === 'string');
  const isGood = isObject(options) && isSignal(signal) && isWay;
  refuseUnless(isGood, 'solve() takes nothing, or an object such as { signal }', options);
  return /** @type {object} */ (options);
}
