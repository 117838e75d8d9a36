// The menu of a board in the larger of the two files.

import { test as alone, classic, expectDrawn } from '../../user/blog/blog.mjs';
import { test } from '../../user/blog/box.mjs';
import { expect } from '../../user/table.mjs';
import { pressTool, saved } from '../../user/tools.mjs';

/** @typedef {import('../../user/blog/blog.mjs').Fixtures} Fixtures */
/** @typedef {import('../../user/blog/guest.mjs').Fixtures} BoxFixtures */

test.use({ script: 'plusScript' });

const BOARD =
  '<peg-solitaire board="english" moves="d2-d4 b3-d3" controls app="https://example.org/peg/"></peg-solitaire>';

/** Opens a page with a board, and the board's menu. @param {Fixtures} fixtures @param {string} html */
async function open({ page, blog }, html) {
  await page.goto(blog.publish(html + classic(blog.plusScript)));
  return openMenu(page);
}

/** Opens the menu of a board in a box. @param {BoxFixtures} fixtures @param {string} html */
async function openInBox({ page, guest }, html) {
  await guest.visitDrawn(html);
  return openMenu(page);
}

/** @param {import('@playwright/test').Page} page */
async function openMenu(page) {
  const element = page.locator('peg-solitaire');
  await expectDrawn(element);
  const more = element.locator('.menu summary');
  await more.click();
  return { element, more, list: element.locator('.menu > div') };
}

alone('where canvases are not read truly, no picture is offered', async ({ page, blog }) => {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(99, 99);
  });
  const { list } = await open({ page, blog }, BOARD);
  await expect(list.getByRole('link', { name: 'Open in the app' })).toBeVisible();
  await expect(list.getByRole('button', { name: 'Save picture' })).toHaveCount(0);
});

alone('it opens the game in the app, copies it and saves its picture', async ({ page, blog }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { element, list } = await open({ page, blog }, BOARD);
  await expect(list.getByRole('link', { name: 'Open in the app' })).toHaveAttribute(
    'href',
    'https://example.org/peg/?board=english&moves=d2-d4_b3-d3&at=0',
  );
  await expect(list.getByRole('link', { name: 'About this game' })).toHaveAttribute(
    'href',
    'https://example.org/peg/?view=how',
  );
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await list.getByRole('button', { name: 'Copy moves' }).click();
  await expect.poll(copied).toBe('d2-d4 b3-d3');
  await list.getByRole('button', { name: 'Copy position' }).click();
  await expect.poll(copied).toMatch(/^\.\.xxx\.\.\/.*xxxoxxx/);
  await expect(list.getByRole('button', { name: 'Copied' })).toHaveCount(2);
  expect((await saved(list.getByRole('button', { name: 'Save picture' }))).name).toBe('peg-solitaire.png');
  await expect(element.locator('.menu')).toHaveAttribute('open');
});

test('it fills the screen with the board, and leaves it again', async ({ page, guest }) => {
  const app = 'https://example.org/peg.html';
  const { element, more, list } = await openInBox(
    { page, guest },
    `<peg-solitaire controls app="${app}"></peg-solitaire>`,
  );
  // The query of a link to the default game is empty.
  await expect(list.getByRole('link', { name: 'Open in the app' })).toHaveAttribute('href', `${app}?`);
  const isFull = () => element.evaluate((it) => it.matches(':fullscreen'));
  await list.getByRole('button', { name: 'Fullscreen', exact: true }).click();
  await expect.poll(isFull).toBe(true);
  await expect(list).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await list.getByRole('button', { name: 'Leave fullscreen' }).click();
  await expect.poll(isFull).toBe(false);
});

alone('if copying is not allowed, it says so', async ({ page, blog }) => {
  await page.addInitScript(() => {
    Object.assign(Object.getPrototypeOf(navigator.clipboard), { writeText: async () => Promise.reject(new Error()) });
  });
  const { list } = await open({ page, blog }, BOARD);
  await list.getByRole('button', { name: 'Copy position' }).click();
  await expect(list.getByRole('button', { name: 'Not allowed here' })).toBeVisible();
});

test('where filling the screen is refused, it says so', async ({ page, guest }) => {
  const { element, list } = await openInBox({ page, guest }, '<peg-solitaire controls></peg-solitaire>');
  await element.evaluate((it) => Object.assign(it, { requestFullscreen: () => Promise.reject(new TypeError()) }));
  await list.getByRole('button', { name: 'Fullscreen' }).click();
  await expect(list.getByRole('button', { name: 'Not allowed here' })).toBeVisible();
});

test('it offers only what can be done, and closes by Escape and when the focus leaves', async ({ page, guest }) => {
  const { element, more, list } = await openInBox(
    { page, guest },
    '<peg-solitaire controls></peg-solitaire><button>Else</button>',
  );
  await expect(list.getByRole('button', { name: 'Save picture' })).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(0);
  await expect(list.getByRole('button', { name: 'Copy moves' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(more).toBeFocused();
  await more.press('Enter');
  await expect(list).toBeVisible();
  await page.getByRole('button', { name: 'Else' }).focus();
  await expect(list).toBeHidden();
  await expect(element.locator('.menu')).not.toHaveAttribute('open');
});

alone('the page of the app has its own tools, and no menu', async ({ page }) => {
  await page.goto('/');
  await pressTool(page, 'room');
  await expect(page.locator('peg-solitaire .keys select')).toBeVisible();
  await expect(page.locator('peg-solitaire .menu')).toBeHidden();
});

alone('a press outside that does not move the focus closes it', async ({ page, blog }) => {
  const { list } = await open({ page, blog }, `${BOARD}<p>Text</p>`);
  await expect(list).toBeVisible();
  // In Safari, a click focuses neither the summary nor text.
  await page.evaluate(() => addEventListener('focusout', (event) => event.stopImmediatePropagation(), true));
  await page.getByText('Text').click();
  await expect(list).toBeHidden();
});
