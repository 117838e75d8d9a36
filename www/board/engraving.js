// Writes coordinates on the canvas of a board, and its lines.

import { boardLines, EDGE_SIZE, HOLE_SIZE, labelsOf } from './coordinates.js';
import { toPixels } from './layout.js';
import { LINE_GAP, LINE_WIDTH } from './proportions.js';

/** @typedef {import('./coordinates.js').Coordinates} Coordinates */
/** @typedef {import('./renderer.js').Engraving} Engraving */
/** @typedef {import('./theme.js').Theme} Theme */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('../engine/problem.js').Problem} Problem */

/** Smaller letters cannot be read, in pixels of the layout. */
const LEAST_SIZE = 6;

/**
 * @param {Pick<Problem, 'board' | 'holes'>} problem
 * @param {Coordinates} [coordinates]
 * @returns {Engraving}
 */
export function engravingOf({ board, holes }, coordinates = 'off') {
  const lines = boardLines(holes, board.directions);
  const labels = labelsOf(holes, coordinates);
  const isInHoles = coordinates === 'holes';
  const size = isInHoles ? HOLE_SIZE : EDGE_SIZE;
  return {
    board(context, layout, theme) {
      drawLines(context, layout, lines, theme);
      const look = isInHoles && theme.relief ? engraved(theme) : { colour: theme.label };
      for (const { text, x, y } of labels) write(context, text, toPixels(layout, { x, y }), size * layout.unit, look);
    },
    peg(context, { hole }, place, unit, theme) {
      if (!isInHoles || hole === undefined) return;
      const look = theme.relief ? engraved(theme) : { colour: theme.board };
      write(context, holes[hole].name, place, size * unit, look);
    },
  };
}

/** Light letters with a dark edge: they are read on every part of a round peg, and in a hole. @param {Theme} theme */
function engraved({ pegLight, pegDark }) {
  return { colour: pegLight, edge: pegDark };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {import('./layout.js').Point} place
 * @param {number} size
 * @param {{ colour: string, edge?: string }} look
 */
function write(context, text, { x, y }, size, { colour, edge }) {
  if (size < LEAST_SIZE) return;
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // Letters and digits without tails look as if they stood too high.
  const middle = y + 0.08 * size;
  if (edge) {
    context.lineJoin = 'round';
    context.lineWidth = 0.35 * size;
    context.strokeStyle = edge;
    context.strokeText(text, x, middle);
  }
  context.fillStyle = colour;
  context.fillText(text, x, middle);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {ReturnType<typeof boardLines>} lines
 * @param {Theme} theme
 */
function drawLines(context, layout, lines, theme) {
  context.beginPath();
  for (const [a, b] of lines) {
    const part = LINE_GAP / Math.hypot(b.x - a.x, b.y - a.y);
    const at = (/** @type {number} */ way) =>
      toPixels(layout, { x: a.x + (b.x - a.x) * way, y: a.y + (b.y - a.y) * way });
    const [begin, end] = [at(part), at(1 - part)];
    context.moveTo(begin.x, begin.y);
    context.lineTo(end.x, end.y);
  }
  context.globalAlpha = 0.6;
  context.lineWidth = LINE_WIDTH * layout.unit;
  context.lineCap = 'butt';
  context.strokeStyle = theme.edge;
  context.stroke();
  context.globalAlpha = 1;
}
