// Compares the outline of a board with its definition: a point belongs to the board unless a wheel that stays clear of
// all holes can reach it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { straights } from '../../../www/board/layout.js';
import { BASE_RADIUS, outlinesOf } from '../../../www/board/outline.js';
import { Board } from '../shared/core.mjs';

const FILLET = 0.35;
const WHEEL = BASE_RADIUS + FILLET;
/** The sizes of a raster's cells, coarse and fine, and the width of the border in which a raster is inconclusive. */
const CELL = 0.12;
const FINE = 0.03;
const UNSURE = 0.1;

/** @typedef {import('../../../www/board/layout.js').Point} Point */

/** @param {[Point, Point]} line @param {Point} point */
function distanceTo([a, b], { x, y }) {
  const steps = Math.ceil(16 * Math.hypot(b.x - a.x, b.y - a.y)) || 1;
  let least = Infinity;
  for (let step = 0; step <= steps; step++) {
    const part = step / steps;
    least = Math.min(least, Math.hypot(a.x + (b.x - a.x) * part - x, a.y + (b.y - a.y) * part - y));
  }
  return least;
}

/** True if a point is inside these closed lines. @param {Point[][]} loops @param {Point} point */
function isInside(loops, { x, y }) {
  let inside = false;
  for (const loop of loops)
    loop.forEach((a, index) => {
      const b = loop[(index + 1) % loop.length];
      if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
    });
  return inside;
}

/** @param {Point[]} holes */
function check(holes) {
  const lines = straights(holes, 1.1);
  const loops = outlinesOf(holes, 1)();
  const axles = raster(holes, FINE, lines).filter(({ away }) => away >= WHEEL && away < WHEEL + 3 * FINE);
  for (const place of raster(holes, CELL, lines)) {
    const reach =
      place.away >= WHEEL ? 0 : Math.min(...axles.map((axle) => Math.hypot(axle.x - place.x, axle.y - place.y)));
    if (Math.abs(reach - FILLET) > UNSURE && Math.abs(place.away - BASE_RADIUS) > 0.01)
      assert.equal(isInside(loops, place), reach > FILLET, JSON.stringify({ place, holes }));
  }
}

/**
 * The centres of cells on and around the board, with their distances to the lines.
 * @param {Point[]} holes
 * @param {number} side
 * @param {[Point, Point][]} lines
 */
function raster(holes, side, lines) {
  const [left, right, top, bottom] = ['x', 'y'].flatMap((axis) => {
    const values = holes.map((hole) => hole[/** @type {'x' | 'y'} */ (axis)]);
    return [Math.min(...values) - 1.6, Math.max(...values) + 1.6];
  });
  const places = [];
  for (let x = left; x < right; x += side)
    for (let y = top; y < bottom; y += side)
      places.push({ x, y, away: Math.min(...lines.map((line) => distanceTo(line, { x, y }))) });
  return places;
}

test('the outline is traced by a rolling wheel, on square and triangular boards', () => {
  for (const name of ['english', 'triangle', 'hexagon', 'diamond-13']) check(new Board(name).holes());
});

test('so it is on random boards, with gaps, bays and lone holes', () => {
  const place = fc.record({ x: fc.nat(3), y: fc.nat(3) });
  const property = fc.property(
    fc.uniqueArray(place, { minLength: 1, maxLength: 9, selector: ({ x, y }) => 4 * y + x }),
    (places) => check(places.sort((a, b) => a.y - b.y || a.x - b.x)),
  );
  fc.assert(property, { numRuns: 10 });
});

test('a smaller outline lies within by that distance', () => {
  const holes = new Board('english').holes();
  const lines = straights(holes, 1.1);
  for (const point of outlinesOf(holes, 1)(0.2).flat())
    assert.ok(Math.min(...lines.map((line) => distanceTo(line, point))) > BASE_RADIUS - 0.2 - 0.01);
  const [outer] = outlinesOf(holes, 1)();
  assert.ok(
    outlinesOf(
      holes,
      1,
    )(0.2)
      .flat()
      .every((point) => isInside([outer], point)),
  );
});
