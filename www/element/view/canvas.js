// Draws the game on the canvas of the board, with the colours, the engraving and the material that the page has chosen.

import { layOut } from '../../board/layout.js';
import { sceneOf } from '../../board/scene.js';
import { makeSurface } from '../../board/surface.js';
import { readTheme } from '../../board/theme.js';
import { hintMarks, proofMarks } from '../../board/verdict-marks.js';

/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('./parts.js').Parts} Parts */

/**
 * A custom way to draw the board: its material, which has its own layout, and additions to its scenes.
 * @typedef {{
 *   material: import('../../board/renderer.js').Material,
 *   layOut: (...box: [...Parameters<typeof layOut>, usual: typeof layOut]) => import('../../board/layout.js').Layout,
 *   stage: (scene: import('../../board/scene.js').Scene, view: ReturnType<Session['view']>,
 *     layout: import('../../board/layout.js').Layout, now: number) => import('../../board/scene.js').Scene,
 *   isAnimated: () => boolean,
 * }} Craft
 */

/**
 * @param {Element} element
 * @param {HTMLElement} stage around the canvas
 * @param {Pick<Parts, 'engrave' | 'layOut'>} parts
 * @param {() => void} restored is called when the browser has restored the canvas, which is then empty
 */
export function makeCanvas(element, stage, parts, restored) {
  const surface = makeSurface(stage, restored);
  const probe = /** @type {HTMLElement} */ (stage.querySelector('.probe'));
  /** True if an author's arrows and marks are on the canvas. */
  let isAnnotated = false;
  /** The page's craft. @type {Craft | undefined} */
  let craft;

  const theme = () => readTheme(probe);

  /**
   * Fits the canvas into its box.
   * @param {Session} session
   * @returns the layout, if there is something to draw on
   */
  function fit({ game: { problem } }) {
    const colours = theme();
    // A theme without shading has no material.
    const made = colours.relief ? craft : undefined;
    const usual = parts.layOut?.(element) ?? layOut;
    const inBox = (/** @type {number} */ width, /** @type {number} */ height) =>
      (made?.layOut ?? usual)(problem.holes, width, height, usual);
    return surface.fit(inBox, colours, parts.engrave?.(problem, element), made?.material)?.layout;
  }

  /**
   * @param {Session} session
   * @param {import('../../ask/solving.js').Solving} solving
   * @param {import('../../board/scene.js').Mark[]} judged the marks of an analysis
   * @param {ReturnType<NonNullable<Parts['makeAnnotationsDisplay']>> | undefined} annotations
   * @param {number} now
   */
  function draw(session, solving, judged, annotations, now) {
    const renderer = surface.renderer();
    if (!renderer) return;
    const { verdict, isExplained } = solving.news();
    const proof = isExplained && verdict?.state === 'lost' ? proofMarks(verdict.reason) : [];
    const { drag, selected } = session.selection;
    // Pegs cannot be selected on a read-only board, so all of them count as selected.
    const isChosen = (/** @type {number} */ hole) =>
      hole === (drag?.hole ?? selected) || element.hasAttribute('readonly');
    const said = proof.length > 0 ? proof : [...judged, ...hintMarks(verdict, isChosen)];
    const shown = session.view(now);
    const plain = sceneOf({ ...shown, said });
    const scene = craft?.stage(plain, shown, renderer.layout, now) ?? plain;
    // Arrows can be anywhere, so the whole scene has to be redrawn.
    if (isAnnotated) renderer.draw(scene);
    else renderer.redraw(scene);
    isAnnotated = annotations?.draw(session, renderer) ?? false;
  }

  /** True if the page's craft will make the next frame look different. */
  const isAnimated = () => craft?.isAnimated() ?? false;

  /** @param {Craft} other */
  function setCraft(other) {
    craft = other;
  }

  return { surface, theme, fit, draw, isAnimated, setCraft };
}
