// Pages that are reused by several tests, because opening one takes longer than most tests. A test must not leave a
// clock or permissions in them, since these cannot be cleared.

import { expect } from '../table.mjs';
import { test as blogTest, errorsOf } from './blog.mjs';
import { Guest } from './guest.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').ViewportSize} Size */
/** @typedef {import('../worker.mjs').Blog} Blog */
/** @typedef {import('../worker.mjs').House} House */

/** Page events that tests listen to. */
const EVENTS = /** @type {const} */ (['console', 'request', 'download', 'dialog']);

export class Room {
  #size;
  /** The errors that the page's scripts have thrown. @protected @type {string[]} */
  errors;
  /** The init scripts that the test has added for its visits. @type {Awaited<ReturnType<Page['addInitScript']>>[]} */
  #scripts = [];

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.#size = /** @type {Size} */ (page.viewportSize());
    this.errors = errorsOf(page);
  }

  /** From here on, init scripts last for one test only. */
  keepScripts() {
    const add = this.page.addInitScript.bind(this.page);
    this.page.addInitScript = async (...script) => {
      const added = await add(...script);
      this.#scripts.push(added);
      return added;
    };
    return this;
  }

  /** Removes everything that could affect the next test. */
  async clear() {
    for (const script of this.#scripts.splice(0)) await script.dispose();
    await this.empty();
    for (const event of EVENTS) this.page.removeAllListeners(event);
    const { width, height } = /** @type {Size} */ (this.page.viewportSize());
    if (width !== this.#size.width || height !== this.#size.height) await this.page.setViewportSize(this.#size);
    await this.page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await this.page.unrouteAll();
    expect(this.errors, 'the errors of scripts').toEqual([]);
  }

  async empty() {
    await this.page.goto('about:blank');
    await this.page.mouse.move(0, 0);
  }
}

/** A test that visits its own pages in a reused page. */
export const test = /** @type {typeof import('./guest.mjs').test} */ (
  blogTest.extend(
    /** @type {any} */ ({
      room: openRoom,
      context: (/** @type {{ room: Room }} */ { room }, /** @type {any} */ use) => use(room.page.context()),
      page: (/** @type {{ room: Room }} */ { room }, /** @type {any} */ use) => use(room.page),
      guest: (/** @type {import('./blog.mjs').Fixtures} */ { page, blog }, /** @type {any} */ use) =>
        use(new Guest(page, blog)),
    }),
  )
);

/** @param {{ house: House }} fixtures @param {(room: Room) => Promise<void>} use */
async function openRoom({ house }, use) {
  const room = await house.room('visits', async (page) => new Room(page).keepScripts());
  await use(room);
  await room.clear();
}
