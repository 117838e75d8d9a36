// The board for screen readers and the keyboard: a grid of invisible buttons that lie over the holes.

import { holeTowards } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Hole} Hole */

/** @type {Record<string, { x: number, y: number }>} */
const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class AccessibleBoard {
  /** @type {HTMLElement} */
  #grid;
  /** @type {HTMLButtonElement[]} */
  #buttons = [];
  /** @type {Layout | undefined} */
  #layout;
  #current = 0;
  #isByPointer = false;

  /**
   * @param {HTMLElement} grid
   * @param {{ focus: (hole: number | undefined) => void, choose: (hole: number | undefined) => void }} intents
   */
  constructor(grid, { focus, choose }) {
    this.#grid = grid;
    grid.addEventListener('focusin', ({ target }) => {
      this.#rove(this.#holeOf(target));
      // The pointer shows for itself where it is.
      focus(this.#isByPointer ? undefined : this.#current);
    });
    grid.addEventListener('focusout', () => focus(undefined));
    grid.addEventListener('click', ({ target }) => choose(this.#holeOf(target)));
    grid.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') choose(undefined);
      const direction = ARROWS[event.key];
      if (!direction || !this.#layout || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.#buttons[holeTowards(this.#layout, this.#current, direction)].focus();
    });
  }

  /**
   * Builds the grid of a board, row by row.
   * @param {Hole[]} holes
   */
  setHoles(holes) {
    this.#buttons = holes.map(({ name }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.tabIndex = -1;
      button.dataset.hole = name;
      button.setAttribute('role', 'gridcell');
      return button;
    });
    const rows = rowsOf(holes);
    this.#grid.replaceChildren(
      ...rows.map((row) => {
        const element = document.createElement('div');
        element.setAttribute('role', 'row');
        element.append(...row.map((hole) => this.#buttons[hole]));
        return element;
      }),
    );
    this.#rove(0);
  }

  /**
   * Lays the buttons over the holes.
   * @param {Layout} layout
   */
  setLayout(layout) {
    this.#layout = layout;
    const size = `${layout.unit * 0.9}px`;
    layout.holes.forEach(({ x, y }, hole) => {
      const { style } = this.#buttons[hole];
      style.width = style.height = size;
      style.left = `${x}px`;
      style.top = `${y}px`;
    });
  }

  /**
   * Says what is in the holes.
   * @param {string[]} labels
   * @param {number | undefined} selected
   */
  describe(labels, selected) {
    this.#buttons.forEach((button, hole) => {
      if (button.ariaLabel !== labels[hole]) button.ariaLabel = labels[hole];
      const isSelected = String(hole === selected);
      if (button.ariaSelected !== isSelected) button.ariaSelected = isSelected;
    });
  }

  /** The hole from which the keys go on. */
  focus() {
    this.#buttons[this.#current]?.focus({ preventScroll: true });
  }

  /** After a click on the board, the keys are meant for it, and go on from there. @param {number | undefined} hole */
  takeFocus(hole) {
    this.#isByPointer = true;
    this.#buttons[hole ?? this.#current]?.focus({ preventScroll: true });
    this.#isByPointer = false;
  }

  /** @param {EventTarget | null} target */
  #holeOf(target) {
    return this.#buttons.indexOf(/** @type {HTMLButtonElement} */ (target));
  }

  /** One button of the grid can be reached by Tab. @param {number} hole */
  #rove(hole) {
    if (this.#buttons[this.#current]) this.#buttons[this.#current].tabIndex = -1;
    this.#current = Math.max(0, hole);
    if (this.#buttons[this.#current]) this.#buttons[this.#current].tabIndex = 0;
  }
}

/** @param {Hole[]} holes */
function rowsOf(holes) {
  /** @type {number[][]} */
  const rows = [];
  holes.forEach(({ row }, hole) => {
    rows[row] ??= [];
    rows[row].push(hole);
  });
  return rows.filter((row) => row);
}
