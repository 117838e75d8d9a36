// The engine or a later part of the page cannot be loaded: a message says so, and the game continues.

import { test } from '../../user/app.mjs';
import { card, openProgress, SHORT, winAtOnce } from '../../user/games.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { expect, Table } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

test('where the core is missing, nothing on the page promises what it cannot do', async ({ page }) => {
  let isBroken = true;
  await page.route('**/*.wasm', (route) => (isBroken ? route.fulfill({ status: 404 }) : route.continue()));
  const table = new Table(page);
  await page.goto('/?board=triangle');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.click('#menu');
  await page.click('#make');
  for (const name of ['Puzzles', 'Draw a board', 'Import and export', 'Share']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.problem')).toBeHidden();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await table.isReady();
  await expect(page.locator('.board-name')).toHaveText('Triangle');
  await page.click('#menu');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled();
});

test('approaching a board that could not be loaded does not retry it', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Try again' });
  let tries = 0;
  await page.route('**/*.wasm', (route) => {
    tries++;
    return route.fulfill({ status: 404 });
  });
  // The board comes into view only after its first attempt to load has failed, as on a slow machine.
  await page.addInitScript(() => {
    const { prototype } = IntersectionObserver;
    const { observe } = prototype;
    /** @type {(() => void)[]} */
    const waiting = [];
    prototype.observe = function (element) {
      waiting.push(() => observe.call(this, element));
    };
    const comeNear = () => {
      prototype.observe = observe;
      for (const one of waiting) one();
    };
    Object.assign(globalThis, { comeNear });
  });
  await page.goto('/?board=triangle');
  await expect(button).toBeVisible();
  await page.evaluate(() => {
    Object(globalThis).comeNear();
    return new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
  });
  await page.evaluate(frame);
  expect(tries).toBe(1);
  await button.click();
  await expect.poll(() => tries).toBe(2);
  await expect(button).toBeVisible();
});

test('where the core is missing, printing leaves the page as it was', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404 }));
  await page.goto('/?board=triangle');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.evaluate(() => {
    for (const type of ['beforeprint', 'afterprint']) dispatchEvent(new Event(type));
  });
  await expect(retry).toBeVisible();
});

/**
 * One of the page's files, the action that loads it, and the place where the message appears.
 * @type {[string, string, (table: Table) => Promise<unknown>, (table: Table) => import('@playwright/test').Locator,
 *   RegExp][]}
 */
const PARTS = [
  [
    'the searches',
    'ways',
    ({ solveButton }) => solveButton.click(),
    ({ status }) => status,
    /^The solver could not start \(it failed to load.*Try again\.$/,
  ],
  [
    'the chart',
    'chart',
    async ({ element, page }) => {
      await element.evaluate((it) => it.setAttribute('analysis', 'all'));
      await page.getByText('Game chart').click();
    },
    ({ element }) => element.locator('.chart details > div'),
    /^The chart could not be loaded\. Check your connection and try again\.$/,
  ],
  [
    'the dialogs',
    'after-ready',
    ({ page }) => pressTool(page, 'problems'),
    ({ page }) => page.getByRole('alert'),
    /^Part of the page could not be loaded\./,
  ],
  [
    'the workshop',
    'on-demand',
    ({ page }) => pressTool(page, 'build'),
    ({ page }) => page.getByRole('alert'),
    /^Part of the page could not be loaded\./,
  ],
];

for (const [part, file, ask, place, sentence] of PARTS)
  test(`if ${part} cannot be loaded, that is reported and the game continues`, async ({ page, visit }) => {
    await page.route(`**/${file}-*.js`, (route) => route.abort());
    const table = await visit();
    await table.press('d2', 'd4');
    await ask(table);
    await expect(place(table)).toHaveText(sentence);
    await table.press('b3', 'd3');
    expect(await table.jumps()).toEqual(['d2-d4', 'b3-d3']);
  });

/** Holds back the rest of the page. @param {import('@playwright/test').Page} page @returns delivers it */
async function holdRest(page) {
  /** @type {(value?: unknown) => void} */
  let bring = () => {};
  const isWanted = new Promise((resolve) => {
    bring = resolve;
  });
  await page.route('**/after-ready-*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  return bring;
}

test('a win before the rest of the page has come is kept, and shows no card over another game', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bring = await holdRest(page);
  const asked = page.waitForRequest('**/after-ready-*.js');
  const table = new Table(page);
  await page.goto(SHORT);
  await asked;
  await winAtOnce(table);
  await table.element.evaluate((/** @type {any} */ element) => element.open({ board: 'english' }));
  bring();
  await expect((await openProgress(page)).locator('.solved dd')).toHaveText('1');
  await expect(card(page)).toBeHidden();
});

test('keys that are pressed before the problem of a day has come are no errors', async ({ page }) => {
  const bring = await holdRest(page);
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const asked = page.waitForRequest('**/after-ready-*.js');
  const table = new Table(page);
  await page.goto('/?day=2026-11-22', { waitUntil: 'commit' });
  await asked;
  for (const key of ['u', 'n', 'Enter', ' ', 'v']) await page.keyboard.press(key);
  bring();
  await table.isReady();
  expect(errors).toEqual([]);
  await page.keyboard.press('s');
  await expect(table.status).toHaveText(/^Solved/);
});
