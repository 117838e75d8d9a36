// The host page chooses the controls and the caption below the board.

import { test } from '../../user/blog/box.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../user/blog/guest.mjs').Guest} Guest */

const PARTS = ['transport', 'actions', 'message', 'moves'];

/** The visible parts of the controls. @param {Guest} guest */
async function shown(guest) {
  const isVisible = await Promise.all(PARTS.map((part) => guest.element.locator(`.${part}`).isVisible()));
  return PARTS.filter((_, index) => isVisible[index]);
}

test('some of the controls are shown by name, all of them without', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire controls="transport status" moves="d2-d4 b3-d3"></peg-solitaire>');
  expect(await shown(guest)).toEqual(['transport', 'message']);
  expect(await guest.ask(({ controls }) => controls)).toBe('transport status');
  for (const [value, parts] of /** @type {[string | boolean, string[]][]} */ ([
    ['moves', ['moves']],
    ['actions moves', ['actions', 'moves']],
    [true, PARTS],
    ['true', PARTS],
    ['controls', PARTS],
    [false, []],
  ])) {
    await guest.element.evaluate((/** @type {any} */ it, value) => {
      it.controls = value;
    }, value);
    expect(await shown(guest)).toEqual(parts);
    expect(await guest.ask(({ controls }) => controls)).toBe(value);
  }
});

test('what is no part of the controls is reported, and the rest shown', async ({ guest, page }) => {
  /** @type {string[]} */
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await guest.visitDrawn('<peg-solitaire controls="transport buttons"></peg-solitaire>');
  expect(await shown(guest)).toEqual(['transport']);
  await expect
    .poll(() => errors.join())
    .toMatch(/controls: expected transport or actions or status or moves, found 'transport buttons'/);
  await guest.element.evaluate((it) => it.setAttribute('controls', 'buttons'));
  await expect.poll(() => shown(guest)).toEqual(PARTS);
});

test('what plays by itself can be stopped where there is no transport', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire controls="status" moves="d2-d4 b3-d3" autoplay loop></peg-solitaire>');
  await expect(guest.element.locator('.overlay button')).toBeVisible();
});

test('a click on a move of the list goes to it', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire controls moves="d2-d4 b3-d3"></peg-solitaire>');
  for (const [name, jumps] of /** @type {[string, string[]][]} */ ([
    ['b3-d3', ['d2-d4', 'b3-d3']],
    ['d2-d4', ['d2-d4']],
  ])) {
    const move = guest.element.getByRole('button', { name, exact: true });
    await move.click();
    await expect(move).toHaveAttribute('aria-current', 'step');
    expect(await guest.ask((it) => it.jumps)).toEqual(jumps);
  }
});

test('a move of the list keeps the focus when another line is on the board', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire controls moves="d2-d4 b3-d3" at="2"></peg-solitaire>');
  const moves = guest.element.locator('.moves');
  await moves.getByRole('button', { name: 'b3-d3' }).focus();
  await guest.ask((it) => it.open({ moves: 'b4-d4 c2-c4 a3-c3' }));
  await expect(moves.getByRole('button', { name: 'c2-c4' })).toBeFocused();
  await guest.ask((it) => it.open({ moves: 'd2-d4' }));
  await expect(moves.getByRole('button', { name: 'd2-d4' })).toBeFocused();
});

test('a move of the list gives its focus to the board when the next game has no moves', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire controls moves="d2-d4 b3-d3" at="2"></peg-solitaire>');
  await guest.element.locator('.moves').getByRole('button', { name: 'b3-d3' }).focus();
  await guest.ask((it) => it.open({ board: 'triangle' }));
  await expect(guest.element.locator('[data-hole="a1"]')).toBeFocused();
});

test('the panel is next to the board if it contains the list of moves', async ({ guest }) => {
  const beside = async () => {
    const [board, status] = await Promise.all(
      ['.stage', '.message'].map((part) => guest.element.locator(part).boundingBox()),
    );
    return (status?.x ?? 0) > (board?.x ?? 0) + (board?.width ?? 0);
  };
  await guest.visitDrawn('<peg-solitaire controls="status moves" style="--ps-max-size: 400px"></peg-solitaire>');
  await expect.poll(beside).toBe(true);
  await guest.element.evaluate((it) => it.setAttribute('controls', 'status transport'));
  await expect.poll(beside).toBe(false);
});

test('a caption has links to pages, and everything else in it is text', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire></peg-solitaire>');
  const caption = guest.element.locator('.caption');
  const links = () =>
    caption.locator('a').evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]));
  for (const [text, said, found] of /** @type {[string, string, string[][]][]} */ ([
    [
      'See [a page](https://example.org/a?b=1) & [b](../b.html).',
      'See a page & b.',
      [
        ['a page', 'https://example.org/a?b=1'],
        ['b', '../b.html'],
      ],
    ],
    [
      '[here](#there) [there](//example.org)',
      'here there',
      [
        ['here', '#there'],
        ['there', '//example.org'],
      ],
    ],
    ...['javascript:alert(1)', 'JavaScript:x', 'data:text/html,x', 'blob:x', 'https://:', '\u0001javascript:x'].map(
      (address) => /** @type {const} */ ([`[x](${address})`, `[x](${address})`, []]),
    ),
    ['<b>[x](y)</b> [] () [a] (b) [a]()', '<b>x</b> [] () [a] (b) [a]()', [['x', 'y']]],
    ['', '', []],
  ])) {
    await guest.element.evaluate((it, text) => it.setAttribute('caption', text), text);
    expect([await caption.textContent(), await links()]).toEqual([said, found]);
  }
  expect(await caption.locator('b').count()).toBe(0);
});

test('a caption is below the board and describes it', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire caption="The central game." style="width: 300px"></peg-solitaire>');
  const caption = guest.element.getByText('The central game.');
  const [board, line] = [await guest.element.locator('.stage').boundingBox(), await caption.boundingBox()];
  expect(board?.height).toBe(300);
  expect(line?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + 300);
  await expect(guest.element.getByRole('grid')).toHaveAccessibleDescription('The central game.');
  await guest.element.evaluate((it) => it.removeAttribute('caption'));
  await expect(caption).toHaveCount(0);
});
