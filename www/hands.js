// What a click or a drag means: pure functions of what the hands held before and of the legal jumps.

/** @typedef {import('./wasm/peg_solitaire.js').Jump} Jump */
/** @typedef {import('./scene.js').Hands} Hands */
/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */

import { holeAt, toUnits } from './layout.js';

/** A carried peg is drawn to a hole within this distance, in units. */
const ATTRACTION = 0.5;

/**
 * Why a try was refused: the peg has no jump, the chosen peg cannot land there, or there is no peg.
 * @typedef {'blocked' | 'unreachable' | 'empty'} Refusal
 */

/**
 * What follows from a try: other hands, and perhaps a jump to play or a refusal to show.
 * @typedef {{ hands: Hands, jump?: Jump, refusal?: { hole: number, why: Refusal } }} Result
 */

/**
 * A hole was clicked, or activated by key; `undefined` is beside the board.
 * @param {Hands} hands
 * @param {number | undefined} hole
 * @param {Jump[]} jumps the legal jumps
 * @param {Uint8Array} pegs for each hole, whether there is a peg
 * @returns {Result}
 */
export function choose({ selected, hovered, focused }, hole, jumps, pegs) {
  const idle = { hovered, focused };
  if (hole === undefined || hole === selected) return { hands: idle };
  const jump = jumps.find(({ from, to }) => from === selected && to === hole);
  if (jump) return { hands: idle, jump };
  if (jumps.some(({ from }) => from === hole)) return { hands: { ...idle, selected: hole } };
  if (pegs[hole]) return { hands: idle, refusal: { hole, why: 'blocked' } };
  if (selected === undefined) return { hands: idle, refusal: { hole, why: 'empty' } };
  return { hands: { ...idle, selected }, refusal: { hole: selected, why: 'unreachable' } };
}

/**
 * The pointer moves with a peg in the hand.
 * @param {number} hole where the peg comes from
 * @param {Point} point in pixels
 * @param {Layout} layout
 * @param {Jump[]} jumps
 * @returns {Hands}
 */
export function carry(hole, point, layout, jumps) {
  const near = holeAt(layout, point, ATTRACTION);
  const landing = jumps.some(({ from, to }) => from === hole && to === near) ? near : undefined;
  return { drag: { hole, ...toUnits(layout, point), landing } };
}

/**
 * The carried peg is let go.
 * @param {Hands} hands
 * @param {Point} point in pixels
 * @param {Layout} layout
 * @param {Jump[]} jumps
 * @returns {Result}
 */
export function drop({ drag }, point, layout, jumps) {
  const jump = jumps.find(({ from, to }) => from === drag?.hole && to === drag?.landing);
  if (jump || !drag) return { hands: {}, jump };
  const target = holeAt(layout, point, ATTRACTION);
  if (target === undefined || target === drag.hole) return { hands: {} };
  return { hands: {}, refusal: { hole: drag.hole, why: 'unreachable' } };
}
