// The board for the keyboard and for screen readers: a grid of invisible buttons, one over each hole.

import { RovingGrid } from './roving-grid.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Hole} Hole */

export class AccessibleBoard extends RovingGrid {
  #focus;
  /** @type {number | undefined} */
  #selected;
  /** True while the focus moves without being shown. */
  #isQuiet = false;
  /** True if a hole has the focus, and the focus is visible. */
  #isShown = false;

  /**
   * `focus` hears the hole to be shown as focused, `choose` the hole that a person chooses; both hear `undefined` for
   * none.
   * @param {HTMLElement} element
   * @param {{ focus: (hole: number | undefined) => void, choose: (hole: number | undefined) => void }} intents
   */
  constructor(element, { focus, choose }) {
    super(element, { focus: (hole) => this.#show(this.#isQuiet ? undefined : hole), choose });
    this.#focus = focus;
    element.addEventListener('focusout', () => this.#show(undefined));
    // The browser gives the focus to the button under a mouse after this event.
    element.addEventListener('mousedown', () => {
      this.#isQuiet = true;
      setTimeout(() => {
        this.#isQuiet = false;
      });
    });
    element.addEventListener('keydown', ({ key }) => key === 'Escape' && choose(undefined));
  }

  /**
   * Builds the grid of a board. The core numbers holes row by row, as the grid does.
   * @param {Hole[]} holes
   */
  setHoles(holes) {
    const names = holes.map(({ name }) => name);
    const setHoles = () => this.setPlaces(holes, 0, names);
    // Keyboard users keep a visible focus, even while the grid is empty.
    if (this.#isShown || this.element.matches(':focus-visible')) setHoles();
    else this.#quietly(setHoles);
    this.close();
    holes.forEach(({ name }, hole) => {
      const button = this.buttons[hole];
      button.dataset.hole = name;
      button.setAttribute('aria-selected', 'false');
    });
    this.#selected = undefined;
  }

  /** Tab does not reach the grid itself any more: it reaches its buttons, or there will be none. */
  close() {
    // Without the attribute a focus that is here would be lost.
    this.element.tabIndex = -1;
  }

  /**
   * Labels the holes, and marks the selected one. Writes only differences.
   * @param {string[]} labels one for each hole
   * @param {number | undefined} selected
   */
  describe(labels, selected) {
    this.setLabels(labels);
    if (selected === this.#selected) return;
    this.#markSelected(this.#selected, 'false');
    this.#markSelected(selected, 'true');
    this.#selected = selected;
  }

  /**
   * Gives the focus to a clicked hole, so that the keys go on from there. The focus is not shown: the pointer shows the
   * place.
   * @param {number | undefined} hole by default, the hole that Tab reaches
   */
  takeFocus(hole) {
    this.#quietly(() => this.focus(hole));
    this.#show(undefined);
  }

  /** Takes the focus from a box that is about to go. It stays visible if it was visible there. @param {Element} box */
  takeFocusFrom(box) {
    if (box.querySelector(':focus-visible')) this.focus();
    else this.takeFocus(undefined);
  }

  /** @param {number | undefined} hole */
  #show(hole) {
    this.#isShown = hole !== undefined;
    this.#focus(hole);
  }

  /** @param {() => void} act */
  #quietly(act) {
    this.#isQuiet = true;
    act();
    this.#isQuiet = false;
  }

  /** @param {number | undefined} hole @param {string} value */
  #markSelected(hole, value) {
    if (hole !== undefined) this.buttons[hole]?.setAttribute('aria-selected', value);
  }
}
