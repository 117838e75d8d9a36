// A board on the screen: a canvas that fills its box, and is redrawn when the box has another size.

import { pixelRatio } from './pixel-ratio.js';
import { Renderer } from './renderer.js';

export class Surface {
  /** Draws on the canvas, once the box has a size. @type {Renderer | undefined} */
  renderer;
  #box;
  #canvas;
  /** The width and the height of the box, and its pixels for one of the layout, when the canvas was made. */
  #fitted = /** @type {number[]} */ ([]);

  /**
   * @param {HTMLElement} box around a canvas
   * @param {() => void} restored is called when a canvas comes back empty, because the browser has lost its picture
   */
  constructor(box, restored) {
    this.#box = box;
    this.#canvas = /** @type {HTMLCanvasElement} */ (box.querySelector('canvas'));
    this.#canvas.addEventListener('contextrestored', restored);
  }

  /** Clears for another board: nothing is drawn until the canvas fits again. */
  clear() {
    this.renderer = undefined;
    this.#fitted = [];
  }

  /** True if the canvas has the size and the pixels of its box. */
  get isFitted() {
    return this.#size.every((side, index) => side === this.#fitted[index]);
  }

  get #size() {
    return [this.#box.clientWidth, this.#box.clientHeight, pixelRatio(this.#box)];
  }

  /**
   * Fits the canvas into its box. A hidden box has no size: it fits no more when it is shown again.
   * @param {(width: number, height: number) => import('./layout.js').Layout} layOut
   * @param {import('./theme.js').Theme} theme
   * @param {import('./engraving.js').Engraving} [engraving]
   * @returns {Renderer | undefined} draws on the canvas, if the box has a size
   */
  fit(layOut, theme, engraving) {
    const [width, height, ratio] = this.#size;
    this.#fitted = width && height ? [width, height, ratio] : [];
    if (!width || !height) return undefined;
    this.renderer = new Renderer(this.#canvas, layOut(width, height), theme, ratio, engraving);
    return this.renderer;
  }
}
