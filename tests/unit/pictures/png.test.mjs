// Pictures of 256 colours, read again by another program.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { encodePng } from '../../../www/pictures/png.js';

const [WIDTH, HEIGHT] = [40, 25];

/** The pixels of a PNG. @param {Uint8Array} bytes */
async function decoded(bytes) {
  const image = await loadImage(Buffer.from(bytes));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  assert.deepEqual([image.width, image.height], [WIDTH, HEIGHT]);
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}

/** A picture by the colour of each pixel. @param {(x: number, y: number) => number[]} colourAt */
function picture(colourAt) {
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) =>
    colourAt(pixel % WIDTH, Math.floor(pixel / WIDTH)),
  );
  return Uint8ClampedArray.from(pixels.flat());
}

test('a picture of few colours comes back as it was', async () => {
  const data = picture((x, y) => [(x % 4) * 80, (y % 4) * 80, 200, 255]);
  assert.deepEqual([...(await decoded(await encodePng(data, WIDTH)))], [...data]);
});

test('what is clear stays clear, and what is solid solid; an edge is about as soft', async () => {
  const data = picture((x) => (x < 10 ? [0, 0, 0, 0] : x < 12 ? [200, 100, 50, 128] : [200, 100, 50, 255]));
  const found = await decoded(await encodePng(data, WIDTH));
  for (const [place, value] of data.entries()) {
    const isSoft = data[place - (place % 4) + 3] === 128;
    assert.ok(Math.abs(found[place] - value) <= (isSoft ? 16 : 0), `${place}: ${found[place]} for ${value}`);
  }
});

test('a picture of many colours has colours near them', async () => {
  const data = picture((x, y) => [x * 6, y * 10, (x + y) * 3, 255]);
  const found = await decoded(await encodePng(data, WIDTH));
  const errors = [...data].map((value, place) => Math.abs(value - found[place]));
  assert.ok(errors.reduce((sum, error) => sum + error) / errors.length < 6);
});

test('a picture of nothing is one', async () => {
  const data = picture(() => [0, 0, 0, 0]);
  assert.deepEqual([...(await decoded(await encodePng(data, WIDTH)))], [...data]);
});
