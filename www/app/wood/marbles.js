// The marbles of a game: each keeps its tint, wherever it goes (pure).

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Jump} Jump */

/** The number of tints. */
export const KINDS = 5;

/**
 * The kinds of the marbles in the holes, and of those that the jumps have taken off the board.
 * @param {readonly Jump[]} jumps that are played
 * @param {number} holes
 * @returns {{ kinds: number[], gone: number[] }}
 */
export function marblesAfter(jumps, holes) {
  const kinds = Array.from({ length: holes }, (_, hole) => (7 * hole + (hole >> 2)) % KINDS);
  const gone = jumps.map(({ from, over, to }) => {
    kinds[to] = kinds[from];
    return kinds[over];
  });
  return { kinds, gone };
}
