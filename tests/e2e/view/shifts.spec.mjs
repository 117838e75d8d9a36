// The text of a page does not move while the board is loading.

import { readFileSync } from 'node:fs';
import { elementSnippet } from '../../../www/app/share/snippets.js';
import { test as alone, classic, module } from '../../user/blog/blog.mjs';
import { test } from '../../user/blog/room.mjs';
import { SCRIPT } from '../../user/blog/server.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {Partial<import('../../../www/link/link.js').Options>} Shown */

const POST = '<peg-solitaire></peg-solitaire><p>More text</p>';
const ROOM = '<style>peg-solitaire:not(:defined) { display: block; aspect-ratio: 1; max-height: 640px }</style>';
const NARROW = '<style>body { width: 400px }</style>';
const WIDE = '<style>body { width: 900px }</style>';

/** The number of shifts until the board is drawn. @param {import('@playwright/test').Page} page */
async function countShifts(page) {
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('peg-solitaire')).problem);
  return page.evaluate(async () => {
    let shifts = 0;
    const observer = new PerformanceObserver((list) => {
      shifts += list.getEntries().length;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return shifts + observer.takeRecords().length;
  });
}

for (const [name, style, isStill] of /** @type {const} */ ([
  ['stays where it is when the page keeps room for it', NARROW + ROOM, true],
  ['stays where it is in a column wider than the board', WIDE + ROOM, true],
  ['moves when the page keeps no room', NARROW, false],
])) {
  test(`text below a board that comes late ${name}`, async ({ page, blog }) => {
    let release = () => {};
    const released = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    await page.route(blog.script, async (route) => {
      await released;
      await route.fulfill({ body: readFileSync(SCRIPT), contentType: 'text/javascript' });
    });
    await page.goto(blog.publish(style + module(blog.script) + POST), { waitUntil: 'commit' });
    await page.getByText('More text').waitFor();
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    release();
    expect((await countShifts(page)) === 0).toBe(isStill);
  });
}

test('text below a board with controls does not move if the script comes before it', async ({ page, blog }) => {
  const post = POST.replace('>', ' controls>');
  await page.goto(blog.publish(NARROW + classic(blog.script) + post));
  expect(await countShifts(page)).toBe(0);
});

// The panel is next to the board from 736 px on.
for (const width of [304, 340, 640, 730, 742, 1000])
  for (const options of /** @type {Shown[]} */ ([
    {},
    { controls: true },
    { controls: true, look: 'flat' },
    // In the narrowest column, the switch would wrap.
    ...(width > 304 ? [{ controls: true, analysis: 'warn' }] : []),
    { controls: true, analysis: 'all' },
    { controls: true, analysis: 'all', readonly: true },
  ]))
    test(`Share's sheet keeps the height in ${width} px, with ${named(options)}`, async ({ page, blog }) => {
      await page.setViewportSize({ width: 1100, height: 900 });
      await keepsHeight(page, blog, width, options);
    });

alone.describe('under a finger', () => {
  alone.use({ hasTouch: true, isMobile: true, viewport: { width: 1100, height: 900 } });
  for (const width of [304, 640, 1000])
    for (const options of /** @type {Shown[]} */ ([
      { controls: true },
      { controls: true, look: 'flat' },
      { controls: true, analysis: 'all' },
      { controls: true, look: 'flat', readonly: true },
    ]))
      alone(`a column of ${width} px keeps the height of an element with ${named(options)}`, async ({ page, blog }) => {
        await keepsHeight(page, blog, width, options);
      });
});

/** @param {Shown} options */
function named(options) {
  const names = Object.entries(options).map(([name, value]) => (value === true ? name : `${name} ${value}`));
  return names.join(' and ') || 'a board alone';
}

/**
 * Checks that the style sheet in the shared snippet reserves the same space that the element takes up.
 * @param {import('@playwright/test').Page} page
 * @param {import('../../user/worker.mjs').Blog} blog
 * @param {number} width of the column
 * @param {Shown} options
 */
async function keepsHeight(page, blog, width, options) {
  const [files, tag] = (await elementSnippet('https://example.org/', {}, options, 'Play')).split('\n');
  const file = files.includes('plus') ? blog.plusScript : blog.script;
  const sheet = `<link rel="stylesheet" href="${blog.sheet}">`;
  const post = `${sheet}<style>body { width: ${width}px }</style>${tag}<p>More text</p>`;
  const height = () => page.locator('peg-solitaire').evaluate((it) => it.getBoundingClientRect().height);
  await page.goto(blog.publish(post));
  const kept = await height();
  await page.goto(blog.publish(post + classic(file)));
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('peg-solitaire')).problem);
  await expect(page.locator('peg-solitaire .stage')).toBeVisible();
  await expect.poll(async () => Math.abs((await height()) - kept)).toBeLessThan(0.5);
}

test('a script that never comes leaves no hole', async ({ page, blog }) => {
  const post = POST.replace('>', ' controls>').replace('</', '<a href="#">Play</a></');
  await page.goto(blog.publish(`<link rel="stylesheet" href="${blog.sheet}">${post}`));
  const height = () => page.locator('peg-solitaire').evaluate((it) => it.getBoundingClientRect().height);
  expect(await height()).toBeGreaterThan(500);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect(await height()).toBeLessThan(50);
});
