// Playback in a loop, and playlists.

import { test } from '../../user/blog/box.mjs';
import { test as alone } from '../../user/blog/guest.mjs';
import { frame, seen } from '../../user/machine/moments.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */
/** @typedef {import('../../user/blog/guest.mjs').Guest} Guest */

const MOVES = 'd2-d4 d5-d3 b4-d4';
const FAR = '<div style="height: 3000px"></div>';

/** Longer than the pause between two rounds of a loop, on the test's clock. */
const A_WHILE = 4000;

for (const [name, act] of /** @type {const} */ ([
  ['pause()', (/** @type {Element} */ it) => it.pause()],
  ['loop = false', (/** @type {Element} */ it) => Object.assign(it, { loop: false })],
  ['scrolling away', () => scrollTo(0, 5000)],
  ['removal', (/** @type {Element} */ it) => it.remove()],
])) {
  alone(`in the pause between two rounds, ${name} ends the loop`, async ({ guest, page }) => {
    await guest.visitWithClock(`<peg-solitaire moves="${MOVES}" loop speed="8"></peg-solitaire>${FAR}`);
    const element = await guest.element.elementHandle();
    const ask = (/** @type {(it: any) => any} */ question) => element?.evaluate(question);
    await ask((it) => it.play());
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return ask((it) => it.jumps.length);
      })
      .toBe(3);
    await ask(/** @type {any} */ (act));
    // The browser reports visibility in real time, not on the test's clock.
    await page.clock.resume();
    await page.evaluate(frame);
    await page.clock.fastForward(A_WHILE);
    await page.evaluate(frame);
    expect(await ask((it) => [it.paused, it.jumps.length])).toEqual([true, 3]);
  });
}

alone('a loop that was started by hand continues round after round', async ({ guest, page }) => {
  await guest.visitWithClock(`<peg-solitaire moves="${MOVES}" loop speed="8"></peg-solitaire>`);
  await guest.ask((it) => {
    it.addEventListener('ended', () => Object.assign(globalThis, { rounds: (Object(globalThis).rounds ?? 0) + 1 }));
    it.play();
  });
  await page.clock.runFor(2 * A_WHILE);
  expect(await page.evaluate('rounds')).toBeGreaterThan(1);
});

for (const attributes of ['', 'autoplay']) {
  test(`with reduced motion a solution is found, but does not start ${attributes}`, async ({ guest, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await guest.visitDrawn(`<peg-solitaire board="triangle" start="a1" solve loop ${attributes}></peg-solitaire>`);
    await expect.poll(() => guest.ask(({ moves }) => moves)).not.toBe('');
    await page.evaluate(seen);
    expect(await guest.ask(({ paused, currentTime }) => [paused, currentTime])).toEqual([true, 0]);
  });
}

const NEAR = '..ooo../..ooo../ooooooo/oooxxoo/ooooooo/..ooo../..ooo..';
const LIST = `<ol>
  <li data-start="${NEAR}">One jump</li>
  <li data-start="d4" data-moves="d2-d4 b3-d3" data-at="1">The central game</li>
  <li data-board="triangle" data-start="a1">The triangle</li>
</ol>`;
const PLAYLIST = `<peg-solitaire goal="any" style="width: 300px">${LIST}</peg-solitaire>`;

/** The text that shows the position in the playlist. @param {Guest} guest */
const place = (guest) => guest.element.locator('.playlist output');
/** @param {Guest} guest @param {string} name */
const press = (guest, name) => guest.element.getByRole('button', { name, exact: true }).click();

test('a reader goes from game to game, and those that he has solved are ticked', async ({ guest }) => {
  await guest.visitDrawn(PLAYLIST);
  await expect(place(guest)).toHaveText('1 of 3');
  await expect(guest.element.locator('.caption')).toHaveText('One jump');
  expect(await guest.pegs()).toBe(2);
  for (const hole of ['e4', 'c4']) await guest.element.locator(`[data-hole="${hole}"]`).press('Enter');
  await expect(place(guest)).toHaveText('1 of 3 \u2713');
  await press(guest, 'Next');
  await expect(place(guest)).toHaveText('2 of 3');
  await expect.poll(() => guest.ask(({ jumps }) => jumps)).toEqual(['d2-d4']);
  const caption = guest.element.locator('.caption');
  await guest.element
    .locator('li')
    .nth(1)
    .evaluate(({ firstChild }) => Object.assign(firstChild ?? {}, { data: 'C' }));
  await expect(caption).toHaveText('C');
  // Another game that the page opens is not part of the playlist.
  await guest.element.evaluate((it, start) => /** @type {any} */ (it).open({ start, goal: 'any' }), NEAR);
  for (const hole of ['e4', 'c4']) await guest.element.locator(`[data-hole="${hole}"]`).press('Enter');
  await expect.poll(() => guest.ask(({ jumps }) => jumps)).toEqual(['e4-c4']);
  await expect(place(guest)).toHaveText('2 of 3');
  await press(guest, 'Next');
  await expect.poll(() => guest.ask(({ problem }) => problem?.holes.length)).toBe(15);
  await expect(guest.element.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await press(guest, 'Previous');
  await press(guest, 'Previous');
  await expect(place(guest)).toHaveText('1 of 3 \u2713');
  await expect.poll(() => guest.pegs()).toBe(2);
});

test('a list may come and change later; a script has the same', async ({ guest, page }) => {
  await guest.visitDrawn('<main><peg-solitaire board="triangle" style="width: 300px">No list.</peg-solitaire></main>');
  await expect(guest.element.locator('.playlist')).toBeHidden();
  await guest.element.evaluate((it) => {
    it.innerHTML = '<ol><li data-start="a1">A</li><li data-start="b1">B</li></ol>';
  });
  await expect(place(guest)).toHaveText('1 of 2');
  await expect.poll(() => guest.ask(({ start, board }) => `${board} ${start}`)).toBe('triangle a1');
  await guest.element.evaluate((it) =>
    it.querySelector('ol')?.insertAdjacentHTML('beforeend', '<li data-start="c3">C</li>'),
  );
  await expect(place(guest)).toHaveText('1 of 3');
  await page.evaluate(() => {
    const heard = Object.assign(window, { heard: /** @type {unknown[]} */ ([]) }).heard;
    document
      .querySelector('main')
      ?.addEventListener('change', ({ target }) => heard.push(/** @type {any} */ (target).index));
  });
  await guest.ask((board) => {
    board.index = 2;
  });
  await expect.poll(() => guest.ask(({ start, caption }) => `${start} ${caption}`)).toBe('c3 C');
  await expect.poll(() => page.evaluate('heard')).toEqual([2]);
  await guest.ask((board) => {
    board.playlist = [{ board: 'english' }, { board: 'european', caption: 'Larger' }];
    board.index = 1;
  });
  await expect.poll(() => guest.ask(({ problem }) => problem?.holes.length)).toBe(37);
  const refused = await guest.ask((board) => {
    try {
      board.index = 2;
    } catch (error) {
      return String(error);
    }
    return '';
  });
  expect(refused).toBe('TypeError: index is a whole number below 2, not 2.');
});

test('made before it has a place, it goes to the game of its list that a script has named', async ({ guest, page }) => {
  await guest.visit('');
  await page.evaluate((list) => {
    const board = /** @type {any} */ (document.createElement('peg-solitaire'));
    // Frameworks may set properties in alphabetical order, and add listeners before the board is in the page.
    Object.assign(board, { index: 1, goal: 'any' });
    board.addEventListener('jump', () => Object.assign(board, { index: 1 }));
    board.innerHTML = list;
    document.body.append(board);
  }, LIST);
  await expect(place(guest)).toHaveText('2 of 3');
  await press(guest, 'Previous');
  await expect.poll(() => guest.pegs()).toBe(2);
  for (const hole of ['e4', 'c4']) await guest.element.locator(`[data-hole="${hole}"]`).press('Enter');
  await expect(place(guest)).toHaveText('2 of 3');
  await press(guest, 'Previous');
  await expect(place(guest)).toHaveText('1 of 3 \u2713');
});

test('a change event bubbles above the element, but not out of its shadow tree', async ({ guest, page }) => {
  await guest.visitDrawn('<main><peg-solitaire></peg-solitaire></main><aside></aside>');
  const heard = await page.evaluate(() => {
    const [main, aside] = ['main', 'aside'].map((name) => /** @type {HTMLElement} */ (document.querySelector(name)));
    const board = /** @type {any} */ (main.firstElementChild);
    const shadow = aside.attachShadow({ mode: 'open' });
    /** @type {string[]} */
    const heard = [];
    for (const [name, place] of /** @type {[string, EventTarget][]} */ ([
      ['main', main],
      ['shadow', shadow],
      ['aside', aside],
    ]))
      for (const type of ['change', 'ready', 'jump'])
        place.addEventListener(type, () => heard.push(`${name}: ${type}`));
    for (const place of [main, shadow]) {
      place.append(board);
      board.open({ moves: 'd2-d4' });
      board.goTo(1);
    }
    return heard;
  });
  expect(heard).toEqual(['main: change', 'shadow: change']);
});
