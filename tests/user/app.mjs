// A test of the app in a page that stays: each finds it as on a first visit. To open a page anew takes longer, above
// all in Firefox. A test with a clock, permissions or options of its own takes that of `table.mjs`.

import { Guest } from './blog/guest.mjs';
import { Room } from './blog/room.mjs';
import { test as tableTest, visitor, watchPolicy } from './table.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./worker.mjs').House} House */

/** The history of a page keeps 50 entries: with more, a test would see none come. No test makes as many as are left. */
const MOST_ENTRIES = 30;

class AppRoom extends Room {
  /** True if the next test needs another page. */
  isWorn = false;

  /** A refusal of the policy is an error. */
  async furnish() {
    await watchPolicy(this.page, this.errors);
    return this.keepScripts();
  }

  /** @override */
  async empty() {
    for (const other of this.page.context().pages()) if (other !== this.page) await other.close();
    // The app keeps its game as it is left. A picture of the site has the same storage, and writes nothing.
    await this.page.goto('/icons/48.png');
    this.isWorn = (await this.page.evaluate(forget)) > MOST_ENTRIES;
    await this.page.mouse.move(0, 0);
  }
}

/** Forgets all that the site has kept. The answer is the number of entries in the history, which stay. */
async function forget() {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener('success', resolve));
  return history.length;
}

export const test = /** @type {typeof tableTest} */ (
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
