// The page survives when the browser hides, freezes or resumes its tab, loses the contents of its canvases, or reports
// the wrong time.

import { test } from '../../user/app.mjs';
import { pictureOf, settle } from '../../user/canvas.mjs';
import { SHORT, winAtOnce } from '../../user/games.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { test as alone, expect, listen } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const HOUR = 3_600_000;
const FILM = '/?board=english&moves=d2-d4_d5-d3_b4-d4&at=0';

/** Notifies the page that its tab is hidden, or shown again. @param {Page} page @param {'hidden' | 'visible'} state */
function show(page, state) {
  return page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** @param {Page} page */
const currentTime = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector('peg-solitaire')).currentTime);

alone('a tab that was hidden for an hour is unchanged: playback, clock, game and solver', async ({ page, table }) => {
  await page.evaluate(() => localStorage.setItem('peg-solitaire-clock', 'on'));
  await page.clock.install();
  await page.goto('/?board=english');
  await table.isReady();
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
  await page.getByRole('button', { name: 'Back to my position' }).press('Enter');
  await table.press('d2', 'd4');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await show(page, 'hidden');
  await page.clock.fastForward(HOUR);
  await show(page, 'visible');
  await page.clock.runFor(1000);
  await expect(page.locator('.clock')).toHaveText(/^0:\d\d$/);
  expect(await table.jumps()).toEqual(['d2-d4']);
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
});

alone('playback continues after an hour from where it was', async ({ page, visit }) => {
  await page.clock.install();
  const table = await visit(FILM);
  await page.clock.pauseAt(await page.evaluate((hour) => Date.now() + hour, HOUR));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(50);
  const before = await currentTime(page);
  await show(page, 'hidden');
  await page.clock.fastForward(HOUR);
  await show(page, 'visible');
  await page.clock.runFor(50);
  const after = await currentTime(page);
  expect(after - before).toBeLessThan(0.3);
  await page.clock.runFor(10_000);
  expect(await table.cursor()).toBe(3);
});

test('a tab that is frozen in mid-search and thawed ends its search', async ({ page, table }) => {
  await table.solve();
  const progress = await listen(page.locator('.progress'));
  await page.getByRole('button', { name: 'Fewest moves' }).click();
  await expect.poll(progress).not.toEqual([]);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(table.status).toHaveText(/the fewest/, { timeout: 20_000 });
  await table.drag('d2', 'd4').catch(() => {});
  await page.getByRole('button', { name: 'Back to my position' }).click();
  await table.drag('d2', 'd4');
  await expect(table.status).toHaveText('31 pegs. 3 jumps possible.');
});

test('what a canvas has lost is drawn again', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const { createElement } = document;
    /** @type {HTMLCanvasElement[]} */
    const canvases = [];
    Object.assign(globalThis, { canvases });
    document.createElement = /** @type {any} */ (
      (/** @type {string} */ name, /** @type {any} */ options) => {
        const element = createElement.call(document, name, options);
        if (element instanceof HTMLCanvasElement) canvases.push(element);
        return element;
      }
    );
  });
  const table = await visit();
  await settle(table.element);
  const before = await pictureOf(table.element);
  await table.element.evaluate((element) => {
    const shown = /** @type {HTMLCanvasElement} */ (element.shadowRoot?.querySelector('.stage canvas'));
    const all = [shown, .../** @type {HTMLCanvasElement[]} */ (Object(globalThis).canvases)];
    for (const type of ['contextlost', 'contextrestored'])
      for (const canvas of all) {
        canvas.getContext('2d')?.reset();
        canvas.dispatchEvent(new Event(type, { cancelable: true }));
      }
  });
  await page.evaluate(frame);
  await settle(table.element);
  expect(await pictureOf(table.element)).toBe(before);
  await table.drag('d2', 'd4');
  await expect(table.status).toHaveText('31 pegs. 3 jumps possible.');
});

test('what a canvas has lost in a dialog is drawn again', async ({ page, visit }) => {
  const table = await visit('/?board=triangle');
  for (const [view, canvas] of [
    ['boards', '[data-board="triangle"] canvas'],
    ['edit', 'canvas'],
    ['via', 'canvas'],
  ])
    await test.step(view, async () => {
      const dialog = await table.openDialog(view);
      const shown = dialog.locator(canvas).locator('visible=true').first();
      const picture = () => shown.evaluate((it) => /** @type {HTMLCanvasElement} */ (it).toDataURL());
      const blank = (/** @type {HTMLCanvasElement} */ it) =>
        !it
          .getContext('2d')
          ?.getImageData(0, 0, it.width, it.height)
          .data.some((value) => value > 0);
      await expect.poll(() => shown.evaluate(/** @type {any} */ (blank))).toBe(false);
      await page.evaluate(frame);
      const before = await picture();
      await shown.evaluate((it) => {
        /** @type {HTMLCanvasElement} */ (it).getContext('2d')?.reset();
        it.dispatchEvent(new Event('contextrestored'));
      });
      await expect.poll(picture).toBe(before);
      await table.closeDialog();
    });
});

alone.describe('a clock that is set back', () => {
  alone.use({ contextOptions: { reducedMotion: 'reduce' } });

  alone('a win and the solved days are kept', async ({ page, visit }) => {
    await page.clock.setFixedTime('2026-12-02T12:00:00');
    const table = await visit(SHORT);
    await winAtOnce(table);
    await expect(page.getByRole('region', { name: 'Your win' })).toContainText('You did it!');
    await page.clock.setFixedTime('2026-11-25T12:00:00');
    await page.getByRole('button', { name: 'Restart' }).click();
    await winAtOnce(table);
    await expect(page.getByRole('region', { name: 'Your win' })).toContainText('You did it again!');
    await pressTool(page, 'daily');
    const dialog = page.locator('#daily-dialog');
    await dialog.getByRole('button', { name: 'Progress' }).click();
    await expect(page.locator('#progress-dialog .numbers .solved dd')).toHaveText('1');
    await page.goBack();
    await pressTool(page, 'daily');
    await expect(dialog).toHaveAttribute('data-today', '2026-11-25');
    await expect(dialog.locator('.days [aria-current]')).toHaveAccessibleName(/^Wednesday, November 25/);
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  alone('the time of a game does not go back', async ({ page, table }) => {
    await page.evaluate(() => localStorage.setItem('peg-solitaire-clock', 'on'));
    await page.clock.install();
    await page.goto('/?board=english');
    await table.isReady();
    await table.press('d2', 'd4');
    const clock = page.locator('.clock');
    await page.clock.fastForward(30_000);
    await expect(clock).toHaveText(/^0:3\d$/);
    await page.clock.setSystemTime('2001-01-01T00:00:00');
    await page.clock.fastForward(30_000);
    await expect(clock).toHaveText(/^1:0\d$/);
    await table.solveButton.click();
    await expect(table.status).toHaveText(/^Solved: /);
  });
});
