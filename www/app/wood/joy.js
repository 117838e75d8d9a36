// The celebration of a win on the board: after a pause a ring opens around the last peg, a wave of light runs through
// the holes, and the marbles in the groove glint. Pure.

import { distance, toPixels } from '../../board/layout.js';
import { moved, PEG_RADIUS } from '../../board/shapes.js';
import { SILENCE_SECONDS } from '../../game/playback.js';
import { BRASS } from './inlaid-marks.js';
import { lightAt } from './marbles.js';

/** @typedef {import('../../board/shapes.js').Mark} Mark */
/** @typedef {import('../../board/shapes.js').Shape} Shape */
/** @typedef {import('../../board/shapes.js').Stops} Stops */
/** @typedef {import('../../board/layout.js').Layout} Layout */
/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {{ x: number, y: number, scale: number }} Marble in units; the scale is 1 for a marble on the board */

// In milliseconds after the landing.
const BEGIN = 1000 * SILENCE_SECONDS;
const RING = 700;
/**
 * The time that the wave takes to reach the furthest hole, the time for which each hole lights up, and the times at
 * which the marbles glint.
 */
const WAVE = 450;
const LIGHT = 380;
const GLINTS = { begin: 550, way: 300, light: 320 };
const END = 1250;

// In units.
const RING_RADII = [0.46, 1.3];
const RING_WIDTH = 0.09;
const STILL_RING = 0.56;
const HOLE_LIGHT = 0.4;

/** @type {Stops} */
const GLEAM = [[0, 'rgb(255 255 255 / 0.9)'], [0.35, 'rgb(255 255 255 / 0.5)'], [1, 'rgb(255 255 255 / 0)']]; // biome-ignore format: one colour after the other

/**
 * The marks of the celebration, undefined once it is over. With reduced motion there is only a ring.
 * @param {number} time since the landing, in milliseconds
 * @param {number} last the hole of the last peg
 * @param {Marble[]} marbles in the groove
 * @param {boolean} isStill
 * @param {number} strength of the light, up to 1
 * @returns {Mark[] | undefined}
 */
export function joyAt(time, last, marbles, isStill, strength) {
  if (time >= END) return undefined;
  const shapes = isStill ? still : moving(time - BEGIN, last, marbles);
  /** @param {Layout} layout @param {Theme} theme */
  const dimmed = (layout, theme) =>
    shapes(layout, theme, last).map((shape) => ({ ...shape, opacity: strength * (shape.opacity ?? 1) }));
  return [{ hole: last, kind: 'badge', shapes: (layout, theme) => (time < BEGIN ? [] : dimmed(layout, theme)) }];
}

/** @param {Layout} layout @param {unknown} _theme @param {number} last @returns {Shape[]} */
function still({ holes, unit }, _theme, last) {
  return [{ at: holes[last], radius: STILL_RING * unit, stroke: BRASS, width: RING_WIDTH * unit }];
}

/**
 * @param {number} time since the end of the pause
 * @param {number} last
 * @param {Marble[]} marbles
 * @returns {(layout: Layout, theme: Theme) => Shape[]}
 */
function moving(time, last, marbles) {
  return (layout) => [
    ...lights(time, last, layout),
    ...gleam(layout.holes[last], PEG_RADIUS * layout.unit, 0.5 * pulse(time / RING)),
    ...ring(time / RING, layout.holes[last], layout.unit),
    ...marbles.flatMap((marble, index) => {
      const begin = GLINTS.begin - BEGIN + (GLINTS.way * index) / marbles.length;
      const radius = marble.scale * PEG_RADIUS * layout.unit;
      const at = moved(toPixels(layout, marble), -0.35 * radius);
      return gleam(at, 0.75 * radius, pulse((time - begin) / GLINTS.light));
    }),
  ];
}

/** @param {number} part @param {Point} at @param {number} unit @returns {Shape[]} */
function ring(part, at, unit) {
  if (part >= 1) return [];
  const open = 1 - (1 - part) ** 3;
  const [from, to] = RING_RADII;
  const width = RING_WIDTH * (1 - 0.8 * open) * unit;
  return [{ at, radius: (from + (to - from) * open) * unit, stroke: BRASS, width, opacity: 1 - part }];
}

/**
 * The wave: each hole lights up in turn.
 * @param {number} time since the end of the pause
 * @param {number} last
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function lights(time, last, { holes, unit }) {
  const ways = holes.map((hole) => distance(hole, holes[last]));
  const furthest = Math.max(...ways, 1);
  return holes.flatMap((at, hole) => {
    const light = pulse((time - (WAVE * ways[hole]) / furthest) / LIGHT);
    if (hole === last || light === 0) return [];
    return gleam(at, HOLE_LIGHT * unit, 0.6 * light);
  });
}

/** @param {Point} at @param {number} radius @param {number} opacity @returns {Shape[]} */
const gleam = (at, radius, opacity) => (opacity === 0 ? [] : [{ ...lightAt(at, radius, GLEAM), opacity }]);

/** The strength of a pulse: it rises from 0 to 1 and falls back to 0. @param {number} part of the time */
const pulse = (part) => (part <= 0 || part >= 1 ? 0 : Math.sin(Math.PI * part));
