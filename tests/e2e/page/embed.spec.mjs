// The page for frames, `embed.html`.

import { test } from '../../user/blog/guest.mjs';
import { expect } from '../../user/table.mjs';

test('a frame shows the game of its URL, and reports its height', async ({ guest, page, baseURL }) => {
  await guest.visit(`<iframe src="${baseURL}/embed.html?board=triangle&moves=a3-a1&controls=0&readonly=1" width="400"></iframe>
    <script>addEventListener('message', ({ data }) => { if (data.type === 'peg-solitaire') globalThis.told = data.height; });</script>`);
  await expect.poll(() => page.evaluate('globalThis.told')).toBeGreaterThan(350);
  await expect.poll(() => page.evaluate('globalThis.told')).toBeLessThan(520);
  const frame = page.frameLocator('iframe').locator('peg-solitaire');
  await expect(frame).toHaveJSProperty('moves', 'a3-a1');
  await expect(frame).toHaveJSProperty('readOnly', true);
  await expect(frame).toHaveJSProperty('controls', false);
});

for (const [at, shown] of [
  ['', '&at=0'],
  ['&at=1', '&at=1'],
]) {
  test(`a frame leads to the position that it shows: moves ${at}`, async ({ guest, page }) => {
    await page.goto(`/embed.html?board=triangle&moves=a3-a1_c3-a3${at}`);
    // The tag is defined once the strings are loaded, which may be after the page has loaded.
    await expect.poll(() => guest.ask(({ jumps }) => jumps?.length)).toBe(Number(shown.at(-1)));
    await expect(page.getByRole('link')).toHaveAttribute('href', `./?board=triangle&moves=a3-a1_c3-a3${shown}`);
  });
}

test('a frame leads to the game as it was played', async ({ guest, page }) => {
  await page.goto('/embed.html?board=triangle');
  await guest.element.locator('[data-hole="a1"]').waitFor({ state: 'attached' });
  await guest.ask((one) => {
    one.game = 'a3-a1 (c3-a1) c3-a3';
  });
  await guest.ask((one) => one.goTo(1));
  await expect.poll(() => guest.ask(({ jumps }) => jumps.length)).toBe(1);
  await page.getByRole('link').hover();
  await expect(page.getByRole('link')).toHaveAttribute(
    'href',
    './?board=triangle&moves=a3-a1_c3-a3&game=a3-a1+%28c3-a1%29+c3-a3&at=1',
  );
});

test('a frame says that the fragment of its address is damaged', async ({ guest, page }) => {
  await page.goto('/embed.html?board=triangle#game=7c1b');
  await expect(guest.element.locator('.caption')).toHaveText(/^This link is incomplete or damaged/);
});

test('a frame has the speed and the language of its address', async ({ guest, page }) => {
  await page.goto('/embed.html?board=triangle&speed=4&lang=de');
  await expect.poll(() => guest.ask(({ speed, lang }) => `${speed} ${lang}`)).toBe('4 de');
});

test('a frame has the puzzle of a day, as the app has it', async ({ guest, page }) => {
  const texts = () => guest.ask(({ board, start, goal, position }) => position && [board, start, goal].join(' '));
  const shownAt = async (/** @type {string} */ address) => {
    await page.goto(address);
    await expect.poll(texts).toMatch(/^\w/);
    return texts();
  };
  const past = await shownAt('/embed.html?day=2026-11-22');
  await page.goto('/?day=2026-11-22');
  await expect.poll(texts).toBe(past);
  const now = await shownAt('/embed.html?day=');
  expect(now).not.toBe(past);
  expect(await shownAt('/embed.html?day=2999-01-01'), 'a day to come').toBe(now);
  await page.goto('/embed.html?day=yesterday');
  await expect(guest.element.locator('.caption')).toHaveText(/day/);
});

test("a frame has the colours of its theme, or the system's without one", async ({ page }) => {
  const colours = () => page.evaluate(() => document.documentElement.style.colorScheme);
  await page.goto('/embed.html#board=triangle&theme=dark');
  await expect.poll(colours).toBe('dark');
  await page.evaluate(() => (location.hash = '#board=triangle'));
  await expect.poll(colours).toBe('');
});
