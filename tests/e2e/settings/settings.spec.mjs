// Settings, keys, sounds, and choosing holes on the board.

import { KEPT } from '../../../www/link/attributes.js';
import { test } from '../../user/app.mjs';
import { expect, Table } from '../../user/table.mjs';
import { enterPlay, pressTool } from '../../user/tools.mjs';
import { test as bare } from '../../user/worker.mjs';

/** @param {import('@playwright/test').Page} page @param {string} name */
const dialog = (page, name) => page.getByRole('dialog', { name });

/**
 * The value of one of the element's properties.
 * @param {import('../../user/table.mjs').Table} table
 * @param {string} name
 */
const property = ({ element }, name) => element.evaluate((it, name) => Reflect.get(it, name), name);

/** Counts the tones that the page plays. @param {import('@playwright/test').Page} page */
async function countTones(page) {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    Object.assign(window, { tones: 0 });
    OscillatorNode.prototype.start = function (...args) {
      Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1);
      return start.apply(this, args);
    };
  });
  await page.reload();
}

/** @param {import('@playwright/test').Page} page */
const tones = (page) => page.evaluate(() => Reflect.get(window, 'tones'));

/** The colour of the board's plank, to the left of the holes. @param {Table} table */
const plank = ({ element }) =>
  element.evaluate((it) => {
    const canvas = /** @type {HTMLCanvasElement} */ (it.shadowRoot?.querySelector('canvas'));
    const { width, height } = canvas;
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')).getImageData(
      0.22 * width,
      0.3 * height,
      1,
      1,
    );
    return data.join();
  });

test('woods and marbles come with solved puzzles, or all at once, and stay', async ({ table, page }) => {
  const usual = await plank(table);
  await pressTool(page, 'settings');
  const settings = dialog(page, 'Settings');
  const [oak, slate, steel] = ['Oak', 'Slate', 'Steel'].map((name) => settings.getByRole('radio', { name }));
  await expect(oak).toBeDisabled();
  await expect(settings.getByRole('radio', { name: /^(Classic|Glass)$/, checked: true })).toHaveCount(2);
  await settings.getByRole('button', { name: 'Unlock all' }).press('Enter');
  await expect(oak).toBeEnabled();
  await slate.press('Space');
  await expect(slate).toBeFocused();
  await steel.check();
  await table.closeDialog();
  await expect.poll(() => plank(table)).not.toBe(usual);
  const stone = await plank(table);
  await page.reload();
  await table.isReady();
  await expect.poll(() => plank(table)).toBe(stone);
  await pressTool(page, 'settings');
  await expect(steel).toBeChecked();
  // On flat boards, the chosen material has no effect.
  await settings.getByLabel('Board style').selectOption('flat');
  await expect.poll(() => table.element.evaluate((it) => Reflect.get(it, 'colours').board)).toBe('rgb(233, 236, 239)');
});

test('the samples of the woods have the colours of the theme that is chosen', async ({ table }) => {
  const settings = await table.openDialog('settings');
  const sample = settings.locator('.shelf canvas').first();
  const picture = () => sample.evaluate((it) => /** @type {HTMLCanvasElement} */ (it).toDataURL());
  const light = await picture();
  await settings.getByLabel('Colours').selectOption('dark');
  await expect.poll(picture).not.toBe(light);
  await settings.getByLabel('Colours').selectOption('light');
  await expect.poll(picture).toBe(light);
});

test('settings apply at once and are there on the next visit', async ({ table, page }) => {
  await pressTool(page, 'settings');
  const settings = dialog(page, 'Settings');
  await settings.getByLabel('Board style').selectOption('flat');
  await settings.getByLabel('Coordinates').selectOption('edge');
  await settings.getByLabel('Animation speed').selectOption('2');
  await settings.getByLabel('Analysis').selectOption('warn');
  await settings.getByLabel('Single-letter shortcuts').uncheck();
  await settings.getByLabel('One tap plays').check();
  await table.closeDialog();
  await page.goto('/');
  await table.isReady();
  const now = await Promise.all(['look', 'coordinates', 'speed', 'analysis'].map((name) => property(table, name)));
  expect(now).toEqual(['flat', 'edge', 2, 'warn']);
  await page.evaluate(() =>
    addEventListener('keydown', ({ defaultPrevented }) => Object.assign(window, { isTaken: defaultPrevented })),
  );
  for (const key of ['h', '?']) {
    await page.keyboard.press(key);
    expect(await page.evaluate('isTaken')).toBe(false);
  }
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(table.status).toHaveText(/^32 pegs/);
  await pressTool(page, 'keys');
  await expect(dialog(page, 'Keyboard shortcuts')).toContainText('turned off');
  await table.closeDialog();
  await table.click('d2');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
});

test('arrow keys go through the languages, and Enter speaks one', async ({ table, page }) => {
  await table.openDialog('settings');
  await page.getByLabel('Language').focus();
  await page.evaluate(() => Object.assign(window, { isHere: true }));
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByLabel('Language')).not.toHaveValue('');
  expect(await page.evaluate('isHere')).toBe(true);
  await page.getByLabel('Language').selectOption('');
  for (const key of ['d', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('settings are in groups with a heading each, those for listeners in one of their own', async ({ table, page }) => {
  await table.isReady();
  await pressTool(page, 'settings');
  const groups = dialog(page, 'Settings').getByRole('group');
  const headings = ['Page', 'Board', 'Game', 'Sound and touch', 'Keyboard and screen reader'];
  await expect(dialog(page, 'Settings').getByRole('heading', { level: 3 })).toHaveText(headings);
  await expect(groups).toHaveCount(5);
  const names = (/** @type {import('@playwright/test').Locator} */ box) =>
    box.locator('[name]:not([type="radio"])').evaluateAll((all) => all.map((it) => it.getAttribute('name')));
  expect(await names(groups.last())).toEqual(['speech', 'spelling', 'letters']);
  const all = await names(dialog(page, 'Settings'));
  expect(all, 'each kept attribute is a setting').toEqual(expect.arrayContaining(KEPT));
  expect(new Set(all).size).toBe(all.length);
  const clock = page.getByRole('switch', { name: 'Clock' });
  await clock.press('Space');
  await expect(clock).toBeChecked();
});

test('the whole page fills the screen, and leaves it again', async ({ table, page }) => {
  const full = page.getByRole('switch', { name: 'Fullscreen' });
  await pressTool(page, 'settings');
  await expect(full).not.toBeChecked();
  await full.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
  await expect(dialog(page, 'Settings'), 'the page would cover it').toBeHidden();
  await expect(table.element).toBeVisible();
  await pressTool(page, 'settings');
  await expect(full).toBeChecked();
  await full.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
});

test('where filling the screen is refused, the page says so', async ({ table, page }) => {
  await table.isReady();
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  await pressTool(page, 'settings');
  await page.getByRole('switch', { name: 'Fullscreen' }).click();
  await expect(page.locator('.notice')).toHaveText(/^Fullscreen is not allowed here/);
});

test('a choice in one tab does not affect another tab', async ({ table, context, page }) => {
  const other = await context.newPage();
  await other.goto('/');
  await new Table(other).isReady();
  await table.element.evaluate((it) => it.setAttribute('look', 'flat'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('peg-solitaire-look'))).toBe('flat');
  await other.locator('peg-solitaire').evaluate((it) => it.setAttribute('coordinates', 'edge'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('peg-solitaire-coordinates'))).toBe('edge');
  await page.reload();
  await table.isReady();
  expect(await property(table, 'look')).toBe('flat');
});

test('a jump, a refusal and a win sound only where sounds are on', async ({ table, page }) => {
  await countTones(page);
  await table.isReady();
  const key = page.getByRole('button', { name: 'Sounds', exact: true });
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await expect(key.locator('.on')).toBeHidden();
  await table.drag('d2', 'd4');
  expect(await tones(page)).toBe(0);
  await pressTool(page, 'settings');
  await dialog(page, 'Settings').getByLabel('Sounds').check();
  expect(await tones(page)).toBe(2);
  await expect(page.locator('#sound')).toHaveAttribute('aria-pressed', 'true');
  await dialog(page, 'Settings').getByLabel('Sounds').uncheck();
  await table.closeDialog();
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await expect(key.locator('.on')).toBeVisible();
  await expect(key.locator('.off')).toBeHidden();
  expect(await tones(page)).toBe(4);
  // The second marble also makes a click when it hits the first.
  await table.drag('b3', 'd3');
  await expect.poll(() => tones(page)).toBe(7);
  await table.click('a3');
  await expect.poll(() => tones(page)).toBe(8);
  await page.goto('/?board=english&start=..ooo../..ooo../ooooooo/oxxoooo/ooooooo/..ooo../..ooo..&goal=d4');
  await table.isReady();
  // The last peg also knocks when it lands.
  await table.drag('b4', 'd4');
  await expect.poll(() => tones(page)).toBe(5);
  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(key).toHaveAttribute('aria-pressed', 'false');
});

test('letters do what buttons do', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  await page.keyboard.press('n');
  await expect(table.hole('d2')).toBeFocused();
  await page.keyboard.press('n');
  await expect(table.hole('b4')).toBeFocused();
  await table.drag('d2', 'd4');
  await page.keyboard.press('u');
  await expect.poll(() => table.cursor()).toBe(0);
  await page.keyboard.press('r');
  await expect.poll(() => table.cursor()).toBe(1);
  await page.keyboard.press('v');
  expect(await property(table, 'analysis')).toBe('all');
  await page.keyboard.press('v');
  expect(await property(table, 'analysis')).toBe('off');
  await page.keyboard.press('h');
  await expect(table.status).toHaveText(/^Hint: /);
  await page.keyboard.press('?');
  await expect(dialog(page, 'Keyboard shortcuts')).toContainText('next peg that can move');
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  expect(await table.cursor()).toBe(1);
  await page.keyboard.press('s');
  await expect(table.status).toHaveText(/^Solved/);
});

test('V comes back to the mode before, and leaves Play to itself', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  await table.element.evaluate((it) => it.setAttribute('analysis', 'warn'));
  for (const mode of ['all', 'warn', 'all', 'warn']) {
    await page.keyboard.press('v');
    expect(await property(table, 'analysis')).toBe(mode);
  }
  await enterPlay(page);
  await page.keyboard.press('v');
  await expect(page.getByRole('alert').filter({ hasText: 'Study' })).toBeVisible();
  expect(await property(table, 'analysis')).toBe('warn');
  await expect(page.locator('html')).toHaveAttribute('data-room', 'play');
});

test('no letter acts behind the menu', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  await page.click('#menu');
  await page.keyboard.press('v');
  await page.keyboard.press('s');
  expect(await property(table, 'analysis')).toBe('off');
  expect(await property(table, 'jumps')).toEqual([]);
});

test('a letter that is held acts once, and S ends the search that it has begun', async ({ visit, page }) => {
  const table = await visit('/?board=diamond&start=e1', 'study');
  await page.keyboard.down('v');
  await page.keyboard.down('v');
  expect(await property(table, 'analysis')).toBe('all');
  await page.keyboard.up('v');
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(table.status).toHaveText('Cancelled. Nothing has changed.');
});

bare('a button to choose on the board that fails is released, and works the next time', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  await pressTool(page, 'change');
  const failed = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    const element = Object(document.querySelector('peg-solitaire'));
    element.pickHole = () => {
      delete element.pickHole;
      return Promise.reject(new Error('no hole'));
    };
  });
  const pick = page.getByRole('button', { name: 'Choose the goal on the board' });
  await pick.click();
  expect((await failed).message).toBe('no hole');
  await expect(pick).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.notice')).toHaveCount(0);
  await pick.click();
  await table.click('a3');
  await expect(page.locator('#finish')).toHaveValue('a3');
});

test('start and goal are chosen on the board, by click or key; Escape leaves them', async ({ table, page }) => {
  await pressTool(page, 'change');
  const pick = page.getByRole('button', { name: 'Choose the goal on the board' });
  await pick.click();
  await expect(page.getByRole('alert')).toContainText('last peg');
  await table.click('a3');
  await expect(page.locator('#finish')).toHaveValue('a3');
  await expect(page.locator('.notice')).toHaveCount(0);
  expect(await table.cursor()).toBe(0);
  await page.getByRole('button', { name: 'Choose the empty hole on the board' }).click();
  await table.hole('c1').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#vacancy')).toHaveValue('c1');
  await pick.click();
  await page.keyboard.press('Escape');
  await expect(pick).toHaveAttribute('aria-pressed', 'false');
  await table.drag('c3', 'c1');
  await expect.poll(() => table.jumps()).toEqual(['c3-c1']);
});

test('a choice on the board ends with another one, with a dialog and with another game', async ({ table, page }) => {
  await pressTool(page, 'change');
  const start = page.getByRole('button', { name: 'Choose the empty hole on the board' });
  const goal = page.getByRole('button', { name: 'Choose the goal on the board' });
  const stage = table.element.locator('.stage');
  await start.click();
  await goal.click();
  await expect(start).toHaveAttribute('aria-pressed', 'false');
  await expect(stage).toHaveClass(/is-picking/);
  await expect(page.getByRole('alert')).toContainText('last peg');
  await table.click('a3');
  await expect(page.locator('#finish')).toHaveValue('a3');
  await expect(stage).not.toHaveClass(/is-picking/);
  await start.click();
  await page.keyboard.press('?');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await table.closeDialog();
  await expect(start).toHaveAttribute('aria-pressed', 'false');
  await start.click();
  await table.setUp({ board: 'english', start: 'd4' });
  await expect(start).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.notice')).toHaveCount(0);
  await table.drag('d2', 'd4');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
});
