// Autoplay starts on load, runs only while in view, stops when the user wants it to, and has a pause button.

import { test } from '../../user/blog/box.mjs';
import { test as alone } from '../../user/blog/guest.mjs';
import { LONG } from '../../user/games.mjs';
import { frame, seen } from '../../user/machine/moments.mjs';
import { expect } from '../../user/table.mjs';

const SHORT = 'd2-d4 b3-d3 d4-d2';
/** Enough time for several rounds of playback, on the test's clock. */
const A_WHILE = 10_000;
const FAR = '<div style="height: 3000px"></div>';

alone('given moves play automatically, again and again', async ({ guest, page }) => {
  await guest.visitWithClock(`<peg-solitaire moves="${SHORT}" autoplay loop speed="8"></peg-solitaire>`);
  await guest.ask((it) => {
    it.addEventListener('ended', () => Object.assign(globalThis, { ends: (Object(globalThis).ends ?? 0) + 1 }));
  });
  await page.clock.runFor(A_WHILE);
  expect(await page.evaluate('ends')).toBeGreaterThan(1);
  expect(await guest.ask(({ moves, speed }) => [moves, speed])).toEqual([SHORT, 8]);
});

test('out of sight, autoplay pauses', async ({ guest, page }) => {
  await guest.visit(`<peg-solitaire moves="${LONG}" autoplay speed="0.25"></peg-solitaire>${FAR}`);
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
});

test('what the reader has paused stays paused', async ({ guest, page }) => {
  await guest.visit(`<peg-solitaire moves="${LONG}" autoplay controls speed="0.25"></peg-solitaire>${FAR}`);
  await guest.element.getByRole('button', { name: 'Pause' }).click();
  for (const y of [3000, 0]) {
    await page.evaluate((y) => scrollTo(0, y), y);
    await page.evaluate(seen);
  }
  expect(await guest.ask(({ paused }) => paused)).toBe(true);
});

test('with reduced motion nothing plays by itself', async ({ guest, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await guest.visit(`<peg-solitaire moves="${SHORT}" autoplay></peg-solitaire>`);
  await expect.poll(() => guest.pegs()).toBe(32);
  await page.evaluate(seen);
  expect(await guest.ask(({ paused, currentTime }) => [paused, currentTime])).toEqual([true, 0]);
});

test('a solution is found and played on load', async ({ guest }) => {
  await guest.visit('<peg-solitaire board="triangle" start="a1" solve speed="8"></peg-solitaire>');
  await expect.poll(() => guest.pegs()).toBe(1);
});

test('moved within the page, autoplay continues', async ({ guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="${LONG}" autoplay speed="0.25"></peg-solitaire>`);
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
  const isPaused = guest.ask((it) => {
    document.body.prepend(it);
    return it.paused;
  });
  expect(await isPaused).toBe(true);
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
});

test('autoplay that is set later plays what is seen', async ({ guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="${LONG}" speed="0.25"></peg-solitaire>`);
  await guest.page.evaluate(seen);
  await guest.ask((it) => {
    it.autoplay = true;
  });
  expect(await guest.ask(({ paused }) => paused)).toBe(false);
});

for (const autoplay of ['', 'autoplay']) {
  test(`a solution that is found out of sight is played when it is seen ${autoplay}`, async ({ guest }) => {
    await guest.visit(`${FAR}${FAR}
      <peg-solitaire board="triangle" start="a1" solve loading="eager" speed="0.25" ${autoplay}></peg-solitaire>`);
    await expect.poll(() => guest.ask(({ moves }) => moves)).not.toBe('');
    await guest.page.evaluate(seen);
    expect(await guest.ask(({ paused, currentTime }) => [paused, currentTime])).toEqual([true, 0]);
    await guest.element.scrollIntoViewIfNeeded();
    await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
  });
}

for (const [
  name,
  act,
] of /** @type {[string, (guest: import('../../user/blog/guest.mjs').Guest) => Promise<unknown>][]} */ ([
  ['a scrub', (guest) => guest.element.locator('input').fill('0.3')],
  ['a step', (guest) => guest.element.locator('[data-action="step-forward"]').click()],
  ['an undo', (guest) => guest.element.locator('[data-hole="d4"]').press('Backspace')],
  ['a hint', (guest) => guest.element.locator('[data-action="hint"]').click()],
  ['a click on the board', (guest) => guest.element.locator('.stage').click()],
])) {
  test(`${name} by the reader still counts after scrolling away and back`, async ({ guest, page }) => {
    await guest.visitDrawn(`<peg-solitaire moves="${LONG}" autoplay controls speed="0.25"></peg-solitaire>${FAR}`);
    await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
    await act(guest);
    expect(await guest.ask(({ paused }) => paused)).toBe(true);
    for (const y of [5000, 0]) {
      await page.evaluate((y) => scrollTo(0, y), y);
      await page.evaluate(seen);
    }
    expect(await guest.ask(({ paused }) => paused)).toBe(true);
  });
}

for (const attributes of [
  'board="triangle" style="width: 200px"',
  'style="width: 300px"',
  'board="8x8" style="width: 260px"',
]) {
  test(`at rest it covers no hole: ${attributes}`, async ({ guest, page }) => {
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

test('it is visible during playback, and only if there is something to play', async ({ guest, page }) => {
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

test('where it goes when it is pressed, as no corner is free, the board has the focus', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire board="8x8" style="width: 260px" speed="0.25"></peg-solitaire>');
  await guest.ask(async (it) => {
    it.loop = true;
    await it.solve();
  });
  await guest.element.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(guest.element.locator('.overlay')).toBeHidden();
  await expect(guest.element.getByRole('gridcell').first()).toBeFocused();
});

test('once autoplay is removed, playback stops', async ({ guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="${LONG}" autoplay speed="0.25"></peg-solitaire>`);
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
  await guest.ask((it) => {
    it.autoplay = false;
  });
  expect(await guest.ask(({ paused }) => paused)).toBe(true);
});

test('a board larger than four windows plays when it fills the window', async ({ guest, page }) => {
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
