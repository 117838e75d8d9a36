// A board among the text, slides and cards of a page keeps its size, and does not pass on the keyboard and pointer
// events that it handles.

import { test } from '../../user/blog/box.mjs';
import { middleOf } from '../../user/canvas.mjs';
import { expect, sizes } from '../../user/table.mjs';

/** @typedef {import('../../user/blog/box.mjs').Fixtures} Fixtures */

const TEXT = `<p>${'Text of the page '.repeat(200)}</p>`;

/** The bounding box of a part of the first board. @param {Fixtures['guest']} guest @param {string} selector */
async function boxOf({ element }, selector) {
  const box = await element.locator(selector).boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

test('a wheel over the list of moves scrolls the page', async ({ page, guest }) => {
  await guest.visitDrawn(`<peg-solitaire controls moves="d2-d4"></peg-solitaire>${TEXT}`);
  await guest.element.locator('.moves').hover();
  const before = await page.evaluate('scrollY');
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(Number(before));
});

test('text in its row leaves a board a least width, and the page may give it less', async ({ guest }) => {
  const row = (/** @type {string} */ board) => `<div style="display: flex; width: 380px">${board}${TEXT}</div>`;
  const width = async (/** @type {string} */ html) => {
    await guest.visitDrawn(html);
    const { width } = await boxOf(guest, 'canvas');
    return width;
  };
  const board = '<peg-solitaire></peg-solitaire>';
  expect(await width(row(board))).toBe(120);
  expect(await width(row(`<figure style="margin: 0">${board}</figure>`))).toBe(120);
  expect(await width(row('<peg-solitaire controls></peg-solitaire>'))).toBe(176);
  expect(await width(row('<peg-solitaire style="--ps-max-size: 80px"></peg-solitaire>'))).toBe(80);
  expect(await width('<peg-solitaire style="width: 100px"></peg-solitaire>')).toBe(100);
  expect(await width(`<div style="width: 90px">${board}</div>`)).toBe(90);
});

for (const [width, height] of sizes('667x375 740x360 844x390')) {
  test(`on a phone on its side, the board fits, and so do the keys: ${width}`, async ({ page, guest }) => {
    await page.setViewportSize({ width, height });
    await guest.visitDrawn('<peg-solitaire controls></peg-solitaire>');
    expect((await boxOf(guest, 'canvas')).height).toBeLessThanOrEqual(height);
    expect((await boxOf(guest, '[data-action="to-start"]')).width).toBeGreaterThanOrEqual(36);
    const { x, width: wide } = await boxOf(guest, '[data-action="restart"]');
    expect(x + wide).toBeLessThanOrEqual(width);
  });
}

test('as high as the window, it brings no scroll bar', async ({ page, guest }) => {
  await guest.visitDrawn('<style>body { margin: 0 }</style><peg-solitaire style="height: 100vh"></peg-solitaire>');
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
});

test('on paper, the caption is below the middle of the board', async ({ page, guest }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await guest.visitDrawn('<peg-solitaire controls caption="Caption"></peg-solitaire>');
  await page.emulateMedia({ media: 'print' });
  const [board, caption] = [await boxOf(guest, '.stage'), await boxOf(guest, '.caption')];
  expect(caption.x + caption.width / 2).toBe(board.x + board.width / 2);
  await page.emulateMedia({ media: 'screen' });
});

test('among the large letters of a slide, its own have the size of a page', async ({ guest }) => {
  const sizeIn = async (/** @type {string} */ html) => {
    await guest.visitDrawn(html);
    return guest.ask((it) => getComputedStyle(it).fontSize);
  };
  expect(await sizeIn('<section style="font-size: 40px"><peg-solitaire controls></peg-solitaire></section>')).toBe(
    '24px',
  );
  expect(await sizeIn('<peg-solitaire controls style="font-size: 40px"></peg-solitaire>')).toBe('40px');
  expect(await sizeIn('<small style="font-size: 12px"><peg-solitaire></peg-solitaire></small>')).toBe('12px');
});

/** Counts the events that reach the page, in `heard`. */
const HEAR = `(() => {
  globalThis.heard = [];
  const main = document.querySelector('main');
  for (const type of ['keydown', 'pointerdown', 'mousedown', 'dragstart'])
    main.addEventListener(type, (event) => heard.push(event.key ?? type));
})()`;

test('keys that the board uses turn no slide, and others do', async ({ page, guest }) => {
  await guest.visitDrawn('<main><peg-solitaire controls></peg-solitaire></main>');
  await page.evaluate(HEAR);
  await guest.element.locator('[data-hole="d2"]').focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Backspace', 'PageDown', 'n'])
    await page.keyboard.press(key);
  await guest.element.locator('.scrubber input').focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate('heard')).toEqual(['PageDown', 'n']);
});

test('a peg is dragged, and its card is not', async ({ page, guest }) => {
  await guest.visitDrawn('<main draggable="true"><peg-solitaire style="width: 300px"></peg-solitaire></main>');
  await page.evaluate(HEAR);
  const place = (/** @type {string} */ name) => middleOf(guest.element.locator(`[data-hole="${name}"]`));
  const [from, to] = [await place('d2'), await place('d4')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  expect(await guest.ask(({ jumps }) => jumps)).toEqual(['d2-d4']);
  expect(await page.evaluate('heard')).toEqual([]);
  await page.mouse.move(to.x, to.y);
  await page.mouse.down();
  await page.mouse.up();
  expect(await page.evaluate('heard'), 'a press on a peg that cannot move').toEqual(['pointerdown', 'mousedown']);
});
