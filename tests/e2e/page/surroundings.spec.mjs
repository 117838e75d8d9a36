// The element adapts when it is scaled, zoomed, printed, given little room or moved to another document.

import { readFileSync } from 'node:fs';
import { test } from '../../user/blog/box.mjs';
import { test as alone } from '../../user/blog/guest.mjs';
import { SCRIPT } from '../../user/blog/server.mjs';
import { middleOf } from '../../user/canvas.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { expect } from '../../user/table.mjs';
import { Fingers } from '../../user/touch.mjs';

/** @typedef {import('../../user/blog/guest.mjs').Guest} Guest */

const FAR = '<div style="height: 3000px"></div>';

/**
 * Drags the peg in one hole to another hole, using the screen positions of both holes.
 * @param {Guest} guest
 * @param {string} from
 * @param {string} to
 */
async function drag({ element, page }, from, to) {
  const place = (/** @type {string} */ name) => middleOf(element.locator(`[data-hole="${name}"]`));
  const [a, b] = [await place(from), await place(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
}

/** The number of canvas pixels per device pixel. @param {Guest} guest */
async function sharpness({ element }) {
  return element.locator('.stage canvas').evaluate((it) => {
    const canvas = /** @type {HTMLCanvasElement} */ (it);
    return canvas.width / canvas.getBoundingClientRect().width / devicePixelRatio;
  });
}

test('however the page bends the board, pegs are dragged, and the canvas is sharp @core', async ({ guest }) => {
  for (const style of [
    'transform: scale(.5)',
    'zoom: 1.5',
    'scale: 1.4',
    'transform: scale(.5); zoom: 1.5',
    'rotate: 90deg',
    'transform: skewX(30deg)',
    'transform: perspective(500px) rotateY(40deg)',
  ]) {
    await guest.visitDrawn(
      `<div style="${style}; width: 400px; margin: 100px"><peg-solitaire style="width: 400px"></peg-solitaire></div>`,
    );
    expect(await sharpness(guest), style).toBeGreaterThan(0.95);
    await drag(guest, 'd2', 'd4');
    expect(await guest.ask(({ jumps }) => jumps), style).toEqual(['d2-d4']);
  }
});

test('the canvas is sharp after an entrance', async ({ guest, page }) => {
  await guest.visitDrawn(`<style>@keyframes enter { from { scale: .3 } } @keyframes grow { to { scale: 2 } }
    main { animation: enter 1s, grow 1s 1s forwards; transform-origin: 0 0 }</style>
    <main><peg-solitaire style="width: 300px"></peg-solitaire></main>`);
  expect(await page.evaluate(() => document.getAnimations().length), 'on its way').toBeGreaterThan(0);
  const pixels = () => guest.element.locator('.stage canvas').evaluate((it) => /** @type {any} */ (it).width);
  expect(await pixels()).toBe(300);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect.poll(pixels).toBe(600);
});

test('the canvas becomes sharp again when the page is scaled later', async ({ guest, page }) => {
  await guest.visitDrawn('<main><peg-solitaire style="width: 300px"></peg-solitaire></main>');
  await page.evaluate(() => {
    Object.assign(/** @type {HTMLElement} */ (document.querySelector('main')).style, {
      transform: 'scale(2)',
      transformOrigin: '0 0',
    });
  });
  await guest.element.locator('.stage').hover();
  await expect.poll(() => sharpness(guest)).toBeCloseTo(1, 1);
});

alone('the canvas follows the pixels of another screen, and of a third', async ({ guest, page }) => {
  // Emulated screens change without notifying media queries, so the test notifies them.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    const told = /** @type {MediaQueryList[]} */ ([]);
    Object.assign(window, { told });
    window.matchMedia = (query) => {
      const list = matchMedia.call(window, query);
      if (query.includes('resolution')) told.push(list);
      return list;
    };
  });
  await guest.visitDrawn('<peg-solitaire style="width: 300px"></peg-solitaire>');
  const client = await page.context().newCDPSession(page);
  for (const deviceScaleFactor of [3, 2]) {
    const screen = { width: 1100, height: 900, deviceScaleFactor, mobile: false };
    await client.send('Emulation.setDeviceMetricsOverride', screen);
    await expect.poll(() => page.evaluate('devicePixelRatio')).toBe(deviceScaleFactor);
    await page.evaluate(() => Object(window).told.at(-1).dispatchEvent(new Event('change')));
    expect(await sharpness(guest)).toBeCloseTo(1, 1);
  }
});

for (const [name, html] of [
  ['without controls', '<peg-solitaire style="height: 300px; width: 500px"></peg-solitaire>'],
  ['with controls', '<peg-solitaire controls style="height: 300px; width: 500px"></peg-solitaire>'],
  ['with controls beside', '<peg-solitaire controls style="height: 300px; width: 900px"></peg-solitaire>'],
]) {
  test(`a height that the page gives holds what is inside: ${name}`, async ({ guest, page }) => {
    await guest.visitDrawn(`${html}<p>Text below</p>`);
    await page.evaluate(frame);
    const inside = await guest.ask((it) => {
      const { bottom } = it.getBoundingClientRect();
      const root = /** @type {ShadowRoot} */ (it.shadowRoot);
      const point = document.elementFromPoint(20, bottom + 20);
      return [root.querySelector('.room')?.getBoundingClientRect().bottom === bottom, point?.textContent];
    });
    expect(inside).toEqual([true, 'Text below']);
    const canvas = await guest.element.locator('.stage canvas').boundingBox();
    expect(canvas?.height).toBeGreaterThan(150);
    expect(canvas?.height).toBeLessThanOrEqual(300);
  });
}

test('in a column of 180 pixels nothing leaves it', async ({ guest }) => {
  await guest.visitDrawn(
    '<div style="width: 180px"><peg-solitaire controls moves="d2-d4 d5-d3" at="1"></peg-solitaire></div>',
  );
  const beyond = await guest.ask((it) => {
    const { right } = it.getBoundingClientRect();
    const buttons = [.../** @type {ShadowRoot} */ (it.shadowRoot).querySelectorAll('button:not([hidden]), select')];
    return buttons.filter((button) => button.getBoundingClientRect().right > right + 0.5).map((it) => it.outerHTML);
  });
  expect(beyond).toEqual([]);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`fullscreen fills the screen and can be read, ${colorScheme}`, async ({ guest, page }) => {
    await page.setViewportSize({ width: 1600, height: 1000 });
    await guest.visitDrawn(`<peg-solitaire controls theme="${colorScheme}"></peg-solitaire>`);
    await page.evaluate(() => {
      addEventListener('click', () => document.querySelector('peg-solitaire')?.requestFullscreen(), { once: true });
    });
    await page.mouse.click(1500, 900);
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await expect
      .poll(async () => (await guest.element.locator('.stage canvas').boundingBox())?.height)
      .toBeGreaterThan(750);
    const [ground, ink] = await guest.ask((it) => [
      getComputedStyle(it).backgroundColor,
      getComputedStyle(/** @type {Element} */ (it.shadowRoot?.querySelector('.status'))).color,
    ]);
    const brightness = (/** @type {string} */ colour) => Number(/\d+/.exec(colour)?.[0]);
    expect(Math.abs(brightness(ground) - brightness(ink))).toBeGreaterThan(150);
  });
}

test('on paper every board is drawn, light and without controls', async ({ guest, page }) => {
  await guest.visitDrawn(
    `<peg-solitaire controls theme="dark"></peg-solitaire>${FAR}<peg-solitaire id="far" board="triangle"></peg-solitaire>`,
  );
  const dark = await guest.colour('d4');
  expect(await page.locator('#far').evaluate((/** @type {any} */ it) => it.position)).toBe('');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const light = await guest.colour('d4');
  expect(light).not.toBe(dark);
  expect(await page.locator('#far').evaluate((/** @type {any} */ it) => it.position)).toMatch(/x/);
  await expect(guest.element.locator('.transport')).toBeHidden();
  await expect(guest.element.locator('.status')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await guest.colour('d4')).toBe(dark);
});

test('moved to another document and back, it keeps its looks @core', async ({ guest, page }) => {
  await guest.visitDrawn('<iframe></iframe><peg-solitaire controls></peg-solitaire>');
  const looks = () =>
    page.evaluate(() => {
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe')).contentDocument;
      const element = document.querySelector('peg-solitaire') ?? frame?.querySelector('peg-solitaire');
      const button = element?.shadowRoot?.querySelector('.primary');
      return button && element?.ownerDocument.defaultView?.getComputedStyle(button).borderRadius;
    });
  const before = await looks();
  expect(before).toBe('10px');
  for (const there of [true, false]) {
    await page.evaluate((there) => {
      const frame = /** @type {Document} */ (document.querySelector('iframe')?.contentDocument);
      const element = document.querySelector('peg-solitaire') ?? frame.querySelector('peg-solitaire');
      (there ? frame : document).body.append(/** @type {Element} */ (element));
    }, there);
    expect(await looks()).toBe(before);
  }
});

alone('where no Trusted Types policy is allowed, it plays, and Solve says what is missing', async ({ guest }) => {
  const policy = "require-trusted-types-for 'script'; trusted-types 'none'";
  await guest.visit('<peg-solitaire controls>Text between the tags</peg-solitaire>', {
    'content-security-policy': policy,
  });
  await guest.isReady();
  await drag(guest, 'd2', 'd4');
  expect(await guest.ask(({ jumps }) => jumps)).toEqual(['d2-d4']);
  await guest.element.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(guest.element.locator('.status')).toHaveText(/^This page’s security policy blocks the worker/);
});

test('a pinch that starts on a peg zooms the page, and does not move a peg', async ({ browser, baseURL }) => {
  const viewport = { width: 375, height: 700 };
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport, baseURL });
  const page = await context.newPage();
  await page.route('**/pinch.html', (/** @type {import('@playwright/test').Route} */ route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta name="viewport" content="width=device-width"><peg-solitaire></peg-solitaire>
        <script>${readFileSync(SCRIPT, 'utf8')}</script>`,
    }),
  );
  await page.goto('/pinch.html');
  const fingers = await Fingers.on(page);
  await expect.poll(() => fingers.hole('d2')).toBeTruthy();
  await fingers.rest();
  const { x, y } = await fingers.hole('d2');
  await fingers.press({ x, y });
  await fingers.press({ x, y }, { x, y: y + 60 });
  for (const by of [20, 40, 60, 80, 100, 120]) await fingers.move({ x, y: y - by / 4 }, { x, y: y + 60 + by });
  await fingers.lift();
  await expect.poll(() => fingers.ask('visualViewport.scale')).toBeGreaterThan(1.2);
  expect(await fingers.ask(`document.querySelector('peg-solitaire').jumps.length`)).toBe(0);
  await context.close();
});
