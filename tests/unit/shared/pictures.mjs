// Reads pictures, for tests: the elements of an SVG, and pixels.

import assert from 'node:assert/strict';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/**
 * The size of the picture in a file, and a function for the colour at a place, given as fractions of the width and
 * height.
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

/** The names of the elements, after checking that they are properly nested. @param {string} svg */
export function elementsOf(svg) {
  /** @type {string[]} */
  const open = [];
  /** @type {string[]} */
  const names = [];
  const rest = svg.replace(/<(\/?)([\w-]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g, (_, closes, name, _attributes, isEmpty) => {
    if (closes) assert.equal(open.pop(), name);
    else names.push(name);
    if (!closes && !isEmpty) open.push(name);
    return '';
  });
  assert.deepEqual(open, []);
  assert.doesNotMatch(rest, /[<]|&(?!\w+;)/);
  return names;
}
