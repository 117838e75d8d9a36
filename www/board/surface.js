// A board on the screen: a canvas in a box, and over it a grid of one button for each place.

import { pixelRatio } from './pixel-ratio.js';
import { Renderer } from './renderer.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./theme.js').Theme} Theme */

export class Surface {
  /** The places on the canvas, once the box has a size. @type {Layout | undefined} */
  layout;
  /** @type {Renderer | undefined} */
  renderer;
  #box;
  #grid;
  #canvas;
  /** The width and the height of the box, and its pixels for one of the layout, when the canvas was made. */
  #fitted = /** @type {number[]} */ ([]);

  /**
   * @param {HTMLElement} box around a canvas
   * @param {{ setLayout: (layout: Layout) => void }} grid
   */
  constructor(box, grid) {
    this.#box = box;
    this.#grid = grid;
    this.#canvas = /** @type {HTMLCanvasElement} */ (box.querySelector('canvas'));
  }

  /** Another board is there: nothing is drawn until the canvas fits again. */
  clear() {
    this.layout = this.renderer = undefined;
    this.#fitted = [];
  }

  /** Whether the canvas has the size and the pixels of its box. */
  get isFitted() {
    return this.#size.every((side, index) => side === this.#fitted[index]);
  }

  get #size() {
    return [this.#box.clientWidth, this.#box.clientHeight, pixelRatio(this.#box)];
  }

  /**
   * Fits the canvas into its box. A hidden box has no size: it fits no more when it is shown again.
   * @param {(width: number, height: number) => Layout} layOut of one place for each button
   * @param {Theme} theme
   * @param {import('./engraving.js').Engraving} [engraving]
   * @param {(place: unknown, index: number) => boolean} [isHole] without it, there is a hole in each place
   * @returns {boolean} whether there is something to draw on
   */
  fit(layOut, theme, engraving, isHole = () => true) {
    const [width, height, ratio] = this.#size;
    const isHidden = width === 0 || height === 0;
    this.#fitted = isHidden ? [] : [width, height, ratio];
    if (isHidden) return false;
    this.layout = layOut(width, height);
    const drawn = { ...this.layout, holes: this.layout.holes.filter(isHole) };
    this.renderer = new Renderer(this.#canvas, drawn, theme, ratio, engraving);
    this.#grid.setLayout(this.layout);
    return true;
  }
}
