// The engraving of a board: the lines along which pegs jump, and the coordinates, at the edge or in the holes. Pure.

import { distance, neighbours, toPixels } from './layout.js';
import { LINE_GAP, LINE_WIDTH, ORIGIN } from './shapes.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./layout.js').Disc} Disc */
/** @typedef {import('./shapes.js').Shape} Shape */
/** @typedef {import('./theme.js').Theme} Theme */
/** @typedef {import('../engine/problem.js').Problem} Problem */

/**
 * `at` is the middle of a peg, in pixels.
 * @typedef {{
 *   board: (layout: Layout, theme: Theme) => Shape[],
 *   peg: (hole: number | undefined, at: Point, unit: number, theme: Theme) => Shape[],
 * }} Engraving
 */

/** The minimum size of readable letters, in pixels of the layout. */
const LEAST_SIZE = 6;

/**
 * @param {Pick<Problem, 'board' | 'holes'>} problem
 * @param {Coordinates} [coordinates]
 * @returns {Engraving}
 */
export function engravingOf({ board, holes }, coordinates = 'off') {
  const lines = boardLines(holes, board.directions);
  return {
    board: (layout, theme) => [
      ...(lines.length > 0 ? [lineShape(lines, layout, theme)] : []),
      ...labelShapes(holes, coordinates, layout, theme),
    ],
    peg(hole, at, unit, theme) {
      if (coordinates !== 'holes' || hole === undefined) return [];
      return letters(holes[hole].name, at, HOLE_SIZE * unit, theme.relief ? engraved(theme) : { fill: theme.board });
    },
  };
}

/**
 * The coordinates of a board, as shapes.
 * @param {Problem['holes']} holes
 * @param {Coordinates} coordinates
 * @param {Layout} layout
 * @param {Theme} theme
 */
export function labelShapes(holes, coordinates, layout, theme) {
  const isInHoles = coordinates === 'holes';
  const size = (isInHoles ? HOLE_SIZE : EDGE_SIZE) * layout.unit;
  const look = isInHoles && theme.relief ? engraved(theme) : { fill: theme.label };
  return labelsOf(holes, coordinates).flatMap(({ text, away, ...place }) => {
    const at = toPixels(layout, place);
    return letters(text, layout.disc && away ? onRim(at, away, layout.disc) : at, size, look);
  });
}

/**
 * The place for a label on the rim of a disc, to the left of a hole or below it.
 * @param {Point} at
 * @param {Point} away
 * @param {Disc} disc
 */
function onRim({ x, y }, away, { centre, radius, groove, half }) {
  const rim = (radius + groove + half) / 2;
  const reach = (/** @type {number} */ aside) => Math.sqrt(Math.max(0, rim * rim - aside * aside));
  return away.x < 0 ? { x: centre.x - reach(y - centre.y), y } : { x, y: centre.y + reach(x - centre.x) };
}

/** Light letters with a dark edge are readable on every part of a round peg, and in a hole. @param {Theme} theme */
const engraved = ({ pegLight, pegDark }) => ({ fill: pegLight, stroke: pegDark });

/**
 * @param {string} text
 * @param {Point} at
 * @param {number} size
 * @param {{ fill: string, stroke?: string }} look
 * @returns {Shape[]}
 */
const letters = (text, at, size, look) => (size < LEAST_SIZE ? [] : [{ at, text, size, width: 0.35 * size, ...look }]);

/** @param {ReturnType<typeof boardLines>} lines @param {Layout} layout @param {Theme} theme @returns {Shape} */
function lineShape(lines, layout, { edge }) {
  const between = lines.map(([a, b]) => {
    const part = LINE_GAP / distance(a, b);
    const pointAt = (/** @type {number} */ way) =>
      toPixels(layout, { x: a.x + (b.x - a.x) * way, y: a.y + (b.y - a.y) * way });
    return [pointAt(part), pointAt(1 - part)];
  });
  return { at: ORIGIN, lines: between, stroke: edge, width: LINE_WIDTH * layout.unit, opacity: 0.6 };
}

/** @typedef {import('../engine/wasm/peg_solitaire.js').Hole} Hole */
/** @typedef {'off' | 'edge' | 'holes'} Coordinates */
/**
 * `away` points from the hole to the edge.
 * @typedef {{ text: string, x: number, y: number, away?: Point }} Label
 */

/**
 * The distance from the outermost hole of a row or column to the label. At this distance, the label is clear of every
 * mark and still on the base.
 */
const DISTANCE = 0.59;
/** The height of the letters at the edge and in holes. */
const EDGE_SIZE = 0.23;
const HOLE_SIZE = 0.19;

/**
 * The labels for a setting of the coordinates, positioned in board units.
 * @param {Hole[]} holes
 * @param {Coordinates} coordinates
 * @param {number} [distance] of labels at the edge
 * @returns {Label[]}
 */
export function labelsOf(holes, coordinates, distance = DISTANCE) {
  if (coordinates === 'edge') return edgeLabels(holes, distance);
  return coordinates === 'holes' ? holes.map(({ name, x, y }) => ({ text: name, x, y })) : [];
}

/**
 * Numbers to the left of the rows, letters at the ends of the columns: straight below if all columns end in the last
 * row, or else along the column.
 * @param {Hole[]} holes
 * @param {number} distance
 */
function edgeLabels(holes, distance) {
  // Holes are sorted by rows, so the last one in a column is the lowest.
  const starts = holes.filter(({ row }, index) => row !== holes[index - 1]?.row);
  const ends = [...new Map(holes.map((hole) => [hole.column, hole])).values()];
  const isLevel = ends.every(({ row }) => row === holes.at(-1)?.row);
  const { x, y } = isLevel ? { x: 0, y: 1 } : columnDirection(holes);
  return [
    ...labelsBeside(starts, /\D/g, { x: -distance, y: 0 }),
    ...labelsBeside(ends, /\d/g, { x: x * distance, y: y * distance }),
  ];
}

/**
 * The labels next to the given holes.
 * @param {Hole[]} holes
 * @param {RegExp} other the characters of a hole's name to leave out
 * @param {import('./layout.js').Point} away the offset from the hole
 */
function labelsBeside(holes, other, away) {
  return holes.map(({ name, x, y }) => ({ text: name.replace(other, ''), x: x + away.x, y: y + away.y, away }));
}

/** The direction of the columns, as a unit vector. The columns of a hexagon or star slant. @param {Hole[]} holes */
function columnDirection(holes) {
  for (const { row, column, x, y } of holes) {
    const below = holes.find((hole) => hole.column === column && hole.row === row + 1);
    if (below) return { x: below.x - x, y: below.y - y };
  }
  return { x: 0, y: 1 };
}

/**
 * The lines from hole to hole along which pegs jump. On boards with 4 directions, these lines are obvious and are left
 * out.
 * @param {Hole[]} holes
 * @param {number} directions 4, 6 or 8
 * @returns {[Hole, Hole][]}
 */
export function boardLines(holes, directions) {
  return directions === 4 ? [] : neighbours(holes, directions === 8 ? 1.5 : 1.1);
}
