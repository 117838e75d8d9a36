// The places of marbles in a groove, and the path that each takes to its place. Pure.

import { distance, toPixels, toUnits } from '../../board/layout.js';
import { PEG_RADIUS } from '../../board/shapes.js';

/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('./straight-groove.js').GroovedLayout} GroovedLayout */

/** The maximum size of a marble in a groove, relative to a marble on the board, and to the width of the groove. */
const LARGEST_MARBLE = 0.9;
const FILLING = 0.9;
/** The distance between two rows of closely packed marbles. */
const ROWS = Math.sqrt(0.75);

/** In units; the scale is 1 for a marble on the board. @typedef {Point & { scale: number }} Place */
/**
 * A path along the groove, from where a marble falls in, and its length in units.
 * @typedef {{ length: number, at: (part: number) => Place }} Way
 */
/**
 * The places in the order in which marbles arrive, and the path to each from a point on the board. A marble knocks
 * against the one that arrived `neighbour` marbles earlier.
 * @typedef {{
 *   placeOf: (index: number) => Place,
 *   wayTo: (index: number, from: Point) => Way,
 *   neighbour: number,
 * }} Places
 */

/**
 * @param {GroovedLayout} layout
 * @param {number} count of all marbles that may end up in the groove
 * @returns {Places | undefined} undefined without a groove
 */
export function placesIn(layout, count) {
  const { disc, groove } = layout;
  if (disc) return placesAround(layout, disc, count);
  return groove && placesAlong(layout, groove, count);
}

/**
 * A straight groove: marbles lie in a zigzag across its width, as large as possible for all to fit.
 * @param {GroovedLayout} layout
 * @param {import('./straight-groove.js').Groove} groove
 * @param {number} count
 * @returns {Places}
 */
function placesAlong(layout, { from, to, radius: half }, count) {
  const { unit } = layout;
  const length = distance(from, to);
  const radius = largest(unit, half, (radius) => (count - 1) * zigzag(radius, half).along <= length);
  const steps = zigzag(radius, half);
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    placeAt(layout, radius, {
      x: from.x + direction.x * along - direction.y * aside,
      y: from.y + direction.y * along + direction.x * aside,
    });
  const asideOf = (/** @type {number} */ index) => (index % 2 === 0 ? 0.5 : -0.5) * steps.across;
  return {
    neighbour: 1,
    placeOf: (index) => at(steps.along * index, asideOf(index)),
    wayTo(index, point) {
      const { x, y } = toPixels(layout, point);
      const along = (x - from.x) * direction.x + (y - from.y) * direction.y;
      // The marble falls in behind the marbles already there.
      const end = steps.along * index;
      const begin = Math.min(Math.max(along, end + 2 * radius), Math.max(length, end));
      return {
        length: (begin - end) / unit,
        at: (part) => at(begin + (end - begin) * part, asideOf(index) * part),
      };
    },
  };
}

/**
 * The distances between marbles that touch, along and across the groove.
 * @param {number} radius of a marble
 * @param {number} half of the groove
 */
function zigzag(radius, half) {
  const across = Math.max(0, Math.min(1.88 * half - 2 * radius, 2 * radius * ROWS));
  return { across, along: Math.sqrt(4 * radius * radius - across * across) };
}

/**
 * A groove around the board: marbles fill it from its lowest point, alternating between both sides.
 * @param {GroovedLayout} layout
 * @param {import('../../board/layout.js').Disc} disc
 * @param {number} count
 * @returns {Places}
 */
function placesAround(layout, { centre, groove, half }, count) {
  const radius = largest(layout.unit, half, (radius) => count * stepOf(radius) <= 2 * Math.PI);
  const step = stepOf(radius);
  /** @param {number} angle from the lowest point, to the right */
  const at = (angle) =>
    placeAt(layout, radius, { x: centre.x + groove * Math.sin(angle), y: centre.y + groove * Math.cos(angle) });
  const angleOf = (/** @type {number} */ index) => (index % 2 === 0 ? index / 2 : -(index + 1) / 2) * step;
  return {
    neighbour: 2,
    placeOf: (index) => at(angleOf(index)),
    wayTo(index, point) {
      const { x, y } = toPixels(layout, point);
      const round = 2 * Math.PI;
      const gate = (Math.atan2(x - centre.x, y - centre.y) + round) % round;
      // The groove is free between the last marbles on both sides; for the first marble, all of it is free.
      const right = Math.ceil(index / 2) * step;
      const left = index === 0 ? round : Math.max(right, round - (Math.floor(index / 2) + 1) * step);
      const begin = Math.min(Math.max(gate, right), left);
      const end = index === 0 ? Math.round(gate / round) * round : index % 2 === 0 ? right : left;
      return {
        length: (Math.abs(begin - end) * groove) / layout.unit,
        at: (part) => at(begin + (end - begin) * part),
      };
    },
  };

  /** The angle between marbles that touch. @param {number} radius */
  function stepOf(radius) {
    return 2 * Math.asin(Math.min(1, radius / groove));
  }
}

/** @param {GroovedLayout} layout @param {number} radius @param {Point} point in pixels @returns {Place} */
const placeAt = (layout, radius, point) => ({ ...toUnits(layout, point), scale: radius / (PEG_RADIUS * layout.unit) });

/**
 * The largest radius at which all marbles fit, in steps of a fiftieth of the maximum.
 * @param {number} unit
 * @param {number} half of the groove
 * @param {(radius: number) => boolean} fits
 */
function largest(unit, half, fits) {
  const most = Math.min(FILLING * half, LARGEST_MARBLE * PEG_RADIUS * unit);
  for (let part = 50; part > 1; part--) if (fits((most * part) / 50)) return (most * part) / 50;
  return most / 50;
}
