// Other decoders can read the PNG and GIF files that are written.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { GifReader } from 'omggif';
import { continueWith, newGame } from '../../../www/game/game.js';
import { shotsOf } from '../../../www/pictures/frames.js';
import { encodeGif, paletteOf } from '../../../www/pictures/gif.js';
import { encodePng } from '../../../www/pictures/png.js';
import { problemOf } from '../shared/core.mjs';

const [WIDTH, HEIGHT] = [40, 25];

/** @param {Uint8Array} bytes */
async function decoded(bytes) {
  const image = await loadImage(Buffer.from(bytes));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  assert.deepEqual([image.width, image.height], [WIDTH, HEIGHT]);
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}

/** A picture, given by the colour of each pixel. @param {(x: number, y: number) => number[]} colourAt */
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

const SAND = [226, 199, 155, 255];
const TEAL = [29, 111, 128, 255];
const [GIF_WIDTH, GIF_HEIGHT] = [20, 12];

/**
 * A sand-coloured frame with a teal square.
 * @param {number} left
 * @param {number} top
 * @param {number} [delay]
 */
function frame(left, top, delay = 40) {
  const data = new Uint8ClampedArray(4 * GIF_WIDTH * GIF_HEIGHT);
  for (let pixel = 0; pixel < GIF_WIDTH * GIF_HEIGHT; pixel++) {
    const [x, y] = [pixel % GIF_WIDTH, Math.floor(pixel / GIF_WIDTH)];
    const isInside = x >= left && x < left + 3 && y >= top && y < top + 3;
    data.set(isInside ? TEAL : SAND, 4 * pixel);
  }
  return { data, delay };
}

/** @param {Uint8ClampedArray[]} pictures */
const size = (pictures) => ({ width: GIF_WIDTH, height: GIF_HEIGHT, palette: paletteOf(pictures) });

/** The colours after each frame, according to another decoder. @param {Uint8Array} bytes */
function decode(bytes) {
  const reader = new GifReader(bytes);
  const pixels = new Uint8Array(4 * reader.width * reader.height);
  const pictures = Array.from({ length: reader.numFrames() }, (_, index) => {
    reader.decodeAndBlitFrameRGBA(index, pixels);
    return pixels.slice();
  });
  return { reader, pictures };
}

test('another decoder sees what was encoded', async () => {
  const frames = [frame(0, 0, 800), frame(4, 5), frame(4, 5), frame(17, 9, 2000)];
  const bytes = await encodeGif(frames, size([frames[0].data]));
  const { reader, pictures } = decode(bytes);
  assert.deepEqual([reader.width, reader.height, reader.loopCount()], [GIF_WIDTH, GIF_HEIGHT, 0]);
  assert.equal(pictures.map((_, index) => reader.frameInfo(index).delay).join(' '), '80 4 4 200');
  pictures.forEach((picture, index) => {
    for (const pixel of [0, 4 + 5 * GIF_WIDTH, 17 + 9 * GIF_WIDTH, GIF_WIDTH * GIF_HEIGHT - 1]) {
      assert.deepEqual([...picture.subarray(4 * pixel, 4 * pixel + 4)], seen(frames[index].data, pixel));
    }
  });
});

/** @param {Uint8ClampedArray} data @param {number} pixel */
const seen = (data, pixel) => [...data.subarray(4 * pixel, 4 * pixel + 4)];

test('only what has changed is stored', async () => {
  const frames = [frame(2, 1), frame(4, 2), frame(4, 2)];
  const { reader } = decode(await encodeGif(frames, size([frames[0].data])));
  const boxes = [0, 1, 2].map((index) => {
    const { x, y, width, height } = reader.frameInfo(index);
    return [x, y, width, height];
  });
  assert.deepEqual(boxes, [
    [0, 0, GIF_WIDTH, GIF_HEIGHT],
    [2, 1, 5, 4],
    [0, 0, 1, 1],
  ]);
});

test('any sequence of frames comes back as it was', async () => {
  const place = fc.tuple(fc.nat({ max: GIF_WIDTH - 3 }), fc.nat({ max: GIF_HEIGHT - 3 }));
  const property = fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 8 }), async (places) => {
    const frames = places.map(([left, top]) => frame(left, top));
    const { pictures } = decode(await encodeGif(frames, size([frames[0].data])));
    assert.deepEqual(
      pictures.map((picture) => [...picture]),
      frames.map(({ data }) => [...data]),
    );
  });
  await fc.assert(property, { numRuns: 50 });
});

test('what comes back after a change looks as before', async () => {
  // Similar shades of wood, as in soft light.
  const wood = new Uint8ClampedArray(4 * GIF_WIDTH * GIF_HEIGHT);
  for (let pixel = 0; pixel < GIF_WIDTH * GIF_HEIGHT; pixel++) {
    const shade = (pixel * 7) % 23;
    wood.set([SAND[0] - shade, SAND[1] - shade, SAND[2] - shade, 255], 4 * pixel);
  }
  const place = fc.tuple(fc.nat({ max: GIF_WIDTH - 3 }), fc.nat({ max: GIF_HEIGHT - 3 }));
  const property = fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 4 }), async (places) => {
    const frames = places.map(([left, top]) => over(wood, frame(left, top).data));
    const all = [wood, ...frames, wood].map((data) => ({ data, delay: 40 }));
    const { pictures } = decode(await encodeGif(all, size([wood, frames[0]])));
    assert.deepEqual(pictures.at(-1), pictures[0]);
  });
  await fc.assert(property, { numRuns: 50 });
});

/** A teal square on another background. @param {Uint8ClampedArray} ground @param {Uint8ClampedArray} square */
function over(ground, square) {
  const data = ground.slice();
  for (let at = 0; at < data.length; at += 4) if (square[at] === TEAL[0]) data.set(square.subarray(at, at + 4), at);
  return data;
}

test('many colours become the nearest of 63', async () => {
  const data = Uint8ClampedArray.from({ length: 4 * GIF_WIDTH * GIF_HEIGHT * 16 }, (_, index) =>
    index % 4 === 3 ? 255 : (Math.floor(index / 4) >> (2 * (index % 4))) & 255,
  );
  const palette = paletteOf([data]);
  assert.ok(palette.length <= 63);
  const bytes = await encodeGif([{ data, delay: 40 }], { width: GIF_WIDTH * 4, height: GIF_HEIGHT * 4, palette });
  const off = decode(bytes).pictures[0].map((value, index) => Math.abs(value - data[index]));
  assert.ok(Math.max(...off) < 48);
});

test('it reports progress, yields to others, and can be aborted', async (context) => {
  /** @type {number[]} */
  const progress = [];
  let turns = 0;
  const { setTimeout } = globalThis;
  context.mock.method(globalThis, 'setTimeout', (/** @type {() => void} */ resume) => {
    turns++;
    return setTimeout(resume);
  });
  // Each frame takes 5 ms.
  let now = 0;
  context.mock.method(performance, 'now', () => now);
  const slow = function* () {
    for (let index = 0; index < 12; index++) {
      now += 5;
      yield frame(index, 0);
    }
  };
  await encodeGif(slow(), { ...size([frame(0, 0).data]), onProgress: (done) => progress.push(done) });
  assert.deepEqual(progress, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  assert.equal(turns, 6);

  const abort = new AbortController();
  const stopped = encodeGif(slow(), {
    ...size([frame(0, 0).data]),
    signal: abort.signal,
    onProgress: (done) => done === 3 && abort.abort(),
  });
  await assert.rejects(stopped, { name: 'AbortError' });
});

test('the shots of a line rest between moves and never within one', () => {
  const start = '..ooo../..ooo../ooooooo/oxxoxoo/ooooxxo/..ooo../..ooo..';
  const { line } = continueWith(newGame(problemOf('english', start)), 'b4-d4 d4-f4 f5-d5');
  assert.equal(line.moves.map(({ count }) => count).join(' '), '2 1');
  const shots = shotsOf(line, 0.32);
  assert.equal(shots.length, 3 + 3 * 4);
  assert.equal(
    shots
      .filter(({ part }) => part === 0)
      .map(({ done }) => done)
      .join(' '),
    '0 2 3',
  );
  const times = shots.filter(({ part }) => part > 0).map(({ done, part }) => done + part);
  times.slice(1).forEach((time, index) => {
    assert.ok(Math.abs(time - times[index] - 0.25) < 1e-9);
  });
});
