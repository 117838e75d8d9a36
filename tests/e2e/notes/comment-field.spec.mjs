// The field for a comment on the current position.

import { test } from '../../user/app.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../user/table.mjs').Table} Table */

test.use({ opens: 'study' });

const COMMENT = 'Now d2 is empty.';

/** @param {Table} table */
const field = ({ page }) => page.getByLabel('Comment on this position');
/** @param {Table} table @returns {Promise<string>} */
const gameOf = ({ element }) => element.evaluate((it) => /** @type {any} */ (it).game);
/** @param {Table} table @param {number} place */
const goTo = ({ element }, place) => element.evaluate((it, place) => /** @type {any} */ (it).goTo(place), place);

test('during typing, nothing moves, no list is rebuilt and nothing is announced', async ({ table }) => {
  await table.drag('d2', 'd4');
  await field(table).focus();
  const place = await field(table).boundingBox();
  await table.element.evaluate((it) => {
    const changes = Object.assign(window, { changes: /** @type {string[]} */ ([]) }).changes;
    const note = (/** @type {MutationRecord[]} */ records) =>
      changes.push(...records.map(({ target }) => /** @type {any} */ (target).className ?? target.nodeName));
    const root = /** @type {ShadowRoot} */ (it.shadowRoot);
    for (const selector of ['.moves', '.remark', '.news'])
      for (const part of root.querySelectorAll(selector))
        new MutationObserver(note).observe(part, { childList: true, characterData: true, subtree: true });
  });
  await field(table).pressSequentially(COMMENT);
  await expect(table.page).toHaveURL(/empty\./);
  expect(await table.page.evaluate('changes')).toEqual([]);
  expect(await field(table).boundingBox()).toEqual(place);
  // A click outside the field hits its target, although the stored comment moves the content below the board.
  await table.page.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => table.jumps()).toEqual([]);
  expect(await gameOf(table)).toBe(`d2-d4 {${COMMENT}}`);
});

test('what was typed on a position stays there when another one comes', async ({ table }) => {
  await table.drag('d2', 'd4');
  await field(table).fill(COMMENT);
  await goTo(table, 0);
  await expect(field(table)).toHaveValue('');
  expect(await gameOf(table)).toBe(`d2-d4 {${COMMENT}}`);
  await goTo(table, 1);
  await expect(field(table)).toHaveValue(COMMENT);
});

test('what was typed on a game goes into no other', async ({ table }) => {
  await field(table).fill(COMMENT);
  await table.setUp({ board: 'european', start: 'd2' });
  await expect(field(table)).toHaveValue('');
  expect(await gameOf(table)).not.toContain(COMMENT);
});

for (const jumps of [[], [['d2', 'd4']]])
  test(`a reload in the middle of a comment keeps it, after ${jumps.length} jumps`, async ({ table, page }) => {
    for (const [from, to] of jumps) await table.drag(from, to);
    await field(table).pressSequentially(COMMENT);
    await expect(page).toHaveURL(/empty\./);
    await expect(field(table)).toBeFocused();
    await page.reload();
    await table.isReady();
    await expect(field(table)).toHaveValue(COMMENT);
  });
