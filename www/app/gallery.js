// Many small pictures: each is drawn when it comes into view, a few at a time, so that none delays the page.

import { TaskQueue } from '../common/task-queue.js';
import { readProblem } from '../engine/problem.js';
import { newGame } from '../game/game.js';
import { drawThumbnail } from '../pictures/thumbnail.js';

/** @typedef {{ board: string, start?: string, goal?: string }} Texts */

export class Gallery {
  #size;
  #theme;
  /** @type {Map<Element, Texts>} */
  #texts = new Map();
  #turns = new TaskQueue();
  #observer;

  /**
   * @param {HTMLElement} root what the pictures scroll in
   * @param {import('../board/theme.js').Theme} theme
   * @param {number} size of a picture, in pixels of the page
   */
  constructor(root, theme, size) {
    this.#size = size;
    this.#theme = theme;
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), { root, rootMargin: '200px' });
  }

  /** A picture of a problem, blank for now. @param {Texts} texts */
  picture(texts) {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    this.#texts.set(canvas, texts);
    this.#observer.observe(canvas);
    return canvas;
  }

  /** No picture is drawn any more. */
  close() {
    this.#observer.disconnect();
    this.#turns.clear();
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #see(entries) {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const canvas of seen) this.#observer.unobserve(canvas);
    for (const canvas of seen) this.#turns.add(() => this.#draw(/** @type {HTMLCanvasElement} */ (canvas)));
  }

  /** @param {HTMLCanvasElement} canvas */
  #draw(canvas) {
    const texts = /** @type {Texts} */ (this.#texts.get(canvas));
    drawThumbnail(canvas, newGame(readProblem(texts)), this.#theme, this.#size);
  }
}
