// Off-screen boards have no controls yet, but already have their final height.

import { LANGUAGES } from '../../../www/words/language/languages.js';
import { classic, languageScript, test } from '../../user/blog/blog.mjs';
import { test as visiting } from '../../user/blog/room.mjs';
import { colourOf } from '../../user/canvas.mjs';
import { expect } from '../../user/table.mjs';

const FAR = '<div style="height: 5000px"></div>';
const CONTROLS = ['controls', 'controls="transport status"', 'controls="moves"', 'controls readonly'];

/** Runs in the page: the height of each board, both off-screen and in view. */
async function heights() {
  const boards = [...document.querySelectorAll('peg-solitaire')];
  const frame = () => new Promise(requestAnimationFrame);
  const part = (/** @type {Element} */ board, /** @type {string} */ name) =>
    /** @type {Element} */ (board.shadowRoot?.querySelector(name));
  const isFar = (/** @type {Element} */ board) => part(board, '.room').classList.contains('is-far');
  const isCovered = (/** @type {Element} */ board) =>
    part(board, '.poster').checkVisibility({ visibilityProperty: true });
  const height = (/** @type {Element} */ board) => Math.round(board.getBoundingClientRect().height);
  await frame();
  const found = boards.map((board) => ({ html: board.outerHTML, isFar: isFar(board), far: height(board), near: 0 }));
  for (const [index, board] of boards.entries()) {
    board.scrollIntoView();
    while (isFar(board) || isCovered(board)) await frame();
    found[index].near = height(board);
  }
  return found;
}

for (const script of /** @type {const} */ (['script', 'plusScript']))
  for (const { hand, hasTouch, widths } of [
    { hand: 'under a mouse', hasTouch: false, widths: [240, 320, 340, 500, 1000] },
    { hand: 'under a finger', hasTouch: true, widths: [340, 1000] },
  ])
    test.describe(() => {
      test.use({ hasTouch, isMobile: hasTouch });
      test(`${script}, ${hand}`, async ({ page, blog }) => {
        // In narrower columns, the text of the larger element wraps onto another line.
        const tried = widths.filter((width) => width > 240 || script === 'script');
        const boards = CONTROLS.flatMap((controls) =>
          tried.map((width) => `<peg-solitaire style="width: ${width}px" ${controls}></peg-solitaire>`),
        );
        await page.goto(blog.publish(FAR + boards.join('') + classic(blog[script])));
        const found = await page.evaluate(heights);
        expect(found).toHaveLength(boards.length);
        for (const { html, isFar, far, near } of found) {
          expect(isFar, html).toBe(true);
          // Fractions of pixels add up.
          expect(Math.abs(far - near), html).toBeLessThanOrEqual(1);
        }
      });
    });

for (const script of /** @type {const} */ (['script', 'plusScript']))
  test(`${script}, in each language`, async ({ page, blog }) => {
    const languages = Object.keys(LANGUAGES).filter((language) => language !== 'en');
    const scripts = languages.map(languageScript);
    for (const [height, widths] of /** @type {const} */ ([
      [720, [280, 300, 340, 374, 400, 480]],
      [400, [600, 800]],
    ])) {
      // In a low window, both elements have the same row of actions.
      if (height === 400 && script === 'plusScript') continue;
      await page.setViewportSize({ width: 1280, height });
      // In narrower columns, the text of the larger element wraps onto another line.
      const tried = widths.filter((width) => width > 300 || script === 'script');
      const boards = languages.flatMap((language) =>
        tried.map((width) => `<peg-solitaire lang="${language}" style="width: ${width}px" controls></peg-solitaire>`),
      );
      await page.goto(blog.publish(scripts.join('') + FAR + boards.join('') + classic(blog[script])));
      const found = await page.evaluate(heights);
      expect(found.filter(({ isFar }) => isFar)).toHaveLength(boards.length);
      await expect(page.getByRole('button', { name: 'Solve', exact: true })).toHaveCount(0);
      const moved = found.filter(({ far, near }) => Math.abs(far - near) > 1);
      expect(moved.map(({ html, far, near }) => `${html}: ${far}, ${near}`)).toEqual([]);
    }
  });

for (const attributes of ['', 'controls'])
  visiting(
    `Tab goes to an off-screen board and into it: ${attributes || 'without controls'}`,
    {
      tag: '@core',
    },
    async ({ page, blog }) => {
      const board = `<peg-solitaire ${attributes}></peg-solitaire>`;
      await page.goto(blog.publish(`<a href="#">First</a>${FAR}${board}${classic(blog.script)}`));
      await page.getByRole('link').focus();
      await expect(page.locator('.room')).toHaveClass(/is-far/);
      await page.keyboard.press('Tab');
      const cell = page.getByRole('gridcell', { name: 'c1: peg' });
      await expect(cell).toBeFocused();
      await expect(cell).toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('gridcell', { name: 'c2: peg' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('link')).toBeFocused();
    },
  );

visiting('a board far away gives its pixels back, and is drawn again, and on paper', async ({ page, blog }) => {
  await page.goto(blog.publish(`<peg-solitaire></peg-solitaire>${FAR}${classic(blog.script)}`));
  const pixels = () =>
    page.locator('.stage canvas').evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).width);
  const colour = () => colourOf(page.locator('peg-solitaire'), 'd2');
  const tell = (/** @type {string} */ event) => page.evaluate((event) => dispatchEvent(new Event(event)), event);
  await expect.poll(pixels).toBeGreaterThan(300);
  const before = await colour();
  await page.keyboard.press('End');
  // The page scrolls smoothly, so the test waits until the end of the page is reached.
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(left).toBeLessThan(1);
  await expect.poll(pixels).toBe(0);
  await tell('resize');
  expect(await pixels()).toBe(0);
  await tell('beforeprint');
  expect(await pixels()).toBeGreaterThan(300);
  await tell('afterprint');
  expect(await pixels()).toBe(0);
  await page.keyboard.press('Home');
  await expect.poll(pixels).toBeGreaterThan(300);
  expect(await colour()).toBe(before);
});
