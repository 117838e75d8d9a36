// A board on the screen: a canvas that fills its box, and is redrawn when the box has another size.

import { pixelRatio } from './pixel-ratio.js';
import { makeRenderer } from './renderer.js';

/** @typedef {import('./renderer.js').Renderer} Renderer */

/**
 * @param {HTMLElement} box around a canvas
 * @param {() => void} restored is called when a canvas comes back empty, because the browser has lost its picture
 */
export function makeSurface(box, restored) {
  /** Draws on the canvas, once the box has a size. @type {Renderer | undefined} */
  let renderer;
  /** The width and the height of the box, and its pixels for one of the layout, when the canvas was made. */
  let fitted = /** @type {number[]} */ ([]);
  const canvas = /** @type {HTMLCanvasElement} */ (box.querySelector('canvas'));

  const size = () => [box.clientWidth, box.clientHeight, pixelRatio(box)];

  /** Clears for another board: nothing is drawn until the canvas fits again. */
  function clear() {
    renderer = undefined;
    fitted = [];
  }

  /** True if the canvas has the size and the pixels of its box. */
  const isFitted = () => size().every((side, index) => side === fitted[index]);

  /**
   * Fits the canvas into its box. A hidden box has no size: it fits no more when it is shown again.
   * @param {(width: number, height: number) => import('./layout.js').Layout} layOut
   * @param {import('./theme.js').Theme} theme
   * @param {import('./engraving.js').Engraving} [engraving]
   * @param {import('./renderer.js').Material} [material]
   * @returns {Renderer | undefined} draws on the canvas, if the box has a size
   */
  function fit(layOut, theme, engraving, material) {
    const [width, height, ratio] = size();
    fitted = width && height ? [width, height, ratio] : [];
    if (!width || !height) return undefined;
    renderer = makeRenderer(canvas, layOut(width, height), theme, ratio, engraving, material);
    return renderer;
  }

  canvas.addEventListener('contextrestored', restored);
  return { renderer: () => renderer, isFitted, clear, fit };
}
