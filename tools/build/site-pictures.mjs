// Draws the pictures that represent the page elsewhere: icons for home screens, and the preview of a link.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { imageOf } from '../../commands/raster.mjs';
import { readProblem } from '../../www/engine/problem.js';
import { initSync, Solver } from '../../www/engine/wasm/peg_solitaire.js';
import { continueWith, goTo, newGame } from '../../www/game/game.js';
import { encodePng } from '../../www/pictures/png.js';
import { stillSvg } from '../../www/pictures/still.js';
import { LIGHT_THEME } from '../../www/pictures/themes.js';
import { PICTURE_WORDS } from '../../www/words/pictures.js';
import { root } from '../shared/run.mjs';

/**
 * A picture: its file, its size in pixels, the fraction of its shorter side that the board takes up, and an optional
 * background.
 * @typedef {{ file: string, width: number, height: number, part: number, ground?: string }} Picture
 */

const GROUND = '#f7f3ec';
/** A board of five holes is still recognisable on the smallest icon. */
const SMALL_BOARD = { board: '.o./ooo/.o.', start: '.x./xox/.x.', goal: 'any' };
/** The number of jumps played on the board of the link preview. */
const PLAYED = 12;

const square = (/** @type {number} */ size) => ({ width: size, height: size });
/** @type {Picture[]} */
export const ICONS = [
  // Browsers load this icon for the tab on the first visit.
  { file: 'icons/48.png', ...square(48), part: 1 },
  { file: 'icons/192.png', ...square(192), part: 1 },
  { file: 'icons/512.png', ...square(512), part: 1 },
  // The system may crop this icon to a circle whose diameter is 80% of its side, but the corners of the board are
  // empty.
  { file: 'icons/maskable.png', ...square(512), part: 0.74, ground: GROUND },
  { file: 'icons/apple.png', ...square(180), part: 0.86, ground: GROUND },
];
/** @type {Picture} */
export const LINK_PICTURE = { file: 'link.png', width: 1200, height: 630, part: 0.92, ground: GROUND };

/** Writes the pictures to a folder. @param {string} folder */
export async function drawSitePictures(folder) {
  initSync({ module: readFileSync(join(root, 'www/engine/wasm/peg_solitaire_bg.wasm')) });
  const small = await stillOf(newGame(readProblem(SMALL_BOARD)));
  const large = await stillOf(goTo(solved(readProblem({})), PLAYED));
  for (const icon of ICONS) await write(folder, icon, small);
  await write(folder, LINK_PICTURE, large);
}

/** @param {import('../../www/engine/problem.js').Problem} problem */
function solved(problem) {
  const { board, start, finish } = problem;
  const report = new Solver(board, start, finish.text).solve(1_000_000);
  if (report.state !== 'solved') throw new Error('The board of the link preview has not been solved');
  return continueWith(newGame(problem), report.jumps);
}

/** @param {import('../../www/game/game.js').Game} game */
function stillOf(game) {
  return imageOf(stillSvg(game, LIGHT_THEME, PICTURE_WORDS));
}

/** @param {string} folder @param {Picture} picture @param {import('@napi-rs/canvas').Image} image */
async function write(folder, { file, width, height, part, ground }, image) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground ?? 'transparent';
  context.fillRect(0, 0, width, height);
  const side = part * Math.min(width, height);
  context.drawImage(image, (width - side) / 2, (height - side) / 2, side, side);
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  // Chat apps load the larger picture, some of them only up to a size limit.
  const isLarge = width > height;
  const { data } = context.getImageData(0, 0, width, height);
  writeFileSync(path, isLarge ? await encodePng(data, width) : canvas.toBuffer('image/png'));
}
