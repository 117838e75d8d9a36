// The wooden board: base, bevel, holes and groove, painted once.

import { outlinesOf } from '../../board/outline.js';
import { paint as paintShapes, prepare } from '../../board/paint.js';
import { moved, ORIGIN } from '../../board/shapes.js';
import { grain } from './grain.js';

/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('../../board/shapes.js').Shape} Shape */
/** @typedef {import('../../board/shapes.js').Stops} Stops */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('./straight-groove.js').GroovedLayout} Layout */

/** The light in a hole: dark at the upper left, lit at the lower right, and dark along its edge. @type {Stops} */
const SHADE = [[0, 'rgb(18 7 0 / 0.6)'], [0.65, 'rgb(18 7 0 / 0)']]; // biome-ignore format: one colour after the other
/** @type {Stops} */
const GLOW = [[0.35, 'rgb(255 214 160 / 0)'], [1, 'rgb(255 214 160 / 0.42)']]; // biome-ignore format: one colour after the other
/** @type {Stops} */
const COLD = [[0.35, 'rgb(206 218 228 / 0)'], [1, 'rgb(206 218 228 / 0.3)']]; // biome-ignore format: one colour after the other
/** @type {Stops} */
const WALL = [[0.55, 'rgb(18 7 0 / 0)'], [1, 'rgb(18 7 0 / 0.4)']]; // biome-ignore format: one colour after the other
/** The light in the groove, from above. @type {Stops} */
const CHANNEL = [[0, 'rgb(40 18 4 / 0.75)'], [0.3, 'rgb(40 18 4 / 0.5)'], [1, 'rgb(40 18 4 / 0.26)']]; // biome-ignore format: one colour after the other

/** The light over the whole ring, from the upper left. @type {Stops} */
const RING_LIGHT = [[0, 'rgb(30 12 0 / 0.3)'], [0.5, 'rgb(30 12 0 / 0.04)'], [1, 'rgb(255 226 180 / 0.2)']]; // biome-ignore format: one colour after the other

/** The board's edge from left to right: end grain is darker. @type {Stops} */
const END_GRAIN = [[0, 'rgb(40 18 4 / 0.72)'], [0.3, 'rgb(40 18 4 / 0.5)'], [0.7, 'rgb(40 18 4 / 0.5)'], [1, 'rgb(40 18 4 / 0.78)']]; // biome-ignore format: one colour after the other

// In units (the distance between neighbouring holes).
/** The number of pixels in the shadow for one pixel of the layout. */
const SHADOW_RATIO = 0.5;
const DISH_RADIUS = 0.265;
const RIM = 0.02;
/**
 * The bevel, from the edge inwards. Each tone covers the wood a step further in, so that a rim of the tone before it
 * remains visible. A tone that is shifted to the upper left leaves more of that rim visible at the lower right; the
 * next tone restores the upper left.
 * @type {[tone: string | Stops, isMovedUp: boolean][]}
 */
const BEVEL = [[END_GRAIN, false], ['rgb(255 240 214 / 0.5)', true], ['rgb(40 18 4 / 0.16)', false], ['rgb(255 240 214 / 0.2)', true], ['rgb(0 0 0 / 0)', false]]; // biome-ignore format: one tone after the other
const BEVEL_STEP = 0.014;
/** The shadow on the table: its blur and its offset. */
const SHADOW = { blur: 0.15, below: 0.05 };

const LIGHT = 'rgb(255 240 214 / 0.24)';
const DARK = 'rgb(40 18 4 / 0.3)';

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {boolean} isFirst true for the first frame, which does not wait for the grain
 */
export function carve(context, layout, theme, isFirst, isStone = false) {
  const { groove, disc, width, height } = layout;
  const outline = outlineOf(layout);
  bevel(context, layout, theme, outline);
  const fibres = !isStone && grain(layout, isFirst);
  context.globalCompositeOperation = 'source-atop';
  if (fibres) context.drawImage(fibres, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-over';
  context.drawImage(shadowOf(layout, theme, outline), 0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  if (groove) channel(context, groove);
  if (disc) ring(context, disc, isStone ? '8 12 16' : '62 28 4');
  dishes(context, layout, theme, isStone ? COLD : GLOW);
}

/**
 * All holes are the same: one is drawn and then copied.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {Stops} glow
 */
function dishes(context, { holes, unit }, theme, glow) {
  const half = 1.2 * DISH_RADIUS * unit;
  const one = prepare(document.createElement('canvas'), 2 * half, 2 * half, context.getTransform().a);
  paintShapes(one, dish({ x: half, y: half }, unit, theme, glow));
  for (const { x, y } of holes) context.drawImage(one.canvas, x - half, y - half, 2 * half, 2 * half);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {Outline} outline
 */
function bevel(context, layout, { board }, outline) {
  const step = Math.max(0.6, BEVEL_STEP * layout.unit);
  BEVEL.forEach(([tone, isMovedUp], index) => {
    const up = isMovedUp ? step : 0;
    context.save();
    context.translate(-0.7 * up, -up);
    const ends = { from: { x: 0, y: 0 }, to: { x: layout.width, y: 0 } };
    const colours = [board, typeof tone === 'string' ? tone : { ...ends, stops: tone }];
    for (const colour of colours) outline(context, colour, index * step);
    context.restore();
  });
}

/** The shadow is soft, so it needs few pixels. @param {Layout} layout @param {Theme} theme @param {Outline} outline */
function shadowOf(layout, { shadow }, outline) {
  const { unit, width, height } = layout;
  const context = prepare(document.createElement('canvas'), width, height, SHADOW_RATIO);
  // The blur and the offset are in pixels of the canvas.
  context.shadowColor = shadow;
  context.shadowBlur = SHADOW.blur * unit * SHADOW_RATIO;
  context.shadowOffsetY = SHADOW.below * unit * SHADOW_RATIO;
  // The few pixels of the edge that casts the shadow stay below the board.
  outline(context, '#000', 1 / SHADOW_RATIO);
  return context.canvas;
}

/** @typedef {import('../../board/shapes.js').Gradient} Gradient */
/** @typedef {(context: CanvasRenderingContext2D, fill: string | Gradient, inside: number) => void} Outline */

/**
 * Fills the base of the board, and the plank of the groove, inset from the edge by a number of pixels.
 * @param {Layout} layout
 * @returns {Outline}
 */
function outlineOf({ holes, unit, groove, disc }) {
  const outlines = disc ? () => [] : outlinesOf(holes, unit);
  return (context, fill, inside) => {
    if (disc) return paintShapes(context, [{ at: disc.centre, radius: disc.radius - inside, fill }]);
    paintShapes(context, [{ at: ORIGIN, lines: outlines(inside / unit), isClosed: true, fill }]);
    if (!groove) return;
    const stroke = typeof fill === 'string' ? fill : fill.stops[0][1];
    const lines = [[groove.from, groove.to]];
    paintShapes(context, [{ at: ORIGIN, lines, stroke, width: 2 * (groove.plank - inside) }]);
  };
}

/**
 * The straight groove.
 * @param {CanvasRenderingContext2D} context
 * @param {import('./straight-groove.js').Groove} groove
 */
function channel(context, { from, to, radius }) {
  const rim = Math.max(1, 0.055 * radius);
  const shade = context.createLinearGradient(0, from.y - radius, 0, to.y + radius);
  for (const [offset, colour] of CHANNEL) shade.addColorStop(offset, colour);
  stroke(rim, radius + 0.4 * rim, LIGHT);
  stroke(-0.5 * rim, radius + 0.4 * rim, DARK);
  stroke(0, radius, shade);

  /** @param {number} down @param {number} half @param {string | CanvasGradient} paint */
  function stroke(down, half, paint) {
    context.lineWidth = 2 * half;
    context.strokeStyle = paint;
    context.beginPath();
    context.moveTo(from.x, from.y + down);
    context.lineTo(to.x, to.y + down);
    context.stroke();
  }
}

/** Positions across the ring, from its inner to its outer edge, and the depth of the shade at each. */
const HOLLOW = [[0, 0.1], [0.14, 0.3], [0.5, 0.42], [0.86, 0.3], [1, 0.1]]; // biome-ignore format: one depth after the other

/**
 * The groove around the holes: hollow, shaded by its lip at the upper left, and lit at the lower right.
 * @param {CanvasRenderingContext2D} context
 * @param {import('../../board/layout.js').Disc} disc
 * @param {string} shade red, green and blue
 */
function ring(context, { centre, groove, half }, shade) {
  const rim = Math.max(1, 0.055 * half);
  const { x, y } = centre;
  const hollow = context.createRadialGradient(x, y, groove - half, x, y, groove + half);
  for (const [offset, depth] of HOLLOW) hollow.addColorStop(offset, `rgb(${shade} / ${depth})`);
  const end = 0.71 * (groove + half);
  const light = context.createLinearGradient(x - end, y - end, x + end, y + end);
  for (const [offset, colour] of RING_LIGHT) light.addColorStop(offset, colour);
  stroke(0, groove, 2 * half, hollow);
  stroke(0, groove, 2 * half, light);
  // The far walls of the outer and the inner edge catch the light.
  for (const [radius, sign] of /** @type {const} */ ([
    [groove + half, 1],
    [groove - half, -1],
  ])) {
    // biome-ignore format: both edges
    stroke(0.5 * sign * rim, radius, rim, LIGHT);
    stroke(-0.5 * sign * rim, radius, rim, DARK);
  }

  /** @param {number} away @param {number} radius @param {number} width @param {string | CanvasGradient} paint */
  function stroke(away, radius, width, paint) {
    context.lineWidth = width;
    context.strokeStyle = paint;
    context.beginPath();
    context.arc(x + 0.7 * away, y + away, radius, 0, 2 * Math.PI);
    context.stroke();
  }
}

/**
 * A hollow: its near lip casts a shadow into it; its far side and far lip are lit.
 * @param {Point} at
 * @param {number} unit
 * @param {Theme} theme
 * @param {Stops} glow of the lit side
 * @returns {Shape[]}
 */
function dish(at, unit, { hole }, glow) {
  const radius = DISH_RADIUS * unit;
  const rim = Math.max(0.75, RIM * unit);
  const ends = { from: moved(at, -0.75 * radius), to: moved(at, 0.75 * radius) };
  const wall = { from: moved(at, 0.3 * radius), to: at, radius };
  return [
    { at: moved(at, rim), radius: radius + 0.2 * rim, fill: LIGHT },
    { at: moved(at, -0.6 * rim), radius: radius + 0.2 * rim, fill: DARK },
    { at, radius, fill: hole },
    { at, radius, fill: { ...ends, stops: SHADE } },
    { at, radius, fill: { ...ends, stops: glow } },
    { at, radius, fill: { ...wall, stops: WALL } },
  ];
}
