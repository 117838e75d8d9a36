// An author's drawings on a position, as shapes: arrows, marked holes and labels. Each kind has a shape that no other
// mark has (an arrow, a diamond or a square plate), so that colour is never needed to tell them apart. Pure.

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

// All sizes are in units (the distance between neighbouring holes).
/**
 * An arrow starts next to the centre of its first hole, which stays visible, and ends just before the centre of the
 * second.
 */
const TAIL_GAP = 0.3;
const TIP_GAP = 0.1;
const HALF_SHAFT = 0.065;
const HALF_HEAD = 0.2;
const HEAD = 0.32;
const HALF_DIAMOND = 0.5;
const HALF_PLATE = 0.25;
/** The width of a diamond's outline, the width of the casing around every drawing, and the height of letters. */
const OUTLINE = 0.07;
const CASING = 0.045;
const LETTERS = 0.34;
/** Diamonds in all colours except the first have a wider outline. */
const BROADER = 0.11;
/** The width of the inlay in a wider outline, and in the shaft of an arrow. */
const INLAY = 0.035;
/** The length of a diamond's side, of half a dash, and of a gap. A side has two dashes. */
const SIDE = Math.SQRT2 * HALF_DIAMOND;
const HALF_DASH = 0.09;
const GAP = SIDE / 2 - 2 * HALF_DASH;

/**
 * The inlays for the colours after the first: a line, dashes or dots, which tell the drawings apart without colour. A
 * diamond has dashes around its corners and halfway between them.
 */
const INLAYS = [[], [HALF_DASH, GAP, 2 * HALF_DASH, GAP, HALF_DASH, 0], [0, SIDE / 6]];

/**
 * Arrows are drawn below marks and labels. An edge in the colour of the board separates each drawing from a peg below.
 * @param {Drawn | undefined} notes
 * @param {Pick<Layout, 'holes' | 'unit'>} layout
 * @param {Inks} theme
 * @param {Sketch} [sketch] what releasing the pointer would draw
 * @returns {Shape[]}
 */
export function annotationShapes(notes, layout, theme, sketch) {
  const { holes, unit } = layout;
  return [
    ...drawings(notes, sketch).flatMap((drawing) => drawingShapes(drawing, layout, theme)),
    ...(notes?.labels ?? []).flatMap(({ hole, text }) => {
      const at = holes[hole];
      const cased = { fill: theme.proof, stroke: theme.board, width: 2 * CASING * unit };
      const widest = 1.7 * HALF_PLATE * unit;
      return [square(at, HALF_PLATE * unit, cased), { at, text, size: LETTERS * unit, widest, fill: theme.board }];
    }),
  ];
}

/** @param {Drawing} drawing @param {Pick<Layout, 'holes' | 'unit'>} layout @param {Inks} theme @returns {Shape[]} */
function drawingShapes({ from, to, colour }, { holes, unit }, theme) {
  const isMark = from === to;
  const [outline, line] = isMark ? [diamond(unit), diamond(unit)] : arrow(holes[from], holes[to], unit);
  const drawn = { at: holes[from], lines: [outline], isClosed: true };
  const fill = theme[COLOURS[colour] || 'proof'];
  const stroke = theme.board;
  const width = (colour > 0 ? BROADER : OUTLINE) * unit;
  const casing = 2 * CASING * unit;
  return [
    ...(isMark
      ? [
          { ...drawn, stroke, width: casing + width },
          { ...drawn, stroke: fill, width },
        ]
      : [{ ...drawn, fill, stroke, width: casing }]),
    ...INLAYS.slice(colour - 1, colour).map((dash) => ({
      ...drawn,
      lines: [line],
      isClosed: isMark,
      stroke,
      width: INLAY * unit,
      dash: dash.map((length) => length * unit),
    })),
  ];
}

/** The corners of a mark. @param {number} unit */
function diamond(unit) {
  const half = HALF_DIAMOND * unit;
  return [{ x: 0, y: -half }, { x: half, y: 0 }, { x: 0, y: half }, { x: -half, y: 0 }]; // biome-ignore format: one corner after the other
}

/**
 * The corners of an arrow, and the ends of its shaft, relative to its start.
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
  return [
    [...half, corner(tip, 0), ...other],
    [corner((TAIL_GAP + HALF_SHAFT) * unit, 0), corner(neck, 0)],
  ];
}
