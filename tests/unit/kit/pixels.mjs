// Reads the pixels of a picture, for tests.

import { createCanvas, loadImage } from '@napi-rs/canvas';

/**
 * The size of a picture in a file, and the colour at a place, given as parts of the width and of the height.
 * @param {string} file
 */
export async function pixels(file) {
  const image = await loadImage(file);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => [
    ...context.getImageData(Math.round(x * width), Math.round(y * height), 1, 1).data,
  ];
  return { width, height, at };
}
