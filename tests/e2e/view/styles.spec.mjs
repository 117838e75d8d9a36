// The styles of a page change only what they may in the element.

import { test } from '../../person/blog/box.mjs';
import { frame } from '../../person/machine/moments.mjs';
import { expect } from '../../person/table.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */
/** @typedef {import('../../person/blog/guest.mjs').Fixtures} Fixtures */

const INK = { light: 'rgb(35, 32, 27)', dark: 'rgb(236, 230, 220)' };

for (const [page, system, attribute, ink] of /** @type {const} */ ([
  ['', 'dark', '', 'light'],
  ['light', 'dark', '', 'light'],
  ['dark', 'light', '', 'dark'],
  ['light dark', 'dark', '', 'dark'],
  ['light dark', 'light', '', 'light'],
  ['', 'light', 'theme="dark"', 'dark'],
  ['dark', 'dark', 'theme="light"', 'light'],
])) {
  test(`a page of color-scheme '${page}' in a ${system} system gets ${ink} ink ${attribute}`, async (/** @type {Fixtures} */ {
    guest,
  }) => {
    await guest.page.emulateMedia({ colorScheme: system });
    const style = page && `<style>:root { color-scheme: ${page} }</style>`;
    await guest.visitDrawn(`${style}<peg-solitaire controls ${attribute}></peg-solitaire>`);
    expect(await guest.ask((it) => getComputedStyle(it).color)).toBe(INK[ink]);
  });
}

for (const [name, before, width] of /** @type {const} */ ([
  ['a flex box', '<div style="display: flex">', 640],
  ['a narrow flex box', '<div style="display: flex; width: 400px">', 400],
  ['a column of a flex box', '<div style="display: flex; flex-direction: column; align-items: center">', 640],
  ['a grid that centres', '<div style="display: grid; justify-items: center">', 640],
  ['a narrow grid that centres', '<div style="display: grid; justify-items: center; width: 400px">', 400],
  ['a float', '<style>peg-solitaire { float: left }</style><div>', 640],
  ['a narrow float', '<style>peg-solitaire { float: left }</style><div style="width: 300px">', 300],
  ['an inline block', '<style>peg-solitaire { display: inline-block }</style><div>', 640],
  ['a block', '<div style="width: 500px">', 500],
])) {
  test(`it has a size in ${name}`, async (/** @type {Fixtures} */ { guest }) => {
    await guest.visitDrawn(`${before}<peg-solitaire></peg-solitaire></div>`);
    const box = await guest.element.boundingBox();
    expect([box?.width, box?.height]).toEqual([width, width]);
  });
}

test('with controls, in a flex box, the panel stands beside the board where there is room', async (/** @type {Fixtures} */ {
  guest,
}) => {
  await guest.visitDrawn('<div style="display: flex"><peg-solitaire controls></peg-solitaire></div>');
  const [board, panel] = await Promise.all(
    ['.stage', '.panel'].map((part) => guest.element.locator(part).boundingBox()),
  );
  expect(board?.width).toBe(640);
  expect(panel?.x).toBeGreaterThan(640);
});

test('what a page says of its own text stays outside', async (/** @type {Fixtures} */ { guest }) => {
  const style = `direction: rtl; white-space: pre-wrap; text-transform: uppercase; letter-spacing: 5px; word-spacing: 9px;
    text-align: center; text-indent: 3em; width: 400px`;
  await guest.visitDrawn(`<div lang="ar" style="${style}"><peg-solitaire controls></peg-solitaire></div>`);
  const canvas = await guest.element.locator('.stage canvas').boundingBox();
  expect([canvas?.width, canvas?.height]).toEqual([400, 400]);
  for (const part of ['.stage', '.transport', '.status', '.moves']) {
    const styles = await guest.element.locator(part).evaluate((it) => {
      const { direction, whiteSpace, textTransform, letterSpacing, wordSpacing, textAlign, textIndent } =
        getComputedStyle(it);
      const { lang } = /** @type {HTMLElement} */ (it.closest('[lang]'));
      return [direction, whiteSpace, textTransform, letterSpacing, wordSpacing, textAlign, textIndent, lang].join();
    });
    expect(styles).toBe('ltr,normal,none,normal,0px,start,0px,en');
  }
});

test('the text is as large as that around it', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<style>html { font-size: 62.5% } body { font-size: 16px }</style>
    <peg-solitaire controls></peg-solitaire>`);
  const sizes = await guest.element
    .locator('[data-action="undo"]')
    .evaluate((it) => [getComputedStyle(it).fontSize, /** @type {HTMLElement} */ (it).offsetHeight]);
  expect(sizes).toEqual(['16px', 44]);
});

test('a board that was hidden has the colours of now when it is shown again', async (/** @type {Fixtures} */ {
  guest,
  page,
}) => {
  await guest.visitDrawn('<div><peg-solitaire></peg-solitaire></div>');
  const before = await guest.colour('d2');
  const panel = page.locator('div').first();
  const show = (/** @type {string} */ display) =>
    panel.evaluate((it, display) => (it.style.display = display), display);
  await show('none');
  await page.evaluate(frame);
  await guest.ask((it) => {
    it.theme = 'dark';
  });
  await page.evaluate(frame);
  await show('');
  await expect.poll(() => guest.colour('d2')).not.toBe(before);
});

for (const [name, change] of /** @type {const} */ ([
  ['a token', "it.style.setProperty('--ps-peg', 'lime'); it.style.setProperty('--ps-relief', 'none')"],
  ['a class', "document.documentElement.className = 'dark'"],
  ['the color-scheme', "document.documentElement.style.colorScheme = 'dark'"],
])) {
  test(`the canvas follows ${name} that is changed`, async (/** @type {Fixtures} */ { guest }) => {
    await guest.visitDrawn('<style>.dark peg-solitaire { --ps-peg: red }</style><peg-solitaire></peg-solitaire>');
    const before = await guest.colour('d2');
    await guest.element.evaluate((it, change) => new Function('it', change)(it), change);
    await expect.poll(() => guest.colour('d2')).not.toBe(before);
    if (name === 'a token') await expect.poll(() => guest.colour('d2')).toBe('0 255 0 255');
  });
}
