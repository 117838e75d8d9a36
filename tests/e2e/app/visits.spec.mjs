// What a link or the last visit opens, and where the focus is afterwards.

import { expect, test } from '../../person/table.mjs';

for (const query of ['?at=1', '?utm_source=x&at=0']) {
  test(`${query} alone opens the game of the last visit`, async ({ table, page }) => {
    await table.drag('d2', 'd4');
    const remembered = () => page.evaluate(() => localStorage.getItem('peg-solitaire'));
    await expect.poll(remembered).toMatch(/d2-d4/);
    await page.goto(`/${query}`);
    await table.isReady();
    expect(await table.jumps()).toEqual(['d2-d4']);
    expect(await remembered()).toMatch(/d2-d4/);
  });
}

for (const view of ['boards', 'problems', 'edit', 'text', 'share']) {
  test(`a dialog that a link has opened gives the focus to its button: ${view}`, async ({ page }) => {
    await page.goto(`/?board=triangle&view=${view}`);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${view}`)).toBeFocused();
  });
}
