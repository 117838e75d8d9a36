// The drawing of a draft: the board as it will look in play, under a grid with one button per cell. The bounds of the
// drawing are the visible part of the table: the draft and its surroundings.

import { extent, holeAt, layOut } from '../../board/layout.js';
import { makeRovingGrid } from '../../board/roving-grid.js';
import { peg } from '../../board/scene.js';
import { makeSurface } from '../../board/surface.js';
import { partsOf } from '../../common/dom/dom.js';
import { contentAt, emptyDraft, holesOf, isGoal, isSame, SIDE } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('../../board/layout.js').Point} Point */

/** The minimum size of a cell, in pixels. Smaller cells are hard to touch, so the drawing scrolls instead. */
const LEAST_UNIT = 24;
/** Half the diagonal of a cell, in units, so that even a press in a corner counts for the nearest cell. */
const REACH = 0.71;

/** @typedef {ReturnType<typeof drawingIn>} Drawing */

/**
 * @param {HTMLElement} table the box of the drawing
 * @param {import('../../words/dialogs.js').DialogWords['edit']} words
 * @param {() => import('../../board/theme.js').Theme} theme the colours of the board
 * @param {(cell: Cell) => void} choose called for a key press on a cell
 */
export function drawingIn(table, words, theme, choose) {
  /** The whole drawing, and the surface for the pointer. */
  const [sheet, pointed] = ['.sheet', '.cells'].map(partsOf(table));
  let draft = emptyDraft(4);
  /** @type {Bounds | undefined} */
  let bounds;
  /** @type {Cell[]} */
  let cells = [];
  /** The positions of all cells. */
  let layout = layOut([], 0, 0);
  // Pointer clicks have already been handled as strokes.
  const press = (/** @type {number} */ cell, /** @type {MouseEvent} */ { detail }) =>
    detail === 0 && choose(cells[cell]);
  const grid = makeRovingGrid(pointed, { choose: press }, 1);
  const surface = makeSurface(table, draw);

  return {
    surface: pointed,

    isScrolling,

    /** The longest distance between two points of a stroke at which no cell is skipped, in pixels. */
    get stride() {
      return layout.unit / 4;
    },

    isFitted: surface.isFitted,

    /** Lets the next draft have new bounds. */
    forgetBounds() {
      bounds = undefined;
    },

    /** Focuses the cell that is the tab stop. */
    focus: () => grid.focus(),

    /** The cell at a point of the surface. @param {Point} point @returns {Cell | undefined} */
    cellAt(point) {
      const cell = holeAt(layout, point, REACH);
      return cell === undefined ? undefined : cells[cell];
    },

    /** Makes keyboard navigation continue from a cell. @param {Cell | undefined} cell */
    goTo(cell) {
      if (cell) grid.setCurrent(indexIn(cells, cell));
    },

    /**
     * Shows a draft.
     * @param {Draft} shown
     * @param {boolean} canGrow true if new cells may be added around it; during a stroke, that would move the cells
     * under the pointer
     */
    show(shown, canGrow) {
      draft = shown;
      if (canGrow) makeRoom();
      draw();
      describe();
    },
  };

  /** True if the drawing is larger than its box. */
  function isScrolling() {
    return table.classList.contains('is-scrolling');
  }

  /**
   * Adds space around the draft, with a button for each cell. The tab stop stays the same if possible, or else is the
   * first hole.
   */
  function makeRoom() {
    const wanted = unite(bounds, boundsOf(draft));
    if (JSON.stringify(wanted) === JSON.stringify(bounds)) return;
    const before = cells[grid.current()];
    bounds = wanted;
    cells = cellsIn(bounds).flat();
    const index = indexIn(cells, before);
    grid.setPlaces(cells, index >= 0 ? index : Math.max(0, cells.findIndex(has(draft, 'xo'))));
  }

  /** Draws the board as it will look in play. */
  function draw() {
    const placesOf = (/** @type {Cell[]} */ some) => some.map((cell) => placeOf(draft.directions, cell));
    const renderer = surface.fit((width, height) => {
      layout = layOutIn(placesOf(cells), width, height);
      return { ...layout, holes: layout.holes.filter((_, index) => has(draft, 'xo')(cells[index])) };
    }, theme());
    if (!renderer) return;
    grid.setLayout(layout);
    sizeSheet();
    renderer.draw({ pegs: placesOf(cells.filter(has(draft, 'x'))).map(peg), marks: [] });
  }

  /** Sizes the drawing. If the drawing is larger than its box, it is scrolled to the middle. */
  function sizeSheet() {
    const { width, height, unit } = layout;
    sheet.style.width = `${width}px`;
    sheet.style.height = `${height}px`;
    sheet.style.setProperty('--unit', `${unit}px`);
    const [right, down] = [width - table.clientWidth, height - table.clientHeight];
    const wasScrolling = isScrolling();
    table.classList.toggle('is-scrolling', right > 0);
    if (right > 0 && !wasScrolling) table.scrollTo(right / 2, down / 2);
  }

  /** Labels and marks all cells. Rows and columns are counted within the bounds. */
  function describe() {
    const [top] = extent(cells.map(({ row }) => row));
    const [left] = extent(cells.map(({ column }) => column));
    const labelOf = (/** @type {Cell} */ cell) =>
      words.cell(cell.row - top + 1, cell.column - left + 1, contentAt(draft, cell), isGoal(draft, cell));
    grid.setLabels(cells.map(labelOf));
    cells.forEach((cell, index) => {
      const { classList } = grid.buttons()[index];
      classList.toggle('none', has(draft, '.')(cell));
      classList.toggle('goal', isGoal(draft, cell));
    });
  }
}

/** @param {Draft} draft @param {string} contents @returns {(cell: Cell) => boolean} */
const has = (draft, contents) => (cell) => contents.includes(contentAt(draft, cell));

/** @param {Cell[]} cells @param {Cell | undefined} cell */
const indexIn = (cells, cell) => (cell ? cells.findIndex((other) => isSame(cell, other)) : -1);

/**
 * Lays out positions in a box, or beyond it if cells would be too small.
 * @param {Point[]} places
 * @param {number} width
 * @param {number} height
 */
function layOutIn(places, width, height) {
  const scale = Math.max(1, LEAST_UNIT / layOut(places, width, height).unit);
  return layOut(places, Math.floor(width * scale), Math.floor(height * scale));
}

/**
 * The first and last row, and the leftmost and rightmost positions, in units.
 * @typedef {{ directions: number, top: number, bottom: number, left: number, right: number }} Bounds
 */

/** The minimum number of rows, and of columns, in the initial bounds. */
const LEAST = 7;
/**
 * A draft with this many rows or columns gets no free row or column on any side, because its cells would become too
 * small.
 */
const MOST = 16;

/**
 * The position of a cell, in units. On the triangular lattice each row begins half a unit to the left of the row above.
 * @param {number} directions
 * @param {Cell} cell
 * @returns {Point}
 */
export function placeOf(directions, { row, column }) {
  return directions === 6 ? { x: column - row / 2, y: row * Math.sqrt(0.75) } : { x: column, y: row };
}

/**
 * The bounds of a draft, with a free row and column on each side.
 * @param {Draft} draft
 * @returns {Bounds}
 */
export function boundsOf(draft) {
  const { directions } = draft;
  const holes = holesOf(draft);
  const cells = holes.length > 0 ? holes : [{ row: SIDE / 2, column: SIDE / 2 }];
  const [top, bottom] = around(cells.map(({ row }) => row));
  const [left, right] = around(cells.map((cell) => placeOf(directions, cell).x));
  return { directions, top, bottom, left, right };
}

/** @param {number[]} values */
function around(values) {
  const [first, last] = extent(values);
  return last - first + 1 < MOST ? [first - 1, last + 1] : [first, last];
}

/**
 * The smallest bounds that contain `a` and `b`, so that the drawing does not move when something is erased. The first
 * bounds on a lattice have extra space.
 * @param {Bounds | undefined} a
 * @param {Bounds} b
 * @returns {Bounds}
 */
export function unite(a, b) {
  if (a?.directions !== b.directions) return roomy(b);
  return {
    directions: b.directions,
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
  };
}

/** @param {Bounds} bounds @returns {Bounds} */
function roomy({ directions, top, bottom, left, right }) {
  const [above, beside] = [missing(bottom - top + 1), missing(right - left + 1)];
  return { directions, top: top - above, bottom: bottom + above, left: left - beside, right: right + beside };
}

/** The number of rows or columns to add on either side. @param {number} size */
const missing = (size) => Math.max(0, Math.ceil((LEAST - size) / 2));

/**
 * The cells within bounds, row by row.
 * @param {Bounds} bounds
 * @returns {Cell[][]}
 */
export function cellsIn({ directions, top, bottom, left, right }) {
  const isInside = (/** @type {Cell} */ cell) => {
    const { x } = placeOf(directions, cell);
    return left <= x && x <= right;
  };
  const cellsOf = (/** @type {number} */ row) =>
    [...Array(SIDE).keys()].map((column) => ({ row, column })).filter(isInside);
  return [...Array(SIDE).keys()].slice(Math.max(0, top), bottom + 1).map(cellsOf);
}
