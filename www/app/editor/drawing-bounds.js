// The part of the table that is offered for drawing: the drawing and what lies around it (pure).

import { extent, holesOf, SIDE } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('../../board/layout.js').Point} Point */

/**
 * Rows from top to bottom, and from left to right in units.
 * @typedef {{ directions: number, top: number, bottom: number, left: number, right: number }} Frame
 */

/** There is room for so many rows and columns from the first; a drawing that has as many as the second grows no more. */
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
  return last - first + 1 < MOST ? [first - 1, last + 1] : [first, last];
}

/**
 * A frame that has room for both, so that what is drawn does not move when something is erased. The first one has
 * room to begin with.
 * @param {Frame | undefined} a
 * @param {Frame} b
 * @returns {Frame}
 */
export function unite(a, b) {
  if (a?.directions !== b.directions) return roomy(b);
  return {
    directions: b.directions,
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
  };
}

/** @param {Frame} frame @returns {Frame} */
function roomy({ directions, top, bottom, left, right }) {
  const [above, beside] = [missing(bottom - top + 1), missing(right - left + 1)];
  return { directions, top: top - above, bottom: bottom + above, left: left - beside, right: right + beside };
}

/** How much is missing on either side. @param {number} size */
function missing(size) {
  return Math.max(0, Math.ceil((LEAST - size) / 2));
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
