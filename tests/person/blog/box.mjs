// A test of the bare element in a box: a page that stays has loaded it, and each test has the body of that page to
// itself.

import { expect, Table } from '../table.mjs';
import { errorsOf } from './blog.mjs';
import { Guest, test as guestTest } from './guest.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').ViewportSize} Size */
/** @typedef {import('@playwright/test').WorkerInfo} WorkerInfo */
/** @typedef {import('./blog.mjs').Blog} Blog */
/** One of the two files. @typedef {'script' | 'plusScript'} Script */

/** A page that stays. */
class Room {
  #size;
  /** The errors that its scripts have thrown. @type {string[]} */
  #errors;
  /** Lists the listeners of the page, if the browser can. @type {() => Promise<string>} */
  #whoListens = async () => '';
  /** The answer of the empty page. */
  #listeners = '';

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.#size = /** @type {Size} */ (page.viewportSize());
    this.#errors = errorsOf(page);
  }

  /** @param {string} address @param {boolean} isChromium */
  async furnish(address, isChromium) {
    await this.page.goto(address);
    if (isChromium) this.#whoListens = await listenersOf(this.page);
    // The first board listens on the page for all later ones, and so does Playwright when it waits.
    await new BoxedGuest(this.page).visitDrawn('<peg-solitaire></peg-solitaire>');
    await this.page.waitForFunction('true');
    await this.page.evaluate(empty);
    this.#listeners = await this.#whoListens();
  }

  /** Leaves nothing for the next test, and fails if the element has left something. */
  async clear() {
    const isPointed = await this.page.evaluate(empty);
    if (isPointed) await this.page.mouse.move(0, 0);
    for (const event of EVENTS) this.page.removeAllListeners(event);
    if (this.page.viewportSize()?.width !== this.#size.width) await this.page.setViewportSize(this.#size);
    const [listeners] = await Promise.all([
      this.#whoListens(),
      this.page.unrouteAll(),
      this.page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null }),
    ]);
    expect(this.#errors, 'what scripts have thrown').toEqual([]);
    expect(listeners, 'who listens on a page without boards').toBe(this.#listeners);
  }
}

/** @param {Page} page */
async function listenersOf(page) {
  const session = await page.context().newCDPSession(page);
  const targets = await Promise.all(
    ['window', 'document'].map((expression) => session.send('Runtime.evaluate', { expression })),
  );
  return async () => {
    const found = await Promise.all(
      targets.map(({ result: { objectId = '' } }) => session.send('DOMDebugger.getEventListeners', { objectId })),
    );
    const types = found.map(({ listeners }) => listeners.map(({ type }) => type).toSorted());
    // Axe listens to messages once it has been in the page.
    return types.map((each) => each.filter((type) => type !== 'message').join(' ')).join('; ');
  };
}

/** Events of the page that tests listen to. */
const EVENTS = /** @type {const} */ (['console', 'request', 'download', 'dialog']);

/** A guest whose visits fill the body of a page that stays. */
class BoxedGuest extends Guest {
  /** @param {Page} page */
  constructor(page) {
    super(page, /** @type {any} */ (undefined));
  }

  /** @override @param {string} html */
  async visit(html) {
    await this.page.evaluate(fill, { html });
  }

  /** @override @param {string} html */
  async visitDrawn(html) {
    await this.page.evaluate(fill, { html, patience: PATIENCE });
  }
}

/** The milliseconds in which a board is drawn, even on a busy machine. */
const PATIENCE = 20_000;

/**
 * Replaces the body of the page. With patience it waits until the first board is drawn.
 * @param {{ html: string, patience?: number }} options
 */
async function fill({ html, patience }) {
  const body = document.createElement('body');
  /** @type {string[]} */
  const told = [];
  Object.assign(window, { told });
  body.addEventListener('error', (event) => told.push(Object(event).detail?.message), true);
  body.addEventListener('pointermove', () => Object.assign(window, { isPointed: true }), true);
  document.body.replaceWith(body);
  /** @type {any} */ (body).setHTMLUnsafe(html);
  if (!patience) return;
  const board = /** @type {any} */ (document.querySelector('peg-solitaire'));
  const isDrawn = () => /x/.test(board.position) && board.shadowRoot.querySelector('[data-hole]')?.style.left;
  const end = performance.now() + patience;
  while (!isDrawn()) {
    if (performance.now() > end) throw new Error('The first board is not drawn.');
    await new Promise(requestAnimationFrame);
  }
}

/** Restores the page as it was loaded. True if the pointer has been moved. */
async function empty() {
  if (document.fullscreenElement) await document.exitFullscreen();
  document.body.replaceWith(document.createElement('body'));
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) if (name !== 'lang') root.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
  scrollTo(0, 0);
  const { isPointed } = Object(window);
  Object.assign(window, { isPointed: false });
  return Boolean(isPointed);
}

/** Furnishes a page for each of the two files when a test first asks for it. */
class House {
  #browser;
  #blog;
  #info;
  /** @type {Map<Script, Promise<Room>>} */
  #rooms = new Map();

  /** @param {Browser} browser @param {Blog} blog @param {WorkerInfo} info */
  constructor(browser, blog, info) {
    this.#browser = browser;
    this.#blog = blog;
    this.#info = info;
  }

  /** @param {Script} script */
  async room(script) {
    const room = this.#rooms.get(script) ?? this.#furnish(script);
    this.#rooms.set(script, room);
    return room;
  }

  /** @param {Script} script */
  async #furnish(script) {
    const { use, name } = this.#info.project;
    const context = await this.#browser.newContext({ viewport: use.viewport });
    context.setDefaultTimeout(use.actionTimeout ?? 0);
    const room = new Room(await context.newPage());
    await room.furnish(this.#blog.publish(`<script src="${this.#blog[script]}"></script>`), name === 'chromium');
    return room;
  }

  async close() {
    for (const room of this.#rooms.values()) await (await room).page.context().close();
  }
}

/**
 * @typedef {{ page: Page, guest: BoxedGuest, table: Table, script: Script, room: Room, house: House }} Fixtures
 * @typedef {import('../table.mjs').Args & Fixtures} Args
 * @typedef {import('../table.mjs').WorkerArgs} WorkerArgs
 */

/** A test in a box; it has the smaller file unless it says `test.use({ script: 'plusScript' })`. */
export const test = /** @type {import('@playwright/test').TestType<Args, WorkerArgs>} */ (
  guestTest.extend(
    /** @type {any} */ ({
      script: ['script', { option: true }],
      house: [openHouse, { scope: 'worker' }],
      room: openRoom,
      context: (/** @type {Fixtures} */ { room }, /** @type {any} */ use) => use(room.page.context()),
      page: (/** @type {Fixtures} */ { room }, /** @type {any} */ use) => use(room.page),
      guest: (/** @type {Fixtures} */ { page }, /** @type {any} */ use) => use(new BoxedGuest(page)),
      table: openTable,
    }),
  )
);

/**
 * @param {{ browser: Browser, blog: Blog }} fixtures
 * @param {(house: House) => Promise<void>} use
 * @param {WorkerInfo} info
 */
async function openHouse({ browser, blog }, use, info) {
  const house = new House(browser, blog, info);
  await use(house);
  await house.close();
}

/** @param {Fixtures} fixtures @param {(room: Room) => Promise<void>} use */
async function openRoom({ house, script }, use) {
  const room = await house.room(script);
  await use(room);
  await room.clear();
}

/** A page that is light or dark like the system. */
const GROUND = '<style>:root { color-scheme: light dark; background: Canvas }</style>';

/**
 * A board with controls, for a player.
 * @param {Fixtures} fixtures
 * @param {(table: Table) => Promise<void>} use
 */
async function openTable({ page, guest }, use) {
  await guest.visitDrawn(`${GROUND}<peg-solitaire controls></peg-solitaire>`);
  await use(new Table(page));
}
