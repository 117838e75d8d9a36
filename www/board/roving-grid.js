// A grid of invisible buttons over a drawing, for the keyboard and for screen readers. Tab reaches one button of the
// grid; the arrow keys go from there to the others.

import { build } from '../common/dom/dom.js';
import { hasModifier } from '../common/dom/undo-key.js';
import { extent, holeTowards } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */

/** @type {Record<string, { x: number, y: number }>} */
const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class RovingGrid {
  #size;
  /** @type {HTMLButtonElement[]} */
  #buttons = [];
  /** The labels that stand on the buttons. @type {string[]} */
  #labels = [];
  /** @type {Layout | undefined} */
  #layout;
  /** The cell that Tab reaches. */
  #current = 0;

  /**
   * Cells are numbered from 0, row by row.
   * @param {HTMLElement} element
   * @param {{ focus?: (cell: number) => void, choose: (cell: number, event: MouseEvent) => void }} intents
   * @param {number} [size] of a button, in units; without it, buttons of neighbours do not touch
   */
  constructor(element, { focus, choose }, size = 0.9) {
    this.#size = size;
    this.element = element;
    element.addEventListener('focusin', ({ target }) => {
      if (target === element) return;
      this.current = this.#cellOf(target);
      focus?.(this.#current);
    });
    element.addEventListener('click', (event) => {
      const cell = this.#cellOf(event.target);
      if (cell >= 0) choose(cell, event);
    });
    element.addEventListener('keydown', (event) => this.#pressKey(event));
  }

  /** The cell that Tab reaches. */
  get current() {
    return this.#current;
  }

  set current(cell) {
    const [before, now] = [this.#buttons[this.#current], this.#buttons[cell]];
    if (before) before.tabIndex = -1;
    if (now) now.tabIndex = 0;
    this.#current = Math.max(0, cell);
  }

  /** The buttons, one for each cell. */
  get buttons() {
    return this.#buttons;
  }

  /**
   * Builds new cells. The focus stays in the grid if it was there.
   * @param {{ row: number, column: number }[]} places row by row
   * @param {number} [current] the cell that Tab reaches
   * @param {string[]} [names] of the cells until they have labels
   */
  setPlaces(places, current = 0, names = []) {
    const hadFocus = this.element.matches(':focus-within');
    const [first] = extent(places.map(({ column }) => column));
    const rows = [...new Set(places.map(({ row }) => row))];
    const elements = rows.map((row) =>
      rowOf(
        places.filter((place) => place.row === row),
        first,
      ),
    );
    this.#buttons = elements.flatMap((row) => /** @type {HTMLButtonElement[]} */ ([...row.children]));
    for (const [cell, name] of names.entries()) this.#buttons[cell].setAttribute('aria-label', name);
    this.#labels = [];
    this.#layout = undefined;
    this.element.replaceChildren(...elements);
    this.current = current;
    if (hadFocus) this.focus();
  }

  /**
   * Lays the buttons over the places of a layout.
   * @param {Layout} layout
   */
  setLayout(layout) {
    this.#layout = layout;
    const side = `${layout.unit * this.#size}px`;
    layout.holes.forEach(({ x, y }, cell) => {
      const { style } = this.#buttons[cell];
      style.width = style.height = side;
      style.left = `${x}px`;
      style.top = `${y}px`;
    });
  }

  /**
   * Names the cells. A label that has not changed is not written again: a screen reader would stumble over it.
   * @param {string[]} labels
   */
  setLabels(labels) {
    labels.forEach((label, cell) => {
      if (label !== this.#labels[cell]) this.#buttons[cell].setAttribute('aria-label', label);
    });
    this.#labels = labels;
  }

  /**
   * Gives the focus to a cell, without scrolling the page. A grid without cells takes it itself.
   * @param {number} [cell]
   */
  focus(cell = this.#current) {
    (this.#buttons[cell] ?? this.element).focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #pressKey(event) {
    const direction = ARROWS[event.key];
    if (!direction || !this.#layout || hasModifier(event)) return;
    event.preventDefault();
    this.#buttons[holeTowards(this.#layout, this.#current, direction)].focus();
  }

  /** @param {EventTarget | null} target */
  #cellOf(target) {
    return this.#buttons.indexOf(/** @type {HTMLButtonElement} */ (target));
  }
}

/**
 * Columns have numbers, since a row may begin and end anywhere.
 * @param {{ column: number }[]} places
 * @param {number} first
 */
function rowOf(places, first) {
  const cells = places.map(({ column }) =>
    build('button', { type: 'button', role: 'gridcell', tabindex: '-1', 'aria-colindex': String(column - first + 1) }),
  );
  return build('div', { role: 'row' }, ...cells);
}
