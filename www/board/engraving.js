// The letters on a board and on its pegs, and the lines along which pegs jump, as shapes (pure).

import { boardLines, EDGE_SIZE, HOLE_SIZE, labelsOf } from './coordinates.js';
import { toPixels } from './layout.js';
import { LINE_GAP, LINE_WIDTH } from './proportions.js';
import { ORIGIN } from './shapes.js';

/** @typedef {import('./coordinates.js').Coordinates} Coordinates */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Point} Point */
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

/** Smaller letters are unreadable, in pixels of the layout. */
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
 * The letters and numbers of a board.
 * @param {Problem['holes']} holes
 * @param {Coordinates} coordinates
 * @param {Layout} layout
 * @param {Theme} theme
 */
export function labelShapes(holes, coordinates, layout, theme) {
  const isInHoles = coordinates === 'holes';
  const size = (isInHoles ? HOLE_SIZE : EDGE_SIZE) * layout.unit;
  const look = isInHoles && theme.relief ? engraved(theme) : { fill: theme.label };
  return labelsOf(holes, coordinates).flatMap(({ text, ...place }) =>
    letters(text, toPixels(layout, place), size, look),
  );
}

/** Light letters with a dark edge are readable on every part of a round peg, and in a hole. @param {Theme} theme */
function engraved({ pegLight, pegDark }) {
  return { fill: pegLight, stroke: pegDark };
}

/**
 * @param {string} text
 * @param {Point} at
 * @param {number} size
 * @param {{ fill: string, stroke?: string }} look
 * @returns {Shape[]}
 */
function letters(text, at, size, look) {
  return size < LEAST_SIZE ? [] : [{ at, text, size, width: 0.35 * size, ...look }];
}

/** @param {ReturnType<typeof boardLines>} lines @param {Layout} layout @param {Theme} theme @returns {Shape} */
function lineShape(lines, layout, { edge }) {
  const between = lines.map(([a, b]) => {
    const part = LINE_GAP / Math.hypot(b.x - a.x, b.y - a.y);
    const pointAt = (/** @type {number} */ way) =>
      toPixels(layout, { x: a.x + (b.x - a.x) * way, y: a.y + (b.y - a.y) * way });
    return [pointAt(part), pointAt(1 - part)];
  });
  return { at: ORIGIN, lines: between, stroke: edge, width: LINE_WIDTH * layout.unit, opacity: 0.6 };
}
