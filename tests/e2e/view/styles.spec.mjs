// A page's styles change only what they are allowed to change in the element.

import { expectNoViolations } from '../../user/accessibility.mjs';
import { test } from '../../user/blog/box.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */

/** Pages with their background and text colours; some are dark without declaring a dark colour scheme. */
const PAGES = [
  ['', 'white', 'black', ''],
  ['', 'black', 'white', ''],
  ['', 'black', 'white', 'theme="dark"'],
  ['color-scheme: light dark', 'Canvas', 'CanvasText', ''],
  ['color-scheme: dark', 'Canvas', 'CanvasText', 'theme="light"'],
];

test.describe(() => {
  test.use({ script: 'plusScript' });
  test('words around the board have the ink of the page, those on a button their own', async ({ guest, page }) => {
    for (const [root, ground, ink, attributes] of PAGES) {
      await guest.visitDrawn(`<style>:root { ${root} } body { background: ${ground}; color: ${ink} }</style>
        <peg-solitaire controls caption="A caption" game="d2-d4 {A comment.} (b4-d4) b3-d3" at="1" analysis="all"
          ${attributes}></peg-solitaire>`);
      await expectNoViolations(page, 'peg-solitaire');
    }
  });
});

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
  test(`it has a size in ${name}`, async ({ guest }) => {
    await guest.visitDrawn(`${before}<peg-solitaire></peg-solitaire></div>`);
    const box = await guest.element.boundingBox();
    expect([box?.width, box?.height]).toEqual([width, width]);
  });
}

test('with controls, in a flex box, the panel is next to the board if there is room', async ({ guest }) => {
  await guest.visitDrawn('<div style="display: flex"><peg-solitaire controls></peg-solitaire></div>');
  const [board, panel] = await Promise.all(
    ['.stage', '.panel'].map((part) => guest.element.locator(part).boundingBox()),
  );
  expect(board?.width).toBe(640);
  expect(panel?.x).toBeGreaterThan(640);
});

test('what a page says of its own text stays outside', async ({ guest }) => {
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

test('the text is as large as that around it', async ({ guest }) => {
  await guest.visitDrawn(`<style>html { font-size: 62.5% } body { font-size: 16px }</style>
    <peg-solitaire controls></peg-solitaire>`);
  const sizes = await guest.element
    .locator('[data-action="undo"]')
    .evaluate((it) => [getComputedStyle(it).fontSize, /** @type {HTMLElement} */ (it).offsetHeight]);
  expect(sizes).toEqual(['16px', 44]);
});

test('a board that was hidden has the colours of now when it is shown again', async ({ guest, page }) => {
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
  test(`the canvas follows ${name} that is changed`, async ({ guest }) => {
    await guest.visitDrawn('<style>.dark peg-solitaire { --ps-peg: red }</style><peg-solitaire></peg-solitaire>');
    const before = await guest.colour('d2');
    await guest.element.evaluate((it, change) => new Function('it', change)(it), change);
    await expect.poll(() => guest.colour('d2')).not.toBe(before);
    if (name === 'a token') await expect.poll(() => guest.colour('d2')).toBe('0 255 0 255');
  });
}
