// The places of the marbles in a groove (pure).

import { distance, toPixels, toUnits } from '../../board/layout.js';
import { PEG_RADIUS } from '../../board/shapes.js';

/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('./groove.js').Groove} Groove */
/** @typedef {import('./groove.js').GroovedLayout} GroovedLayout */

/** The largest marble in a groove beside one on the board. */
const LARGEST_MARBLE = 0.66;
/** The distance of two rows of marbles that lie as closely as they can. */
const ROWS = Math.sqrt(0.75);

/** In units; the scale is that of a marble beside one on the board. @typedef {Point & { scale: number }} Place */
/**
 * The row of marbles in a groove: the place of each, and the place at which one falls in that comes from elsewhere.
 * @typedef {{ placeOf: (index: number) => Place, gate: (index: number, from: Point) => Place }} Row
 */

/**
 * The row of marbles in a groove: they lie in a zigzag as wide as the groove, and are as large as all of them can be.
 * @param {GroovedLayout} layout
 * @param {Groove} groove
 * @param {number} count of all marbles that may come to lie there
 * @returns {Row}
 */
export function rowOf(layout, { from, to, radius: half }, count) {
  const { unit } = layout;
  const length = distance(from, to);
  const most = Math.min(0.94 * half, LARGEST_MARBLE * PEG_RADIUS * unit);
  const radius = largest(most, (radius) => (count - 1) * zigzag(radius, half).along <= length);
  const steps = zigzag(radius, half);
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const scale = radius / (PEG_RADIUS * unit);
  const at = (/** @type {number} */ along, /** @type {number} */ aside) => ({
    ...toUnits(layout, {
      x: from.x + direction.x * along - direction.y * aside,
      y: from.y + direction.y * along + direction.x * aside,
    }),
    scale,
  });
  return {
    placeOf: (index) => at(steps.along * index, (index % 2 === 0 ? 0.5 : -0.5) * steps.across),
    gate(index, point) {
      const { x, y } = toPixels(layout, point);
      const along = (x - from.x) * direction.x + (y - from.y) * direction.y;
      // It falls in behind those that lie there.
      const first = steps.along * index + 2 * radius;
      return at(Math.min(Math.max(along, first), Math.max(length, steps.along * index)), 0);
    },
  };
}

/**
 * The steps from marble to marble, which touch.
 * @param {number} radius of a marble
 * @param {number} half of the groove
 */
function zigzag(radius, half) {
  const across = Math.max(0, Math.min(1.88 * half - 2 * radius, 2 * radius * ROWS));
  return { across, along: Math.sqrt(4 * radius * radius - across * across) };
}

/** The largest radius that fits, to a fiftieth. @param {number} most @param {(radius: number) => boolean} fits */
function largest(most, fits) {
  for (let part = 50; part > 1; part--) if (fits((most * part) / 50)) return (most * part) / 50;
  return most / 50;
}
