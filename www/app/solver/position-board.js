// A position on a board in a dialog: a press on a hole puts a peg there or takes it away.

import { layOut } from '../../board/layout.js';
import { RovingGrid } from '../../board/roving-grid.js';
import { peg } from '../../board/scene.js';
import { Surface } from '../../board/surface.js';
import { build } from '../../common/dom/dom.js';

/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../engine/problem.js').Problem} Problem */

export class PositionBoard {
  #grid;
  #surface;
  #label;
  /** @type {Problem | undefined} */
  #problem;
  /** 1 for each hole with a peg. @type {Uint8Array} */
  #pegs = new Uint8Array();
  /** @type {Theme | undefined} */
  #theme;

  /**
   * @param {HTMLElement} box
   * @param {string} name of the grid
   * @param {(hole: string, isPeg: boolean) => string} label
   * @param {(hole: number) => void} choose
   */
  constructor(box, name, label, choose) {
    this.#label = label;
    const canvas = build('canvas', { 'aria-hidden': 'true' });
    const cells = build('div', { class: 'holes', role: 'grid', 'aria-label': name });
    box.append(canvas, cells);
    this.#grid = new RovingGrid(cells, { choose });
    this.#surface = new Surface(box, () => this.resize());
  }

  /** Shows another problem, or other colours. @param {Problem} problem @param {Theme} theme */
  open(problem, theme) {
    this.#problem = problem;
    this.#theme = theme;
    this.#grid.setPlaces(problem.holes);
  }

  /** @param {Uint8Array} pegs 1 for each hole with a peg */
  show(pegs) {
    this.#pegs = pegs;
    this.resize();
    const holes = this.#problem?.holes ?? [];
    this.#grid.setLabels(holes.map(({ name }, hole) => this.#label(name, pegs[hole] === 1)));
  }

  /** Fits the drawing into its box. */
  resize() {
    if (!this.#problem || !this.#theme) return;
    const { holes } = this.#problem;
    const pegs = holes.filter((_, hole) => this.#pegs[hole]).map(peg);
    const inBox = (/** @type {number} */ width, /** @type {number} */ height) => layOut(holes, width, height);
    const renderer = this.#surface.fit(inBox, this.#theme);
    if (!renderer) return;
    this.#grid.setLayout(renderer.layout);
    renderer.draw({ pegs, marks: [] });
  }
}
