// Draws a game on a hidden canvas, as a picture or as the frames of an animation, and reduces the number of colours.
// The work is done in slices, so that the page stays responsive.

// The entry point of the package is not a module; this file is.
import { nearestColorIndex, quantize } from 'gifenc/dist/gifenc.esm.js';
import { annotationShapes } from '../board/annotation-marks.js';
import { engravingOf } from '../board/engraving.js';
import { layOut } from '../board/layout.js';
import { makeRenderer } from '../board/renderer.js';
import { sceneOf } from '../board/scene.js';
import { contextOf } from '../common/dom/dom.js';
import { memo } from '../common/memo.js';
import { nextTask } from '../common/tasks.js';
import { notesOf } from '../game/notes.js';
import { END_SECONDS, JUMP_SECONDS, PAUSE_SECONDS, START_SECONDS } from '../game/timeline.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../board/engraving.js').Coordinates} Coordinates */
/** @typedef {import('gifenc/dist/gifenc.esm.js').Palette} Palette */

/**
 * The pixels of a frame, four bytes each, and its duration in milliseconds.
 * @typedef {{ data: Uint8ClampedArray, delay: number }} Frame
 */

/**
 * A moment of the game and its duration in milliseconds.
 * @typedef {{ done: number, part: number, delay: number }} Shot
 */

/**
 * The app's own material and layout for boards. `dress` gives pegs the look that they have in the app at a given
 * moment.
 * @typedef {{
 *   material: import('../board/renderer.js').Material,
 *   layOut: typeof layOut,
 *   dress: (pegs: import('../board/scene.js').Peg[], view: { game: Game, moment: { done: number, part: number } },
 *     layout: import('../board/layout.js').Layout) => import('../board/scene.js').Peg[],
 * }} Craft
 */

/**
 * The duration of a frame: short enough to look smooth, and long enough to keep an animation at 300 KB. A GIF measures
 * time in hundredths of a second.
 */
const FRAME_MILLISECONDS = 80;
/**
 * Frequent reading of pixels is faster from main memory. The context has to be created with this setting before the
 * renderer gets it.
 */
const READ_OFTEN = { willReadFrequently: true };
/** The side of each colour's square in a sample, in pixels. */
const SWATCH = 60;

/**
 * The pixels of the current position of a game, four bytes each.
 * @param {Game} game
 * @param {Theme} theme
 * @param {{ size: number, ground?: string, coordinates?: Coordinates, craft?: Craft }} options `size` is in
 * pixels; without `ground`, the background is transparent
 */
export const stillPixels = (game, theme, options) => cameraFor(game, theme, options)({ done: game.cursor, part: 0 });

/**
 * Lists the moments of an animated picture. There is no pause within a move.
 * @param {Pick<import('../engine/wasm/peg_solitaire.js').Line, 'jumps' | 'moves'>} line
 * @param {number} secondsPerJump
 * @returns {Shot[]}
 */
export function shotsOf({ jumps, moves }, secondsPerJump) {
  const steps = Math.max(1, Math.round((1000 * secondsPerJump) / FRAME_MILLISECONDS));
  const pause = 1000 * secondsPerJump * (PAUSE_SECONDS / JUMP_SECONDS);
  const shots = moves.flatMap(({ first, count }) => [
    { done: first, part: 0, delay: first === 0 ? 1000 * START_SECONDS : pause },
    // Each moment is in the middle of its step, so that the moments are evenly spaced.
    ...Array.from({ length: count * steps }, (_, step) => ({
      done: first + Math.floor(step / steps),
      part: ((step % steps) + 0.5) / steps,
      delay: FRAME_MILLISECONDS,
    })),
  ]);
  return [...shots, { done: jumps.length, part: 0, delay: 1000 * END_SECONDS }];
}

/**
 * Makes a camera: a function that returns the pixels of a game at a moment. An author's drawings appear while nothing
 * moves.
 * @param {Game} game
 * @param {Theme} theme
 * @param {Parameters<typeof stillPixels>[2]} options
 * @returns {(moment: { done: number, part: number }) => Uint8ClampedArray}
 */
export function cameraFor(game, theme, { size, ground, coordinates, craft }) {
  const canvas = document.createElement('canvas');
  const context = contextOf(canvas, READ_OFTEN);
  const { problem } = game;
  // A theme without shading has no material.
  const made = theme.relief ? craft : undefined;
  const layout = (made?.layOut ?? layOut)(problem.holes, size, size);
  const renderer = makeRenderer(canvas, layout, theme, 1, engravingOf(problem, coordinates), made?.material);
  renderer.prepare();
  return (moment) => {
    const { pegs, marks } = sceneOf({ game, moment, selection: {}, jumps: [], said: [] });
    // The other marks matter only during play.
    const dressed = made?.dress(pegs, { game, moment }, layout) ?? pegs;
    renderer.draw({ pegs: dressed, marks: marks.filter(({ kind }) => kind === 'goal') });
    const notes = moment.part === 0 ? notesOf({ ...game, cursor: moment.done }) : undefined;
    if (notes) renderer.paint(annotationShapes(notes, layout, theme));
    if (ground !== undefined) fillBehind(context, size, ground);
    return context.getImageData(0, 0, size, size).data;
  };
}

/** @param {CanvasRenderingContext2D} context @param {number} size @param {string} ground */
function fillBehind(context, size, ground) {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = ground;
  context.fillRect(0, 0, size, size);
  context.globalCompositeOperation = 'source-over';
}

/**
 * Pixels in the colours of a theme, as a sample for a palette. Without the sample, a thin ring would have too few
 * pixels to count.
 * @param {Theme} theme
 */
export function swatchOf({ board, edge, hole, peg, pegLight, pegDark, mark, label, proof, red, blue, yellow }) {
  const colours = [board, edge, hole, peg, pegLight, pegDark, mark, label, proof, red, blue, yellow];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [colours.length * SWATCH, SWATCH];
  const context = contextOf(canvas, READ_OFTEN);
  colours.forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect(index * SWATCH, 0, SWATCH, SWATCH);
  });
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** The duration of a slice of work, in milliseconds: half a screen frame. */
const SLICE = 8;
/**
 * The number of pixels from which a palette is chosen: enough for a few smooth colours, and few enough for one slice.
 */
const SAMPLES = 30_000;

/** Makes a function that yields to other tasks once a slice is over. */
export function pauseWhenDue() {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin <= SLICE) return;
    await nextTask();
    begin = performance.now();
  };
}

/**
 * A palette for pictures. The colour of the pictures' corners, which is the background, is exact.
 * @param {Uint32Array[]} pictures
 * @param {number} count
 * @param {number} corner a pixel
 */
export function paletteFor(pictures, count, corner) {
  const palette = quantize(sampleOf(pictures), count);
  const ground = [corner & 255, (corner >> 8) & 255, (corner >> 16) & 255];
  if (corner >>> 24 === 255) palette[nearestColorIndex(palette, ground)] = ground;
  return palette;
}

/** A sample of the pixels in the given pictures, four bytes each. @param {Uint32Array[]} pictures */
function sampleOf(pictures) {
  const pixels = pictures.reduce((sum, { length }) => sum + length, 0);
  const stride = Math.ceil(pixels / SAMPLES);
  const colours = pictures.flatMap((picture) => [...picture.filter((_, index) => index % stride === 0)]);
  return new Uint8Array(Uint32Array.from(colours).buffer);
}

/**
 * Makes a function that finds the palette index for a pixel. The same colour gets the same index in every frame. The
 * cache of gifenc's `applyPalette` lasts for only one frame and is coarser, which would leave traces behind a jumping
 * peg.
 * @param {Palette} palette
 * @returns {(pixel: number) => number}
 */
export function indexerFor(palette) {
  return memo((pixel) => nearestColorIndex(palette, [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]));
}

/** One number for each pixel, for fast comparison. @param {Uint8ClampedArray} data */
export const pixelsOf = (data) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
