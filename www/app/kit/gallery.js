// Many small pictures. Each is drawn when it scrolls into view, one after the other, so that none delays the page.

import { TaskQueue } from '../../common/task-queue.js';
import { withProblem } from '../../engine/problem.js';
import { newGame } from '../../game/game.js';
import { drawThumbnail } from '../../pictures/thumbnail.js';

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
   * @param {HTMLElement} root scrolls the pictures
   * @param {import('../../board/theme.js').Theme} theme
   * @param {number} size of a picture, in pixels of the page
   * @param {import('./guard.js').Guard} guard
   */
  constructor(root, theme, size, guard) {
    this.#size = size;
    this.#theme = theme;
    this.#guard = guard;
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), { root, rootMargin: '200px' });
  }

  /** Makes a canvas that shows a problem; it is blank until it comes into view. @param {Texts} texts */
  picture(texts) {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    this.#texts.set(canvas, texts);
    this.#observer.observe(canvas);
    canvas.addEventListener('contextrestored', () => this.#queue.add(() => this.#draw(canvas)));
    return canvas;
  }

  /** Stops drawing. */
  close() {
    this.#observer.disconnect();
    this.#queue.clear();
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
