// The edge of a board: all points at a certain distance from a convex shape. The edge consists of straight lines and
// arcs.

import { boundsOf, distance } from '../board/layout.js';

/** @typedef {import('../board/layout.js').Point} Point */
/**
 * A convex polygon, clockwise as seen on paper, and a distance from it. A circle is given as a single point.
 * @typedef {{ points: Point[], radius: number }} Edge
 */

/**
 * The convex hull of a set of points, clockwise as seen on paper, without the points on its sides.
 * @param {Point[]} points
 */
export function hullOf(points) {
  const ordered = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const sorted = ordered.filter(({ x, y }, index) => x !== ordered[index - 1]?.x || y !== ordered[index - 1].y);
  const chain = (/** @type {Point[]} */ points) => {
    /** @type {Point[]} */
    const kept = [];
    for (const point of points) {
      while (kept.length > 1 && turn(kept[kept.length - 2], kept[kept.length - 1], point) < 1e-9) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return sorted.length > 1 ? [...chain(sorted), ...chain(sorted.reverse())] : sorted;
}

/** Positive for a turn to the right, on paper. @param {Point} a @param {Point} b @param {Point} c */
const turn = (a, b, c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The corners of the smallest rectangle around a set of points. @param {Point[]} points */
export function cornersOf(points) {
  const { left, right, top, bottom } = boundsOf(points);
  return hullOf([left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y }))));
}

/**
 * The smallest circle that encloses a set of points: it passes through two or three of them.
 * @param {Point[]} points of a hull, so there are only a few
 * @returns {Edge}
 */
export function circleAround(points) {
  const circles = points.flatMap((a, first) =>
    points
      .slice(first)
      .flatMap((b, second) => [circleOf(a, b), ...points.slice(first + second + 1).map((c) => circleOf(a, b, c))]),
  );
  const holds = (/** @type {Edge} */ { points: [centre], radius }) =>
    points.every((point) => distance(point, centre) < radius + 1e-9);
  return circles.filter(holds).reduce((least, circle) => (circle.radius < least.radius ? circle : least));
}

/**
 * The circle with the line between two points as its diameter, or the circle through three points, which is infinite if
 * they are collinear.
 * @param {Point} a
 * @param {Point} b
 * @param {Point} [c]
 * @returns {Edge}
 */
function circleOf(a, b, c) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [x, y] = [dx / 2, dy / 2];
  if (c) {
    const [ex, ey] = [c.x - a.x, c.y - a.y];
    const scale = 2 * (dx * ey - dy * ex);
    const [d, e] = [dx * dx + dy * dy, ex * ex + ey * ey];
    [x, y] = [(ey * d - dy * e) / scale, (dx * e - ex * d) / scale];
  }
  return { points: [{ x: a.x + x, y: a.y + y }], radius: Math.hypot(x, y) };
}

/**
 * The arcs around the corners of the edge. Each arc begins at `from`, ends at `to` and turns by `angle`; straight lines
 * join the arcs. Undefined for a circle.
 * @param {Edge} edge
 */
export function arcsOf({ points, radius }) {
  if (points.length < 2) return undefined;
  return points.map((point, index) => {
    const before = normalOf(points[(index + points.length - 1) % points.length], point);
    const after = normalOf(point, points[(index + 1) % points.length]);
    const at = (/** @type {Point} */ { x, y }) => ({ x: point.x + radius * x, y: point.y + radius * y });
    const cross = before.x * after.y - before.y * after.x;
    const angle = Math.atan2(cross, before.x * after.x + before.y * after.y);
    // At the end of a line, the edge turns back. Because of rounding, the computed half turn may have either sign.
    return { from: at(before), to: at(after), angle: Math.abs(angle) };
  });
}

/** The outward unit normal of a side. @param {Point} a @param {Point} b */
function normalOf(a, b) {
  const length = distance(a, b);
  return { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
}
