// What an author has drawn on a position: arrows, marked holes, labels (pure). Each has a shape of its own, for eyes and systems that
// tell no colours apart: no other mark is an arrow, a diamond or a square plate.

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {Pick<import('../engine/wasm/peg_solitaire.js').Notes, 'arrows' | 'marks' | 'labels'>} Drawn */

/**
 * A closed shape, filled unless only its outline is drawn, and what is written in its middle.
 * @typedef {{ points: Point[], isOutline?: boolean, text?: string, middle?: Point }} Shape
 */

// In units, the distance between neighbouring holes.
/** An arrow begins beside the middle of its hole, so that what is there is seen, and ends just before that of the other. */
const TAIL_GAP = 0.3;
const TIP_GAP = 0.1;
const HALF_SHAFT = 0.065;
const HALF_HEAD = 0.2;
const HEAD = 0.32;
const HALF_DIAMOND = 0.5;
const HALF_PLATE = 0.25;

/** The line around a diamond, that around all of it, and the height of the letters. */
export const OUTLINE = 0.07;
export const CASING = 0.045;
export const LETTERS = 0.34;
export const WIDEST_TEXT = 1.7 * HALF_PLATE;

/**
 * Arrows lie under marks and labels.
 * @param {Drawn} notes
 * @param {Point[]} holes
 * @param {number} [unit] the length of a unit
 * @returns {Shape[]}
 */
export function annotationMarks({ arrows, marks, labels }, holes, unit = 1) {
  const around = (/** @type {number} */ hole, /** @type {number[][]} */ corners) =>
    corners.map(([x, y]) => ({ x: holes[hole].x + x * unit, y: holes[hole].y + y * unit }));
  const [d, p] = [HALF_DIAMOND, HALF_PLATE];
  const diamond = [[0, -d], [d, 0], [0, d], [-d, 0]]; // biome-ignore format: one corner after the other
  const plate = [[-p, -p], [p, -p], [p, p], [-p, p]]; // biome-ignore format: one corner after the other
  return [
    ...arrows.map(({ from, to }) => ({ points: arrow(holes[from], holes[to], unit) })),
    ...marks.map((hole) => ({ points: around(hole, diamond), isOutline: true })),
    ...labels.map(({ hole, text }) => ({ points: around(hole, plate), text, middle: holes[hole] })),
  ];
}

/** @param {Point} from @param {Point} to @param {number} unit */
function arrow(from, to, unit) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (/** @type {number} */ way, /** @type {number} */ aside) => ({
    x: from.x + along.x * way - along.y * aside * unit,
    y: from.y + along.y * way + along.x * aside * unit,
  });
  const tip = length - TIP_GAP * unit;
  const neck = tip - HEAD * unit;
  const half = [at(TAIL_GAP * unit, HALF_SHAFT), at(neck, HALF_SHAFT), at(neck, HALF_HEAD)];
  const other = [at(neck, -HALF_HEAD), at(neck, -HALF_SHAFT), at(TAIL_GAP * unit, -HALF_SHAFT)];
  return [...half, at(tip, 0), ...other];
}
