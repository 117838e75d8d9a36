// Draws raster pictures without a browser. Requires `@napi-rs/canvas` and `gifenc`.

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { encodePng } from '../www/pictures/png.js';

const XLINK = 'http://www.w3.org/1999/xlink';

/** Loads an SVG picture as an image. `@napi-rs/canvas` supports references only as `xlink:href`. @param {string} svg */
export function imageOf(svg) {
  const older = svg.replace('<svg ', `<svg xmlns:xlink="${XLINK}" `).replaceAll(' href="#', ' xlink:href="#');
  return loadImage(Buffer.from(older));
}

/** @param {string} svg */
export async function stripOf(svg) {
  const image = await imageOf(svg);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return encodePng(context.getImageData(0, 0, image.width, image.height).data, image.width);
}

/**
 * A raster picture, drawn as in a browser.
 * @param {() => Promise<Blob>} draw
 */
export async function rasterOf(draw) {
  standIn();
  return Buffer.from(await (await draw()).arrayBuffer());
}

/** Provides the canvases that the page's modules create through the document. */
function standIn() {
  Object.assign(globalThis, { document: { createElement: () => createCanvas(1, 1) } });
}
