// A link or the last visit opens its game, and the focus is in the right place.

import { test } from '../../person/app.mjs';
import { expect } from '../../person/table.mjs';

test('a place or a mark of others alone opens the game of the last visit', async ({ table, page, visit }) => {
  await table.drag('d2', 'd4');
  const remembered = () => page.evaluate(() => localStorage.getItem('peg-solitaire'));
  await expect.poll(remembered).toMatch(/d2-d4/);
  for (const query of ['?at=1', '?utm_source=x&at=0']) {
    await visit(`/${query}`);
    expect(await table.jumps(), query).toEqual(['d2-d4']);
    expect(await remembered(), query).toMatch(/d2-d4/);
  }
});

test('a dialog that a link has opened gives the focus to its button', async ({ page, visit }) => {
  for (const [view, button] of [
    ['boards', '#boards'],
    ['edit', '#menu'],
    ['share', '#menu'],
  ]) {
    const table = await visit(`/?board=triangle&view=${view}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await table.closeDialog();
    await expect(page.locator(button)).toBeFocused();
  }
});
