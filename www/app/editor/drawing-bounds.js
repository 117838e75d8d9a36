// The part of the table that is offered for drawing: the draft and its surroundings (pure).

import { extent } from '../../board/layout.js';
import { holesOf, SIDE } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('../../board/layout.js').Point} Point */

/**
 * The first and last row, and the outermost places from left to right, in units.
 * @typedef {{ directions: number, top: number, bottom: number, left: number, right: number }} Bounds
 */

/** The bounds have room for this many rows and columns to begin with. */
const LEAST = 7;
/** A draft of this many rows or columns gets no free ones around it: its cells would become too small. */
const MOST = 16;

/**
 * The place of a cell, in units. On the triangular lattice each row begins half a unit to the left of the row above.
 * @param {number} directions
 * @param {Cell} cell
 * @returns {Point}
 */
export function placeOf(directions, { row, column }) {
  return directions === 6 ? { x: column - row / 2, y: row * Math.sqrt(0.75) } : { x: column, y: row };
}

/**
 * The draft with a free row and column on each side.
 * @param {Draft} draft
 * @returns {Bounds}
 */
export function boundsOf(draft) {
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
 * Bounds with room for both, so that a drawing stays in its place when something is erased. The first bounds, and the
 * first on another lattice, have room to begin with.
 * @param {Bounds | undefined} a
 * @param {Bounds} b
 * @returns {Bounds}
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

/** @param {Bounds} bounds @returns {Bounds} */
function roomy({ directions, top, bottom, left, right }) {
  const [above, beside] = [missing(bottom - top + 1), missing(right - left + 1)];
  return { directions, top: top - above, bottom: bottom + above, left: left - beside, right: right + beside };
}

/** The number of missing rows or columns on either side. @param {number} size */
function missing(size) {
  return Math.max(0, Math.ceil((LEAST - size) / 2));
}

/**
 * The cells within bounds, row by row.
 * @param {Bounds} bounds
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
