// The drawings of an author on a position, as shapes (pure): arrows, marked holes, labels. Each has a shape of its own,
// for eyes and systems that tell no colours apart: no other mark is an arrow, a diamond or a square plate.

import { COLOURS, drawings } from '../game/notes.js';
import { distance } from './layout.js';
import { square } from './shapes.js';

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./shapes.js').Shape} Shape */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('../game/notes.js').Drawing} Drawing */
/** @typedef {import('../game/notes.js').Sketch} Sketch */
/** @typedef {Pick<import('./theme.js').Theme, 'proof' | 'red' | 'blue' | 'yellow' | 'board'>} Inks */
/** @typedef {Pick<import('../engine/wasm/peg_solitaire.js').Notes, 'arrows' | 'marks' | 'labels' | 'colours'>} Drawn */

// In units, the distance between neighbouring holes.
/** An arrow begins beside the middle of its hole, which stays in view, and ends just before that of the other. */
const TAIL_GAP = 0.3;
const TIP_GAP = 0.1;
const HALF_SHAFT = 0.065;
const HALF_HEAD = 0.2;
const HEAD = 0.32;
const HALF_DIAMOND = 0.5;
const HALF_PLATE = 0.25;
/** The line around a diamond, the line around both, and the height of the letters. */
const OUTLINE = 0.07;
const CASING = 0.045;
const LETTERS = 0.34;
/** A diamond of another colour than the first has a broader line. */
const BROADER = 0.11;
/** The inlay in such a line, and in the shaft of an arrow. */
const INLAY = 0.035;
/** The line of a diamond from corner to corner, half of a dash, and a gap. A side has two dashes. */
const SIDE = Math.SQRT2 * HALF_DIAMOND;
const HALF_DASH = 0.09;
const GAP = SIDE / 2 - 2 * HALF_DASH;
const DIAMOND = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // biome-ignore format: one corner after the other

/**
 * The inlays of the colours after the first: a line, dashes, dots. So an eye that tells no colours apart tells the
 * drawings apart. Dashes lie around the corners of a diamond and between them.
 */
const INLAYS = [[], [HALF_DASH, GAP, 2 * HALF_DASH, GAP, HALF_DASH, 0], [0, SIDE / 6]];

/**
 * Arrows lie under marks and labels. An edge in the colour of the board parts each from a peg.
 * @param {Drawn | undefined} notes
 * @param {Pick<Layout, 'holes' | 'unit'>} layout
 * @param {Inks} theme
 * @param {Sketch} [sketch] would be drawn by a release
 * @returns {Shape[]}
 */
export function annotationShapes(notes, layout, theme, sketch) {
  const { holes, unit } = layout;
  return [
    ...drawings(notes, sketch).flatMap((drawing) =>
      (drawing.from === drawing.to ? diamondShapes : arrowShapes)(drawing, layout, theme),
    ),
    ...(notes?.labels ?? []).flatMap(({ hole, text }) => {
      const at = holes[hole];
      const cased = { fill: theme.proof, stroke: theme.board, width: 2 * CASING * unit };
      const widest = 1.7 * HALF_PLATE * unit;
      return [square(at, HALF_PLATE * unit, cased), { at, text, size: LETTERS * unit, widest, fill: theme.board }];
    }),
  ];
}

/** @param {Drawing} drawing @param {Pick<Layout, 'holes' | 'unit'>} layout @param {Inks} theme @returns {Shape[]} */
function arrowShapes({ from, to, colour }, { holes, unit }, theme) {
  const { ink, inlay } = inkOf(colour, unit, theme);
  const at = holes[from];
  const { outline, shaft } = arrow(at, holes[to], unit);
  const arrowhead = { at, lines: [outline], isClosed: true, fill: ink, stroke: theme.board, width: 2 * CASING * unit };
  return [arrowhead, ...inlay.map((look) => ({ at, lines: [shaft], ...look }))];
}

/** @param {Drawing} drawing @param {Pick<Layout, 'holes' | 'unit'>} layout @param {Inks} theme @returns {Shape[]} */
function diamondShapes({ to, colour }, { holes, unit }, theme) {
  const { ink, inlay } = inkOf(colour, unit, theme);
  const width = (colour > 0 ? BROADER : OUTLINE) * unit;
  const looks = [{ stroke: theme.board, width: 2 * CASING * unit + width }, { stroke: ink, width }, ...inlay];
  const half = HALF_DIAMOND * unit;
  const lines = [DIAMOND.map(([x, y]) => ({ x: x * half, y: y * half }))];
  return looks.map((look) => ({ at: holes[to], lines, isClosed: true, ...look }));
}

/**
 * The colour of a drawing, and the look of its inlay if it has one.
 * @param {number} colour
 * @param {number} unit
 * @param {Inks} theme
 */
function inkOf(colour, unit, theme) {
  const inlay = INLAYS.slice(colour - 1, colour).map((dash) => ({
    stroke: theme.board,
    width: INLAY * unit,
    dash: dash.map((length) => length * unit),
  }));
  return { ink: theme[COLOURS[colour] || 'proof'], inlay };
}

/**
 * The corners of an arrow, and the ends of its shaft, relative to its beginning.
 * @param {Point} from
 * @param {Point} to
 * @param {number} unit
 */
function arrow(from, to, unit) {
  const length = distance(from, to);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const corner = (/** @type {number} */ way, /** @type {number} */ aside) => ({
    x: along.x * way - along.y * aside * unit,
    y: along.y * way + along.x * aside * unit,
  });
  const tip = length - TIP_GAP * unit;
  const neck = tip - HEAD * unit;
  const half = [corner(TAIL_GAP * unit, HALF_SHAFT), corner(neck, HALF_SHAFT), corner(neck, HALF_HEAD)];
  const other = [corner(neck, -HALF_HEAD), corner(neck, -HALF_SHAFT), corner(TAIL_GAP * unit, -HALF_SHAFT)];
  return {
    outline: [...half, corner(tip, 0), ...other],
    shaft: [corner((TAIL_GAP + HALF_SHAFT) * unit, 0), corner(neck, 0)],
  };
}
