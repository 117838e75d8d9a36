// The drawing of a draft: the board as it will look in play, under a grid of one button for each cell.

import { holeAt, layOut } from '../../board/layout.js';
import { RovingGrid } from '../../board/roving-grid.js';
import { peg } from '../../board/scene.js';
import { Surface } from '../../board/surface.js';
import { contentAt, emptyDraft, isGoal, isSame } from './draft.js';
import { boundsOf, cellsIn, placeOf, unite } from './drawing-bounds.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('./drawing-bounds.js').Bounds} Bounds */
/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../words/dialogs.js').DialogWords['edit']} EditorWords */

/** Smaller cells are hard to touch: then the drawing scrolls. In pixels. */
const LEAST_UNIT = 24;
/** Half the diagonal of a cell: a press in a corner belongs to the nearest cell, too. In units. */
const REACH = 0.71;

export class Drawing {
  /** @type {HTMLElement} */
  #table;
  /** @type {EditorWords} */
  #words;
  #theme;
  #grid;
  #draft = emptyDraft(4);
  /** @type {Bounds | undefined} */
  #bounds;
  /** @type {Cell[]} */
  #cells = [];
  /** The places of all cells. */
  #layout = layOut([], 0, 0);
  #surface;

  /**
   * @param {HTMLElement} table the box of the drawing
   * @param {EditorWords} words
   * @param {() => Theme} theme the colours of the board
   * @param {(cell: Cell) => void} choose the act of a key on a cell
   */
  constructor(table, words, theme, choose) {
    this.#table = table;
    this.#words = words;
    this.#theme = theme;
    // The click of a pointer has been a stroke already.
    const press = (/** @type {number} */ cell, /** @type {MouseEvent} */ { detail }) =>
      detail === 0 && choose(this.#cells[cell]);
    this.#grid = new RovingGrid(this.surface, { choose: press }, 1);
    this.#surface = new Surface(table, () => this.#draw());
  }

  /** The surface for the pointer. */
  get surface() {
    return this.#part('.cells');
  }

  /** True if the drawing is larger than its box. */
  get isScrolling() {
    return this.#table.classList.contains('is-scrolling');
  }

  /** The longest way between two points that leaves out no cell, in pixels. */
  get stride() {
    return this.#layout.unit / 4;
  }

  /** True if the canvas has the size of its box. */
  get isFitted() {
    return this.#surface.isFitted;
  }

  /** Gives the next draft bounds of its own. */
  forgetBounds() {
    this.#bounds = undefined;
  }

  /** Gives the focus to the cell that Tab reaches. */
  focus() {
    this.#grid.focus();
  }

  /** The cell at a point of the surface. @param {Point} point */
  cellAt(point) {
    const cell = holeAt(this.#layout, point, REACH);
    return cell === undefined ? undefined : this.#cells[cell];
  }

  /** Lets the keys go on from a cell. @param {Cell | undefined} cell */
  goTo(cell) {
    if (cell) this.#grid.current = this.#indexOf(cell);
  }

  /**
   * Shows a draft.
   * @param {Draft} draft
   * @param {boolean} canGrow true if new cells may appear around it: they would move the others away from under a
   *   pointer that draws
   */
  show(draft, canGrow) {
    this.#draft = draft;
    if (canGrow) this.#makeRoom();
    this.#draw();
    this.#describe();
  }

  /** Makes room around the draft, with a button for each cell. */
  #makeRoom() {
    const bounds = unite(this.#bounds, boundsOf(this.#draft));
    if (JSON.stringify(bounds) === JSON.stringify(this.#bounds)) return;
    const before = this.#cells[this.#grid.current];
    this.#bounds = bounds;
    this.#cells = cellsIn(bounds).flat();
    this.#grid.setPlaces(this.#cells, this.#firstOf(before));
  }

  /** The cell that Tab reaches: the same as before, else the first hole. @param {Cell | undefined} before */
  #firstOf(before) {
    const index = before ? this.#indexOf(before) : -1;
    return index >= 0 ? index : Math.max(0, this.#cells.findIndex(this.#has('xo')));
  }

  /** Draws the board as it will look in play. */
  #draw() {
    const placesOf = (/** @type {Cell[]} */ cells) => cells.map((cell) => placeOf(this.#draft.directions, cell));
    const renderer = this.#surface.fit(
      (width, height) => this.#layOut(placesOf(this.#cells), width, height),
      this.#theme(),
    );
    if (!renderer) return;
    this.#grid.setLayout(this.#layout);
    this.#size(this.#layout);
    renderer.draw({ pegs: placesOf(this.#cells.filter(this.#has('x'))).map(peg), marks: [] });
  }

  /**
   * Lays out all cells in a box, or beyond it if they would be too small. Cells with a hole are drawn.
   * @param {Point[]} places
   * @param {number} width
   * @param {number} height
   */
  #layOut(places, width, height) {
    const scale = Math.max(1, LEAST_UNIT / layOut(places, width, height).unit);
    this.#layout = layOut(places, Math.floor(width * scale), Math.floor(height * scale));
    const holes = this.#layout.holes.filter((_, index) => this.#has('xo')(this.#cells[index]));
    return { ...this.#layout, holes };
  }

  /**
   * Sizes the drawing. One larger than its box begins at its middle.
   * @param {import('../../board/layout.js').Layout} layout
   */
  #size({ width, height, unit }) {
    const { style } = this.#part('.sheet');
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.setProperty('--unit', `${unit}px`);
    const [right, down] = [width - this.#table.clientWidth, height - this.#table.clientHeight];
    const wasScrolling = this.isScrolling;
    this.#table.classList.toggle('is-scrolling', right > 0);
    if (right > 0 && !wasScrolling) this.#table.scrollTo(right / 2, down / 2);
  }

  /** Labels and marks all cells. Rows and columns count from the first offered ones. */
  #describe() {
    const [top, left] = [this.#least('row'), this.#least('column')];
    this.#grid.setLabels(
      this.#cells.map((cell) =>
        this.#words.cell(
          cell.row - top + 1,
          cell.column - left + 1,
          contentAt(this.#draft, cell),
          isGoal(this.#draft, cell),
        ),
      ),
    );
    this.#cells.forEach((cell, index) => {
      const { classList } = this.#grid.buttons[index];
      classList.toggle('none', this.#has('.')(cell));
      classList.toggle('goal', isGoal(this.#draft, cell));
    });
  }

  /** @param {'row' | 'column'} side */
  #least(side) {
    return Math.min(...this.#cells.map((cell) => cell[side]));
  }

  /** @param {string} contents @returns {(cell: Cell) => boolean} */
  #has(contents) {
    return (cell) => contents.includes(contentAt(this.#draft, cell));
  }

  /** @param {Cell} cell */
  #indexOf(cell) {
    return this.#cells.findIndex((other) => isSame(cell, other));
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#table.querySelector(selector));
  }
}
