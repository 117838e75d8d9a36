// The marbles off the board, and their motion. A removed marble hops into the groove, rolls to its place and knocks
// against the previous one. On undo it hops back to its hole.

import { PEG_RADIUS } from '../../board/shapes.js';
import { pictureOf } from './marbles.js';

/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./places.js').Places} Places */
/** `turn` is in half turns, less than 1. @typedef {Place & { turn?: number }} Turning */
/** @typedef {import('../../board/scene.js').Peg} Peg */

/**
 * A marble that has been taken off the board: its hole, the hole's position, and its tint.
 * @typedef {{ hole: number, home: Place, tint: number }} Taken
 */
/**
 * A marble that is off the board, or on its way home. `roll` contains the start time of its motion, and its position at
 * that time. `hit` is the time when another marble knocked against it.
 * @typedef {Taken & { isOut: boolean, roll?: { begin: number, from: Place }, hit?: number }} Marble
 */

// In milliseconds.
const HOP = 260;
const SHORTEST_ROLL = 140;
const ROLL_PER_UNIT = 70;
const LONGEST_ROLL = 520;
/** The height of a hop, in units. */
const ARC = 0.5;
/** The fraction of a hop during which a marble keeps its size. */
const FULL_SIZE = 0.7;
/** The time for which a marble yields when another knocks against it, in milliseconds, and the distance, in units. */
const KNOCK = 180;
const GIVING = 0.05;
/** If more than this many marbles move at once, they are placed without animation. */
const MOST = 2;

/**
 * The marbles of a game that are off its board.
 * @param {(after: number, seconds: number, isFirst: boolean) => void} onRoll called when a marble is going to roll
 */
export function makeRolling(onRoll) {
  /** The marbles, indexed by the number of jumps before the one that removed them. @type {Marble[]} */
  let marbles = [];

  /**
   * Updates which marbles are off the board: those that have left or returned start to move.
   * @param {Taken[]} taken
   * @param {Places} places
   * @param {number} now in milliseconds
   * @param {boolean} isStill true for no motion
   */
  function follow(taken, places, now, isStill) {
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
      const from = before?.hole === marble.hole ? placeOf(before, index, places, now) : marble.home;
      marbles[index] = { ...marble, isOut, roll: { begin: now, from } };
      if (isOut) onRoll(HOP / 1000, rollTime(places.wayTo(index, from).length) / 1000, index === 0);
    }
  }

  /**
   * The pegs of a scene together with the marbles off the board. Moving marbles are drawn above the others.
   * @param {Peg[]} pegs
   * @param {Places} places
   * @param {number} now in milliseconds
   * @param {number} pictures of pegs in the material
   * @returns {Peg[]}
   */
  function gather(pegs, places, now, pictures) {
    const beside = marbles.map((marble, index) => {
      const moving = motionOf(marble, index, places, now);
      const before = marbles[index - places.neighbour];
      if (!moving && marble.roll && marble.isOut && before && !before.roll) before.hit = now;
      if (!moving) marble.roll = undefined;
      const { turn = 0, ...place } = /** @type {Turning} */ (moving ?? knocked(marble, index, places, now));
      return { lift: 0, ...place, tint: pictureOf(marble.tint, turn) % pictures, opacity: 1 };
    });
    // A marble that has returned home is one of the scene's pegs again.
    while (marbles.length > 0 && isHome(marbles[marbles.length - 1])) marbles.pop();
    const shown = beside.slice(0, marbles.length);
    const isMoving = (/** @type {unknown} */ _, /** @type {number} */ index) => marbles[index].roll !== undefined;
    const others = pegs.filter((peg) => !marbles.some((marble) => isDouble(peg, marble)));
    // The jumping peg is drawn above the one it removes.
    return [
      ...shown.filter((peg, index) => !isMoving(peg, index)),
      ...others.filter(({ lift }) => lift === 0),
      ...shown.filter(isMoving),
      ...others.filter(({ lift }) => lift > 0),
    ];
  }

  return { follow, gather, isMoving: () => marbles.some(({ roll, hit }) => roll || hit !== undefined) };
}

/**
 * The position of a resting marble: when hit, it yields and comes back.
 * @param {Marble} marble
 * @param {number} index
 * @param {Places} places
 * @param {number} now
 */
function knocked(marble, index, places, now) {
  const place = places.placeOf(index);
  const part = (now - (marble.hit ?? Number.NEGATIVE_INFINITY)) / KNOCK;
  if (part >= 1) marble.hit = undefined;
  if (marble.hit === undefined) return place;
  const next = places.placeOf(index + places.neighbour);
  const by = (GIVING * Math.sin(Math.PI * part)) / Math.hypot(place.x - next.x, place.y - next.y);
  return { ...place, x: place.x + (place.x - next.x) * by, y: place.y + (place.y - next.y) * by };
}

/** @param {Marble} marble */
const isHome = ({ isOut, roll }) => !isOut && !roll;

/** True if a peg in the scene is a marble that is moving. @param {Peg} peg @param {Marble} marble */
function isDouble({ hole, from, lift, opacity }, marble) {
  // Another peg may be in the marble's hole by now: only a fading peg there is the marble.
  return marble.roll && marble.hole === (hole ?? from) && (marble.isOut ? opacity < 1 : lift === 0);
}

/**
 * The current position of a marble.
 * @param {Marble} marble
 * @param {number} index
 * @param {Places} places
 * @param {number} now
 * @returns {Place}
 */
function placeOf(marble, index, places, now) {
  return motionOf(marble, index, places, now) ?? (marble.isOut ? places.placeOf(index) : marble.home);
}

/**
 * The position of a marble in motion; undefined once the motion is over.
 * @param {Marble} marble
 * @param {number} index
 * @param {Places} places
 * @param {number} now
 * @returns {Turning | undefined}
 */
function motionOf({ isOut, roll, home }, index, places, now) {
  const time = now - (roll?.begin ?? Number.NEGATIVE_INFINITY);
  if (!roll) return undefined;
  if (!isOut) return time < HOP ? hop(roll.from, home, time / HOP) : undefined;
  const { length, at } = places.wayTo(index, roll.from);
  if (time < HOP) return hop(roll.from, at(0), time / HOP);
  const spent = (time - HOP) / rollTime(length);
  if (spent >= 1) return undefined;
  const part = spent * (2 - spent);
  const place = at(part);
  // A whole number of half turns, so that each marble comes to rest in the orientation in which it fell in.
  return { ...place, turn: (Math.round(length / (Math.PI * PEG_RADIUS * place.scale)) * part) % 1 };
}

/** The duration of a path, in milliseconds. @param {number} length in units */
const rollTime = (length) => Math.min(LONGEST_ROLL, SHORTEST_ROLL + ROLL_PER_UNIT * length);

/** @param {Place} from @param {Place} to @param {number} part of the time */
function hop(from, to, part) {
  return { ...between(from, to, part * part * (3 - 2 * part)), lift: ARC * 4 * part * (1 - part) };
}

/** @param {Place} from @param {Place} to @param {number} part of the path */
function between(from, to, part) {
  const at = (/** @type {keyof Place} */ side, by = part) => from[side] + (to[side] - from[side]) * by;
  // A marble changes its size only where it falls into the groove.
  return { x: at('x'), y: at('y'), scale: at('scale', Math.max(0, (part - FULL_SIZE) / (1 - FULL_SIZE))) };
}
