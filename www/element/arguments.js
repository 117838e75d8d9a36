// What a page gives to the members of the element: refused where it is given, with words for its author.

import { HAS_FEWEST_MOVES } from '../engine/assets.js';

/** @param {number} time in seconds */
export function checkTime(time) {
  if (Number.isNaN(Number(time))) throw new TypeError(`A time in seconds is a number, not ${time}.`);
}

/** Infinity is the end of the game. @param {number} jumps */
export function checkCount(jumps) {
  if (!Number.isInteger(Number(jumps)) && Math.abs(jumps) !== Number.POSITIVE_INFINITY)
    throw new TypeError(`A number of jumps is a whole number, not ${jumps}.`);
}

/** @param {number} jumps */
export function checkAt(jumps) {
  if (!Number.isInteger(Number(jumps)) || jumps < 0)
    throw new TypeError(`at is a whole number of jumps, from 0, not ${jumps}.`);
}

/** @param {unknown} items */
export function checkPlaylist(items) {
  if (!Array.isArray(items))
    throw new TypeError(`A playlist is an array such as [{ board: 'triangle' }], not ${items}.`);
}

/** @param {number} index @param {number} count */
export function checkIndex(index, count) {
  if (!Number.isInteger(index) || index < 0 || index >= count)
    throw new TypeError(`index is a whole number below ${count}, not ${index}.`);
}

/** @param {unknown} texts */
export function checkTexts(texts) {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    throw new TypeError(`open() takes an object such as { board: 'triangle', start: 'a1' }, not ${texts}.`);
}

/**
 * @param {{ signal?: AbortSignal, via?: string } | null} [options]
 * @returns {{ signal?: AbortSignal, via?: string }}
 */
export function checkOptions(options = {}) {
  const isObject = typeof options === 'object' && options !== null;
  const isSignal = isObject && (options.signal === undefined || options.signal instanceof AbortSignal);
  // The core that finds no fewest moves finds no way through a position, either.
  if (!isSignal || !(options.via === undefined || (HAS_FEWEST_MOVES && typeof options.via === 'string')))
    throw new TypeError(`solve() takes nothing, or an object such as { signal }, not ${options}.`);
  return options;
}
