// A stroke: the drawing of a pointer from being pressed until it is lifted (pure).

import { brushFor } from './brush.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('./brush.js').Brush} Brush */
/** @typedef {import('./brush.js').Tool} Tool */
/** @typedef {import('../../board/layout.js').Point} Point */

/**
 * The surface of a stroke: the cell at a point, if there is one, and the longest way between two points that leaves out
 * no cell, in pixels.
 * @typedef {{ cellAt: (point: Point) => Cell | undefined, stride: number }} Surface
 */

export class Stroke {
  #tool;
  #surface;
  /** The first cell of the stroke chooses it. @type {Brush | undefined} */
  #brush;
  #draft;
  #last;
  /** The first cell of the stroke. @type {Cell | undefined} */
  first;

  /**
   * @param {Draft} draft the draft before the stroke
   * @param {Tool} tool
   * @param {Surface} surface
   * @param {Point} point of the press
   */
  constructor(draft, tool, surface, point) {
    this.#draft = draft;
    this.#tool = tool;
    this.#surface = surface;
    this.#last = point;
    this.#touch(point);
  }

  /** The draft with the stroke. */
  get draft() {
    return this.#draft;
  }

  /** Draws on to a point. A fast pointer leaves out cells; the stroke does not. @param {Point} point */
  moveTo(point) {
    const { x, y } = this.#last;
    const [dx, dy] = [point.x - x, point.y - y];
    const steps = Math.ceil(Math.hypot(dx, dy) / this.#surface.stride);
    for (let step = 1; step <= steps; step += 1) {
      this.#touch({ x: x + (dx * step) / steps, y: y + (dy * step) / steps });
    }
    this.#last = point;
  }

  /** @param {Point} point */
  #touch(point) {
    const cell = this.#surface.cellAt(point);
    if (!cell) return;
    this.first ??= cell;
    this.#brush ??= brushFor(this.#draft, this.#tool, cell);
    this.#draft = this.#brush(this.#draft, cell);
  }
}
