// Whatever is in the browser's storage, the page starts, reports what is lost, and works.

import fc from 'fast-check';
import { anyText } from '../../unit/shared/hostile.mjs';
import { test as guestTest } from '../../user/blog/guest.mjs';
import { keepProgress } from '../../user/games.mjs';
import { count, SCALE } from '../../user/machine/hostile.mjs';
import { expect, Table, test } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

const NAMES = 'theme speed analysis coordinates look sounds vibration clock letters played begun'.split(' ');
const KEYS = ['peg-solitaire', ...NAMES.map((name) => `peg-solitaire-${name}`)];
/** A file on the site that shares the page's storage but does not write to it. */
const BARE = '/icons/48.png';
const SEED = Number(process.env.FUZZ_SEED ?? 20261122);

/** @template T @param {fc.Arbitrary<T>} inputs @param {number} numRuns @returns {T[]} */
const sample = (inputs, numRuns) => fc.sample(inputs, { numRuns: numRuns * SCALE, seed: SEED });

const texts = fc.tuple(
  ...KEYS.map(() => fc.oneof(anyText, fc.constantFrom('on', 'dark', '?board=triangle', '?moves=zz', '4'))),
);

test('any text in every key of the storage', async ({ page }) => {
  const all = sample(texts, 4);
  test.setTimeout(90_000 + 5000 * all.length);
  const table = new Table(page);
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(BARE);
  for (const values of all) {
    await page.evaluate(
      (entries) => {
        for (const [key, text] of entries) localStorage.setItem(key, text);
      },
      KEYS.map((key, index) => [key, values[index]]),
    );
    await page.goto('/');
    await expect(table.status).not.toBeEmpty();
    await table.setUp({ board: 'triangle', start: 'a1', goal: 'any', moves: '', game: '', at: '0' });
    await table.press('a3', 'a1');
    expect(await table.jumps(), JSON.stringify(values)).toEqual(['a3-a1']);
    await page.goto(BARE);
  }
  expect(errors).toEqual([]);
  count('storage: any texts', all.length * KEYS.length, errors.length > 0);
});

const day = fc.constantFrom('2026-11-22', '', '__proto__', '9999-99-99');
const record = fc.oneof(
  fc.record({
    version: fc.constantFrom(1, 1, 2, 0, '1'),
    solved: fc.dictionary(anyText, fc.record({ moves: fc.integer(), first: day })),
    days: fc.dictionary(day, fc.record({ problem: anyText, solved: day }, { requiredKeys: ['problem'] })),
  }),
  fc.jsonValue(),
);

test('any value instead of the record of solved problems', async ({ page }) => {
  // Unit tests try hundreds of records.
  const all = sample(record, 3);
  test.setTimeout(90_000 + 5000 * all.length);
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const table = new Table(page);
  for (const value of all) {
    await page.goto(BARE);
    await keepProgress(page, value);
    await page.goto('/?board=triangle&start=a1');
    await table.isReady();
    await pressTool(page, 'daily');
    await expect(page.locator('#daily-dialog')).toBeVisible();
    await expect(page.locator('#daily-dialog .today'), JSON.stringify(value)).not.toBeEmpty();
    await page.locator('#daily-dialog').getByRole('button', { name: 'Progress' }).click();
    // Waits until the dialog is visible: its content is there earlier, and a key press at that time would come too
    // early.
    await expect(page.locator('#progress-dialog')).toBeVisible();
    await expect(page.locator('#progress-dialog .numbers')).not.toBeEmpty();
    const isRecord = Number.isInteger(Object(value).version) && Object(value).version > 0;
    const said = page.locator('#progress-dialog .record .error');
    if (!isRecord) await expect(said, JSON.stringify(value)).toHaveText(/^Your saved progress could not be read/);
    await table.closeDialog();
  }
  expect(errors).toEqual([]);
  count('storage: any record', all.length, errors.length > 0);
});

/**
 * Sets each attribute to strings, then removes it: errors are reported, and the game is restored.
 * @param {[string, string][]} all
 */
async function setAttributes(all) {
  const element = /** @type {any} */ (document.querySelector('peg-solitaire'));
  /** @type {string[]} */
  const wrong = [];
  for (const [name, text] of all) {
    element.setAttribute(name, text);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    element.removeAttribute(name);
    const isReady = new Promise((resolve) => element.addEventListener('ready', () => resolve(true), { once: true }));
    const isLate = new Promise((resolve) => setTimeout(resolve, 10_000));
    element.open({ board: 'triangle', start: 'a1', moves: 'a3-a1' });
    if (!(await Promise.race([isReady, isLate]))) return [...wrong, `${name}=${JSON.stringify(text)} is the end`];
    element.goTo(1);
    element.pause();
    if (element.jumps.join() !== 'a3-a1') wrong.push(`${name}=${JSON.stringify(text)} stays: ${element.jumps}`);
  }
  return wrong;
}

const ATTRIBUTES = 'board start goal moves game at solve autoplay loop speed controls readonly'.split(' ');
const OTHERS = 'theme loading lang caption analysis coordinates look app data-peg dir style class'.split(' ');

guestTest('any text in every attribute is reported, and a valid one repairs it', async ({ guest }) => {
  const all = sample(fc.tuple(fc.constantFrom(...ATTRIBUTES, ...OTHERS), anyText), 100);
  guestTest.setTimeout(90_000 + 200 * all.length);
  // Small pictures are drawn faster.
  await guest.page.setViewportSize({ width: 320, height: 480 });
  await guest.page.goto(
    guest.blog.publish(`<peg-solitaire controls></peg-solitaire><script src="${guest.blog.plusScript}"></script>`),
  );
  await guest.isReady();
  const wrong = await guest.page.evaluate(setAttributes, all);
  count('element: any attributes', all.length, wrong.length > 0);
  expect(wrong).toEqual([]);
});
