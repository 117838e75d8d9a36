// Failures of the browser's storage: it is forbidden, full, damaged, from a newer version, or written by two tabs at
// once.

import { test } from '../../user/app.mjs';
import { card, keepProgress, openProgress, SHORT, search, winAtOnce } from '../../user/games.mjs';
import { expect, Table } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

/** @typedef {import('@playwright/test').Page} Page */

// Animations do not matter for storing a win.
const STILL = /** @type {const} */ ({ reducedMotion: 'reduce' });
test.beforeEach(({ page }) => page.emulateMedia(STILL));

/** A problem that takes a single jump. */
const OTHER = { board: 'ooo', start: 'xxo', goal: 'c1' };

/** @param {Page} page @param {string} address */
async function visit(page, address) {
  await page.emulateMedia(STILL);
  const table = new Table(page);
  await page.goto(address);
  await table.isReady();
  return table;
}

for (const [name, script] of /** @type {const} */ ([
  [
    'forbidden',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })",
  ],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"],
])) {
  test(`where storage is ${name}, settings last until one leaves, and that is said`, async ({ page }) => {
    await page.addInitScript(script);
    const table = await visit(page, '/');
    await table.press('d2', 'd4');
    await pressTool(page, 'settings');
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog.getByRole('status')).toHaveText(
      'Your browser isn’t saving settings: they will be lost when you leave.',
    );
    await dialog.getByLabel('Clock').check();
    await dialog.getByLabel('Board style').selectOption('flat');
    await table.closeDialog();
    await expect(page.locator('.clock')).toBeVisible();
    await expect(table.element).toHaveAttribute('look', 'flat');
    expect(await table.jumps()).toEqual(['d2-d4']);
    await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
    await table.solveButton.click();
    await expect(table.status).toHaveText(/^Solved/);
  });
}

test('settings are said to be kept where they are; storage that fills up is noticed', async ({ page, table }) => {
  await pressTool(page, 'settings');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('status')).toHaveText('Settings are saved on this device.');
  await table.closeDialog();
  await table.press('d2', 'd4');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await pressTool(page, 'settings');
  await dialog.getByLabel('Board style').selectOption('flat');
  await expect(dialog.getByRole('status')).toContainText('they will be lost when you leave.');
  expect(await table.jumps()).toEqual(['d2-d4']);
});

/** The keys of the page's data, apart from the game. */
const KEPT = ['theme', 'speed', 'analysis', 'coordinates', 'look', 'sounds', 'vibration', 'clock', 'letters'];

/**
 * Replaces each stored value with a string, and opens the page.
 * @param {Page} page
 * @param {import('../../user/table.mjs').Visit} visit
 * @param {string} text
 */
async function visitWith(page, visit, text) {
  // The page stores its game again when it is left, so the data is replaced from another page of the same origin.
  await page.goto('/licences.md');
  await page.evaluate(
    ([text, ...names]) => {
      localStorage.setItem('peg-solitaire', text);
      for (const name of names) localStorage.setItem(`peg-solitaire-${name}`, text);
    },
    [text, ...KEPT],
  );
  const table = await visit();
  expect(await table.pegs()).toBe(32);
  await table.press('d2', 'd4');
  await expect.poll(() => table.cursor()).toBe(1);
  return table;
}

test('with newer, odd, very long or damaged storage, the page opens as on a first visit', async ({ page, visit }) => {
  for (const text of ['{"version":9,"value":"new"}', '<img src=x onerror="document.title = 1">', 'x'.repeat(2 ** 17)])
    await visitWith(page, visit, text);
  const table = await visitWith(page, visit, '%E0%A4%A');
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
  await pressTool(page, 'settings');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByLabel('Board style').selectOption('flat');
  await dialog.getByLabel('Animation speed').selectOption('4');
  await expect(table.element).toHaveAttribute('look', 'flat');
  expect(await page.evaluate(() => localStorage.getItem('peg-solitaire-look'))).toContain('flat');
  await page.reload();
  await expect(table.element).toHaveAttribute('look', 'flat');
  await expect(table.element).toHaveAttribute('speed', '4');
});

test('progress that makes no sense is as good as none, and grows again', async ({ page, visit }) => {
  const values = /** @type {[unknown, RegExp][]} */ ([
    ['x', /could not be read/],
    [{ version: 1, solved: { a: 1 }, days: { b: { problem: 2 } } }, /^$/],
    [{ version: 7 }, /^Your progress was saved by a newer version of this page/],
  ]);
  for (const [value, told] of values) {
    await page.goto('/licences.md');
    await keepProgress(page, value);
    const table = await visit(SHORT);
    await winAtOnce(table);
    await expect(card(page)).toContainText('You did it!');
    const dialog = await openProgress(page);
    await expect(dialog.locator('.numbers .solved dd')).toHaveText('1');
    await expect(dialog.locator('.record .error')).toHaveText(told);
  }
});

test('a database without a store for progress is reported like storage that keeps nothing', async ({ page }) => {
  await page.goto('/licences.md');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('peg-solitaire', 7);
        opening.onsuccess = () => resolve(opening.result.close());
      }),
  );
  const table = await visit(page, SHORT);
  await winAtOnce(table);
  await expect(card(page)).toContainText('You did it!');
  const dialog = await openProgress(page);
  await expect(dialog.locator('.record .error')).toContainText('won’t let the page save anything');
  await expect(dialog.locator('.numbers .solved dd')).toHaveText('1');
});

test('progress of earlier versions moves once to a store that no other page shares', async ({ page }) => {
  const shared = ['keyval-store', 'keyval'];
  await page.goto('/licences.md');
  await keepProgress(
    page,
    { version: 1, solved: { 'english x': { moves: 3, first: '2026-11-01' } }, days: {} },
    shared,
  );
  const table = await visit(page, SHORT);
  const dialog = await openProgress(page);
  await expect(dialog.locator('.numbers .solved dd')).toHaveText('1');
  await table.closeDialog();
  // Later, another page from the same origin writes its own data to the shared store.
  await keepProgress(page, { version: 1, solved: {}, days: {} }, shared);
  await page.reload();
  await expect((await openProgress(page)).locator('.numbers .solved dd')).toHaveText('1');
});

test('two tabs put together what they solve, and what one clears stays cleared @core', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  const [first, second] = [await visit(one, SHORT), await visit(other, SHORT)];
  await winAtOnce(first);
  await expect(card(one)).toContainText('You did it!');
  await winAtOnce(second);
  await expect(card(other)).toContainText('You did it again!');
  const clearing = await openProgress(one);
  const solved = clearing.locator('.numbers .solved dd');
  await expect(solved).toHaveText('1');
  await clearing.getByRole('button', { name: 'Clear' }).click();
  // Clicks as a screen reader does, because an immediate second mouse click would count as a double click.
  await clearing.getByRole('button', { name: 'Really clear?' }).dispatchEvent('click');
  await expect(solved).toHaveText('0');
  await second.setUp(OTHER);
  await second.press('a1', 'c1');
  await expect(card(other)).toContainText('You did it!');
  const dialog = await openProgress(other);
  await expect(dialog.locator('.numbers .solved dd')).toHaveText('1');
});

test('two tabs keep their own games; the last one that was played is there at the next visit', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  const [first, second] = [await visit(one, '/?board=english'), await visit(other, '/?board=triangle')];
  await second.press('a3', 'a1');
  await expect.poll(() => search(other)).toContain('a3-a1');
  await first.press('d2', 'd4');
  await expect.poll(() => search(one)).toContain('d2-d4');
  await second.page.reload();
  await second.isReady();
  expect(await second.jumps()).toEqual(['a3-a1']);
  const third = await visit(await context.newPage(), '/');
  expect(await third.jumps()).toEqual(['a3-a1']);
});
