// The row of marbles in the groove: the place of each, and its way there. A marble that was taken hops into the
// groove and rolls to the end of the row. Taken back, it hops home.

import { distance, toPixels, toUnits } from '../../board/layout.js';
import { PEG_RADIUS } from '../../board/shapes.js';

/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('./groove.js').Groove} Groove */
/** @typedef {import('./groove.js').GroovedLayout} GroovedLayout */
/** @typedef {import('../../board/scene.js').Peg} Peg */

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

/**
 * A marble that was taken off the board: its hole, the place of that, and its tint.
 * @typedef {{ hole: number, home: Place, tint: number }} Taken
 */
/**
 * It is out, or on its way home. A motion has a beginning and the place at that time.
 * @typedef {Taken & { isOut: boolean, roll?: { begin: number, from: Place } }} Marble
 */

// In milliseconds.
const HOP = 260;
const SHORTEST_ROLL = 140;
const ROLL_PER_UNIT = 70;
const LONGEST_ROLL = 520;
/** The height of a hop, in units. */
const ARC = 0.5;
/** If more marbles go at once, they are there without a motion. */
const MOST = 2;

/** The marbles of a game beside its board. */
export function makeRolling() {
  /** Each by the number of jumps before that over it. @type {Marble[]} */
  let marbles = [];

  /**
   * Notes which marbles are off the board: those that were not, or are no more, begin to move.
   * @param {Taken[]} taken
   * @param {Row} row
   * @param {number} now in milliseconds
   * @param {boolean} isStill true without motions
   */
  function follow(taken, row, now, isStill) {
    const changed = marbles.map(({ hole, isOut }, index) => isOut !== (taken[index]?.hole === hole));
    const count = changed.filter(Boolean).length + Math.max(0, taken.length - marbles.length);
    if (isStill || count > MOST) {
      marbles = taken.map((marble) => ({ ...marble, isOut: true }));
      return;
    }
    for (let index = 0; index < Math.max(taken.length, marbles.length); index++) {
      const before = marbles[index];
      const marble = taken[index] ?? before;
      const isOut = index < taken.length;
      if (before?.hole === marble.hole && before.isOut === isOut) continue;
      const from = before?.hole === marble.hole ? placeOf(before, index, row, now) : marble.home;
      marbles[index] = { ...marble, isOut, roll: { begin: now, from } };
    }
  }

  /**
   * The pegs of a scene with the marbles beside the board. Those that move are above the others.
   * @param {Peg[]} pegs
   * @param {Row} row
   * @param {number} now in milliseconds
   * @returns {Peg[]}
   */
  function gather(pegs, row, now) {
    const beside = marbles.map((marble, index) => {
      const moving = motionOf(marble, index, row, now);
      if (!moving) marble.roll = undefined;
      return { lift: 0, ...(moving ?? row.placeOf(index)), tint: marble.tint, opacity: 1 };
    });
    // A marble that is home again is a peg of the scene.
    while (marbles.length > 0 && isHome(marbles[marbles.length - 1])) marbles.pop();
    const shown = beside.slice(0, marbles.length);
    const isMoving = (/** @type {unknown} */ _, /** @type {number} */ index) => marbles[index].roll !== undefined;
    return [
      ...shown.filter((peg, index) => !isMoving(peg, index)),
      ...pegs.filter((peg) => !marbles.some((marble) => isDouble(peg, marble))),
      ...shown.filter(isMoving),
    ];
  }

  return { follow, gather, isMoving: () => marbles.some(({ roll }) => roll) };
}

/** @param {Marble} marble */
function isHome({ isOut, roll }) {
  return !isOut && !roll;
}

/** True for the peg of the scene that is a moving marble. @param {Peg} peg @param {Marble} marble */
function isDouble({ hole, from, lift, opacity }, marble) {
  // Another peg may have come to its hole meanwhile: only what fades there is the marble.
  return marble.roll && marble.hole === (hole ?? from) && (marble.isOut ? opacity < 1 : lift === 0);
}

/**
 * The place of a marble now.
 * @param {Marble} marble
 * @param {number} index
 * @param {Row} row
 * @param {number} now
 * @returns {Place}
 */
function placeOf(marble, index, row, now) {
  return motionOf(marble, index, row, now) ?? (marble.isOut ? row.placeOf(index) : marble.home);
}

/**
 * The place of a marble in motion; undefined once that is over.
 * @param {Marble} marble
 * @param {number} index
 * @param {Row} row
 * @param {number} now
 */
function motionOf({ isOut, roll, home }, index, row, now) {
  const time = now - (roll?.begin ?? Number.NEGATIVE_INFINITY);
  if (!roll) return undefined;
  if (!isOut) return time < HOP ? hop(roll.from, home, time / HOP) : undefined;
  const gate = row.gate(index, roll.from);
  if (time < HOP) return hop(roll.from, gate, time / HOP);
  const end = row.placeOf(index);
  const way = distance(gate, end);
  const part = (time - HOP) / Math.min(LONGEST_ROLL, SHORTEST_ROLL + ROLL_PER_UNIT * way);
  return part < 1 ? between(gate, end, part * (2 - part)) : undefined;
}

/** @param {Place} from @param {Place} to @param {number} part of the time */
function hop(from, to, part) {
  return { ...between(from, to, part * part * (3 - 2 * part)), lift: ARC * 4 * part * (1 - part) };
}

/** @param {Place} from @param {Place} to @param {number} part of the way */
function between(from, to, part) {
  const at = (/** @type {keyof Place} */ side) => from[side] + (to[side] - from[side]) * part;
  return { x: at('x'), y: at('y'), scale: at('scale') };
}
