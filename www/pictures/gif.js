// A game as an animated GIF. Load it when it is asked for: it brings the encoder along.

// The entry of the package is not a module; this file of it is.
import { applyPalette, GIFEncoder, quantize } from 'gifenc/dist/gifenc.esm.js';
import { cameraFor, shotsOf, swatchOf } from './snapshot.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('./snapshot.js').Frame} Frame */
/** @typedef {[number, number, number][]} Palette */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** One of the 256 colours of a GIF is kept for pixels that stay as they were. */
const COLOURS = 255;
/** How long the encoder works before it lets others have a turn, in milliseconds: half of a frame of the screen. */
const SLICE = 8;
/** Pixels that a palette is chosen from: enough for a few smooth colours, and done within a slice. */
const SAMPLES = 30_000;
/** From where the encoder begins a frame to where its place is written. */
const PLACE_OFFSET = 9;

/**
 * The whole line of jumps, over and over.
 * @param {Game} game
 * @param {Theme} theme
 * @param {object} [options]
 * @param {number} [options.size] in pixels
 * @param {string} [options.background] a colour: a GIF has no soft edges to nothing
 * @param {number} [options.secondsPerJump]
 * @param {AbortSignal} [options.signal]
 * @param {(part: number) => void} [options.onProgress] gets how much is done, from 0 to 1
 * @returns {Promise<Blob>}
 */
export async function gifBlob(game, theme, options = {}) {
  const { size = 480, background = '#fff', secondsPerJump = 0.32, signal, onProgress } = options;
  const camera = cameraFor(game, theme, size, background);
  const shots = shotsOf(game.line, secondsPerJump);
  /** @type {Uint8ClampedArray[]} */
  const samples = [swatchOf(theme)];
  for (const moment of samplesOf(game.line.jumps.length)) {
    samples.push(camera(moment));
    await nextTurn();
  }
  const palette = paletteOf(samples);
  await nextTurn();
  const frames = function* () {
    for (const shot of shots) yield { data: camera(shot), delay: shot.delay };
  };
  const bytes = await encodeGif(frames(), {
    width: size,
    height: size,
    palette,
    signal,
    onProgress: (done) => onProgress?.(done / shots.length),
  });
  return new Blob([bytes], { type: 'image/gif' });
}

/** Moments that have all shades: pegs, empty holes, and a jump under way. @param {number} jumps */
function samplesOf(jumps) {
  const rests = [0, jumps].map((done) => ({ done, part: 0 }));
  return jumps > 0 ? [...rests, { done: 0, part: 0.6 }] : rests;
}

/**
 * The colours that stand best for those of some frames.
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
 * One pixel of so many.
 * @param {number} stride
 * @param {Uint32Array} pixels
 */
function every(stride, pixels) {
  return Array.from({ length: Math.ceil(pixels.length / stride) }, (_, index) => pixels[index * stride]);
}

/**
 * Encodes frames of the same size and palette. After the first one, only what has changed is stored.
 * It works in slices and lets others have their turn in between.
 * @param {Iterable<Frame> | AsyncIterable<Frame>} frames
 * @param {object} options
 * @param {number} options.width
 * @param {number} options.height
 * @param {Palette} options.palette of at most 255 colours
 * @param {AbortSignal} [options.signal]
 * @param {(done: number) => void} [options.onProgress] gets how many frames are done
 * @returns {Promise<Uint8Array<ArrayBuffer>>} rejects with the reason of the signal when it is aborted
 */
export async function encodeGif(frames, { width, height, palette, signal, onProgress }) {
  const encoder = GIFEncoder();
  /** @type {Uint8ClampedArray | undefined} */
  let before;
  let done = 0;
  const pause = pauseWhenDue();
  signal?.throwIfAborted();
  for await (const frame of frames) {
    await pause();
    if (before) writeChange(encoder, frame, before, palette, width);
    else writeFirst(encoder, frame, palette, width, height);
    before = frame.data;
    onProgress?.(++done);
    await pause();
    signal?.throwIfAborted();
  }
  encoder.finish();
  return encoder.bytes();
}

/**
 * @param {import('gifenc/dist/gifenc.esm.js').Encoder} encoder
 * @param {Frame} frame
 * @param {Palette} palette
 * @param {number} width
 * @param {number} height
 */
function writeFirst(encoder, { data, delay }, palette, width, height) {
  const whole = [...palette, /** @type {[number, number, number]} */ ([0, 0, 0])];
  encoder.writeFrame(applyPalette(data.slice(), palette), width, height, { palette: whole, delay, dispose: 1 });
}

/**
 * @param {import('gifenc/dist/gifenc.esm.js').Encoder} encoder
 * @param {Frame} frame
 * @param {Uint8ClampedArray} before
 * @param {Palette} palette
 * @param {number} width of the whole picture
 */
function writeChange(encoder, { data, delay }, before, palette, width) {
  const [now, then] = [pixelsOf(data), pixelsOf(before)];
  const box = boxOfChange(now, then, width);
  const [pixels, old] = [cut(now, width, box), cut(then, width, box)];
  const same = palette.length;
  const indices = applyPalette(new Uint8Array(pixels.buffer), palette);
  for (let pixel = 0; pixel < indices.length; pixel++) if (pixels[pixel] === old[pixel]) indices[pixel] = same;
  const start = encoder.bytesView().length;
  encoder.writeFrame(indices, box.width, box.height, { delay, dispose: 1, transparent: true, transparentIndex: same });
  // The encoder puts each frame into the corner above left.
  new DataView(encoder.buffer).setUint16(start + PLACE_OFFSET, box.x, true);
  new DataView(encoder.buffer).setUint16(start + PLACE_OFFSET + 2, box.y, true);
}

/**
 * The smallest box around all pixels that differ; one pixel where none does.
 * @param {Uint32Array} now
 * @param {Uint32Array} before
 * @param {number} width
 * @returns {Box}
 */
function boxOfChange(now, before, width) {
  let [left, top, right, bottom] = [width, -1, -1, -1];
  for (let pixel = 0; pixel < now.length; pixel++) {
    if (now[pixel] === before[pixel]) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if (top < 0) top = y;
    bottom = y;
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  if (top < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * @param {Uint32Array} pixels
 * @param {number} width of the whole picture
 * @param {Box} box
 */
function cut(pixels, width, box) {
  const part = new Uint32Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const start = (box.y + row) * width + box.x;
    part.set(pixels.subarray(start, start + box.width), row * box.width);
  }
  return part;
}

/** One number for each pixel, to compare them fast. @param {Uint8ClampedArray} data */
function pixelsOf(data) {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}

/** A function that lets others have a turn, if the last one is a slice ago. */
function pauseWhenDue() {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin <= SLICE) return;
    await nextTurn();
    begin = performance.now();
  };
}

/** @returns {Promise<void>} */
function nextTurn() {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
