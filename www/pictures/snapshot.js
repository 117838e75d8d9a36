// Draws a game on a hidden canvas: a picture of it, and the frames of its film.

import { annotationShapes } from '../board/annotation-marks.js';
import { engravingOf } from '../board/engraving.js';
import { layOut } from '../board/layout.js';
import { makeRenderer } from '../board/renderer.js';
import { sceneOf } from '../board/scene.js';
import { contextOf } from '../common/dom/dom.js';
import { notesOf } from '../game/notes.js';
import { JUMP_SECONDS, PAUSE_SECONDS } from '../game/timeline.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../board/engraving.js').Coordinates} Coordinates */

/**
 * The pixels of a frame, four bytes each, and its time, in milliseconds.
 * @typedef {{ data: Uint8ClampedArray, delay: number }} Frame
 */

/** A moment of the game and its time, in milliseconds. @typedef {{ done: number, part: number, delay: number }} Shot */

/** Short enough to flow, and long enough for a film of 300 KB; a GIF counts hundredths of a second. */
const FRAME_MILLISECONDS = 80;
const FIRST_PAUSE = 800;
const LAST_PAUSE = 2000;
/** Frequent reads of pixels are faster from main memory. The renderer has to ask for its context later. */
const READ_OFTEN = { willReadFrequently: true };
/** The side of the square of one colour, in pixels. */
const SWATCH = 60;

/**
 * The pixels of the current position of a game, four bytes each.
 * @param {Game} game
 * @param {Theme} theme
 * @param {{ size: number, ground?: string, coordinates?: Coordinates }} options the size in pixels; without a ground
 *   nothing is behind the board
 */
export function stillPixels(game, theme, { size, ground, coordinates }) {
  return cameraFor(game, theme, size, ground, coordinates)({ done: game.cursor, part: 0 });
}

/**
 * Lists the moments of an animated picture. Nothing stands still within a move.
 * @param {Pick<import('../engine/wasm/peg_solitaire.js').Line, 'jumps' | 'moves'>} line
 * @param {number} secondsPerJump
 * @returns {Shot[]}
 */
export function shotsOf({ jumps, moves }, secondsPerJump) {
  const steps = Math.max(1, Math.round((1000 * secondsPerJump) / FRAME_MILLISECONDS));
  const pause = 1000 * secondsPerJump * (PAUSE_SECONDS / JUMP_SECONDS);
  const shots = moves.flatMap(({ first, count }) => [
    { done: first, part: 0, delay: first === 0 ? FIRST_PAUSE : pause },
    // The moments lie in the middle of each step, so that all neighbours are equally far apart.
    ...Array.from({ length: count * steps }, (_, step) => ({
      done: first + Math.floor(step / steps),
      part: ((step % steps) + 0.5) / steps,
      delay: FRAME_MILLISECONDS,
    })),
  ]);
  return [...shots, { done: jumps.length, part: 0, delay: LAST_PAUSE }];
}

/**
 * Makes a camera: a function that gives the pixels of a game at a moment. An author's drawings are there while nothing
 * moves.
 * @param {Game} game
 * @param {Theme} theme
 * @param {number} size in pixels
 * @param {string} [ground]
 * @param {Coordinates} [coordinates]
 * @returns {(moment: { done: number, part: number }) => Uint8ClampedArray}
 */
export function cameraFor(game, theme, size, ground, coordinates) {
  const canvas = document.createElement('canvas');
  const context = contextOf(canvas, READ_OFTEN);
  const { problem } = game;
  const layout = layOut(problem.holes, size, size);
  const renderer = makeRenderer(canvas, layout, theme, 1, engravingOf(problem, coordinates));
  return (moment) => {
    const { pegs, marks } = sceneOf({ game, moment, selection: {}, jumps: [], said: [] });
    // The other marks matter only in play.
    renderer.draw({ pegs, marks: marks.filter(({ kind }) => kind === 'goal') });
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
 * Pixels in the colours of a theme, for a palette: a thin ring alone has too few of them to count.
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
