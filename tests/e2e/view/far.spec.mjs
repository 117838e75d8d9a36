// Boards far from what a person sees have no controls yet, and the heights that they will have with them.

import { classic, test } from '../../person/blog.mjs';
import { expect } from '../../person/table.mjs';

/** @typedef {import('../../person/blog.mjs').Fixtures} Fixtures */

const FAR = '<div style="height: 5000px"></div>';

/** The heights of a board far away, and when it has come near. @param {import('@playwright/test').Page} page */
async function heights(page) {
  const element = page.locator('peg-solitaire');
  const height = () => element.evaluate((it) => Math.round(it.getBoundingClientRect().height));
  await expect(element.locator('.room')).toHaveClass(/is-far/);
  const far = await height();
  await element.scrollIntoViewIfNeeded();
  await expect(element.locator('.room')).not.toHaveClass(/is-far/);
  await expect(element.locator('.poster')).toBeHidden();
  return { far, near: await height() };
}

for (const script of /** @type {const} */ (['script', 'plusScript']))
  for (const attributes of ['controls', 'controls="transport status"', 'controls="moves"', 'controls readonly'])
    for (const [width, isTouched] of /** @type {const} */ ([
      [240, false],
      [320, false],
      [340, false],
      [340, true],
      [500, false],
      [1000, false],
      [1000, true],
    ])) {
      // In so narrow a column the words of the larger element take another line.
      if (width === 240 && script === 'plusScript') continue;
      const hand = isTouched ? 'under a finger' : 'under a mouse';
      test.describe(() => {
        test.use({ hasTouch: isTouched, isMobile: isTouched });
        test(`${script}, ${attributes}, ${width} pixels wide, ${hand}`, async (/** @type {Fixtures} */ {
          page,
          blog,
        }) => {
          const board = `<peg-solitaire style="width: ${width}px" ${attributes}></peg-solitaire>`;
          await page.goto(blog.publish(FAR + board + classic(blog[script])));
          const { far, near } = await heights(page);
          // Parts of pixels add up.
          expect(Math.abs(far - near)).toBeLessThanOrEqual(1);
        });
      });
    }

for (const attributes of ['', 'controls'])
  test(`Tab goes on to a board far away, and into it: ${attributes || 'a board alone'}`, {
    tag: '@core',
  }, async (/** @type {Fixtures} */ { page, blog }) => {
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
  });
