// Listeners of the element's events may do anything.

import { test } from '../../person/blog/box.mjs';
import { expect } from '../../person/table.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */
/** @typedef {import('../../person/blog/guest.mjs').Fixtures} Fixtures */

const MOVES = 'd2-d4 d5-d3 b4-d4';

for (const type of ['ended', 'change', 'jump', 'pause', 'ready']) {
  test(`a listener of ${type} may open another game`, async (/** @type {Fixtures} */ { guest }) => {
    await guest.visitDrawn(`<peg-solitaire moves="${MOVES}" speed="8" controls></peg-solitaire>`);
    await guest.element.evaluate(async (it, type) => {
      const element = /** @type {Element} */ (it);
      const opened = new Promise((resolve) => {
        element.addEventListener(
          type,
          () => {
            element.board = 'triangle';
            element.start = 'a1';
            element.moves = 'a3-a1 c3-a3';
            element.play();
            resolve(undefined);
          },
          { once: true },
        );
      });
      if (type === 'ready') element.open({ board: 'english', moves: 'd2-d4' });
      const { shadowRoot } = /** @type {{ shadowRoot: ShadowRoot }} */ (element);
      const press = (/** @type {string} */ name) =>
        /** @type {HTMLElement} */ (shadowRoot.querySelector(`[data-hole="${name}"]`)).click();
      if (type === 'jump') {
        press('d2');
        press('d4');
      } else element.play();
      if (type === 'pause') element.pause();
      await opened;
    }, type);
    await expect.poll(() => guest.ask(({ jumps }) => jumps)).toEqual(['a3-a1', 'c3-a3']);
    await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(true);
  });
}

test('a playlist goes on from game to game @core', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="d2-d4" speed="8"></peg-solitaire>`);
  const played = await guest.ask(
    (element) =>
      new Promise((resolve) => {
        /** @type {string[]} */
        const played = [];
        const games = ['a3-a1', 'a3-a1 c3-a3'];
        element.addEventListener('ended', () => {
          played.push(element.jumps.join(' '));
          const moves = games.shift();
          if (!moves) return resolve(played);
          element.board = 'triangle';
          element.start = 'a1';
          element.moves = moves;
          element.play();
        });
        element.play();
      }),
  );
  expect(played).toEqual(['d2-d4', 'a3-a1', 'a3-a1 c3-a3']);
});
