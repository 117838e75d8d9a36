// Links to games become boards.

import { test } from '../../user/blog/box.mjs';
import { expect } from '../../user/table.mjs';

const APP = 'https://example.org/peg/';
const LINK = `<p><a class="peg-solitaire" href="${APP}?board=6:o/oo/ooo&amp;start=o/xx/xxx&amp;moves=a3-a1_c3-a3&amp;at=1">`;

test('a link to a game becomes a board with that game, and is its fallback', async ({ guest }) => {
  await guest.visit(`${LINK}<img src="data:," alt="Play"></a> and more</p>`);
  await expect(guest.element).toHaveJSProperty('jumps', ['a3-a1']);
  await expect(guest.element).toHaveJSProperty('moves', 'a3-a1 c3-a3');
  await expect(guest.element).toHaveJSProperty('controls', true);
  await expect(guest.element.locator('> a.peg-solitaire > img')).toHaveCount(1);
  expect(await guest.told()).toEqual([]);
});

test('without at, a link is at the end of its game, and its options count', async ({ guest }) => {
  const options = 'controls=0&amp;loop=1&amp;theme=dark&amp;onclick=run()&amp;id=x';
  const link = `<a class="peg-solitaire" href="${APP}?board=triangle&amp;moves=a3-a1_c3-a3&amp;${options}">Play</a>`;
  await guest.visit(link);
  await expect(guest.element).toHaveJSProperty('jumps', ['a3-a1', 'c3-a3']);
  expect(await guest.element.evaluate((it) => it.getAttributeNames().sort())).toEqual([
    'at',
    'board',
    'loop',
    'moves',
    'theme',
  ]);
});

test('other links stay, and later ones become boards', async ({ guest, page }) => {
  const others = `<a class="peg-solitaire" href="${APP}?day=2026-11-22">A day</a> <a href="${APP}?board=triangle">B</a>`;
  await guest.visit(
    `<peg-solitaire><a class="peg-solitaire" href="${APP}?board=triangle">C</a></peg-solitaire>${others}`,
  );
  await expect(page.locator('peg-solitaire')).toHaveCount(1);
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), `${LINK}Play</a></p>`);
  await expect(page.locator('peg-solitaire')).toHaveCount(2);
  await expect(page.locator('peg-solitaire').last()).toHaveJSProperty('jumps', ['a3-a1']);
});

test.describe('in the larger file', () => {
  test.use({ script: 'plusScript' });

  test('a link has the whole game, as the address writes it', async ({ guest }) => {
    const game = 'game=a3-a1+{A+word~-word,~.a+line.}+%28c3-a1%29+c3-a3&amp;look=flat';
    await guest.visit(`<a class="peg-solitaire" href="${APP}?board=triangle&amp;${game}">Play</a>`);
    await expect(guest.element).toHaveJSProperty('game', 'a3-a1 {A word_word,\na line.} (c3-a1) c3-a3');
    await expect(guest.element).toHaveJSProperty('look', 'flat');
  });
});
