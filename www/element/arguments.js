// The numbers that a page gives to the element: refused where they are given, with words for its author.

/** @param {number} time in seconds */
export function checkTime(time) {
  if (Number.isNaN(Number(time))) throw new TypeError(`A time in seconds is a number, not ${time}.`);
}

/** Infinity is the end of the game. @param {number} jumps */
export function checkCount(jumps) {
  if (!Number.isInteger(Number(jumps)) && Math.abs(jumps) !== Number.POSITIVE_INFINITY)
    throw new TypeError(`A number of jumps is a whole number, not ${jumps}.`);
}
