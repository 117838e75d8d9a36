// Thumbnails of problems, drawn like the board itself. Each thumbnail is drawn when it scrolls into view, one at a
// time, so as not to block the page.

import { engravingOf } from '../../board/engraving.js';
import { makeRenderer } from '../../board/renderer.js';
import { layOutWith } from '../../board/round-board.js';
import { sceneOf } from '../../board/scene.js';
import { markShapes } from '../../board/shapes.js';
import { TaskQueue } from '../../common/tasks.js';
import { withProblem } from '../../engine/problem.js';
import { newGame } from '../../game/game.js';
import { element as build } from './html.js';

/** In smaller pictures, in CSS pixels, the ring of a goal would look like a peg. */
const LEAST_WITH_RING = 60;
/** The colour of a goal's ring: brass as on the wooden board, but darker, since the ring is thin. */
const GOAL = '#b07f1e';

/** @typedef {import('../../board/shapes.js').Mark} Mark */
/** @typedef {{ board: string, start?: string, goal?: string }} Texts */

/** A mark drawn without gaps, as on the wooden board. @param {Mark} mark @returns {Mark} */
const inlaid = (mark) => ({
  ...mark,
  shapes: (...place) => markShapes(mark, ...place).map((shape) => ({ ...shape, dash: [] })),
});

/**
 * @param {import('./guard.js').Page} page
 * @param {import('./dialog.js').Dialog} dialog that scrolls the pictures; those out of view are not drawn
 * @param {number} size of a picture, in CSS pixels
 * @returns a function that makes a canvas for a problem; the canvas is blank until it comes into view
 */
export function galleryIn({ element, guard }, { box: root, signal }, size) {
  /** @type {Map<Element, () => void>} */
  const draws = new Map();
  const queue = new TaskQueue();
  const observer = new IntersectionObserver(see, { root, rootMargin: '200px' });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    queue.clear();
  });
  return (/** @type {Texts} */ texts) => {
    const canvas = /** @type {HTMLCanvasElement} */ (
      build`<canvas width=${size} height=${size} aria-hidden="true"></canvas>`
    );
    const draw = () =>
      guard(() => withProblem(texts, (problem) => drawThumbnail(canvas, newGame(problem), element, size)));
    draws.set(canvas, draw);
    observer.observe(canvas);
    canvas.addEventListener('contextrestored', () => queue.add(draw));
    return canvas;
  };

  /** @param {IntersectionObserverEntry[]} entries */
  function see(entries) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      queue.add(/** @type {() => void} */ (draws.get(target)));
    }
  }
}

/**
 * Draws one picture.
 * @param {HTMLCanvasElement} canvas
 * @param {import('../../game/game.js').Game} game
 * @param {Pick<import('./guard.js').Page['element'], 'colours' | 'outline'>} look of the page's board
 * @param {number} size in CSS pixels
 * @param {number} [part] of the next jump, from 0 to 1
 */
export function drawThumbnail(canvas, game, { colours, outline }, size, part = 0) {
  const { problem } = game;
  const layout = layOutWith(outline)(problem.holes, size, size);
  const theme = colours.relief ? { ...colours, mark: GOAL } : colours;
  const renderer = makeRenderer(canvas, layout, theme, devicePixelRatio, engravingOf(problem));
  const scene = sceneOf({ game, moment: { done: game.cursor, part }, selection: {}, jumps: [], said: [] });
  const marks = size < LEAST_WITH_RING ? [] : scene.marks;
  renderer.draw({ ...scene, marks: colours.relief ? marks.map(inlaid) : marks });
}
