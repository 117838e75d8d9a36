// Draws pictures in pixels, outside browsers. `@napi-rs/canvas` and `gifenc` have to be installed.

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { encodePng } from '../www/pictures/png.js';

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
export async function stripOf(svg) {
  const image = await imageOf(svg);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return encodePng(context.getImageData(0, 0, image.width, image.height).data, image.width);
}

/**
 * A picture in pixels, drawn as in a browser.
 * @param {() => Promise<Blob>} draw
 */
export async function rasterOf(draw) {
  standIn();
  return Buffer.from(await (await draw()).arrayBuffer());
}

/** The modules of the page ask the document for canvases. */
function standIn() {
  Object.assign(globalThis, { document: { createElement: () => createCanvas(1, 1) } });
}
