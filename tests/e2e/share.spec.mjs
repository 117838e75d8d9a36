// Sharing: link, element and frame, in the dialog and where they are pasted.

import { test } from './guest.mjs';
import { openShare } from './share.mjs';
import { expect } from './table.mjs';

/** @typedef {import('./guest.mjs').Fixtures} Fixtures */

/** Publishes what the dialog gives, and nothing else. @param {import('./guest.mjs').Guest} guest @param {string} html */
async function paste({ blog, page }, html) {
  await page.goto(blog.publish(html));
}

test('the preview shows all of what is shared', async (/** @type {Fixtures} */ { page }) => {
  await openShare(page);
  const frame = page.locator('#sharing .frame');
  for (const hasControls of [true, false]) {
    await page.locator('.choices label', { hasText: 'Frame' }).click();
    await page.getByRole('checkbox', { name: 'Controls' }).setChecked(hasControls);
    const element = frame.contentFrame().locator('peg-solitaire');
    await expect(element).toHaveJSProperty('controls', hasControls);
    await expect
      .poll(async () => {
        const [inner, outer] = [await element.boundingBox(), await page.locator('#sharing .preview').boundingBox()];
        return inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
      })
      .toBe(true);
  }
});

test('the dialog gives a link, an element and a frame that show the game', async (/** @type {Fixtures} */ {
  guest,
  page,
}) => {
  await openShare(page);
  const code = page.locator('#sharing .code textarea');
  await expect(code).toHaveValue(/\/\?board=triangle&moves=a3-a1_c3-a3&at=0$/);
  await page.locator('.choices label', { hasText: 'Frame' }).click();
  await expect(code).toHaveValue(/^<iframe src="http[^"]*embed\.html\?board=triangle&amp;moves=a3-a1_c3-a3&amp;at=0" /);
  await page.locator('.choices label', { hasText: 'Element' }).click();
  await page.getByLabel('Autoplay').check();
  const html = await code.inputValue();
  const preview = page.frameLocator('#sharing .frame').locator('peg-solitaire');
  await expect(preview).toHaveJSProperty('autoplay', true);
  await paste(guest, html);
  await expect.poll(() => guest.ask(({ moves, autoplay }) => `${moves} ${autoplay}`)).toBe('a3-a1 c3-a3 true');
});

test('link, element, frame and preview show the position that is shared', async (/** @type {Fixtures} */ {
  guest,
  page,
}) => {
  await page.goto('/?board=triangle&moves=a3-a1_c3-a3&at=1');
  await guest.element.locator('[data-hole="a1"]').waitFor({ state: 'attached' });
  await page.getByLabel('Speed').selectOption('0.5');
  await page.click('#share');
  const code = page.locator('#sharing .code textarea');
  const preview = page.frameLocator('#sharing .frame').locator('peg-solitaire');
  await expect(preview).toHaveJSProperty('jumps', ['a3-a1']);
  /** @type {Record<string, string>} */
  const shared = {};
  for (const form of ['Link', 'Element', 'Frame']) {
    await page.locator('.choices label', { hasText: form }).click();
    shared[form] = await code.inputValue();
  }
  const framed = page.frameLocator('iframe').locator('peg-solitaire');
  for (const [form, element] of /** @type {const} */ ([
    ['Element', guest.element],
    ['Frame', framed],
  ])) {
    await paste(guest, shared[form]);
    await expect(element).toHaveJSProperty('jumps', ['a3-a1']);
    await expect(element).toHaveJSProperty('speed', 0.5);
  }
  await page.goto(shared.Link);
  await expect.poll(() => guest.ask(({ jumps }) => jumps)).toEqual(['a3-a1']);
});

test('Enter on a choice of what is shared closes nothing', async (/** @type {Fixtures} */ { page }) => {
  await openShare(page);
  await page.getByRole('radio', { name: 'Link' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('#sharing')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Element' })).toBeChecked();
});
