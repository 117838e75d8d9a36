// A page of somebody else, with the element in it.

import { test as base } from '@playwright/test';
import { startBlog } from './blog-server.mjs';
import { expect } from './table.mjs';

/** @typedef {import('../../types/peg-solitaire-element.js').PegSolitaireElement} Element */
/** @typedef {import('@playwright/test').Page} Page */

/** A page with the script and some HTML; the test fails on any error that a script throws. */
export class Guest {
  /** @param {Page} page @param {Awaited<ReturnType<typeof startBlog>>} blog */
  constructor(page, blog) {
    this.page = page;
    this.blog = blog;
    this.element = page.locator('peg-solitaire').first();
  }

  /** @param {string} html @param {Record<string, string>} [headers] */
  async visit(html, headers) {
    await this.page.goto(this.blog.publish(`${html}<script src="${this.blog.script}"></script>`, headers));
  }

  /** @param {string} html */
  async visitDrawn(html) {
    await this.visit(html);
    await this.isReady();
  }

  async isReady() {
    await expect.poll(() => this.ask(({ position }) => position)).toMatch(/x/);
  }

  /**
   * @template T
   * @param {(element: Element) => T} question
   * @returns {Promise<Awaited<T>>}
   */
  async ask(question) {
    return /** @type {any} */ (this.element.evaluate(/** @type {any} */ (question)));
  }

  /** The colour of the middle of a hole on the canvas. @param {string} hole */
  async colour(hole) {
    return this.element.evaluate((it, name) => {
      const root = /** @type {ShadowRoot} */ (it.shadowRoot);
      const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector('canvas'));
      const { left, top } = canvas.getBoundingClientRect();
      const box = /** @type {HTMLElement} */ (root.querySelector(`[data-hole="${name}"]`)).getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2 - left, box.y + box.height / 2 - top];
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      return [...context.getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data].join(' ');
    }, hole);
  }
}

export const test = /** @type {import('@playwright/test').TestType<any, any>} */ (
  base.extend(/** @type {any} */ ({ guest: receive }))
);

/** @param {{ page: Page }} fixtures @param {(guest: Guest) => Promise<void>} use */
async function receive({ page }, use) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const blog = await startBlog();
  await use(new Guest(page, blog));
  blog.close();
  expect(errors).toEqual([]);
}

/** @typedef {{ guest: Guest, page: Page }} Fixtures */

/** Two frames later something that was asked for is drawn. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
