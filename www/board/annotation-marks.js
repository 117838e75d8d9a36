// The drawings of an author on a position, as shapes (pure): arrows, marked holes, labels. Each has a shape of its own,
// for eyes and systems that tell no colours apart: no other mark is an arrow, a diamond or a square plate.

import { distance } from './layout.js';
import { square } from './shapes.js';

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./shapes.js').Shape} Shape */
/** @typedef {Pick<import('../engine/wasm/peg_solitaire.js').Notes, 'arrows' | 'marks' | 'labels'>} Drawn */

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

/**
 * Arrows lie under marks and labels. An edge in the colour of the board parts each from a peg.
 * @param {Drawn} notes
 * @param {Pick<import('./layout.js').Layout, 'holes' | 'unit'>} layout
 * @param {Pick<import('./theme.js').Theme, 'proof' | 'board'>} theme
 * @returns {Shape[]}
 */
export function annotationShapes({ arrows, marks, labels }, { holes, unit }, { proof, board }) {
  const cased = { fill: proof, stroke: board, width: 2 * CASING * unit };
  const half = HALF_DIAMOND * unit;
  const diamond = [{ x: 0, y: -half }, { x: half, y: 0 }, { x: 0, y: half }, { x: -half, y: 0 }]; // biome-ignore format: one corner after the other
  return [
    ...arrows.map(({ from, to }) => ({
      lines: [arrow(holes[from], holes[to], unit)],
      isClosed: true,
      at: holes[from],
      ...cased,
    })),
    ...marks.flatMap((hole) => {
      const mark = { at: holes[hole], lines: [diamond], isClosed: true };
      return [
        { ...mark, stroke: board, width: (2 * CASING + OUTLINE) * unit },
        { ...mark, stroke: proof, width: OUTLINE * unit },
      ];
    }),
    ...labels.flatMap(({ hole, text }) => {
      const at = holes[hole];
      const widest = 1.7 * HALF_PLATE * unit;
      return [square(at, HALF_PLATE * unit, cased), { at, text, size: LETTERS * unit, widest, fill: board }];
    }),
  ];
}

/** The corners of an arrow, relative to its beginning. @param {Point} from @param {Point} to @param {number} unit */
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
  return [...half, corner(tip, 0), ...other];
}
