// The outline of a board, at a constant distance from the holes, with round outer corners and fillets in the inner
// ones. The outline is the path traced by the rim of a wheel that rolls around the lines of holes. Pure.

import { distance, straights } from './layout.js';

/** @typedef {import('./layout.js').Point} Point */
/**
 * The axle of the wheel, and the direction to it from the point of contact.
 * @typedef {{ axle: Point, out: Point }} Contact
 */

// All sizes are in units (the distance between neighbouring holes).
/** The distance from the holes to the edge. */
export const BASE_RADIUS = 0.74;
/** The radius of the wheel, and so of the fillets in inner corners. */
const FILLET = 0.35;

// The number of samples along each unit of a straight side, around an end, and in a fillet.
const STRAIGHT = 4;
const ROUND = 48;
const INNER = 8;
/** The number of bisections needed to find the exact end of a run between two samples. */
const HALVINGS = 20;
const EXACT = 1e-7;
/** The minimum length of a run; a shorter run is merely a point where a round end touches a straight side. */
const TOUCH = 0.01;

/**
 * The closed outlines of a board.
 * @param {Point[]} holes by rows, in pixels
 * @param {number} unit in pixels
 * @returns {(inside?: number) => Point[][]} the outlines at a given distance inside the edge, in units
 */
export function outlinesOf(holes, unit) {
  const loops = linked(runsAround(straights(holes, 1.1 * unit), unit));
  return (inside = 0) => {
    const back = (FILLET + inside) * unit;
    return loops.map((loop) => loop.map(({ axle, out }) => along(axle, out, -back)));
  };
}

/**
 * The paths of the axle along one side of a line or around its ends, clockwise, where no other line is in the way.
 * @param {[Point, Point][]} lines
 * @param {number} unit
 * @returns {Contact[][]}
 */
function runsAround(lines, unit) {
  const radius = (BASE_RADIUS + FILLET) * unit;
  const isFree = (/** @type {Contact} */ { axle }) =>
    lines.every((line) => distanceTo(line, axle) > radius - EXACT * unit);
  const around = [...new Set(lines.flat())].map((end) => ({
    isStraight: false,
    count: ROUND,
    contactAt(/** @type {number} */ part) {
      const out = { x: Math.cos(2 * Math.PI * part), y: Math.sin(2 * Math.PI * part) };
      return { axle: along(end, out, radius), out };
    },
  }));
  const beside = lines
    .flatMap(([a, b]) => [
      { from: a, to: b },
      { from: b, to: a },
    ])
    .filter(({ from, to }) => from !== to)
    .map(({ from, to }) => {
      const length = distance(from, to);
      const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
      const out = { x: way.y, y: -way.x };
      return {
        isStraight: true,
        count: Math.ceil((STRAIGHT * length) / unit),
        contactAt: (/** @type {number} */ part) => ({ axle: along(along(from, way, part * length), out, radius), out }),
      };
    });
  return [...around, ...beside]
    .flatMap(({ count, contactAt, isStraight }) =>
      freeRuns(count, contactAt, isFree).map((run) => (isStraight ? [run[0], run[run.length - 1]] : run)),
    )
    .filter((run) => run.some(({ axle }) => distance(axle, run[0].axle) > TOUCH * unit));
}

/**
 * The runs of free samples, extended to their exact ends.
 * @param {number} count the number of samples minus one
 * @param {(part: number) => Contact} contactAt
 * @param {(contact: Contact) => boolean} isFree
 */
function freeRuns(count, contactAt, isFree) {
  /** @type {Contact[][]} */
  const runs = [];
  let wasFree = false;
  for (let index = 0; index <= count; index++) {
    const contact = contactAt(index / count);
    const isNow = isFree(contact);
    if (isNow !== wasFree && index > 0) {
      let [free, blocked] = isNow ? [index, index - 1] : [index - 1, index];
      for (let halving = 0; halving < HALVINGS; halving++) {
        const middle = (free + blocked) / 2;
        if (isFree(contactAt(middle / count))) free = middle;
        else blocked = middle;
      }
      if (isNow) runs.push([contactAt(free / count)]);
      else runs[runs.length - 1].push(contactAt(free / count));
    } else if (isNow && index === 0) runs.push([]);
    if (isNow) runs[runs.length - 1].push(contact);
    wasFree = isNow;
  }
  return runs;
}

/**
 * Joins runs into loops. Each run continues with the run that starts where it ends, after a fillet if the wheel touches
 * two lines there.
 * @param {Contact[][]} runs
 */
function linked(runs) {
  const rest = [...runs];
  /** @type {Contact[][]} */
  const loops = [];
  while (rest.length > 0) {
    const loop = rest.splice(0, 1)[0];
    const [first] = loop;
    for (;;) {
      const last = loop[loop.length - 1];
      const gaps = [first, ...rest.map(([contact]) => contact)].map(({ axle }) => distance(axle, last.axle));
      const next = gaps.indexOf(Math.min(...gaps));
      const run = next > 0 ? rest.splice(next - 1, 1)[0] : [first];
      const fillet = filletBetween(last, run[0]);
      // Without a fillet, the first point of the run is already the last point of the loop.
      loop.push(...fillet, ...(fillet.length > 0 ? run : run.slice(1)));
      if (next === 0) break;
    }
    loops.push(loop);
  }
  return loops;
}

/** @param {Contact} from @param {Contact} to @returns {Contact[]} */
function filletBetween({ axle, out }, { out: end }) {
  const begin = Math.atan2(out.y, out.x);
  const turn = Math.atan2(out.x * end.y - out.y * end.x, out.x * end.x + out.y * end.y);
  if (Math.abs(turn) < 0.01) return [];
  return Array.from({ length: INNER - 1 }, (_, index) => {
    const angle = begin + (turn * (index + 1)) / INNER;
    return { axle, out: { x: Math.cos(angle), y: Math.sin(angle) } };
  });
}

/** @param {Point} point @param {Point} way a unit vector @param {number} by */
const along = (point, way, by) => ({ x: point.x + way.x * by, y: point.y + way.y * by });

/**
 * The distance from a line to a point. It is computed thousands of times before the first frame, in code that is still
 * interpreted: destructuring an array, or `Math.hypot`, would take twice as long.
 * @param {[Point, Point]} line
 * @param {Point} point
 */
function distanceTo(line, { x, y }) {
  const from = line[0];
  const dx = line[1].x - from.x;
  const dy = line[1].y - from.y;
  const part = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const within = Math.max(0, Math.min(1, part));
  const across = x - from.x - within * dx;
  const down = y - from.y - within * dy;
  return Math.sqrt(across * across + down * down);
}
