// The larger of the two files works on other sites, with analysis and variations.

import { classic, expectDrawn, module, solve } from '../../user/blog/blog.mjs';
import { test } from '../../user/blog/box.mjs';
import { frame } from '../../user/blog/guest.mjs';
import { test as visiting } from '../../user/blog/room.mjs';
import { expect } from '../../user/table.mjs';

/** After these moves 24 pegs are left, and 8 of 12 jumps keep the win. */
const MOVES = 'd2-d4 b3-d3 c1-c3 d4-d2 c4-c2 f3-d3 e1-e3 d6-d4';
const ANALYSED = `<peg-solitaire moves="${MOVES}" at="8" analysis="all" controls></peg-solitaire>`;
/** The policy blocks all loading, and all scripts except the page's own. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; require-trusted-types-for 'script'; trusted-types peg-solitaire";

visiting('a strict page has positions judged @core', async ({ page, blog }) => {
  const headers = { 'content-security-policy': POLICY };
  await page.goto(blog.publish(ANALYSED + classic(blog.plusScript), headers));
  const element = page.locator('peg-solitaire');
  await expect(element.locator('.judgement')).toHaveText('8 of 12 jumps keep the win.');
  await expect(element.locator('[data-hole="c2"]')).toHaveAttribute('aria-label', /throws away the win/);
  await solve(element);
});

visiting('a sandboxed frame without an origin keeps variations', async ({ page, blog }) => {
  const game = 'd2-d4 (b4-d4 c2-c4) b3-d3';
  const inside = blog.publish(`${module(blog.plusScript)}<peg-solitaire game="${game}" controls></peg-solitaire>`);
  await page.goto(blog.publish(`<iframe sandbox="allow-scripts" src="${inside}" width="900" height="800"></iframe>`));
  const element = page.frameLocator('iframe').locator('peg-solitaire');
  await expectDrawn(element);
  await expect(element.getByRole('list', { name: 'Variation b4-d4' })).toBeVisible();
  expect(await element.evaluate((it) => Reflect.get(it, 'game'))).toBe(game);
});

test.use({ script: 'plusScript' });

test('a board opens at a position with a name, also in a playlist, and says what no game has', async ({
  guest,
  page,
}) => {
  /** @type {string[]} */
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const game = 'd2-d4 (b4-d4 [id left] c2-c4) b3-d3 [id own_2]';
  const played = () => guest.ask((element) => element.jumps.join(' '));
  await guest.visitDrawn(`<peg-solitaire game="${game}" at="left" controls></peg-solitaire>`);
  expect(await played()).toBe('b4-d4');
  await guest.ask((element) => element.setAttribute('at', 'own_2'));
  await expect.poll(played).toBe('d2-d4 b3-d3');
  expect(await guest.ask((element) => element.at)).toBe('own_2');
  await guest.ask((element) => Object.assign(element, { at: 1 }));
  await expect.poll(played).toBe('d2-d4');
  await guest.ask((element) => element.open({ game: element.game, at: 'left' }));
  expect(await played()).toBe('b4-d4');
  await guest.visitDrawn(
    `<peg-solitaire controls><ol><li data-game="${game}" data-at="own_2">One</li></ol></peg-solitaire>`,
  );
  expect(await played()).toBe('d2-d4 b3-d3');
  await guest.visitDrawn(`<peg-solitaire game="${game}" at="gone"></peg-solitaire>`);
  expect(await played()).toBe('');
  expect(warnings).toEqual(['<peg-solitaire>: at="gone": the last place is 2']);
});

test('with wheel, the wheel steps through the game, unless something could scroll', async ({ guest, page }) => {
  await guest.visitDrawn(
    `<div class="page"><peg-solitaire moves="${MOVES}" controls="transport" wheel style="width: 300px"></peg-solitaire></div>`,
  );
  const jumps = () => guest.ask((it) => it.jumps.length);
  const turn = async (/** @type {string} */ part, /** @type {number} */ distance) => {
    await guest.element.locator(part).hover({ force: true });
    // The browser does not determine what is under the pointer until the next frame.
    await page.evaluate(frame);
    await page.mouse.wheel(0, distance);
  };
  await turn('canvas', 100);
  await expect.poll(jumps).toBe(1);
  await turn('.scrubber', 100);
  await expect.poll(jumps).toBe(2);
  await turn('canvas', -100);
  await expect.poll(jumps).toBe(1);

  await page.locator('.page').evaluate((box) => {
    box.style.cssText = 'height: 330px; overflow: auto';
  });
  const scrolled = () => page.locator('.page').evaluate(({ scrollTop }) => scrollTop);
  await turn('canvas', 10);
  await expect.poll(scrolled).toBe(10);
  await turn('.scrubber', 100);
  await expect.poll(jumps).toBe(2);
  expect(await scrolled()).toBeLessThan(100);

  await guest.ask((it) => {
    it.wheel = false;
    Object(it.parentElement).style.overflow = '';
  });
  const heard = page.evaluate(
    () => new Promise((resolve) => addEventListener('wheel', () => resolve(true), { once: true })),
  );
  await turn('canvas', 100);
  await heard;
  expect(await jumps()).toBe(2);
});

test('the keyboard can be moved to a board that is not there yet, and to a hole of it', async ({ guest, page }) => {
  await guest.visit('');
  const focused = await page.evaluate(async () => {
    /** @param {(board: any) => void} move */
    async function focusedBy(move) {
      const board = document.createElement('peg-solitaire');
      board.setAttribute('moves', 'd2-d4');
      board.setAttribute('autoplay', '');
      const isReady = new Promise((resolve) => board.addEventListener('ready', resolve, { once: true }));
      const isPlaying = new Promise((resolve) => board.addEventListener('play', resolve, { once: true }));
      document.body.prepend(board);
      move(board);
      await isReady;
      const { activeElement } = /** @type {ShadowRoot} */ (board.shadowRoot);
      await isPlaying;
      return activeElement?.getAttribute('data-hole');
    }
    return [await focusedBy((board) => board.focus()), await focusedBy((board) => board.focusHole('d4'))];
  });
  expect(focused).toEqual(['c1', 'd4']);
});

for (const { name, first, second, sees } of /** @type {const} */ ([
  { name: 'the larger', first: 'plusScript', second: 'script', sees: '8 of 12 jumps keep the win.' },
  { name: 'the smaller', first: 'script', second: 'plusScript', sees: '' },
])) {
  visiting(`where a page has both files, the first one counts: ${name}`, async ({ page, blog }) => {
    await page.goto(blog.publish(ANALYSED + classic(blog[first]) + classic(blog[second])));
    const element = page.locator('peg-solitaire');
    await expect(element.locator('.status')).toHaveText('24 pegs. 12 jumps possible.');
    if (sees) await expect(element.locator('.judgement')).toHaveText(sees);
    else await expect(element.locator('.judgement')).toHaveCount(0);
    await solve(element);
  });
}

test('lines and keys follow the directions of a board, which the core says', async ({ guest, page }) => {
  await guest.visitDrawn('<peg-solitaire board="5x5-diagonal"></peg-solitaire>');
  const directions = () => guest.ask(({ problem }) => problem?.board.directions);
  const focused = () => guest.ask(({ shadowRoot }) => shadowRoot?.activeElement?.getAttribute('data-hole'));
  expect(await directions()).toBe(8);
  await guest.ask((it) => /** @type {any} */ (it).focusHole('b2'));
  await page.keyboard.press('PageUp');
  expect(await focused()).toBe('c1');
  await guest.ask((it) => it.open({ board: 'english' }));
  await expect.poll(directions).toBe(4);
  await guest.ask((it) => /** @type {any} */ (it).focusHole('d4'));
  await page.keyboard.press('PageUp');
  expect(await focused()).toBe('d4');
});
