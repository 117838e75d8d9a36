// A test of the bare element, in a reused page that has already loaded it. Each test has the body of that page to
// itself.

import { expect, Table } from '../table.mjs';
import { Guest } from './guest.mjs';
import { Room, test as roomTest } from './room.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../worker.mjs').Blog} Blog */
/** @typedef {import('../worker.mjs').House} House */
/** One of the two files. @typedef {'script' | 'plusScript'} Script */

/** A page that has loaded one of the two files. */
class Box extends Room {
  /** Lists the listeners on the page, if the browser can. @type {() => Promise<string>} */
  #whoListens = async () => '';
  /** The listeners on the empty page. */
  #listeners = '';

  /** @param {string} address @param {boolean} isChromium */
  async furnish(address, isChromium) {
    await this.page.goto(address);
    if (isChromium) this.#whoListens = await listenersOf(this.page);
    // The first board adds listeners to the page for all later boards, and so does Playwright when it first waits.
    await new BoxedGuest(this.page).visitDrawn('<peg-solitaire></peg-solitaire>');
    await this.page.waitForFunction('true');
    await this.page.evaluate(empty);
    this.#listeners = await this.#whoListens();
    return this;
  }

  /** @override */
  async empty() {
    const isPointed = await this.page.evaluate(empty);
    if (isPointed) await this.page.mouse.move(0, 0);
    expect(await this.#whoListens(), 'who listens on a page without boards').toBe(this.#listeners);
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
    // Axe keeps listening for messages once it has been loaded.
    return types.map((each) => each.filter((type) => type !== 'message').join(' ')).join('; ');
  };
}

/** A `Guest` whose HTML replaces the body of a reused page. */
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

/** Enough time to draw a board even on a busy machine, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Replaces the body of the page. With `patience`, waits until the first board is drawn.
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

/** Restores the page to the state in which it was loaded. Returns true if the pointer has been moved. */
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

/**
 * @typedef {{ page: Page, guest: BoxedGuest, table: Table, script: Script }} Fixtures
 * @typedef {import('../table.mjs').Args & Fixtures} Args
 * @typedef {import('../table.mjs').WorkerArgs} WorkerArgs
 */

/** A test in an empty host page, with the smaller file unless it sets `test.use({ script: 'plusScript' })`. */
export const test = /** @type {import('@playwright/test').TestType<Args, WorkerArgs>} */ (
  roomTest.extend(
    /** @type {any} */ ({
      script: ['script', { option: true }],
      room: openBox,
      guest: (/** @type {Fixtures} */ { page }, /** @type {any} */ use) => use(new BoxedGuest(page)),
      table: openTable,
    }),
  )
);

/**
 * @param {{ house: House, blog: Blog, script: Script }} fixtures
 * @param {(box: Box) => Promise<void>} use
 */
async function openBox({ house, blog, script }, use) {
  const furnish = (/** @type {Page} */ page) =>
    new Box(page).furnish(blog.publish(`<script src="${blog[script]}"></script>`), house.isChromium);
  const box = await house.room(script, furnish);
  await use(box);
  await box.clear();
}

/** Makes the page follow the system's light or dark mode. */
const GROUND = '<style>:root { color-scheme: light dark; background: Canvas }</style>';

/**
 * A board with controls, to play on.
 * @param {Fixtures} fixtures
 * @param {(table: Table) => Promise<void>} use
 */
async function openTable({ page, guest }, use) {
  await guest.visitDrawn(`${GROUND}<peg-solitaire controls></peg-solitaire>`);
  await use(new Table(page));
}
