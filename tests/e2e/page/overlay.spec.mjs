// A board without controls that plays by itself has a pause button.

import { test } from '../../person/blog/box.mjs';
import { LONG } from '../../person/games.mjs';
import { frame } from '../../person/machine/moments.mjs';
import { expect } from '../../person/table.mjs';

/** @typedef {import('../../person/blog/guest.mjs').Fixtures} Fixtures */

for (const attributes of [
  'board="triangle" style="width: 200px"',
  'style="width: 300px"',
  'board="8x8" style="width: 260px"',
]) {
  test(`at rest it covers no hole: ${attributes}`, async (/** @type {Fixtures} */ { guest, page }) => {
    await guest.visitDrawn(`<peg-solitaire loop ${attributes}></peg-solitaire>`);
    await guest.ask(async (it) => {
      await it.solve();
      it.pause();
      it.goTo(0);
    });
    await page.evaluate(frame);
    const covered = await guest.ask((it) => {
      const root = /** @type {ShadowRoot} */ (it.shadowRoot);
      return [...root.querySelectorAll('[data-hole]')].filter((hole) => {
        const { x, y, width, height } = hole.getBoundingClientRect();
        return root.elementFromPoint(x + width / 2, y + height / 2)?.closest('.overlay');
      }).length;
    });
    expect(covered).toBe(0);
  });
}

test('it is there while the film plays, and only where there is a film', async (/** @type {Fixtures} */ {
  guest,
  page,
}) => {
  const overlay = guest.element.locator('.overlay');
  await guest.visitDrawn('<peg-solitaire board="8x8" loop></peg-solitaire>');
  await page.evaluate(frame);
  await expect(overlay).toBeHidden();
  await guest.ask((it) => {
    it.speed = 0.25;
    it.autoplay = true;
    it.moves = 'd2-d4 d5-d3';
  });
  await guest.ask((it) => it.open({ board: 'english', moves: 'd2-d4 d5-d3' }));
  await expect(overlay).toBeVisible();
});

test('where it goes when it is pressed, as no corner is free, the board has the focus', async (/** @type {Fixtures} */ {
  guest,
}) => {
  await guest.visitDrawn('<peg-solitaire board="8x8" style="width: 260px" speed="0.25"></peg-solitaire>');
  await guest.ask(async (it) => {
    it.loop = true;
    await it.solve();
  });
  await guest.element.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(guest.element.locator('.overlay')).toBeHidden();
  await expect(guest.element.getByRole('gridcell').first()).toBeFocused();
});

test('without autoplay any more, the film stands still', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="${LONG}" autoplay speed="0.25"></peg-solitaire>`);
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
  await guest.ask((it) => {
    it.autoplay = false;
  });
  expect(await guest.ask(({ paused }) => paused)).toBe(true);
});

test('a board larger than four windows plays when it fills the window', async (/** @type {Fixtures} */ {
  guest,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await guest.visitDrawn(`<peg-solitaire moves="${LONG}" autoplay speed="0.25"
    style="width: 2400px; --ps-max-size: 2400px"></peg-solitaire>`);
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
});

test('a finger that scrolls over the board holds nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 600 } });
  const page = await context.newPage();
  const body = `<!doctype html><meta name="viewport" content="width=device-width">
    <peg-solitaire moves="${LONG}" autoplay speed="0.25"></peg-solitaire><div style="height: 3000px"></div>
    <script src="/peg-solitaire.js"></script>`;
  await page.route('**/scroll.html', (/** @type {import('@playwright/test').Route} */ route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  );
  await page.goto(`${baseURL}/scroll.html`);
  const client = await context.newCDPSession(page);
  const ask = async (/** @type {string} */ expression) =>
    (await client.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  await expect.poll(() => ask(`document.querySelector('peg-solitaire').paused`)).toBe(false);
  const touch = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {number[]} */ ...ys) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 20, y })) });
  await touch('touchStart', 150);
  for (const y of [130, 110, 90, 70]) await touch('touchMove', y);
  await touch('touchEnd');
  await expect.poll(() => ask('scrollY')).toBeGreaterThan(20);
  expect(await ask(`document.querySelector('peg-solitaire').paused`)).toBe(false);
  await context.close();
});
