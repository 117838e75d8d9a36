// The layout of the groove next to the board, which collects removed marbles. Pure.

import { extent } from '../../board/layout.js';
import { BASE_RADIUS } from '../../board/outline.js';

/** @typedef {import('../../board/layout.js').Layout} Layout */
/** @typedef {import('../../board/layout.js').Point} Point */

/**
 * A groove in its own plank, in pixels: the centres of its round ends, and the radii of the plank and the groove.
 * @typedef {{ from: Point, to: Point, plank: number, radius: number }} Groove
 */
/** @typedef {Layout & { groove?: Groove }} GroovedLayout */

/** The minimum and maximum space for a groove, relative to the shorter side of the box. */
const LEAST = 0.1;
const LARGEST = 0.16;
/**
 * The fraction of the space for a groove that the plank takes up, and the fraction of the plank that the groove takes
 * up.
 */
const PLANK = 0.78;
const GROOVE = 0.72;
/** The distance from the board to the plank, in units. */
const GAP = 0.14;

/** @typedef {Pick<import('../../engine/wasm/peg_solitaire.js').Hole, 'x' | 'y'>[]} Holes */

/**
 * The layout of a board in a box, with a groove next to the board where the box has more room. A disc has its own
 * groove.
 * @param {Holes} holes
 * @param {number} width
 * @param {number} height
 * @param {(holes: Holes, width: number, height: number) => Layout} layOut lays out only the board
 * @returns {GroovedLayout}
 */
export function layOutWithGroove(holes, width, height, layOut) {
  const alone = layOut(holes, width, height);
  if (alone.disc) return alone;
  const side = Math.min(width, height);
  const room = Math.min(Math.max(Math.abs(height - width), LEAST * side), LARGEST * side);
  const isBelow = height >= width;
  const board = layOut(holes, isBelow ? width : width - room, isBelow ? height - room : height);
  const plank = (PLANK * room) / 2;
  const [begin, end] = extent(board.holes.map(({ x, y }) => (isBelow ? x : y)));
  const middle = (begin + end) / 2;
  const half = Math.max((end - begin) / 2 + BASE_RADIUS * board.unit, 0.3 * side) - plank;
  const edge = Math.max(...board.holes.map(({ x, y }) => (isBelow ? y : x))) + BASE_RADIUS * board.unit;
  const across = edge + GAP * board.unit + plank;
  const at = (/** @type {number} */ along) => (isBelow ? { x: along, y: across } : { x: across, y: along });
  const groove = { from: at(middle - half), to: at(middle + half), plank, radius: GROOVE * plank };
  return { ...board, width, height, groove };
}
