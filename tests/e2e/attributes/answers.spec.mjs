// Events and attributes tell the page of the solver's answers.

import { test } from '../../person/blog/box.mjs';
import { frame } from '../../person/machine/moments.mjs';
import { expect } from '../../person/table.mjs';

/** @typedef {import('../../person/blog/guest.mjs').Fixtures} Fixtures */

for (const type of ['change', 'solved']) {
  test(`a listener of ${type} may open another game when a solution is found`, async (/** @type {Fixtures} */ {
    guest,
    page,
  }) => {
    await guest.visitDrawn('<peg-solitaire board="triangle" start="a1" controls></peg-solitaire>');
    await guest.element.evaluate(async (it, type) => {
      const element = /** @type {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} */ (it);
      const open = () => {
        element.open({ board: 'english', moves: 'd2-d4' });
        element.goTo(0);
      };
      element.addEventListener(type, open, { once: true });
      await element.solve();
    }, type);
    await page.evaluate(frame);
    expect(await guest.ask(({ moves, jumps, paused }) => [moves, jumps, paused])).toEqual(['d2-d4', [], true]);
    await expect(guest.element.locator('.status')).toHaveText('32 pegs. 4 jumps possible.');
  });
}

test('a film that is paused before it is loaded does not begin by itself', async (/** @type {Fixtures} */ {
  guest,
  page,
}) => {
  await guest.visit('');
  const paused = await page.evaluate(async () => {
    const element = document.createElement('peg-solitaire');
    Object.assign(element, { moves: 'd2-d4', autoplay: true });
    const ready = new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
    document.body.append(element);
    element.pause();
    await ready;
    for (let count = 0; count < 5; count++) await new Promise(requestAnimationFrame);
    return element.paused;
  });
  expect(paused).toBe(true);
});

test('attributes that make no sense are told of as soon as they are set, and once', async (/** @type {Fixtures} */ {
  guest,
}) => {
  await guest.visitDrawn('<peg-solitaire></peg-solitaire>');
  const told = await guest.ask((it) => {
    /** @type {string[]} */
    const told = [];
    it.addEventListener('error', ({ detail }) => told.push(detail.message));
    for (const name of ['at', 'theme', 'loading', 'speed', 'theme']) it.setAttribute(name, 'pink');
    for (const at of [Number.POSITIVE_INFINITY, -1, 1.5]) {
      try {
        it.at = at;
      } catch (error) {
        told.push(String(error));
      }
    }
    return told;
  });
  expect(told).toEqual([
    "at: expected a number of jumps, found 'pink'",
    "theme: expected light or dark, found 'pink'",
    "loading: expected lazy or eager, found 'pink'",
    "speed: expected a number from 0.25 to 8, found 'pink'",
    'TypeError: at is a whole number of jumps, from 0, not Infinity.',
    'TypeError: at is a whole number of jumps, from 0, not -1.',
    'TypeError: at is a whole number of jumps, from 0, not 1.5.',
  ]);
});
