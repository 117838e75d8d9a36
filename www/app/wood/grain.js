// The grain of a plank, computed once (pure, apart from the canvas that it is kept on): the rings of a log, cut along.

import { contextOf } from '../../common/dom/dom.js';

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
export function grain(isUrgent) {
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
