// Many small pictures. Each is drawn when it scrolls into view, one after the other, so that none delays the page.

import { TaskQueue } from '../../common/tasks.js';
import { withProblem } from '../../engine/problem.js';
import { newGame } from '../../game/game.js';
import { drawThumbnail } from '../../pictures/thumbnail.js';
import { element } from './html.js';

/** @typedef {{ board: string, start?: string, goal?: string }} Texts */

/**
 * @param {import('./guard.js').Page} page
 * @param {import('./dialog.js').Dialog} dialog scrolls the pictures; no picture is drawn that it does not show any more
 * @param {number} size of a picture, in pixels of the page
 * @returns makes a canvas that shows a problem; it is blank until it comes into view
 */
export function galleryIn({ element: { colours }, guard }, { box: root, signal }, size) {
  /** @type {Map<Element, () => void>} */
  const draws = new Map();
  const queue = new TaskQueue();
  const observer = new IntersectionObserver(see, { root, rootMargin: '200px' });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    queue.clear();
  });
  return (/** @type {Texts} */ texts) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element`<canvas aria-hidden="true"></canvas>`);
    const draw = () =>
      guard(() => withProblem(texts, (problem) => drawThumbnail(canvas, newGame(problem), colours, size)));
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
