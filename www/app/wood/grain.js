// The grain of a plank: the growth rings of a log, cut lengthwise. Each board has a plank of its own.

import { contextOf } from '../../common/dom/dom.js';

/** The size of the picture in pixels. The grain changes slowly along the fibres, so a few pixels are stretched. */
const ALONG = 128;
const ACROSS = 320;
/** The size of the plank; the lengths below are in the same unit. */
const SIZE = 440;
/** The distance between two rings. */
const RING = 19;
/** Blue, green, red: the byte order of image data. */
const LATE_WOOD = 0x041e4a;
const EARLY_WOOD = 0x8cceff;

/** A knot: its size, and how far it pushes the rings aside. */
const KNOT = { along: 46, across: 15, push: 78 };

/** The last plank, once its grain is ready. @type {{ plank: number, canvas: HTMLCanvasElement } | undefined} */
let made;

/**
 * The grain on a canvas: darker and lighter fibres on a transparent background. Drawing it takes some milliseconds.
 * @param {import('../../board/layout.js').Layout} layout of a board
 * @param {boolean} isUrgent true to return the grain only if it has already been drawn
 */
export function grain({ holes, unit, origin }, isUrgent) {
  // The same board always has the same plank, whatever its size.
  const plank = holes.reduce((hash, { x, y }) => {
    const [column, row] = [Math.round((4 * (x - origin.x)) / unit), Math.round((4 * (y - origin.y)) / unit)];
    return (Math.imul(hash, 31) + 7 * column + row) | 0;
  }, holes.length);
  if (made?.plank !== plank && !isUrgent) made = { plank, canvas: make(plank) };
  return made?.plank === plank ? made.canvas : undefined;
}

/** @param {number} plank */
function make(plank) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: ALONG, height: ACROSS });
  // Redraws the grain if the browser loses it.
  canvas.addEventListener('contextlost', () => {
    made = undefined;
  });
  const context = contextOf(canvas);
  const picture = context.createImageData(ALONG, ACROSS);
  const pixels = new Uint32Array(picture.data.buffer);
  const toneAt = toneOf(plank);
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
 * The tone at a point on the plank, by its position along and across the fibres: negative is darker, positive lighter.
 * @param {number} plank
 * @returns {(along: number, across: number) => number}
 */
function toneOf(plank) {
  const chance = (/** @type {number} */ seed) => (1 + valueAt(plank, 0, seed)) / 2;
  const heart = { across: (0.3 + 0.4 * chance(6)) * SIZE, depth: 24 + 16 * chance(7) };
  // The knot is off centre, where most boards have no holes.
  const knot = { along: (0.1 + 0.8 * chance(8)) * SIZE, across: (chance(9) < 0.5 ? 0.18 : 0.82) * SIZE };
  const shift = 1000 * chance(10);
  return (along, across) => {
    const [x, y] = [along + shift, across + shift];
    const wobble = 26 * noise(x / 210, y / 90, 1) + 5 * noise(x / 70, y / 22, 2);
    const depth = heart.depth + 0.09 * along + 20 * noise(x / 260, 0, 3);
    const away = Math.hypot((along - knot.along) / KNOT.along, (across - knot.across) / KNOT.across);
    const push = KNOT.push * Math.exp(-away * away);
    const radius = Math.hypot(across - heart.across, depth) + wobble + push;
    const ring = radius / RING - Math.floor(radius / RING);
    // Late wood darkens gradually and ends abruptly.
    const late = ring < 0.88 ? (ring / 0.88) ** 3 : (1 - ring) / 0.12;
    const fibre = noise(x / 110, y / 1.7, 4);
    const cloud = noise(x / 240, y / 120, 5);
    return 0.05 - 0.2 * late - 0.09 * fibre - 0.1 * cloud - 0.12 * Math.exp(-9 * away * away);
  };
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
