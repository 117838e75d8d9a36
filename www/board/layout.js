// Lays out holes on the canvas: converts board units to pixels, and back. Pure.

/** @typedef {import('../engine/wasm/peg_solitaire.js').Hole} Hole */
/** @typedef {{ x: number, y: number }} Point */

/** The distance from the outermost holes to the edge of the canvas, in units. */
const MARGIN = 0.98;

/**
 * A round board, in pixels: its centre and radius, the radius of the middle of its groove, and half the groove's width.
 * @typedef {{ centre: Point, radius: number, groove: number, half: number }} Disc
 */

/**
 * The position of a board in a box, in CSS pixels. A unit is the distance between neighbouring holes; `origin` is where
 * the point (0, 0) of the board is. Round boards have a `disc`.
 * @typedef {{ holes: Point[], unit: number, origin: Point, width: number, height: number, disc?: Disc }} Layout
 */

/**
 * The largest layout of a board in a box, centred.
 * @param {Pick<Hole, 'x' | 'y'>[]} holes
 * @param {number} width
 * @param {number} height
 * @returns {Layout}
 */
export function layOut(holes, width, height) {
  const { left, right, top, bottom } = boundsOf(holes);
  const unit = Math.min(width / (right - left + 2 * MARGIN), height / (bottom - top + 2 * MARGIN));
  const origin = { x: width / 2 - ((left + right) / 2) * unit, y: height / 2 - ((top + bottom) / 2) * unit };
  return { holes: holes.map((hole) => toPixels({ unit, origin }, hole)), unit, origin, width, height };
}

/**
 * The smallest layout of a board with a given unit.
 * @param {Pick<Hole, 'x' | 'y'>[]} holes
 * @param {number} unit in pixels
 * @returns {Layout}
 */
export function layOutAt(holes, unit) {
  const { left, right, top, bottom } = boundsOf(holes);
  return layOut(holes, (right - left + 2 * MARGIN) * unit, (bottom - top + 2 * MARGIN) * unit);
}

/**
 * @param {Pick<Layout, 'unit' | 'origin'>} layout
 * @param {Point} point in units
 * @returns {Point}
 */
export const toPixels = ({ unit, origin }, { x, y }) => ({ x: origin.x + x * unit, y: origin.y + y * unit });

/**
 * @param {Layout} layout
 * @param {Point} point in pixels
 * @returns {Point}
 */
export const toUnits = ({ unit, origin }, { x, y }) => ({ x: (x - origin.x) / unit, y: (y - origin.y) / unit });

/** The reach, in units, of a peg being dragged, which is enlarged and lifted. */
const REACH = 0.66;

/**
 * The position of a peg being dragged: at the pointer, but completely on the canvas.
 * @param {Layout} layout
 * @param {Point} pointer in pixels
 * @returns {Point} in units
 */
export function toHand(layout, { x, y }) {
  const edge = REACH * layout.unit;
  const within = (/** @type {number} */ at, /** @type {number} */ side) => Math.max(edge, Math.min(at, side - edge));
  return toUnits(layout, { x: within(x, layout.width), y: within(y, layout.height) });
}

/**
 * The hole at a point: the nearest one, if it is within a radius.
 * @param {Layout} layout
 * @param {Point} point
 * @param {number} radius in units
 * @returns {number | undefined}
 */
export function holeAt({ holes, unit }, point, radius) {
  const distances = holes.map((hole) => distance(hole, point));
  const least = Math.min(...distances);
  return least <= radius * unit ? distances.indexOf(least) : undefined;
}

/**
 * The corner of the canvas that is furthest from any hole, and its distance, in pixels.
 * @param {Layout} layout
 */
export function freestCorner({ holes, width, height }) {
  const corners = [true, false].flatMap((isTop) => [true, false].map((isLeft) => ({ isTop, isLeft })));
  const distanceOf = (/** @type {{ isTop: boolean, isLeft: boolean }} */ { isTop, isLeft }) =>
    Math.min(...holes.map(({ x, y }) => Math.hypot(isLeft ? x : width - x, isTop ? y : height - y)));
  const measured = corners.map((corner) => ({ ...corner, distance: distanceOf(corner) }));
  return measured.reduce((best, corner) => (corner.distance >= best.distance ? corner : best));
}

/**
 * The pairs of holes that are neighbours on the board: closer to each other than `reach`.
 * @template {Point} T
 * @param {T[]} holes
 * @param {number} reach
 * @returns {[T, T][]}
 */
export function neighbours(holes, reach) {
  return holes.flatMap((hole, index) =>
    holes
      .slice(index + 1)
      .filter((other) => distance(hole, other) < reach)
      .map((other) => /** @type {[T, T]} */ ([hole, other])),
  );
}

/**
 * The straight lines through neighbouring holes, each from end to end; an isolated hole is a line of its own. These
 * lines cover the same area as the lines between all pairs of neighbours, with much less to paint.
 * @param {Point[]} holes by rows
 * @param {number} reach of a neighbour
 * @returns {[Point, Point][]}
 */
export function straights(holes, reach) {
  const pairs = neighbours(holes, reach);
  const linked = new Set(pairs.flat());
  const lines = holes.filter((hole) => !linked.has(hole)).map((hole) => /** @type {[Point, Point]} */ ([hole, hole]));
  for (const [from, to] of pairs) {
    const line = lines.find(([first, last]) => last === from && isStraight(first, from, to));
    if (line) line[1] = to;
    else lines.push([from, to]);
  }
  return lines;
}

/**
 * True if the second point is on the straight line from the first to the last.
 * @param {Point} first
 * @param {Point} second
 * @param {Point} last
 */
function isStraight(first, second, last) {
  return distance(first, last) > 0.99 * (distance(first, second) + distance(second, last));
}

/** The directions of the arrow keys. @type {Record<string, Point>} */
export const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The hole that an arrow key leads to; the same hole if there is none in that direction.
 * @param {Pick<Layout, 'holes'>} layout
 * @param {number} from
 * @param {Point} direction
 * @returns {number}
 */
export function holeTowards({ holes }, from, direction) {
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  holes.forEach(({ x, y }, hole) => {
    const [dx, dy] = [x - holes[from].x, y - holes[from].y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    // The hole has to lie within 60 degrees of the direction. A hole straight ahead is preferred to a closer one to the
    // side, but shifted rows are never skipped.
    const cost = along ** 2 + 3.5 * aside ** 2;
    if (aside < 1.74 * along && cost < least) {
      least = cost;
      best = hole;
    }
  });
  return best;
}

/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** The smallest and the largest of the given values. @param {number[]} values */
export const extent = (values) => [Math.min(...values), Math.max(...values)];

/** The bounds of the given points. @param {Point[]} points */
export function boundsOf(points) {
  const [left, right] = extent(points.map(({ x }) => x));
  const [top, bottom] = extent(points.map(({ y }) => y));
  return { left, right, top, bottom };
}
