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

/** @param {number} time in seconds @returns {number} */
export function checkTime(time) {
  const seconds = numberOf(time);
  if (Number.isNaN(seconds)) throw new TypeError(`A time in seconds is a number, not ${shown(time)}.`);
  return seconds;
}

/** Infinity is the end of the game. @param {number} jumps @returns {number} */
export function checkCount(jumps) {
  const count = numberOf(jumps);
  if (!Number.isInteger(count) && Math.abs(count) !== Number.POSITIVE_INFINITY)
    throw new TypeError(`A number of jumps is a whole number, not ${shown(jumps)}.`);
  return count;
}

/** @param {number} jumps */
export function checkAt(jumps) {
  const count = numberOf(jumps);
  if (!Number.isInteger(count) || count < 0)
    throw new TypeError(`at is a whole number of jumps, from 0, not ${shown(jumps)}.`);
}

/** @param {unknown} items */
export function checkPlaylist(items) {
  if (!Array.isArray(items) || !items.every(isObject))
    throw new TypeError(`A playlist is an array such as [{ board: 'triangle' }], not ${shown(items)}.`);
}

/** @param {number} index @param {number} count */
export function checkIndex(index, count) {
  if (!Number.isInteger(index) || index < 0 || index >= count)
    throw new TypeError(`index is a whole number below ${count}, not ${shown(index)}.`);
}

/** @param {unknown} texts */
export function checkTexts(texts) {
  if (!isObject(texts) || Array.isArray(texts))
    throw new TypeError(`open() takes an object such as { board: 'triangle', start: 'a1' }, not ${shown(texts)}.`);
}

/** @param {unknown} act @param {string} method */
export function checkAct(act, method) {
  if (typeof act !== 'function') throw new TypeError(`${method}() takes a function, not ${shown(act)}.`);
}

/** @param {unknown} direction */
export function checkDirection(direction) {
  if (direction !== 1 && direction !== -1) throw new TypeError(`step() takes 1 or -1, not ${shown(direction)}.`);
}

/** @param {{ signal?: AbortSignal }} options */
export function checkSignal(options) {
  if (!isObject(options) || !isSignal(options.signal))
    throw new TypeError(`pickHole() takes nothing, or an object such as { signal }, not ${shown(options)}.`);
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
  if (options === null || !isObject(options) || !isSignal(signal) || !isWay)
    throw new TypeError(`solve() takes nothing, or an object such as { signal }, not ${shown(options)}.`);
  return options;
}
