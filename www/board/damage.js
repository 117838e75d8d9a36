// The part of a canvas that changes from one scene to the next (pure). All else stays as it is drawn.

import { extent, toPixels } from './layout.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rectangle */

/** The reach of a peg, its shadow or a mark from its place: in units, and in pixels for marks of a least size. */
const REACH = 0.72;
const LEAST_REACH = 8;

/**
 * @param {Scene} before
 * @param {Scene} now
 * @param {Layout} layout
 * @param {number} ratio pixels of the canvas for one of the layout
 * @returns {Rectangle | undefined} in whole pixels of the canvas; undefined if both look the same
 */
export function damageOf(before, now, layout, ratio) {
  const old = itemsOf(before, layout);
  const fresh = itemsOf(now, layout);
  const changed = [...without(old, fresh), ...without(fresh, old)].flat();
  if (changed.length === 0) return undefined;
  const reach = (REACH * layout.unit + LEAST_REACH) * ratio;
  const [left, right] = extent(changed.map(({ x }) => x * ratio));
  const [top, bottom] = extent(changed.map(({ y }) => y * ratio));
  const [x, y] = [Math.floor(left - reach), Math.floor(top - reach)];
  return { x, y, width: Math.ceil(right + reach) - x, height: Math.ceil(bottom + reach) - y };
}

/**
 * All items of a scene by their looks, with their places, in pixels of the layout.
 * @param {Scene} scene
 * @param {Layout} layout
 * @returns {Map<string, import('./layout.js').Point[]>}
 */
function itemsOf({ pegs, marks }, layout) {
  const items = new Map();
  for (const peg of pegs) {
    const { x, y, lift } = peg;
    items.set(JSON.stringify(peg), [toPixels(layout, { x, y }), toPixels(layout, { x, y: y - lift })]);
  }
  for (const mark of marks) {
    const { hole, to = hole } = mark;
    items.set(JSON.stringify(mark), [layout.holes[hole], layout.holes[to]]);
  }
  return items;
}

/**
 * @template T
 * @param {Map<string, T>} items
 * @param {Map<string, T>} others
 */
function without(items, others) {
  return [...items].filter(([key]) => !others.has(key)).map(([, item]) => item);
}
