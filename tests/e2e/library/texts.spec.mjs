// Games as text: pasted, copied, named.

import { test } from '../../user/app.mjs';
import { search } from '../../user/games.mjs';
import { test as alone, expect } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';

test('pasted texts become the game, and wrong ones are reported with their place', async ({ table, page }) => {
  const box = page.getByLabel('Paste a position');
  const read = page.locator('#text-dialog').getByRole('button', { name: 'Open' });
  await pressTool(page, 'text');
  await box.fill('..xxx..\n..x?x..');
  await read.click();
  await expect(page.locator('#text-dialog .error')).toHaveText(/^line 2, column 4: /);
  expect(await box.evaluate((/** @type {HTMLTextAreaElement} */ area) => area.selectionStart)).toBe(11);
  // Pasted text that has not been opened is still there when the dialog opens again.
  await page.keyboard.press('Escape');
  await pressTool(page, 'text');
  await expect(box).toHaveValue('..xxx..\n..x?x..');
  await box.fill('(1|3) => (3|3)');
  await read.click();
  await expect(page.locator('#text-dialog')).toBeHidden();
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
  await pressTool(page, 'text');
  await expect(box).toHaveValue('');
  await box.fill('# directions: 6\no\nxx\nxxx');
  await read.click();
  await expect(page.locator('.board-name')).toHaveText('Your board');
  await expect(table.status).toHaveText('5 pegs. 2 jumps possible.');
});

test('the title of a board is a name for it', async ({ visit, page }) => {
  const table = await visit('/?board=Triangle_of_36');
  await expect(page.locator('.board-name')).toHaveText('Triangle of 36');
  await expect.poll(() => search(page)).toBe('?board=triangle-36');
  await pressTool(page, 'text');
  await page.getByLabel('Paste a position').fill('8 x 8 square');
  await page.locator('#text-dialog').getByRole('button', { name: 'Open' }).click();
  await expect(page.locator('.board-name')).toHaveText('8 × 8 square');
  expect(await table.pegs()).toBe(63);
});

alone('what is on the board can be copied', async ({ table, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.drag('d6', 'd4');
  await pressTool(page, 'text');
  for (const [name, text] of [
    ['position', '..xxx..\n..xxx..\nxxxxxxx\nxxxxxxx\nxxxoxxx\n..xox..\n..xxx..'],
    ['played', 'd6-d4'],
  ]) {
    await page.click(`[data-copy="${name}"]`);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

alone('copying a text is announced', async ({ table, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.drag('d6', 'd4');
  await pressTool(page, 'text');
  // Messages disappear after a moment, so each of them is recorded.
  const said = await page.locator('#text-dialog').evaluateHandle((dialog) => {
    /** @type {(string | null)[]} */
    const said = [];
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof Element && target.matches('[role="alert"]')) said.push(target.textContent);
    }).observe(dialog, { childList: true, subtree: true });
    return said;
  });
  await page.getByRole('button', { name: 'Copy: Position' }).click();
  await expect.poll(() => said.jsonValue()).toContain('Copied');
});
