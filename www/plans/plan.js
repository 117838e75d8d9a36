// The plan of a board to build, in millimetres from its upper left corner. The holes are placed as on the screen. The
// lettering may be in Braille.

import { boardLines, labelsOf } from '../board/engraving.js';
import { boundsOf, distance, toPixels } from '../board/layout.js';
import { circleAround, cornersOf, hullOf } from './edges.js';

/** @typedef {import('../board/layout.js').Point} Point */
/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {import('./edges.js').Edge} Edge */
/** @typedef {ReturnType<typeof planOf>} Plan */

/**
 * The height, in millimetres, of numerals that a finger can read. Where there is less space, the height is a fraction
 * of the space before the next hole, or of the space between a row and a slanted column that start at the same hole.
 */
const NUMERAL = 8;
const BEFORE_NEXT = 0.45;
const BESIDE_COLUMN = 1.8;
/** The width of a numeral as a fraction of its height. */
const WIDE = 0.75;
/** The free space around a letter, and between a hole and the lines that lead to it. */
const GAP = 1.5;

/**
 * @param {Pick<Problem, 'board' | 'holes'>} problem
 * @param {import('./sizes.js').Wishes} wishes that are compatible with each other
 */
export function planOf({ board, holes }, { sizes, form, edge, letters }) {
  const { pitch, hole, groove, border } = sizes;
  const beside = hole / 2 + GAP;
  const height = Math.min(NUMERAL, BEFORE_NEXT * (pitch - beside), BESIDE_COLUMN * beside);
  const sizeOf = (/** @type {string} */ text) =>
    letters === 'braille' ? brailleSize(text) : { width: text.length * WIDE * height, height };
  const texts = letters === 'none' ? [] : labelsOf(holes, 'edge').map(({ text }) => text);
  const reach = Math.max(0, ...texts.map((text) => Math.hypot(sizeOf(text).width, sizeOf(text).height) / 2));
  const away = beside + reach;
  const inside = texts.length > 0 ? away + reach : hole / 2;
  const places = holes.map((place) => toPixels({ unit: pitch, origin: { x: 0, y: 0 } }, place));
  const shape = shapeOf(places, edge);
  const outer = { ...shape, radius: shape.radius + inside + border + (groove > 0 ? groove + border : 0) };
  const { left, right, top, bottom } = boundsOf(outer.points);
  const layout = { unit: pitch, origin: { x: outer.radius - left, y: outer.radius - top } };
  const moved = (/** @type {Point[]} */ points) => points.map((point) => toPixels({ ...layout, unit: 1 }, point));
  const middle = shape.radius + inside + border + groove / 2;
  const along = (/** @type {number} */ radius) => ({ points: moved(shape.points), radius });
  const labels = texts.length > 0 ? labelsOf(holes, 'edge', away / pitch) : [];
  const middles = labels.map(({ text, x, y }) => ({ text, ...toPixels(layout, { x, y }) }));
  return {
    sizes,
    form,
    width: right - left + 2 * outer.radius,
    height: bottom - top + 2 * outer.radius,
    holes: holes.map(({ name, x, y }) => ({ name, ...toPixels(layout, { x, y }) })),
    edge: along(outer.radius),
    /** The centre line of the groove, and its two sides. */
    groove: groove > 0 ? along(middle) : undefined,
    banks: groove > 0 ? [along(middle - groove / 2), along(middle + groove / 2)] : [],
    lines: boardLines(holes, board.directions).map(([a, b]) =>
      shortened(toPixels(layout, a), toPixels(layout, b), hole),
    ),
    labels: letters === 'numerals' ? middles.map((label) => ({ ...label, size: height })) : [],
    dots: letters === 'braille' ? middles.flatMap(({ text, ...middle }) => brailleDots(text, middle)) : [],
  };
}

/**
 * The shape around the centres of the holes.
 * @param {Point[]} places
 * @param {import('./sizes.js').Outline} edge
 * @returns {Edge}
 */
function shapeOf(places, edge) {
  const hull = hullOf(places);
  if (edge === 'round') return circleAround(hull);
  return { points: edge === 'straight' ? cornersOf(places) : hull, radius: 0 };
}

/**
 * A line between two holes that stops short of both.
 * @param {Point} a
 * @param {Point} b
 * @param {number} hole
 * @returns {[Point, Point]}
 */
function shortened(a, b, hole) {
  const part = Math.min(0.5, (hole / 2 + GAP) / distance(a, b));
  const at = (/** @type {number} */ way) => ({ x: a.x + way * (b.x - a.x), y: a.y + way * (b.y - a.y) });
  return [at(part), at(1 - part)];
}

/**
 * The sizes of Braille on signs, in millimetres: the diameter and height of a dot, the distance between the dots of a
 * cell, and the distance between cells.
 */
export const DOT = { diameter: 1.6, height: 0.8, apart: 2.5, cell: 6.2 };

/** The dots of the letters, starting with `a`. */
const LETTERS =
  '1 12 14 145 15 124 1245 125 24 245 13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 13456 1356'.split(
    ' ',
  );
/** Precedes digits. The digits 1 to 9, and then 0, are written as the letters a to j. */
const NUMBER_SIGN = '3456';

/** The Braille cells of a string of lower-case letters, or of digits. @param {string} text */
function cellsOf(text) {
  const letter = (/** @type {string} */ character) => LETTERS[character.charCodeAt(0) - 97];
  const digit = (/** @type {string} */ character) => LETTERS[(Number(character) + 9) % 10];
  return /^\d/.test(text) ? [NUMBER_SIGN, ...[...text].map(digit)] : [...text].map(letter);
}

/** The width and height of a string, in millimetres. @param {string} text */
export function brailleSize(text) {
  const { diameter, apart, cell } = DOT;
  return { width: (cellsOf(text).length - 1) * cell + apart + diameter, height: 2 * apart + diameter };
}

/** The dots of a string, centred at a point. @param {string} text @param {Point} middle @returns {Point[]} */
export function brailleDots(text, middle) {
  const { width, height } = brailleSize(text);
  const [left, top] = [middle.x + (DOT.diameter - width) / 2, middle.y + (DOT.diameter - height) / 2];
  return cellsOf(text).flatMap((dots, index) =>
    [...dots].map((dot) => {
      const [column, row] = [Math.floor((Number(dot) - 1) / 3), (Number(dot) - 1) % 3];
      return { x: left + index * DOT.cell + column * DOT.apart, y: top + row * DOT.apart };
    }),
  );
}
