// What a page gives to the members of the element: refused where it is given, with words for its author.

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

/** @param {unknown} texts */
export function checkTexts(texts) {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    throw new TypeError(`open() takes an object such as { board: 'triangle', start: 'a1' }, not ${texts}.`);
}

/**
 * @param {{ signal?: AbortSignal } | null} [options]
 * @returns {{ signal?: AbortSignal }}
 */
export function checkOptions(options = {}) {
  const isObject = typeof options === 'object' && options !== null;
  if (!isObject || !(options.signal === undefined || options.signal instanceof AbortSignal))
    throw new TypeError(`solve() takes nothing, or an object such as { signal }, not ${options}.`);
  return options;
}
