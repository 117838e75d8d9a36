// The part of the table that is offered for drawing: the drawing and what lies around it (pure).

import { extent, holesOf, SIDE } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('./layout.js').Point} Point */

/**
 * Rows from top to bottom, and from left to right in units.
 * @typedef {{ directions: number, top: number, bottom: number, left: number, right: number }} Frame
 */

/** There is room for this many rows and columns at least; a drawing of as many as the second has no more room. */
const LEAST = 7;
const MOST = 16;

/**
 * Where a cell lies, in units: on the triangular lattice each row begins half a unit further left.
 * @param {number} directions
 * @param {Cell} cell
 * @returns {Point}
 */
export function placeOf(directions, { row, column }) {
  return directions === 6 ? { x: column - row / 2, y: row * Math.sqrt(0.75) } : { x: column, y: row };
}

/**
 * The drawing with a free row and column on each side.
 * @param {Draft} draft
 * @returns {Frame}
 */
export function frameOf(draft) {
  const { directions } = draft;
  const holes = holesOf(draft);
  const cells = holes.length > 0 ? holes : [{ row: SIDE / 2, column: SIDE / 2 }];
  const [top, bottom] = around(cells.map(({ row }) => row));
  const [left, right] = around(cells.map((cell) => placeOf(directions, cell).x));
  return { directions, top, bottom, left, right };
}

/** @param {number[]} values */
function around(values) {
  const [first, last] = extent(values);
  const size = last - first + 1;
  if (size >= MOST) return [first, last];
  const free = Math.max(1, Math.ceil((LEAST - size) / 2));
  return [first - free, last + free];
}

/**
 * A frame that has room for both, so that what is drawn does not move when something is erased.
 * @param {Frame | undefined} a
 * @param {Frame} b
 * @returns {Frame}
 */
export function unite(a, b) {
  if (a?.directions !== b.directions) return b;
  return {
    directions: b.directions,
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
  };
}

/**
 * The cells within a frame, row by row.
 * @param {Frame} frame
 * @returns {Cell[][]}
 */
export function cellsIn({ directions, top, bottom, left, right }) {
  const isInside = (/** @type {Cell} */ cell) => {
    const { x } = placeOf(directions, cell);
    return left <= x && x <= right;
  };
  const cellsOf = (/** @type {number} */ row) =>
    [...Array(SIDE).keys()].map((column) => ({ row, column })).filter(isInside);
  return [...Array(SIDE).keys()].slice(Math.max(0, top), bottom + 1).map(cellsOf);
}
