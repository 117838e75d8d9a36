/** An error of a browser that cannot draw on a canvas, or make a picture of one. */
export class CanvasError extends Error {
  code = /** @type {const} */ ('no-canvas');
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {CanvasRenderingContext2DSettings} [settings]
 * @throws {CanvasError}
 */
export function contextOf(canvas, settings) {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new CanvasError();
  return context;
}
