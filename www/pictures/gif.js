// A game as an animated GIF: its frames, its colours and its bytes. Import this module on demand, since it includes the
// encoder.

import { GIFEncoder } from 'gifenc/dist/gifenc.esm.js';
import { nextTask } from '../common/tasks.js';
import { cameraFor, indexerFor, paletteFor, pauseWhenDue, pixelsOf, shotsOf, swatchOf } from './frames.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */

/**
 * The size is in pixels. There is always a background, since a GIF has no partial transparency. `onProgress` receives
 * the progress, from 0 to 1.
 * @typedef {{
 *   size: number, ground?: string, secondsPerJump?: number, coordinates?:
 *   import('../board/engraving.js').Coordinates, craft?: import('./frames.js').Craft,
 *   signal?: AbortSignal, onProgress?: (part: number) => void,
 * }} Options
 */

/**
 * Draws the whole line of jumps as a looping animation.
 * @param {Game} game
 * @param {Theme} theme
 * @param {Options} options
 * @returns {Promise<Blob>}
 */
export async function gifBlob(game, theme, options) {
  const { size, ground = '#fff', secondsPerJump = 0.32, signal, onProgress } = options;
  const camera = cameraFor(game, theme, { ...options, ground });
  const shots = shotsOf(game.line, secondsPerJump);
  /** @type {Uint8ClampedArray[]} */
  const samples = [swatchOf(theme)];
  for (const moment of samplesOf(game.line.jumps.length)) {
    samples.push(camera(moment));
    await nextTask();
  }
  const palette = paletteOf(samples);
  await nextTask();
  const frames = function* () {
    for (const shot of shots) yield { data: camera(shot), delay: shot.delay };
  };
  const progress = (/** @type {number} */ done) => onProgress?.(done / shots.length);
  const bytes = await encodeGif(frames(), { width: size, height: size, palette, signal, onProgress: progress });
  return new Blob([bytes], { type: 'image/gif' });
}

/** Moments that together contain all shades: pegs, empty holes, and a jump in progress. @param {number} jumps */
function samplesOf(jumps) {
  const rests = [0, jumps].map((done) => ({ done, part: 0 }));
  return jumps > 0 ? [...rests, { done: 0, part: 0.6 }] : rests;
}

/** @typedef {import('./frames.js').Frame} Frame */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** The offset of a frame's position in the file, in bytes from the start of the frame. */
const PLACE_OFFSET = 9;

/**
 * Encodes frames of the same size and palette. After the first frame, only changes are stored. The work is done in
 * slices, so that the page stays responsive.
 * @param {Iterable<Frame> | AsyncIterable<Frame>} frames
 * @param {object} options
 * @param {number} options.width
 * @param {number} options.height
 * @param {Palette} options.palette of at most 255 colours
 * @param {AbortSignal} [options.signal]
 * @param {(done: number) => void} [options.onProgress] receives the number of finished frames
 * @returns {Promise<Uint8Array<ArrayBuffer>>} rejects with the signal's reason when the signal is aborted
 */
export async function encodeGif(frames, { width, height, palette, signal, onProgress }) {
  const encoder = GIFEncoder();
  const indexer = indexerFor(palette);
  // The first index after the palette marks an unchanged pixel.
  const same = palette.length;
  const whole = { palette: [...palette, [0, 0, 0]], dispose: 1 };
  /** @type {Uint8ClampedArray | undefined} */
  let before;
  let done = 0;
  const pause = pauseWhenDue();
  signal?.throwIfAborted();
  for await (const frame of frames) {
    await pause();
    const { data, delay } = frame;
    if (before) writeChange(encoder, frame, before, { indexer, same, width });
    else encoder.writeFrame(Uint8Array.from(pixelsOf(data), indexer), width, height, { ...whole, delay });
    before = data;
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
 * @param {Uint8ClampedArray} before
 * @param {{ indexer: ReturnType<typeof indexerFor>, same: number, width: number }} picture
 */
function writeChange(encoder, { data, delay }, before, { indexer, same, width }) {
  const [now, then] = [pixelsOf(data), pixelsOf(before)];
  const box = boxOfChange(now, then, width);
  const [pixels, old] = [cut(now, width, box), cut(then, width, box)];
  const indices = Uint8Array.from(pixels, indexer);
  for (let pixel = 0; pixel < indices.length; pixel++) if (pixels[pixel] === old[pixel]) indices[pixel] = same;
  const start = encoder.bytesView().length;
  encoder.writeFrame(indices, box.width, box.height, { delay, dispose: 1, transparent: true, transparentIndex: same });
  // The encoder places each frame in the upper left corner.
  new DataView(encoder.buffer).setUint16(start + PLACE_OFFSET, box.x, true);
  new DataView(encoder.buffer).setUint16(start + PLACE_OFFSET + 2, box.y, true);
}

/**
 * The smallest box around all changed pixels; one pixel if there are none.
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

/** @typedef {import('gifenc/dist/gifenc.esm.js').Palette} Palette */

/**
 * The number of colours in a palette. Fewer colours compress better, and one of the 64 entries is reserved for
 * unchanged pixels.
 */
const COLOURS = 63;

/**
 * Chooses the palette for the given frames.
 * @param {Uint8ClampedArray[]} frames
 * @returns {Palette}
 */
export function paletteOf(frames) {
  const pictures = frames.map(pixelsOf);
  return paletteFor(pictures, COLOURS, pictures[pictures.length - 1][0]);
}
