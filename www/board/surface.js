// A board on the screen: a canvas in a box, and over it a grid of one button for each place.

import { layOut } from './layout.js';
import { pixelRatio } from './pixel-ratio.js';
import { Renderer } from './renderer.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./theme.js').Theme} Theme */

/** The size of a button, in units: buttons of neighbours do not touch. */
const BUTTON_SIZE = 0.9;

export class Surface {
  /** The places on the canvas, once the box has a size. @type {Layout | undefined} */
  layout;
  /** @type {Renderer | undefined} */
  renderer;
  #box;
  #grid;
  #canvas;
  /** The width and the height of the box, and its pixels for one of the layout, for which the canvas was made. */
  #fitted = [0, 0, 0];

  /**
   * @param {HTMLElement} box around a canvas
   * @param {{ setLayout: (layout: Layout, size: number) => void }} grid
   */
  constructor(box, grid) {
    this.#box = box;
    this.#grid = grid;
    this.#canvas = /** @type {HTMLCanvasElement} */ (box.querySelector('canvas'));
  }

  /** Another board is there: nothing is drawn until the canvas fits again. */
  clear() {
    this.layout = this.renderer = undefined;
  }

  /** Whether the canvas has the size and the pixels of its box. */
  get isFitted() {
    return this.renderer !== undefined && this.#size.every((side, index) => side === this.#fitted[index]);
  }

  get #size() {
    return [this.#box.clientWidth, this.#box.clientHeight, pixelRatio(this.#box)];
  }

  /**
   * Fits the canvas into its box. A hidden box has no size: it fits no more when it is shown again.
   * @param {Point[]} places in units
   * @param {Theme} theme
   * @param {object} [options]
   * @param {import('./engraving.js').Engraving} [options.engraving]
   * @param {number} [options.least] the least unit, in pixels: in a smaller box the layout is larger than the box
   * @param {number} [options.button] the size of a button, in units
   * @param {(place: number) => boolean} [options.isHole] without it, there is a hole in each place
   * @returns {boolean} whether there is something to draw on
   */
  fit(places, theme, { engraving, least = 0, button = BUTTON_SIZE, isHole = () => true } = {}) {
    const [width, height, ratio] = this.#size;
    const isHidden = width === 0 || height === 0;
    this.#fitted = isHidden ? [0, 0, 0] : [width, height, ratio];
    if (isHidden) return false;
    const scale = Math.max(1, least / layOut(places, width, height).unit);
    this.layout = layOut(places, Math.floor(width * scale), Math.floor(height * scale));
    const holes = this.layout.holes.filter((_, place) => isHole(place));
    this.renderer = new Renderer(this.#canvas, { ...this.layout, holes }, theme, ratio, engraving);
    this.#grid.setLayout(this.layout, button);
    return true;
  }
}
