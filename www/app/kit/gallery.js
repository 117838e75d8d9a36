// Many small pictures. Each is drawn when it scrolls into view, one after the other, so that none delays the page.

import { TaskQueue } from '../../common/task-queue.js';
import { withProblem } from '../../engine/problem.js';
import { newGame } from '../../game/game.js';
import { drawThumbnail } from '../../pictures/thumbnail.js';
import { element } from './html.js';

/** @typedef {{ board: string, start?: string, goal?: string }} Texts */

export class Gallery {
  #size;
  #theme;
  #guard;
  /** @type {Map<Element, Texts>} */
  #texts = new Map();
  #queue = new TaskQueue();
  #observer;

  /**
   * @param {import('./dialog.js').Dialog} dialog scrolls the pictures; no picture is drawn that it does not show any
   *   more
   * @param {number} size of a picture, in pixels of the page
   */
  constructor({ box: root, signal, table }, size) {
    this.#size = size;
    this.#theme = table.element.colours;
    this.#guard = table.guard;
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), { root, rootMargin: '200px' });
    signal.addEventListener('abort', () => {
      this.#observer.disconnect();
      this.#queue.clear();
    });
  }

  /** Makes a canvas that shows a problem; it is blank until it comes into view. @param {Texts} texts */
  picture(texts) {
    const canvas = element`<canvas aria-hidden="true"></canvas>`;
    this.#texts.set(canvas, texts);
    this.#observer.observe(canvas);
    canvas.addEventListener('contextrestored', () =>
      this.#queue.add(() => this.#draw(/** @type {HTMLCanvasElement} */ (canvas))),
    );
    return canvas;
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #see(entries) {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const canvas of seen) this.#observer.unobserve(canvas);
    for (const canvas of seen) this.#queue.add(() => this.#draw(/** @type {HTMLCanvasElement} */ (canvas)));
  }

  /** @param {HTMLCanvasElement} canvas */
  #draw(canvas) {
    const texts = /** @type {Texts} */ (this.#texts.get(canvas));
    this.#guard.run(() =>
      withProblem(texts, (problem) => drawThumbnail(canvas, newGame(problem), this.#theme, this.#size)),
    );
  }
}
