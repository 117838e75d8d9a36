// A board turned on a lathe: a disc with a groove around its holes, in which removed marbles are collected. Pure.

import { boundsOf, distance, layOut, layOutAt, toPixels } from './layout.js';

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */

// All sizes are in units (the distance between neighbouring holes).
/** The distance from the outermost hole to the groove, the width of the groove, and the width of the rim around it. */
const PLATEAU = 0.5;
const GROOVE = 0.74;
const RIM = 0.26;
/** The distance from the rim to the edge of the canvas. */
const MARGIN = 0.12;
/** The smallest fraction of a disc that the holes have to fill. Other boards keep their outline. */
const FILLED = 0.75;

/**
 * The largest layout of a board in a box: round if the holes fill a disc.
 * @param {Pick<import('../engine/wasm/peg_solitaire.js').Hole, 'x' | 'y'>[]} holes
 * @param {number} width
 * @param {number} height
 * @returns {Layout}
 */
export function layOutRound(holes, width, height) {
  const { left, right, top, bottom } = boundsOf(holes);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const reach = Math.max(...holes.map((hole) => distance(hole, middle)));
  if (holes.length < FILLED * Math.PI * (reach + PLATEAU) ** 2) return layOut(holes, width, height);
  const radius = reach + PLATEAU + GROOVE + RIM;
  const unit = Math.min(width, height) / (2 * (radius + MARGIN));
  const centre = { x: width / 2, y: height / 2 };
  const origin = { x: centre.x - middle.x * unit, y: centre.y - middle.y * unit };
  return {
    holes: holes.map((hole) => toPixels({ unit, origin }, hole)),
    unit,
    origin,
    width,
    height,
    disc: {
      centre,
      radius: radius * unit,
      groove: (reach + PLATEAU + GROOVE / 2) * unit,
      half: (GROOVE / 2) * unit,
    },
  };
}

/** The layout function for an outline. @param {string} outline */
export const layOutWith = (outline) => (outline === 'round' ? layOutRound : layOut);

/**
 * The smallest layout with a given unit.
 * @param {Parameters<typeof layOutRound>[0]} holes
 * @param {number} unit in pixels
 * @param {'round' | 'holes'} outline
 * @returns {Layout}
 */
export function layOutAs(holes, unit, outline) {
  const { disc, unit: part } = layOutRound(holes, 1, 1);
  return outline === 'round' && disc ? layOutRound(holes, unit / part, unit / part) : layOutAt(holes, unit);
}
