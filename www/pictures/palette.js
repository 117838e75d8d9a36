// Chooses the colours of a GIF, and finds the nearest one for a pixel.

import { nearestColorIndex, quantize } from 'gifenc/dist/gifenc.esm.js';

/** @typedef {[number, number, number][]} Palette */

/** One of the 256 colours of a GIF is kept for pixels that stay as they were. */
const COLOURS = 255;
/** The pixels from which a palette is chosen: enough for a few smooth colours, and few enough for one slice. */
const SAMPLES = 30_000;

/**
 * Chooses the colours nearest to those of some frames.
 * @param {Uint8ClampedArray[]} frames
 * @returns {Palette}
 */
export function paletteOf(frames) {
  const pixels = frames.reduce((sum, frame) => sum + frame.length / 4, 0);
  const stride = Math.ceil(pixels / SAMPLES);
  const colours = frames.flatMap((frame) => every(stride, pixelsOf(frame)));
  return quantize(new Uint8Array(Uint32Array.from(colours).buffer), COLOURS);
}

/**
 * Takes one pixel of each `stride`.
 * @param {number} stride
 * @param {Uint32Array} pixels
 */
function every(stride, pixels) {
  return Array.from({ length: Math.ceil(pixels.length / stride) }, (_, index) => pixels[index * stride]);
}

/**
 * Makes a function that finds the colours of pixels. The same colour gets the same index in every frame: the cache of
 * gifenc's `applyPalette` lasts for one frame and is coarser, which leaves traces where a peg has flown.
 * @param {Palette} palette
 * @returns {(pixels: Uint32Array) => Uint8Array<ArrayBuffer>}
 */
export function indexerFor(palette) {
  /** @type {Map<number, number>} */
  const known = new Map();
  const indexOf = (/** @type {number} */ pixel) => {
    const index =
      known.get(pixel) ?? nearestColorIndex(palette, [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]);
    known.set(pixel, index);
    return index;
  };
  return (pixels) => Uint8Array.from(pixels, indexOf);
}

/** One number for each pixel, to compare them fast. @param {Uint8ClampedArray} data */
export function pixelsOf(data) {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}
