// A grid of invisible buttons over a drawing, for the keyboard and for screen readers. Tab reaches one of the buttons;
// arrow keys move between them.

import { build, setAttribute } from '../common/dom/dom.js';
import { hasModifier } from '../common/dom/keys.js';
import { ARROWS, extent, holeTowards } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */

/**
 * Cells are numbered from 0, row by row.
 * @param {HTMLElement} element
 * @param {{ focus?: (cell: number) => void, choose: (cell: number, event: MouseEvent) => void }} intents
 * @param {number} [size] of a button, in units; by default, neighbouring buttons do not touch
 */
export function makeRovingGrid(element, { focus, choose }, size = 0.9) {
  /** The buttons, one for each cell. @type {HTMLButtonElement[]} */
  let buttons = [];
  /** @type {Layout | undefined} */
  let shown;
  /** The cell that Tab reaches. */
  let current = 0;

  /** Lets Tab reach a cell. @param {number} cell */
  function setCurrent(cell) {
    const [before, now] = [buttons[current], buttons[cell]];
    if (before) before.tabIndex = -1;
    if (now) now.tabIndex = 0;
    current = Math.max(0, cell);
  }

  /**
   * Builds new cells. If the focus was in the grid, it stays there.
   * @param {{ row: number, column: number }[]} places row by row
   * @param {number} [cell] the cell that Tab reaches
   * @param {string[]} [names] of the cells, until they have labels
   */
  function setPlaces(places, cell = 0, names = []) {
    const hadFocus = element.matches(':focus-within');
    const [first] = extent(places.map(({ column }) => column));
    const rows = new Set(places.map(({ row }) => row));
    const partOf = (/** @type {number} */ row) => places.filter((place) => place.row === row);
    const elements = [...rows].map((row) => rowOf(partOf(row), first));
    buttons = elements.flatMap((row) => /** @type {HTMLButtonElement[]} */ ([...row.children]));
    for (const [cell, name] of names.entries()) buttons[cell].setAttribute('aria-label', name);
    shown = undefined;
    element.replaceChildren(...elements);
    setCurrent(cell);
    if (hadFocus) takeFocus();
  }

  /** Lays the buttons over the places of a layout. @param {Layout} layout */
  function setLayout(layout) {
    shown = layout;
    const side = `${layout.unit * size}px`;
    layout.holes.forEach(({ x, y }, cell) => {
      const { style } = buttons[cell];
      style.width = style.height = side;
      style.left = `${x}px`;
      style.top = `${y}px`;
    });
  }

  /**
   * Names the cells. Unchanged labels are not written again, since that would interrupt screen readers.
   * @param {string[]} labels
   */
  function setLabels(labels) {
    for (const [cell, label] of labels.entries()) setAttribute(buttons[cell], 'aria-label', label);
  }

  /**
   * Gives the focus to a cell, without scrolling the page. A grid without cells receives the focus itself.
   * @param {number} [cell]
   */
  const takeFocus = (cell = current) => (buttons[cell] ?? element).focus({ preventScroll: true });

  /** @param {EventTarget | null} target */
  const cellOf = (target) => buttons.indexOf(/** @type {HTMLButtonElement} */ (target));

  element.addEventListener('focusin', ({ target }) => {
    if (target === element) return;
    setCurrent(cellOf(target));
    focus?.(current);
  });
  element.addEventListener('click', (event) => {
    const cell = cellOf(event.target);
    if (cell >= 0) choose(cell, event);
  });
  element.addEventListener('keydown', (event) => {
    const direction = ARROWS[event.key];
    if (!direction || !shown || hasModifier(event)) return;
    event.preventDefault();
    buttons[holeTowards(shown, current, direction)].focus();
  });
  const read = { buttons: () => buttons, current: () => current };
  return { ...read, setCurrent, setPlaces, setLayout, setLabels, focus: takeFocus };
}

/**
 * Columns are numbered, since a row may start and end anywhere.
 * @param {{ column: number }[]} places
 * @param {number} first
 */
function rowOf(places, first) {
  const cells = places.map(({ column }) =>
    build('button', { type: 'button', role: 'gridcell', tabindex: '-1', 'aria-colindex': String(column - first + 1) }),
  );
  return build('div', { role: 'row' }, ...cells);
}
