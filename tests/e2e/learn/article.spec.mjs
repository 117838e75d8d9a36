// The article, read to the end: every figure works, and the numbers in it agree with the engine.

import { expectNoViolations } from '../../user/accessibility.mjs';
import { expect, test } from '../../user/table.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** A figure, once it is in view. @param {Page} page @param {string} name @param {string} [of] more of its selector */
async function figure(page, name, of = '') {
  const found = page.locator(`[data-figure="${name}"]${of}`);
  await found.scrollIntoViewIfNeeded();
  return found;
}

test('a reader comes to the end: the figures are alive and right @core', async ({ page }) => {
  await page.goto('/learn/');
  const numbers = await figure(page, 'three-numbers');
  await expect(numbers.locator('.plates span')).toHaveCount(37);
  await numbers.locator('peg-solitaire').evaluate((/** @type {any} */ board) => {
    board.pause();
    board.goTo(3);
  });
  await expect(numbers.locator('.counts dd')).toHaveText(['13 odd', '11 odd', '9 odd']);

  const guess = await figure(page, 'guess');
  await expect(guess.getByText('577,116,156,815,309,849,672')).toBeHidden();
  await guess.getByRole('slider').fill('20');
  await guess.getByRole('button', { name: 'That is my guess' }).click();
  await expect(guess).toContainText('You were right to within a factor of ten.');

  const watch = await figure(page, 'watch', '[data-method="symmetry"]');
  await watch.getByRole('button', { name: 'Very fast' }).click();
  await expect(watch.locator('dd b').first()).toHaveText(/^\d{2},\d{3}$/);
  await expect(watch.locator('.peg')).toHaveCount(1);
  // The speed of a finished search cannot be changed.
  for (const speed of await watch.getByRole('button').all()) {
    await expect(speed).toBeDisabled();
    await expect(speed).toHaveAttribute('aria-pressed', 'false');
  }

  const race = await figure(page, 'race', '[data-rows="6"]');
  await expect(race.locator('td:empty')).toHaveCount(0, { timeout: 60_000 });
  const cells = race.locator('tr[data-method="backtracking"] td');
  await expect(cells.first()).toHaveText(/^refuted: [\d.]+ m?s(ec)?, 323,873 positions$/);
  await expect(race.locator('tr[data-method="all"] td')).toHaveClass(['impossible', 'solved', 'solved']);
  await expect(race.locator('tr[data-method="beam"] td')).toHaveClass(['unknown', 'solved', 'solved']);

  const bits = await figure(page, 'bits');
  await expect(bits.locator('[data-speed]')).toHaveText([/^[\d,]+0,000$/, /^[\d,]+0,000$/]);

  const weights = await figure(page, 'weights');
  await weights.getByRole('button', { name: /^d4:/ }).click();
  await expect(weights.locator('.verdict')).toContainText('But the jump d2-d4 would make the position heavier.');
  for (const hole of ['d2', 'b4', 'f4', 'd6']) await weights.getByRole('button', { name: `${hole}: weight 0` }).click();
  await expect(weights.locator('.verdict')).toContainText('It is proven');
  await weights.getByRole('button', { name: /^d4:/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(weights.getByRole('button', { name: /^d3:/ })).toBeFocused();
  await page.keyboard.press('-');
  await expect(weights.getByRole('button', { name: 'd3: weight -1' })).toBeFocused();
  await weights.getByRole('button', { name: 'All to 0' }).click();
  await expect(weights.locator('.verdict')).toContainText('nothing is proven yet');
  await weights.getByRole('button', { name: 'Let the machine find weights' }).click();
  await expect(weights.locator('.verdict')).toContainText('It is proven');

  const certificate = await figure(page, 'certificate');
  await certificate.getByRole('button').click();
  await expect(certificate.locator('output')).toHaveText(/^It is right/);

  const whole = await figure(page, 'whole-game');
  await whole.getByRole('button', { name: /^Develop/ }).click();
  await expect(whole.locator('output')).toHaveText(/^187,636,299 positions/, { timeout: 30_000 });
  await expect(whole.getByRole('img')).toHaveAccessibleName('18 pegs: 28,994,876 positions can be won');
  await whole.getByRole('button', { name: '2 pegs: 4 positions can be won' }).click();
  await expect(whole.getByRole('img')).toHaveAccessibleName('2 pegs: 4 positions can be won');

  const fewest = await figure(page, 'fewest-moves');
  await fewest.getByRole('button', { name: 'Prove it here' }).click();
  await expect(fewest.locator('> p output')).toHaveText(/^18 moves, and no solution has fewer/, { timeout: 60_000 });

  await page.getByRole('button', { name: 'Six on the left' }).click();
  const purged = page.locator('#purged');
  await expect.poll(() => purged.evaluate((/** @type {any} */ board) => board.jumps.length)).toBeGreaterThan(6);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
});

test('the coach of the article teaches the solution that the article shows', async ({ page }) => {
  await page.goto('/learn/');
  const shown = await page.locator('#purged').getAttribute('moves');
  await page.getByRole('link', { name: 'The coach' }).click();
  const lines = page.getByRole('dialog', { name: 'Learn it by heart' }).locator('.parts small');
  await expect(lines).toHaveCount(6);
  const taught = (await lines.allTextContents()).map((line) => line.replace(/^.*[:.] /, '')).join(' ');
  expect(taught).toBe(shown?.replaceAll('_', ' '));
});

test('a count of all games continues while reading, until it is cancelled', async ({ page }) => {
  await page.goto('/learn/');
  const guess = await figure(page, 'guess');
  await guess.getByRole('button', { name: 'That is my guess' }).click();
  await guess.getByRole('button', { name: 'Count them here' }).click();
  const counting = guess.locator('[data-text="counting"]');
  await expect(counting).toHaveText(/^[\d,]+ positions so far, \d+ pegs left$/);
  await expect(guess.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(guess.getByRole('button', { name: 'Count them here' })).toBeFocused();
  await expect(counting).toHaveText('');
});

test('the same in German, on a small phone, in both themes, without a barrier', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/learn/de.html');
  await figure(page, 'weights');
  await expect(page.getByRole('button', { name: 'd4: Gewicht 0' })).toBeVisible();
  await page.locator('#truth').scrollIntoViewIfNeeded();
  await expect(page.locator('#truth').getByRole('button', { name: 'Lösen' })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectNoViolations(page);
});

test('a figure whose engine does not come says so, and comes at the next try', async ({ page }) => {
  await page.route('**/learn/assets/*.wasm', (route) => route.abort());
  await page.goto('/learn/');
  // Some screen readers announce only changes in a region that already exists.
  await expect(page.locator('[data-figure="weights"]').getByRole('alert')).toBeEmpty();
  const weights = await figure(page, 'weights');
  await expect(weights.getByRole('alert')).toContainText('This figure does not work');
  await page.unroute('**/learn/assets/*.wasm');
  await page.locator('#news').scrollIntoViewIfNeeded();
  await figure(page, 'weights');
  await expect(weights.locator('[data-hole]')).toHaveCount(33);
  await expect(weights.getByRole('alert')).toBeEmpty();
});

test('every figure has the colours of the boards, light and dark', async ({ page }) => {
  await page.goto('/learn/');
  const board = page.locator('#number');
  await board.scrollIntoViewIfNeeded();
  await expect.poll(() => board.evaluate((/** @type {any} */ it) => it.colours?.board ?? '')).not.toBe('');
  const [watch, weights] = [await figure(page, 'watch', '[data-method="symmetry"]'), await figure(page, 'weights')];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    const { board: wood, hole, peg } = await board.evaluate((/** @type {any} */ it) => it.colours);
    const colourOf = (/** @type {import('@playwright/test').Locator} */ part, /** @type {string} */ property) =>
      part.first().evaluate((it, property) => getComputedStyle(it).getPropertyValue(property), property);
    for (const base of [watch, weights]) expect(await colourOf(base.locator('path:nth-child(2)'), 'fill')).toBe(wood);
    expect(await colourOf(watch.locator('.peg'), 'fill')).toBe(peg);
    expect(await colourOf(watch.locator('circle:not(.peg)'), 'fill')).toBe(hole);
    expect(await colourOf(weights.locator('.peg'), 'background-color')).toBe(peg);
    expect(await colourOf(weights.locator('button[data-hole]:not(.peg)'), 'background-color')).toBe(hole);
  }
});

test('the text stays in its place while results come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learn/');
  await page.evaluate(() => {
    const kept = /** @type {any} */ (globalThis);
    kept.moved = 0;
    new PerformanceObserver((list) => {
      for (const { value } of /** @type {any[]} */ (list.getEntries())) kept.moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const race = await figure(page, 'race', '[data-rows="2"]');
  await expect(race.locator('td')).toHaveText(Array(6).fill(/\d/));
  await expect(page.locator('main > section:not(.laid-out)')).toHaveCount(0);
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).moved)).toBeLessThan(0.01);
});

test('nothing moves by itself where nothing is to move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/learn/');
  const watch = await figure(page, 'watch', '[data-method="beam"]');
  await expect(watch.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-pressed', 'true');
  await expect(watch.locator('dd b').first()).toHaveText('0');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the text, the answers and pictures of the boards are there', async ({ page }) => {
    await page.goto('/learn/');
    await expect(page.getByText('577,116,156,815,309,849,672')).toBeVisible();
    for (const picture of await page.locator('peg-solitaire img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAccessibleName(/\w/);
      await expect
        .poll(() => picture.evaluate((/** @type {any} */ { naturalWidth }) => naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});
