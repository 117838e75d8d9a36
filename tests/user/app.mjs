// A test of the app in a reused page; every test starts as if on a first visit. Opening a new page would take
// longer, especially in Firefox. Tests with their own clock, permissions or options use `table.mjs`.

import { Guest } from './blog/guest.mjs';
import { Room } from './blog/room.mjs';
import { test as tableTest, visitor, watchPolicy } from './table.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./worker.mjs').House} House */
/** @typedef {import('./blog/guest.mjs').Args & import('./table.mjs').Fixtures} Args */

/**
 * A page's history keeps 50 entries; once the history is full, a test cannot detect new entries. No test adds more than
 * the remaining 20.
 */
const MOST_ENTRIES = 30;

class AppRoom extends Room {
  /** True if the next test needs a new page. */
  isWorn = false;

  /** A policy violation is an error. */
  async furnish() {
    await watchPolicy(this.page, this.errors);
    return this.keepScripts();
  }

  /** @override */
  async empty() {
    for (const other of this.page.context().pages()) if (other !== this.page) await other.close();
    // The app stores its game when the page is left. An icon's URL has the same origin, and therefore the same storage,
    // but runs no script that writes to it.
    await this.page.goto('/icons/48.png');
    this.isWorn = (await this.page.evaluate(forget)) > MOST_ENTRIES;
    await this.page.mouse.move(0, 0);
  }
}

/** Clears everything that the site has stored. Returns the number of history entries, which cannot be cleared. */
async function forget() {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener('success', resolve));
  return history.length;
}

export const test = /** @type {import('@playwright/test').TestType<Args, import('./table.mjs').WorkerArgs>} */ (
  tableTest.extend(
    /** @type {any} */ ({
      room: openRoom,
      context: (/** @type {{ room: Room }} */ { room }, /** @type {any} */ use) => use(room.page.context()),
      page: (/** @type {{ room: Room }} */ { room }, /** @type {any} */ use) => use(room.page),
      guest: (/** @type {import('./blog/blog.mjs').Fixtures} */ { page, blog }, /** @type {any} */ use) =>
        use(new Guest(page, blog)),
      visit: receive,
    }),
  )
);

/** @param {{ house: House }} fixtures @param {(room: AppRoom) => Promise<void>} use */
async function openRoom({ house }, use) {
  const room = await house.room('app', (page) => new AppRoom(page).furnish());
  await use(room);
  await room.clear();
  if (room.isWorn) await house.leave('app');
}

/** @param {{ page: Page, opens: import('./table.mjs').Room }} fixtures @param {(visit: any) => Promise<void>} use */
async function receive({ page, opens }, use) {
  await use(visitor(page, opens));
}
