// Places the letters and numbers of a board: at the end of each row and column, or in each hole (pure). Lengths are in
// units.

import { neighbours } from './layout.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Hole} Hole */
/** @typedef {'off' | 'edge' | 'holes'} Coordinates */
/** @typedef {{ text: string, x: number, y: number }} Label */

/** The distance from the last hole of a row or column to its label: beyond every mark, and within the base. */
const DISTANCE = 0.59;
/** The height of the letters at the edge and in holes. */
export const EDGE_SIZE = 0.23;
export const HOLE_SIZE = 0.19;

/**
 * The labels of a board.
 * @param {Hole[]} holes
 * @param {Coordinates} coordinates
 * @returns {Label[]}
 */
export function labelsOf(holes, coordinates) {
  if (coordinates === 'edge') return edgeLabels(holes);
  return coordinates === 'holes' ? holes.map(({ name, x, y }) => ({ text: name, x, y })) : [];
}

/** Numbers to the left of the rows, letters at the ends of the columns. @param {Hole[]} holes @returns {Label[]} */
function edgeLabels(holes) {
  const rows = lastOf(holes, 'row', (hole, other) => hole.column < other.column);
  const columns = lastOf(holes, 'column', (hole, other) => hole.row > other.row);
  return [...labelsBeside(rows, /\D/g, { x: -1, y: 0 }), ...labelsBeside(columns, /\d/g, columnDirection(holes))];
}

/**
 * Labels beside some holes.
 * @param {Hole[]} holes
 * @param {RegExp} other the part of their names that is left out
 * @param {import('./layout.js').Point} direction
 */
function labelsBeside(holes, other, { x: right, y: down }) {
  const textOf = (/** @type {string} */ name) => name.replace(other, '');
  return holes.map(({ name, x, y }) => ({ text: textOf(name), x: x + DISTANCE * right, y: y + DISTANCE * down }));
}

/**
 * The last hole of each row or column.
 * @param {Hole[]} holes
 * @param {'row' | 'column'} line
 * @param {(hole: Hole, other: Hole) => boolean} isLater
 */
function lastOf(holes, line, isLater) {
  /** @type {Map<number, Hole>} */
  const last = new Map();
  for (const hole of holes) {
    const other = last.get(hole[line]);
    if (!other || isLater(hole, other)) last.set(hole[line], hole);
  }
  return [...last.values()];
}

/** The direction of the columns, of length 1; a board of triangles has slanted ones. @param {Hole[]} holes */
function columnDirection(holes) {
  for (const { row, column, x, y } of holes) {
    const below = holes.find((hole) => hole.column === column && hole.row === row + 1);
    if (below) return { x: below.x - x, y: below.y - y };
  }
  return { x: 0, y: 1 };
}

/**
 * The lines along which pegs jump, from hole to hole, if they are not obvious: on boards of diagonals and of triangles.
 * @param {Hole[]} holes
 * @param {number} directions 4, 6 or 8
 * @returns {[Hole, Hole][]}
 */
export function boardLines(holes, directions) {
  return directions === 4 ? [] : neighbours(holes, directions === 8 ? 1.5 : 1.1);
}
