// A position on a board in a dialog: a press on a hole puts a peg there or takes it away.

import { layOut } from '../../board/layout.js';
import { makeRovingGrid } from '../../board/roving-grid.js';
import { peg } from '../../board/scene.js';
import { makeSurface } from '../../board/surface.js';
import { build } from '../../common/dom/dom.js';

/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../engine/problem.js').Problem} Problem */

/**
 * @param {HTMLElement} box
 * @param {string} name of the grid
 * @param {(hole: string, isPeg: boolean) => string} label
 * @param {(hole: number) => void} choose
 */
export function positionBoard(box, name, label, choose) {
  const cells = build('div', { class: 'holes', role: 'grid', 'aria-label': name });
  box.append(build('canvas', { 'aria-hidden': 'true' }), cells);
  const grid = makeRovingGrid(cells, { choose });
  const surface = makeSurface(box, resize);
  /** @type {Problem['holes']} */
  let holes = [];
  /** 1 for each hole with a peg. @type {Uint8Array} */
  let pegs = new Uint8Array();
  /** @type {Theme | undefined} */
  let colours;
  return { open, show, resize };

  /** Shows another problem, or other colours. @param {Problem} problem @param {Theme} theme */
  function open(problem, theme) {
    holes = problem.holes;
    colours = theme;
    grid.setPlaces(holes);
  }

  /** @param {Uint8Array} shown 1 for each hole with a peg */
  function show(shown) {
    pegs = shown;
    resize();
    grid.setLabels(holes.map(({ name }, hole) => label(name, pegs[hole] === 1)));
  }

  /** Fits the drawing into its box. */
  function resize() {
    const renderer = colours && surface.fit((width, height) => layOut(holes, width, height), colours);
    if (!renderer) return;
    grid.setLayout(renderer.layout);
    renderer.draw({ pegs: holes.filter((_, hole) => pegs[hole]).map(peg), marks: [] });
  }
}
