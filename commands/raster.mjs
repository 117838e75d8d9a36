// Draws pictures in pixels, outside browsers. `@napi-rs/canvas` has to be installed, for a GIF `gifenc` too.

import { createCanvas, loadImage } from '@napi-rs/canvas';

/** @typedef {import('../www/game/game.js').Game} Game */
/** @typedef {import('../www/board/theme.js').Theme} Theme */
/** @typedef {import('../www/board/coordinates.js').Coordinates} Coordinates */

const XLINK = 'http://www.w3.org/1999/xlink';

/**
 * Loads a picture in SVG as an image. Outside browsers only the older name of a reference is known.
 * @param {string} svg
 */
export function imageOf(svg) {
  const older = svg.replace('<svg ', `<svg xmlns:xlink="${XLINK}" `).replaceAll(' href="#', ' xlink:href="#');
  return loadImage(Buffer.from(older));
}

/** A strip as PNG. @param {string} svg */
export async function stripPng(svg) {
  const image = await imageOf(svg);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toBuffer('image/png');
}

/**
 * The position where the game stands, as PNG.
 * @param {Game} game
 * @param {Theme} theme
 * @param {{ size: number, ground?: string, coordinates: Coordinates }} options
 */
export async function stillPng(game, theme, options) {
  standIn();
  const { pngBlob } = await import('../www/pictures/snapshot.js');
  return bytesOf(await pngBlob(game, theme, options));
}

/**
 * @param {Game} game
 * @param {Theme} theme
 * @param {import('../www/pictures/gif.js').Options} options
 */
export async function filmGif(game, theme, options) {
  standIn();
  const { gifBlob } = await import('../www/pictures/gif.js');
  return bytesOf(await gifBlob(game, theme, options));
}

/** The modules of the page ask the document for canvases. */
function standIn() {
  Object.assign(globalThis, { document: { createElement: () => createCanvas(1, 1) } });
}

/** @param {Blob} blob */
async function bytesOf(blob) {
  return Buffer.from(await blob.arrayBuffer());
}
