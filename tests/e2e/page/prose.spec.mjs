// Links, buttons and paragraphs on a page that control a board.

import { test } from '../../user/blog/box.mjs';
import { test as alone } from '../../user/blog/guest.mjs';
import { seen } from '../../user/machine/moments.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../user/blog/guest.mjs').Guest} Guest */

const MOVES = 'd2-d4 b3-d3 c1-c3 c4-c2 c6-c4 a5-c5 e3-c3 g3-e3 d5-b5-b3-d3-f3';
const BOARD = `<peg-solitaire id="game" moves="${MOVES}" style="width: 300px"></peg-solitaire>`;

/** The number of played jumps. @param {Guest} guest */
const played = (guest) => guest.ask(({ jumps }) => jumps.length);
/** @param {Guest} guest @param {number} jumps */
const expectPlayed = (guest, jumps) => expect.poll(() => played(guest)).toBe(jumps);

test('a link goes to a place of the game, is marked there, and goes back', async ({ guest, page }) => {
  await guest.visitDrawn(
    `<p>See <a href="#game" data-peg="game@4">after four</a>, <a href="#game" data-peg="game@9">after nine</a>.</p>${BOARD}`,
  );
  const [four, nine] = [page.getByRole('link', { name: 'after four' }), page.getByRole('link', { name: 'after nine' })];
  await guest.ask((board) => board.goTo(1));
  await expectPlayed(guest, 1);
  await four.click();
  await expectPlayed(guest, 4);
  await expect(four).toHaveAttribute('aria-current', 'step');
  await nine.press('Enter');
  await expectPlayed(guest, 9);
  await expect(nine).toHaveAttribute('aria-current', 'step');
  await expect(four).not.toHaveAttribute('aria-current');
  await nine.click();
  await expectPlayed(guest, 1);
  await four.click();
  await expectPlayed(guest, 4);
  await four.press('Escape');
  await expectPlayed(guest, 1);
  await page.keyboard.press('Escape');
  await expectPlayed(guest, 1);
  expect(page.url()).not.toContain('#game');
});

test("the reader's own line comes back", async ({ guest, page }) => {
  await guest.visitDrawn(`${BOARD}<p><a href="#game" data-peg="game@3">three</a></p>`);
  for (const hole of ['f4', 'd4']) await guest.element.locator(`[data-hole="${hole}"]`).press('Enter');
  await expect.poll(() => guest.ask(({ moves }) => moves)).toBe('f4-d4');
  const link = page.getByRole('link', { name: 'three' });
  await link.click();
  await expect.poll(() => guest.ask(({ jumps }) => jumps.join(' '))).toBe('d2-d4 b3-d3 c1-c3');
  await link.press('Escape');
  await expect.poll(() => guest.ask(({ jumps }) => jumps.join(' '))).toBe('f4-d4');
});

test('a link to a place that playback is passing stops it there', async ({ guest }) => {
  await guest.visitDrawn(`${BOARD}<a data-peg="game@1">one</a>`);
  const passed = await guest.ask((board) => {
    board.goTo(1);
    board.play();
    document.querySelector('a')?.click();
    return [board.jumps.length, board.paused];
  });
  expect(passed).toEqual([1, true]);
});

test('a button plays a part of the game, and stops there', async ({ guest, page }) => {
  await guest.visitDrawn(`<button data-peg-play="game:5-7">Play</button>${BOARD}`);
  await page.evaluate(() => {
    const told = Object.assign(window, { told: /** @type {string[]} */ ([]) }).told;
    for (const type of ['play', 'pause', 'ended'])
      document.querySelector('#game')?.addEventListener(type, () => told.push(type));
  });
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect.poll(() => page.evaluate('told')).toEqual(['play', 'pause']);
  expect(await played(guest)).toBe(7);
  await guest.ask((board) => board.playRange(11));
  await expect.poll(() => page.evaluate('told')).toEqual(['play', 'pause', 'play', 'ended']);
  expect(await played(guest)).toBe(12);
});

test('Escape goes back to the place before a button has played', async ({ guest, page }) => {
  await guest.visitDrawn(`<button data-peg-play="game:5-6">Play</button>${BOARD}`);
  await guest.ask((board) => board.goTo(1));
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expectPlayed(guest, 6);
  await page.keyboard.press('Escape');
  await expectPlayed(guest, 1);
});

alone('a range that ends with the game does not start again', async ({ guest, page }) => {
  await guest.visitWithClock(BOARD.replace('<peg-solitaire', '<peg-solitaire loop'));
  await guest.ask((board) => board.playRange(11));
  expect(await played(guest)).toBe(11);
  await page.clock.runFor(1000);
  expect(await played(guest)).toBe(12);
  await page.clock.runFor(4000);
  expect(await guest.ask(({ jumps, paused }) => [jumps.length, paused])).toEqual([12, true]);
});

test('paragraphs move the board when they reach the middle of the window @core', async ({ guest, page }) => {
  const step = (/** @type {number} */ jumps) => `<p data-peg-scroll="game@${jumps}" style="height: 600px">${jumps}</p>`;
  const style = 'position: sticky; top: 0; width: 200px';
  await guest.visitDrawn(
    `<peg-solitaire id="game" moves="${MOVES}" style="${style}"></peg-solitaire>${[2, 6, 12].map(step).join('')}<div style="height: 900px"></div>`,
  );
  const steps = page.locator('[data-peg-scroll]');
  for (const [index, jumps] of [
    [0, 2],
    [1, 6],
    [2, 12],
    [0, 2],
  ]) {
    await steps.nth(index).evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expectPlayed(guest, jumps);
    await expect(steps.nth(index)).toHaveAttribute('aria-current', 'step');
  }
});

test('the step of a board is the last one above the middle, however one comes there', async ({ guest, page }) => {
  const steps = (/** @type {number} */ height) =>
    [1, 2, 3, 4, 5, 6].map((jumps) => `<p id="s${jumps}" data-peg-scroll="game@${jumps}" style="height: ${height}px">`);
  const board = BOARD.replace('300px', '200px; position: sticky; top: 0');
  for (const height of [500, 40]) {
    await guest.visitDrawn(`<div style="height: 700px">Intro</div>${board}${steps(height).join('')}`);
    // The page scrolls smoothly, so this function waits until the scrolling has ended before the next key press.
    const press = async (/** @type {'Home' | 'End'} */ key) => {
      await page.keyboard.press(key);
      const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      if (key === 'End') await expect.poll(left).toBeLessThan(1);
      else await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    };
    await press('End');
    await expectPlayed(guest, 6);
    await press('Home');
    await expectPlayed(guest, 0);
    await page.evaluate(() => document.querySelector('#s4')?.scrollIntoView());
    await expectPlayed(guest, height > 100 ? 4 : 6);
    await guest.ask((it) => it.open({ moves: it.moves }));
    await expectPlayed(guest, height > 100 ? 4 : 6);
  }
});

test('a page sees how far a step has come', async ({ guest, page }) => {
  await guest.visitDrawn(
    `<div style="height: 900px"></div>${BOARD}<p data-peg-scroll="game@2" style="height: 1000px"></p><div style="height: 2000px"></div>`,
  );
  const step = page.locator('[data-peg-scroll]');
  const progress = () => step.evaluate((it) => Number(it.style.getPropertyValue('--ps-progress')));
  for (const part of [0, 0.25, 1]) {
    await step.evaluate((it, part) => {
      const { top, height } = it.getBoundingClientRect();
      scrollBy({ top: top + part * height - innerHeight / 2, behavior: 'instant' });
    }, part);
    await expect.poll(progress).toBeCloseTo(part, 1);
  }
});

test('a paragraph moves a board that comes to it, and leaves one that its reader moves', async ({ guest, page }) => {
  await guest.visitDrawn(
    `${BOARD}<p data-peg-scroll="game@2" style="position: fixed; inset: 0 50% 0 auto">two</p><main></main>`,
  );
  await expectPlayed(guest, 2);
  await guest.ask((board) => board.goTo(5));
  const move = () => guest.element.evaluate((it) => document.querySelector('main')?.append(it));
  await move();
  await page.evaluate(seen);
  expect(await played(guest)).toBe(5);
});

test('links and boards may come later, change, and be in a shadow tree', async ({ guest, page }) => {
  await guest.visitDrawn(`${BOARD}<main></main>`);
  await page.evaluate((moves) => {
    const main = /** @type {HTMLElement} */ (document.querySelector('main'));
    const root = main.attachShadow({ mode: 'open' });
    root.innerHTML = `<peg-solitaire id="game" moves="${moves}" style="width: 200px"></peg-solitaire>
      <a href="#game" data-peg="game@2">inside</a> <a href="#other" data-peg="other@3">outside</a>`;
    document.body.insertAdjacentHTML('afterbegin', '<a href="#game" data-peg="game@0">late</a>');
  }, MOVES);
  await expect(page.getByRole('link', { name: 'late' })).toHaveAttribute('aria-current', 'step');
  const inner = page.locator('main peg-solitaire');
  const innerPlayed = () => inner.evaluate((/** @type {any} */ it) => it.jumps.length);
  await page.getByRole('link', { name: 'inside' }).click();
  await expect.poll(innerPlayed).toBe(2);
  await expect(page.getByRole('link', { name: 'inside' })).toHaveAttribute('aria-current', 'step');
  expect(await played(guest)).toBe(0);
  await guest.element.evaluate((it) => {
    it.id = 'other';
  });
  await page.getByRole('link', { name: 'outside' }).click();
  await expectPlayed(guest, 3);
  expect(await innerPlayed()).toBe(2);
});

alone('a link to a missing board follows its href, and reports that once', async ({ guest, page }) => {
  /** @type {string[]} */
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await guest.visitDrawn(`<p id="note"><a href="#note" data-peg="gone@4">gone</a>
    <a href="#note" data-peg="game@first">named</a> <a href="#note" data-peg="game@99">beyond</a></p>${BOARD}`);
  await page.getByRole('link', { name: 'gone' }).click();
  await page.getByRole('link', { name: 'gone' }).click();
  expect(page.url()).toContain('#note');
  await page.getByRole('link', { name: 'named' }).click();
  await expect.poll(() => warnings.length).toBe(2);
  expect(warnings[0]).toMatch(/^<peg-solitaire>: data-peg="gone@4": expected ID@5/);
  expect(warnings[1]).toMatch(/data-peg="game@first": A number of jumps is a whole number, not first/);
  expect(await played(guest)).toBe(0);
  await page.getByRole('link', { name: 'beyond' }).click();
  await expectPlayed(guest, 12);
  expect(warnings[2]).toBe('<peg-solitaire>: data-peg="game@99": the last place is 12');
});

test('what would play by itself stays where a link has brought it', async ({ guest, page }) => {
  const board = BOARD.replace('<peg-solitaire', '<peg-solitaire autoplay loop');
  await guest.visit(`<a href="#game" data-peg="game@4">four</a><div style="height: 3000px"></div>${board}`);
  await page.waitForFunction(() => customElements.get('peg-solitaire'));
  await page.getByRole('link', { name: 'four' }).click();
  await expectPlayed(guest, 4);
  await page.evaluate(seen);
  await expect.poll(() => guest.ask(({ paused, isConnected }) => paused && isConnected)).toBe(true);
  expect(await played(guest)).toBe(4);
});

test('a link to a board that was never near the window loads it', async ({ guest, page }) => {
  await guest.visit(`<a href="#game" data-peg="game@4">four</a><div style="height: 3000px"></div>${BOARD}`);
  await page.waitForFunction(() => customElements.get('peg-solitaire'));
  await page.getByRole('link', { name: 'four' }).click();
  await expectPlayed(guest, 4);
  await expect(guest.element).toBeInViewport();
});

test('under reduced motion the board is there at once', async ({ guest, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await guest.visitDrawn(`<a href="#game" data-peg="game@4">four</a>${BOARD}`);
  await page.getByRole('link', { name: 'four' }).click();
  await expectPlayed(guest, 4);
  expect(await guest.ask(({ currentTime, duration }) => currentTime < duration && currentTime)).toBeCloseTo(
    4 * 0.4 - 0.16,
  );
});
