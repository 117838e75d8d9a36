// The first paint of the page shows the board to come, without pegs, and nothing moves when the real board replaces it.

import { expect, test } from '../../user/table.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContextOptions} Options */

/**
 * Positions depend on the window size, and colours on whether light or dark mode is on, so each window tests one size
 * in one mode.
 * @type {[number, number, 'light' | 'dark'][]}
 */
const WINDOWS = [
  [1280, 860, 'light'],
  [390, 844, 'dark'],
  [360, 640, 'light'],
  [320, 568, 'dark'],
  [768, 1024, 'light'],
  [667, 375, 'dark'],
];

/**
 * Opens the page, and delays some files, by default the board's script.
 * @param {Browser} browser
 * @param {Options & { baseURL?: string }} options
 * @param {string} [address]
 * @param {Record<string, string>} [kept] from the last visit
 * @param {string} [files]
 */
async function visit(browser, options, address = '/', kept = {}, files = '**/assets/element-*.js') {
  const page = await browser.newPage(options);
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    const shifts = Object.assign(window, { shifts: /** @type {string[]} */ ([]) }).shifts;
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries()))
        shifts.push(...entry.sources.map((/** @type {any} */ { node }) => node?.outerHTML ?? String(node)));
    }).observe({ type: 'layout-shift', buffered: true });
  }, kept);
  let release = () => {};
  const isReleased = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route(files, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  return { page, release, still: page.locator('.still') };
}

/** @param {import('@playwright/test').Page} page */
function painted(page) {
  return page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
}

for (const [width, height, colorScheme] of WINDOWS)
  test(`the first paint at ${width} x ${height} has the ${colorScheme} board`, async ({ browser, baseURL }) => {
    const { page, release, still } = await visit(browser, { baseURL, viewport: { width, height }, colorScheme });
    // The browser draws no frame until the style sheet is loaded.
    await painted(page);
    const board = /** @type {{ x: number, y: number, width: number }} */ (await still.locator('svg').boundingBox());
    const wood = await still
      .locator('circle')
      .first()
      .evaluate((path) => getComputedStyle(path).fill);
    release();
    await expect(page.locator('peg-solitaire .holes button')).toHaveCount(33);
    await expect(page.locator('peg-solitaire .poster')).toBeHidden();
    await painted(page);
    const holes = await page
      .locator('peg-solitaire .holes button')
      .evaluateAll((all) =>
        all
          .map((hole) => hole.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
      );
    const unit = board.width / 9.564;
    const rows = [...Array(7).keys()];
    const drawn = rows
      .flatMap((y) => rows.map((x) => [x, y]))
      .filter((place) => place.some((at) => at > 1 && at < 5))
      .map(([x, y]) => [board.x + (x + 1.782) * unit, board.y + (y + 1.782) * unit]);
    const away = drawn.map(([x, y], hole) => Math.hypot(x - holes[hole][0], y - holes[hole][1]));
    expect(Math.max(...away)).toBeLessThan(1);
    const colour = await page.evaluate(
      () => /** @type {any} */ (document.querySelector('peg-solitaire')).colours.board,
    );
    expect(wood).toBe(colour);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    await page.close();
  });

for (const [name, isThere, address, kept] of /** @type {[string, boolean, string, Record<string, string>?][]} */ ([
  ['a game on the English board', true, '/?moves=d2-d4'],
  ['a remembered game on the English board', true, '/', { 'peg-solitaire': '?board=english&moves=d2-d4' }],
  ['another board', false, '/?board=french'],
  ['a day', false, '/?day=2026-11-22'],
  ['an analysis, which opens Study', false, '/?analysis=all'],
  ['a game with variations, which opens Study', false, '/?game=d2-d4'],
  ['a remembered game on another board', false, '/', { 'peg-solitaire': '?board=french' }],
  ['a person who studies', false, '/', { 'peg-solitaire-room': 'study' }],
  ['another look', false, '/', { 'peg-solitaire-look': 'flat' }],
  ['another outline', false, '/', { 'peg-solitaire-outline': 'holes' }],
]))
  test(`the first paint has ${isThere ? 'a' : 'no'} board for ${name}`, async ({ browser, baseURL }) => {
    const { page, release, still } = await visit(browser, { baseURL }, address, kept);
    await expect(still).toBeVisible({ visible: isThere });
    release();
    await expect(page.locator('peg-solitaire .holes button').first()).toBeAttached();
    await expect(still).toBeHidden();
    await page.close();
  });

test('the first paint has the colours that the user has chosen', async ({ browser, baseURL }) => {
  const { page, still } = await visit(browser, { baseURL, colorScheme: 'light' }, '/', {
    'peg-solitaire-theme': 'dark',
  });
  await expect(still).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.close();
});

for (const lang of ['en', 'ja'])
  test(`menu and words look the same before the rest of the page is there (${lang})`, async ({ browser, baseURL }) => {
    const viewport = { width: 390, height: 844 };
    const { page, release } = await visit(browser, { baseURL, viewport }, `/?lang=${lang}`, {}, '**/after-ready-*');
    await page.locator('.goal:not(:empty)').waitFor();
    await page.click('#menu');
    const looks = () =>
      page.locator('#tools, #tools > *, .lead .goal').evaluateAll((all) =>
        all.map((it) => {
          const { x, y, width } = it.getBoundingClientRect();
          const { color, boxShadow, padding, textAlign, textDecorationLine, wordBreak } = getComputedStyle(it);
          return { id: it.id, x, y, width, color, boxShadow, padding, textAlign, textDecorationLine, wordBreak };
        }),
      );
    const before = await looks();
    release();
    await page.locator('.win button').first().waitFor({ state: 'attached' });
    expect(before).toEqual(await looks());
    await page.close();
  });
