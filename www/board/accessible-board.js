// The board for keyboards and screen readers: a grid of invisible buttons, one over each hole, and their labels.

import { setAttribute } from '../common/dom/dom.js';
import { legalJumps, pegs } from '../game/game.js';
import { makeRovingGrid } from './roving-grid.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Hole} Hole */

/**
 * `focus` receives the hole to show as focused, `choose` the hole that the user activates; `undefined` means none.
 * @param {HTMLElement} element
 * @param {{ focus: (hole: number | undefined) => void, choose: (hole: number | undefined) => void }} intents
 */
export function makeAccessibleBoard(element, { focus, choose }) {
  /** True while the focus moves without being shown. */
  let isQuiet = false;
  /** True if a hole has the focus, and the focus is visible. */
  let isShown = false;
  const grid = makeRovingGrid(element, {
    // After pointer input, the browser does not show the focus, even if a script moves it.
    focus: (hole) => show(!isQuiet && element.querySelector(':focus-visible') ? hole : undefined),
    choose: (hole) => choose(hole),
  });

  /**
   * Builds the grid for a board. The engine numbers holes row by row, as the grid does.
   * @param {Hole[]} holes
   */
  function setHoles(holes) {
    const names = holes.map(({ name }) => name);
    const setPlaces = () => grid.setPlaces(holes, 0, names);
    // Keyboard users keep a visible focus, even while the grid is empty.
    if (isShown || element.matches(':focus-visible')) setPlaces();
    else quietly(setPlaces);
    close();
    for (const [hole, button] of grid.buttons().entries()) button.dataset.hole = names[hole];
  }

  /** Takes the grid itself out of the tab order: Tab reaches its buttons, if there are any. */
  function close() {
    // Without this attribute, a focused grid would lose the focus.
    element.tabIndex = -1;
  }

  /**
   * Labels the holes, and marks the selected one. Writes only what has changed.
   * @param {string[]} labels one for each hole
   * @param {number | undefined} selected
   */
  function describe(labels, selected) {
    grid.setLabels(labels);
    for (const [hole, button] of grid.buttons().entries())
      setAttribute(button, 'aria-selected', String(hole === selected));
  }

  /**
   * Gives the focus to a clicked hole, so that the keyboard continues from there. The focus is not shown, because the
   * pointer already marks the hole.
   * @param {number | undefined} hole by default, the hole that Tab reaches
   */
  function takeFocus(hole) {
    quietly(() => grid.focus(hole));
    show(undefined);
  }

  /**
   * Moves the focus away from a box that is about to disappear. The focus stays visible if it was visible in the box.
   * @param {Element} box
   */
  function takeFocusFrom(box) {
    if (box.querySelector(':focus-visible')) grid.focus();
    else takeFocus(undefined);
  }

  /** @param {number | undefined} hole */
  function show(hole) {
    isShown = hole !== undefined;
    focus(hole);
  }

  /** @param {() => void} act */
  function quietly(act) {
    isQuiet = true;
    act();
    isQuiet = false;
  }

  element.addEventListener('focusout', () => show(undefined));
  // After this event, the browser focuses the button under the mouse pointer.
  element.addEventListener('mousedown', () => {
    isQuiet = true;
    setTimeout(() => {
      isQuiet = false;
    });
  });
  element.addEventListener('keydown', ({ key }) => key === 'Escape' && choose(undefined));
  return { focus: grid.focus, setHoles, setLayout: grid.setLayout, close, describe, takeFocus, takeFocusFrom };
}

/** @typedef {import('../game/game.js').Game} Game */

/**
 * The state of a hole: its name, whether it has a peg, whether the finish has a peg there, whether the selected peg can
 * land there, and the names of the holes to which its own peg can jump.
 * @typedef {{ name: string, isPeg: boolean, isGoal: boolean, isLanding: boolean, targets: string[] }} HoleState
 */

/**
 * The labels of all holes, indexed by hole number.
 * @param {Game} game
 * @param {boolean} isReadOnly true if pegs cannot be moved
 * @param {number | undefined} selected the hole of the selected peg
 * @param {(state: HoleState) => string} say the words for one hole
 */
export function holeLabels(game, isReadOnly, selected, say) {
  const { holes, finish } = game.problem;
  const jumps = isReadOnly ? [] : legalJumps(game);
  const there = pegs(game);
  return holes.map(({ name }, hole) =>
    say({
      name,
      isPeg: there[hole] === 1,
      isGoal: finish.holes.includes(hole),
      isLanding: jumps.some(({ from, to }) => from === selected && to === hole),
      targets: jumps.filter(({ from }) => from === hole).map(({ to }) => holes[to].name),
    }),
  );
}
