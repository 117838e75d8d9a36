// The marks on the wooden board: an inlaid brass ring, ghosts of a marble where it can land, and a rim of light around
// the selected marble. Pure.

import { markShapes, moved, PEG_RADIUS } from '../../board/shapes.js';

/** @typedef {import('../../board/shapes.js').Shape} Shape */
/** @typedef {import('../../board/scene.js').Peg} Peg */
/** @typedef {import('../../board/scene.js').Scene} Scene */

// In units.
const RING = 0.44;
const CUT = 0.082;
const RING_WIDTH = 0.06;
export const BRASS = '#c08f2c';
const GLEAM = 0.014;
/** The ring around a ghost, which may itself be as dark as the wood. */
const LANDING = { stroke: 'rgb(255 248 226 / 0.75)', radius: PEG_RADIUS - 0.01, width: 0.024 };

const isLanding = (/** @type {import('../../board/shapes.js').Mark} */ { kind }) =>
  kind === 'landing' || kind === 'nearest';

/** @type {typeof markShapes} */
export function inlaidShapes(mark, layout, theme) {
  const { unit, holes } = layout;
  const at = holes[mark.hole];
  if (isLanding(mark))
    return [{ at, stroke: LANDING.stroke, radius: LANDING.radius * unit, width: LANDING.width * unit }];
  if (mark.kind !== 'goal') return markShapes(mark, layout, theme);
  const radius = RING * unit;
  const width = (/** @type {number} */ units, least = 0) => Math.max(least, units * unit);
  return [
    { at, radius, stroke: 'rgb(48 24 2 / 0.72)', width: width(CUT, 2.6) },
    { at, radius, stroke: BRASS, width: width(RING_WIDTH, 1.5) },
    { at: moved(at, -0.006 * unit), radius, stroke: 'rgb(255 238 176 / 0.85)', width: width(GLEAM) },
  ];
}

/** @param {import('../../board/layout.js').Point} at @param {number} unit @returns {Shape} */
export function rimShape(at, unit) {
  return { at, radius: (PEG_RADIUS - 0.02) * unit, stroke: 'rgb(255 248 226 / 0.95)', width: 0.036 * unit };
}

/** The opacity of a ghost, and of the ghost under a dragged marble. */
const GHOST = 0.4;
const NEAREST = 0.62;

/**
 * The scene with a ghost in each ring.
 * @param {Scene} scene
 * @param {{ x: number, y: number }[]} holes
 * @param {number | undefined} tint of the marble that can land
 * @returns {Scene}
 */
export function withGhosts(scene, holes, tint) {
  const ghosts = scene.marks.filter(isLanding).map(
    /** @returns {Peg} */ ({ hole, kind }) => {
      const { x, y } = holes[hole];
      return { x, y, lift: 0, scale: 1, opacity: kind === 'nearest' ? NEAREST : GHOST, tint };
    },
  );
  return { ...scene, pegs: [...ghosts, ...scene.pegs] };
}
