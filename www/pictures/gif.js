// A game as an animated GIF. Import it on demand: it brings the encoder along.

import { nextTask } from '../common/tasks.js';
import { encodeGif } from './gif-encoder.js';
import { paletteOf } from './palette.js';
import { cameraFor, shotsOf, swatchOf } from './snapshot.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */

/**
 * The size is in pixels. There is always a ground: a GIF has no soft edges to nothing. `onProgress` gets the finished
 * part, from 0 to 1.
 * @typedef {{
 *   size: number, ground?: string, secondsPerJump?: number, coordinates?:
 *   import('../board/coordinates.js').Coordinates,
 *   signal?: AbortSignal, onProgress?: (part: number) => void,
 * }} Options
 */

/**
 * Draws the whole line of jumps, in a loop.
 * @param {Game} game
 * @param {Theme} theme
 * @param {Options} options
 * @returns {Promise<Blob>}
 */
export async function gifBlob(game, theme, options) {
  const { size, ground = '#fff', secondsPerJump = 0.32, coordinates, signal, onProgress } = options;
  const camera = cameraFor(game, theme, size, ground, coordinates);
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
