// A test of the app in a page that stays: each finds it as on a first visit. To open a page anew takes longer, above
// all in Firefox. A test with scripts for visits, a clock, permissions or options of its own takes that of `table.mjs`.

import { Room } from './blog/room.mjs';
import { Table, test as tableTest, watchPolicy } from './table.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./worker.mjs').House} House */

class AppRoom extends Room {
  /** A refusal of the policy is an error. */
  async furnish() {
    await watchPolicy(this.page, this.errors);
    return this;
  }

  /** @override */
  async empty() {
    for (const other of this.page.context().pages()) if (other !== this.page) await other.close();
    // The app keeps its game as it is left. A picture of the site has the same storage, and writes nothing.
    await this.page.goto('/link.png');
    await this.page.evaluate(forget);
    await this.page.mouse.move(0, 0);
  }
}

/** Forgets all that the site has kept. */
async function forget() {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener('success', resolve));
}

export const test = /** @type {typeof tableTest} */ (
  tableTest.extend(
    /** @type {any} */ ({
      room: openRoom,
      context: (/** @type {{ room: Room }} */ { room }, /** @type {any} */ use) => use(room.page.context()),
      page: (/** @type {{ room: Room }} */ { room }, /** @type {any} */ use) => use(room.page),
      visit: receive,
    }),
  )
);

/** @param {{ house: House }} fixtures @param {(room: AppRoom) => Promise<void>} use */
async function openRoom({ house }, use) {
  const room = await house.room('app', (page) => new AppRoom(page).furnish());
  await use(room);
  await room.clear();
}

/** @param {{ page: Page }} fixtures @param {(visit: import('./table.mjs').Visit) => Promise<void>} use */
async function receive({ page }, use) {
  const table = new Table(page);
  await use(async (address) => {
    await table.open(address);
    return table;
  });
}
