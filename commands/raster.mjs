// Draws pictures in pixels without a browser. Requires `@napi-rs/canvas` and `gifenc`.

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { encodePng } from '../www/pictures/png.js';

const XLINK = 'http://www.w3.org/1999/xlink';

/**
 * Loads an SVG picture as an image. `@napi-rs/canvas` supports only the older name of a reference.
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
 * A picture in pixels, drawn like in a browser.
 * @param {() => Promise<Blob>} draw
 */
export async function rasterOf(draw) {
  standIn();
  return Buffer.from(await (await draw()).arrayBuffer());
}

/** The modules of the page create canvases through the document. */
function standIn() {
  Object.assign(globalThis, { document: { createElement: () => createCanvas(1, 1) } });
}
