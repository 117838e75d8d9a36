// A page of another site that embeds the element.

import { colourOf, isLaidOut } from '../canvas.mjs';
import { expect } from '../table.mjs';
import { test as base } from './blog.mjs';

export { frame } from '../machine/moments.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */
/** @typedef {import('@playwright/test').Page} Page */

/** A page with the script and some HTML; the test fails on any script error. */
export class Guest {
  /** @param {Page} page @param {import('./blog.mjs').Blog} blog */
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
    await isLaidOut(this.element.locator('[data-hole]').first());
  }

  /**
   * Visits a page and waits until the board is drawn. The page's clock stands still unless the test advances it.
   * @param {string} html
   */
  async visitWithClock(html) {
    await this.page.clock.install();
    await this.visit(html);
    await expect
      .poll(async () => {
        await this.page.clock.runFor(100);
        return this.ask(({ position }) => position);
      })
      .toMatch(/x/);
    // The clock runs until this time, which has to be far enough in the future for a slow machine.
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 3_600_000));
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

  /** The errors that boards have reported, as a page collects them in `told`. @returns {Promise<string[]>} */
  async told() {
    return this.page.evaluate('told');
  }

  async pegs() {
    return (await this.ask(({ position }) => position)).replaceAll(/[^x]/g, '').length;
  }

  /** The colour at the centre of a hole on the canvas. @param {string} hole */
  async colour(hole) {
    return colourOf(this.element, hole);
  }
}

export const test = /** @type {import('@playwright/test').TestType<Args, WorkerArgs>} */ (
  base.extend(/** @type {any} */ ({ guest: receive }))
);

/** @param {import('./blog.mjs').Fixtures} fixtures @param {(guest: Guest) => Promise<void>} use */
async function receive({ page, blog }, use) {
  await use(new Guest(page, blog));
}

/**
 * @typedef {{ guest: Guest, page: Page }} Fixtures
 * @typedef {import('./blog.mjs').Args & Fixtures} Args
 * @typedef {import('./blog.mjs').WorkerArgs} WorkerArgs
 */
