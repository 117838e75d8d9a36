// The test that all others extend. It keeps pages and servers from test to test, and retries expectations at short
// intervals. A worker and its browser end before a test with different worker fixtures.

import { test as base, expect as patient } from '@playwright/test';
import { startBlog } from './blog/server.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').WorkerInfo} WorkerInfo */
/** @typedef {Awaited<ReturnType<typeof startBlog>>} Blog */
/** @typedef {{ page: Page }} Room */

/** The interval between retries, in milliseconds: most actions of a page take a frame or two. */
const INTERVALS = [5, 10, 20, 40, 80, 160, 320];

/** @type {typeof patient.poll} */
const poll = (question, options) =>
  patient.poll(question, { intervals: INTERVALS, ...(typeof options === 'string' ? { message: options } : options) });

/** @type {typeof patient} */
export const expect = new Proxy(patient, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});

/** Reused pages, each in its own context, by the names that tests give them. */
export class House {
  #browser;
  #use;
  /** @type {Map<string, Promise<Room>>} */
  #rooms = new Map();

  /** @param {Browser} browser @param {WorkerInfo['project']} project */
  constructor(browser, { name, use }) {
    this.#browser = browser;
    this.#use = use;
    this.isChromium = name === 'chromium';
  }

  /**
   * The room with a name, created when a test first requests it.
   * @template {Room} T
   * @param {string} name
   * @param {(page: Page) => Promise<T>} furnish
   * @returns {Promise<T>}
   */
  async room(name, furnish) {
    const room = /** @type {Promise<T>} */ (this.#rooms.get(name) ?? this.#open().then(furnish));
    this.#rooms.set(name, room);
    // In Firefox only the frontmost page has focus.
    if (!this.isChromium) await (await room).page.bringToFront();
    return room;
  }

  async #open() {
    const { viewport, baseURL, serviceWorkers, actionTimeout = 0 } = this.#use;
    const context = await this.#browser.newContext({ viewport, baseURL, serviceWorkers });
    context.setDefaultTimeout(actionTimeout);
    return context.newPage();
  }

  /** Closes a room: the next test that requests it gets a new one. @param {string} name */
  async leave(name) {
    const room = await this.#rooms.get(name);
    this.#rooms.delete(name);
    await room?.page.context().close();
  }

  async close() {
    for (const name of this.#rooms.keys()) await this.leave(name);
  }
}

/** A test whose worker has a blog, which consists of two servers, and a house, which is a set of reused pages. */
export const test = base.extend(
  /** @type {{}} */ ({ blog: [openBlog, { scope: 'worker' }], house: [openHouse, { scope: 'worker' }] }),
);

// Playwright reads the names of required fixtures from the first parameter, which needs braces.
/** @param {{}} _ @param {(blog: Blog) => Promise<void>} use */
// biome-ignore lint/correctness/noEmptyPattern: see above.
async function openBlog({}, use) {
  const blog = await startBlog();
  await use(blog);
  blog.close();
}

/** @param {{ browser: Browser }} fixtures @param {(house: House) => Promise<void>} use @param {WorkerInfo} info */
async function openHouse({ browser }, use, { project }) {
  const house = new House(browser, project);
  await use(house);
  await house.close();
}
