// A few colours for the many of a picture. The work is done in slices, between which others have their turn.

// The entry of the package is not a module; this file of it is.
import { nearestColorIndex } from 'gifenc/dist/gifenc.esm.js';
import { memo } from '../common/memo.js';
import { nextTask } from '../common/tasks.js';

/** @typedef {import('gifenc/dist/gifenc.esm.js').Palette} Palette */

/** The slice of work between two rests, in milliseconds: half of a frame of the screen. */
const SLICE = 8;
/** The pixels from which a palette is chosen: enough for a few smooth colours, and few enough for one slice. */
const SAMPLES = 30_000;

/** A function that gives others a turn, once a slice is over. */
export function pauseWhenDue() {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin <= SLICE) return;
    await nextTask();
    begin = performance.now();
  };
}

/** Some of the pixels of pictures, four bytes each. @param {Uint32Array[]} pictures */
export function sampleOf(pictures) {
  const pixels = pictures.reduce((sum, { length }) => sum + length, 0);
  const stride = Math.ceil(pixels / SAMPLES);
  const colours = pictures.flatMap((picture) => [...picture.filter((_, index) => index % stride === 0)]);
  return new Uint8Array(Uint32Array.from(colours).buffer);
}

/**
 * Makes a function that finds the colour of a pixel. The same colour gets the same index in every frame: the cache of
 * gifenc's `applyPalette` lasts for one frame and is coarser, which leaves traces where a peg has flown.
 * @param {Palette} palette
 * @returns {(pixel: number) => number}
 */
export function indexerFor(palette) {
  return memo((pixel) => nearestColorIndex(palette, [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]));
}

/** One number for each pixel, to compare them fast. @param {Uint8ClampedArray} data */
export function pixelsOf(data) {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}
