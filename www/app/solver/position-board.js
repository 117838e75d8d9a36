// A position on a board in a dialog: a press on a hole puts a peg there or takes it away.

import { rowLengths } from '../../board/accessible-board.js';
import { layOut } from '../../board/layout.js';
import { pixelRatio } from '../../board/pixel-ratio.js';
import { Renderer } from '../../board/renderer.js';
import { RovingGrid } from '../../board/roving-grid.js';
import { build } from '../../common/dom/dom.js';

/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../engine/problem.js').Problem} Problem */

const AT_REST = { lift: 0, scale: 1, opacity: 1 };
/** The size of a button, in units: buttons of neighbours do not touch. */
const BUTTON_SIZE = 0.9;

export class PositionBoard {
  #box;
  #canvas = build('canvas', { 'aria-hidden': 'true' });
  #grid;
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
    this.#box = box;
    this.#label = label;
    const cells = build('div', { class: 'holes', role: 'grid', 'aria-label': name });
    box.append(this.#canvas, cells);
    this.#canvas.addEventListener('contextrestored', () => this.resize());
    this.#grid = new RovingGrid(cells, { choose });
  }

  /** Another problem is played, or the colours have changed. @param {Problem} problem @param {Theme} theme */
  open(problem, theme) {
    this.#problem = problem;
    this.#theme = theme;
    this.#grid.setRows(rowLengths(problem.holes));
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
    const { clientWidth: width, clientHeight: height } = this.#box;
    if (!this.#problem || !this.#theme || width === 0) return;
    const { holes } = this.#problem;
    const layout = layOut(holes, width, height);
    this.#grid.setLayout(layout, BUTTON_SIZE);
    const pegs = holes.filter((_, hole) => this.#pegs[hole]).map(({ x, y }) => ({ x, y, ...AT_REST }));
    new Renderer(/** @type {HTMLCanvasElement} */ (this.#canvas), layout, this.#theme, pixelRatio(this.#box)).draw({
      pegs,
      marks: [],
    });
  }
}
