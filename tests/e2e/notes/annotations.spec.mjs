// An author's notes on positions: comments, arrows, marks, labels and names.

import { expectNoViolations } from '../../user/accessibility.mjs';
import { test as testOfApp } from '../../user/app.mjs';
import { test } from '../../user/blog/box.mjs';
import { search } from '../../user/games.mjs';
import { expect, Table } from '../../user/table.mjs';

test.use({ script: 'plusScript' });
testOfApp.use({ opens: 'study' });

const GAME =
  '{Before all.} [arrow d2-d4] d2-d4 {Now d2 is empty.} [id first] [mark d2] [label d5 "A"] (b4-d4 {From the left.} [id left] c2-c4) b3-d3 {Done.}';

/** @param {Table} table @returns {Promise<string>} */
const gameOf = (table) => table.element.evaluate((element) => /** @type {any} */ (element).game);

/** @param {Table} table */
const comment = (table) => table.element.getByRole('note', { name: 'Comment' });

/** @param {Table} table @param {number | string} place */
const goTo = (table, place) =>
  table.element.evaluate((element, place) => /** @type {any} */ (element).goTo(place), place);

/** The pixels of the canvas, as a single string. @param {Table} table */
const picture = (table) =>
  table.element.evaluate((element) => element.shadowRoot?.querySelector('canvas')?.toDataURL());

test('comments are below the board and among the moves, and stay when play continues', async ({ table, page }) => {
  await table.setUp({ game: GAME });
  await expect(comment(table)).toHaveText('Before all.');
  await expect(table.element.locator('.moves li.comment')).toHaveText([
    'Before all.',
    'Now d2 is empty.',
    'From the left.',
    'Done.',
  ]);
  await table.element.getByRole('button', { name: 'd2-d4', exact: true }).click();
  await expect(comment(table)).toHaveText('Now d2 is empty.');
  await expect(table.hole('d2')).toHaveAttribute('aria-label', /, marked$/);
  await expect(table.hole('d5')).toHaveAttribute('aria-label', /, labelled A$/);
  await table.drag('f3', 'd3');
  await expect(comment(table)).toHaveText('');
  await expect.poll(() => gameOf(table)).toBe(GAME.replace('b3-d3', 'b3-d3').replace('{Done.}', '{Done.} (f3-d3)'));

  await page.getByRole('button', { name: 'Delete variation b4-d4' }).click();
  await expect.poll(() => gameOf(table)).not.toContain('From the left.');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => gameOf(table)).toContain('(b4-d4 {From the left.} [id left] c2-c4)');
  await page.getByRole('button', { name: 'Make b4-d4 the main line' }).click();
  await expect.poll(() => gameOf(table)).toMatch(/^\{Before all\.\} \[arrow d2-d4\] b4-d4 \{From the left\.\}/);
});

testOfApp('a link and the storage keep all of it', async ({ table, page, context }) => {
  const game = '{One_word, a/b, ~half:\nand <i>more</i>.} d2-d4 [id my_name]';
  await table.setUp({ game });
  await goTo(table, 1);
  await expect.poll(() => search(page)).toContain('my%7E-name');
  await page.reload();
  await table.isReady();
  await expect.poll(() => gameOf(table)).toBe(game);
  const next = new Table(await context.newPage());
  await next.open();
  await expect.poll(() => gameOf(next)).toBe(game);
  await next.open('/?game=d2-d4_[id_own~-2]_b3-d3&at=own_2');
  expect(await next.jumps()).toEqual(['d2-d4']);
});

test('a comment is text, whatever it looks like', async ({ table, page }) => {
  const text = `<img src=x onerror="document.title='broken'">`;
  await table.setUp({ game: `{${text}} d2-d4` });
  await expect(comment(table)).toHaveText(text);
  await expect(table.element.locator('.moves li.comment')).toHaveText(text);
  await expect(table.element.locator('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('broken');
});

test('named positions are found, also in a variation', async ({ table }) => {
  await table.setUp({ game: GAME });
  const places = await table.element.evaluate((element) => [.../** @type {any} */ (element).places]);
  expect(places).toEqual([
    ['first', 1],
    ['left', 1],
  ]);
  await goTo(table, 'left');
  await expect.poll(() => table.jumps()).toEqual(['b4-d4']);
  await expect(comment(table)).toHaveText('From the left.');
  await goTo(table, 'first');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await goTo(table, '2');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4', 'b3-d3']);
  const message = await table.element.evaluate((element) => {
    const told = new Promise((resolve) =>
      element.addEventListener('error', (event) => resolve(/** @type {CustomEvent} */ (event).detail.message)),
    );
    /** @type {any} */ (element).goTo('end');
    return told;
  });
  expect(message).toContain('no position is named "end"; the names are first, left.');
  expect(await table.jumps()).toEqual(['d2-d4', 'b3-d3']);
});

test('arrows, marks and labels are drawn at the current position, each in its own shape', async ({ table }) => {
  const bare = 'd2-d4 b3-d3';
  await table.setUp({ game: bare });
  const drawn = new Set([await picture(table)]);
  for (const notes of ['[arrow d5-d3]', '[mark c3]', '[label c3 "A"]', '[label c3 "B"]']) {
    await table.setUp({ game: `${notes} ${bare}` });
    await expect.poll(async () => drawn.has(await picture(table))).toBe(false);
    drawn.add(await picture(table));
  }
  await table.setUp({ game: `d2-d4 [mark c3] b3-d3` });
  await expect.poll(async () => (await picture(table)) === [...drawn][0]).toBe(true);
});

test('screen readers announce a comment after a step, but not during playback', async ({ table, page }) => {
  await table.setUp({ game: GAME });
  await expect(comment(table)).toHaveAttribute('aria-live', 'polite');
  const arrows = table.element.locator('p.news').nth(1);
  await expect(arrows).toHaveText('Arrow from d2 to d4.');
  // Tab skips the text while it is hidden.
  await expect(arrows).not.toHaveAttribute('tabindex');
  // Playback may end before a check, so each change is recorded, with the `aria-live` value at the time.
  const heard = await comment(table).evaluateHandle((region) => {
    /** @type {string[]} */
    const heard = [];
    const listen = () => heard.push(`${region.getAttribute('aria-live')}: ${region.textContent}`);
    new MutationObserver(listen).observe(region, { attributeFilter: ['aria-live'], childList: true });
    return heard;
  });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(comment(table)).toHaveText('Done.');
  await expect(comment(table)).toHaveAttribute('aria-live', 'polite');
  const during = (await heard.jsonValue()).filter((line) => line.startsWith('off'));
  expect(during.length).toBeGreaterThan(0);
  expect((await heard.jsonValue()).filter((line) => /^polite: (?!Done)/.test(line))).toEqual([]);
});

for (const width of [390, 1100]) {
  test(`a comment is right below the board in a window of ${width} pixels`, async ({ table, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await table.setUp({ game: GAME });
    await expect(comment(table)).toBeVisible();
    const order = ['.stage', '.remark', '.scrubber'];
    const tops = await table.element.evaluate(
      (element, order) =>
        order.map((part) => element.shadowRoot?.querySelector(part)?.getBoundingClientRect().top ?? 0),
      order,
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
}

test('the room of a comment is kept, so that nothing moves', async ({ table, page }) => {
  await table.setUp({ game: `{${'A long comment. '.repeat(60)}} d2-d4 b3-d3` });
  const top = () => table.element.locator('.scrubber').evaluate((element) => element.getBoundingClientRect().top);
  await expect(comment(table)).toHaveAttribute('tabindex', '0');
  const before = await top();
  await goTo(table, 1);
  await expect(comment(table)).toHaveText('');
  await expect(comment(table)).not.toHaveAttribute('tabindex');
  expect(await top()).toBe(before);
  await table.setUp({ game: 'd2-d4 b3-d3' });
  await expect(comment(table)).toBeHidden();
  await table.setUp({ game: GAME });
  await expectNoViolations(page, 'peg-solitaire');
});

test("a comment is as high as the game's longest, up to ten lines; then it fades until its end", async ({ table }) => {
  const lines = (/** @type {number} */ count) => Array.from({ length: count }, (_, line) => `Line ${line}`).join('\n');
  const box = comment(table);
  const height = () => box.evaluate((it) => Math.round((10 * it.clientHeight) / (1.45 * 16)) / 10);
  for (const [count, shown] of [
    [5, 5],
    [30, 10],
  ]) {
    await table.setUp({ game: `{Short.} d2-d4 {${lines(count)}}` });
    await expect(box).toHaveText('Short.');
    expect(await height()).toBe(shown);
    await expect(box).not.toHaveClass(/has-more/);
  }
  await goTo(table, 1);
  await expect(box).toHaveClass(/has-more/);
  await box.evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect(box).not.toHaveClass(/has-more/);
});

test('a comment has the direction of its letters, and the language of the page', async ({ page, guest }) => {
  await guest.visitDrawn(
    `<div lang="ar"><peg-solitaire controls game="{القفزة الأولى.} d2-d4 {Seen.}" style="width: 400px"></peg-solitaire></div>`,
  );
  const places = await guest.element.evaluate((element) =>
    ['.remark', '.moves .comment'].map((name) => {
      const box = /** @type {HTMLElement} */ (element.shadowRoot?.querySelector(name));
      const range = document.createRange();
      range.selectNodeContents(box);
      const [outer, inner] = [box.getBoundingClientRect(), range.getBoundingClientRect()];
      return [outer.right - inner.right < 20, inner.left - outer.left > 20];
    }),
  );
  expect(places).toEqual([
    [true, true],
    [true, true],
  ]);
  await expect(page.locator('.moves .comment').first()).toHaveAttribute('lang', 'ar');
});

test('without controls the comment is there as well', async ({ table }) => {
  await table.setUp({ game: GAME });
  await table.element.evaluate((element) => element.removeAttribute('controls'));
  await expect(comment(table)).toBeVisible();
  await expect(comment(table)).toHaveText('Before all.');
});

testOfApp('comments are written, changed and deleted in the app', async ({ table, page }) => {
  const field = page.getByRole('textbox', { name: 'Comment on this position' });
  await table.setUp({ game: 'd2-d4 [mark d2] b3-d3' });
  await goTo(table, 1);
  await field.fill('With { and } and\n<b>lines</b>.');
  // Going to another position stores the comment with the position for which it was written.
  await table.element.getByRole('button', { name: 'b3-d3', exact: true }).click();
  await expect.poll(() => gameOf(table)).toBe('d2-d4 {With { and \\} and\n<b>lines</b>.} [mark d2] b3-d3');
  await expect.poll(() => table.jumps()).toEqual(['d2-d4', 'b3-d3']);
  await expect(field).toHaveValue('');
  await goTo(table, 1);
  await expect(field).toHaveValue('With { and } and\n<b>lines</b>.');
  await expect(comment(table)).toHaveText('With { and } and\n<b>lines</b>.');
  await field.fill('');
  await field.blur();
  await expect.poll(() => gameOf(table)).toBe('d2-d4 [mark d2] b3-d3');
  await goTo(table, 0);
  await field.fill('Before.');
  await page.goto('about:blank');
  await table.open();
  await expect.poll(() => gameOf(table)).toBe('{Before.} d2-d4 [mark d2] b3-d3');
});

test('links of the page go to named positions, and back', async ({ table, page }) => {
  await table.setUp({ game: GAME, id: 'board' });
  await page.evaluate(() => {
    for (const name of ['first', 'left', 'nowhere']) {
      const link = Object.assign(document.createElement('a'), { href: '#board', textContent: `to ${name}` });
      link.dataset.peg = `board@${name}`;
      document.body.prepend(link);
    }
  });
  const link = (/** @type {string} */ name) => page.getByRole('link', { name: `to ${name}` });
  await link('left').click();
  await expect.poll(() => table.jumps()).toEqual(['b4-d4']);
  await expect(link('left')).toHaveAttribute('aria-current', 'step');
  await expect(link('first')).not.toHaveAttribute('aria-current');
  await link('first').click();
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await expect(link('left')).not.toHaveAttribute('aria-current');
  await link('first').click();
  await expect.poll(() => table.jumps()).toEqual([]);
  expect(await gameOf(table)).toBe(GAME);
});
