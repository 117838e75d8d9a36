// Draws pictures in pixels, outside browsers. `@napi-rs/canvas` has to be installed, for a GIF `gifenc` too.

import { createCanvas, loadImage } from '@napi-rs/canvas';

const XLINK = 'http://www.w3.org/1999/xlink';

/**
 * Loads a picture in SVG as an image. Outside browsers only the older name of a reference is known.
 * @param {string} svg
 */
export function imageOf(svg) {
  const older = svg.replace('<svg ', `<svg xmlns:xlink="${XLINK}" `).replaceAll(' href="#', ' xlink:href="#');
  return loadImage(Buffer.from(older));
}

/** A strip in pixels. @param {string} svg @param {string} mime */
export async function stripOf(svg, mime) {
  const image = await imageOf(svg);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toBuffer(/** @type {'image/png'} */ (mime));
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
