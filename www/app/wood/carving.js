// A board of wood with marbles: base, bevel, holes and groove, painted once, and the grain of its plank: the rings of a
// log, cut along.

import { straights } from '../../board/layout.js';
import { paint as paintShapes, prepare } from '../../board/paint.js';
import { BASE_RADIUS, moved, ORIGIN } from '../../board/shapes.js';
import { contextOf } from '../../common/dom/dom.js';

/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('../../board/shapes.js').Shape} Shape */
/** @typedef {import('../../board/shapes.js').Stops} Stops */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('./groove.js').GroovedLayout} Layout */

/** The light in a hole: dark above left, lit below right, and dark at its edge. @type {Stops} */
const SHADE = [[0, 'rgb(18 7 0 / 0.6)'], [0.65, 'rgb(18 7 0 / 0)']]; // biome-ignore format: one colour after the other
/** @type {Stops} */
const GLOW = [[0.35, 'rgb(255 214 160 / 0)'], [1, 'rgb(255 214 160 / 0.42)']]; // biome-ignore format: one colour after the other
/** @type {Stops} */
const WALL = [[0.55, 'rgb(18 7 0 / 0)'], [1, 'rgb(18 7 0 / 0.4)']]; // biome-ignore format: one colour after the other
/** The light in the groove, from above. @type {Stops} */
const CHANNEL = [[0, 'rgb(40 18 4 / 0.75)'], [0.3, 'rgb(40 18 4 / 0.5)'], [1, 'rgb(40 18 4 / 0.26)']]; // biome-ignore format: one colour after the other

// In units, the distance between neighbouring holes.
/** The pixels of the shadow for one of the layout. */
const SHADOW_RATIO = 0.5;
const DISH_RADIUS = 0.265;
const RIM = 0.02;
/**
 * The bevel, from the edge inwards: tones over the wood that is left when the next one is a step smaller. One that is
 * moved up leaves the edges below right to the tone before it; the next one leaves it those above left.
 * @type {[tone: string, isMovedUp: boolean][]}
 */
const BEVEL = [['rgb(40 18 4 / 0.5)', false], ['rgb(255 240 214 / 0.5)', true], ['rgb(40 18 4 / 0.16)', false], ['rgb(255 240 214 / 0.2)', true], ['rgb(0 0 0 / 0)', false]]; // biome-ignore format: one tone after the other
const BEVEL_STEP = 0.014;
/** The shadow on the table: the width of its soft edge, and its distance. */
const SHADOW = { blur: 0.15, below: 0.05 };

const LIGHT = 'rgb(255 240 214 / 0.24)';
const DARK = 'rgb(40 18 4 / 0.3)';

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {boolean} isFirst true for a first frame, which does not wait for the grain
 */
export function carve(context, layout, theme, isFirst) {
  const { groove, width, height } = layout;
  bevel(context, layout, theme);
  const fibres = grain(isFirst);
  context.globalCompositeOperation = 'source-atop';
  if (fibres) context.drawImage(fibres, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-over';
  context.drawImage(shadowOf(layout, theme), 0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  if (groove) channel(context, groove);
  dishes(context, layout, theme);
}

/**
 * All holes are alike: one is drawn, and copied.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 */
function dishes(context, { holes, unit }, theme) {
  const half = 1.2 * DISH_RADIUS * unit;
  const one = prepare(document.createElement('canvas'), 2 * half, 2 * half, context.getTransform().a);
  paintShapes(one, dish({ x: half, y: half }, unit, theme));
  for (const { x, y } of holes) context.drawImage(one.canvas, x - half, y - half, 2 * half, 2 * half);
}

/** @param {CanvasRenderingContext2D} context @param {Layout} layout @param {Theme} theme */
function bevel(context, layout, { board }) {
  const step = Math.max(0.6, BEVEL_STEP * layout.unit);
  BEVEL.forEach(([tone, isMovedUp], index) => {
    const up = isMovedUp ? step : 0;
    context.save();
    context.translate(-0.7 * up, -up);
    for (const colour of [board, tone]) outline(context, layout, colour, index * step);
    context.restore();
  });
}

/** Soft as it is, it needs few pixels. @param {Layout} layout @param {Theme} theme */
function shadowOf(layout, { shadow }) {
  const { unit, width, height } = layout;
  const context = prepare(document.createElement('canvas'), width, height, SHADOW_RATIO);
  // The blur and the distance are in pixels of the canvas.
  context.shadowColor = shadow;
  context.shadowBlur = SHADOW.blur * unit * SHADOW_RATIO;
  context.shadowOffsetY = SHADOW.below * unit * SHADOW_RATIO;
  outline(context, layout, '#000', 0.02 * unit);
  return context.canvas;
}

/**
 * The base of the board, and the plank of the groove.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {string} colour
 * @param {number} smaller by so many pixels at each edge
 */
function outline(context, { holes, unit, groove }, colour, smaller) {
  const thick = (/** @type {Point[][]} */ lines, /** @type {number} */ half) =>
    paintShapes(context, [{ at: ORIGIN, lines, stroke: colour, width: 2 * (half - smaller) }]);
  thick(straights(holes, 1.1 * unit), BASE_RADIUS * unit);
  if (groove) thick([[groove.from, groove.to]], groove.plank);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('./groove.js').Groove} groove
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

/**
 * A hollow: its near lip throws a shadow into it, its far side and its far lip are lit.
 * @param {Point} at
 * @param {number} unit
 * @param {Theme} theme
 * @returns {Shape[]}
 */
function dish(at, unit, { hole }) {
  const radius = DISH_RADIUS * unit;
  const rim = Math.max(0.75, RIM * unit);
  const ends = { from: moved(at, -0.75 * radius), to: moved(at, 0.75 * radius) };
  const wall = { from: moved(at, 0.3 * radius), to: at, radius };
  return [
    { at: moved(at, rim), radius: radius + 0.2 * rim, fill: LIGHT },
    { at: moved(at, -0.6 * rim), radius: radius + 0.2 * rim, fill: DARK },
    { at, radius, fill: hole },
    { at, radius, fill: { ...ends, stops: SHADE } },
    { at, radius, fill: { ...ends, stops: GLOW } },
    { at, radius, fill: { ...wall, stops: WALL } },
  ];
}

/** The pixels of the picture. A plank changes slowly along its fibres: there a few pixels are stretched. */
const ALONG = 48;
const ACROSS = 320;
/** The size of the plank, in the measure of all that follows. */
const SIZE = 440;
/** The distance of two rings. */
const RING = 19;
/** The middle of the log seen from the plank, and the least depth of the cut. */
const HEART = { across: 0.46 * SIZE, depth: 30 };
/** Blue, green and red, as the memory of a picture has them. */
const LATE_WOOD = 0x041e4a;
const EARLY_WOOD = 0x8cceff;

/** The canvas of the grain, once it is there. @type {HTMLCanvasElement | undefined} */
let made;

/**
 * The grain on a canvas: darker and lighter fibres on a clear ground. It takes some milliseconds.
 * @param {boolean} isUrgent true if only one that is there already is wanted
 */
function grain(isUrgent) {
  if (!isUrgent) made ??= make();
  return made;
}

function make() {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: ALONG, height: ACROSS });
  // A browser that has lost the picture needs another one.
  canvas.addEventListener('contextlost', () => {
    made = undefined;
  });
  const context = contextOf(canvas);
  const picture = context.createImageData(ALONG, ACROSS);
  const pixels = new Uint32Array(picture.data.buffer);
  for (let across = 0; across < ACROSS; across++)
    for (let along = 0; along < ALONG; along++) {
      const tone = toneAt((SIZE * along) / ALONG, (SIZE * across) / ACROSS);
      const colour = tone < 0 ? LATE_WOOD : EARLY_WOOD;
      const alpha = Math.min(255, Math.abs(tone) * 255);
      pixels[across * ALONG + along] = colour | (alpha << 24);
    }
  context.putImageData(picture, 0, 0);
  return canvas;
}

/**
 * The tone of a place, darker below 0 and lighter above.
 * @param {number} along the fibres
 * @param {number} across
 */
function toneAt(along, across) {
  const wobble = 26 * noise(along / 210, across / 90, 1) + 5 * noise(along / 70, across / 22, 2);
  const depth = HEART.depth + 0.09 * along + 20 * noise(along / 260, 0, 3);
  const radius = Math.hypot(across - HEART.across, depth) + wobble;
  const ring = radius / RING - Math.floor(radius / RING);
  // Late wood darkens slowly and ends at once.
  const late = ring < 0.97 ? ring ** 3 : (1 - ring) / 0.03;
  const fibre = noise(along / 110, across / 1.7, 4);
  const cloud = noise(along / 240, across / 120, 5);
  return 0.05 - 0.2 * late - 0.09 * fibre - 0.1 * cloud;
}

/**
 * Smooth noise from -1 to 1.
 * @param {number} x
 * @param {number} y
 * @param {number} seed
 */
function noise(x, y, seed) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [smooth(x - left), smooth(y - top)];
  const above = mix(valueAt(left, top, seed), valueAt(left + 1, top, seed), across);
  const below = mix(valueAt(left, top + 1, seed), valueAt(left + 1, top + 1, seed), across);
  return mix(above, below, down);
}

/** @param {number} x @param {number} y @param {number} seed */
function valueAt(x, y, seed) {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483629);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) & 0xffff) / 0x8000 - 1;
}

/** @param {number} part */
const smooth = (part) => part * part * (3 - 2 * part);

/** @param {number} a @param {number} b @param {number} part */
const mix = (a, b, part) => a + (b - a) * part;
