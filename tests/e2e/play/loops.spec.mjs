// Films in a loop.

import { test } from '../../person/blog/box.mjs';
import { test as alone } from '../../person/blog/guest.mjs';
import { frame, seen } from '../../person/machine/moments.mjs';
import { expect } from '../../person/table.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */
/** @typedef {import('../../person/blog/guest.mjs').Fixtures} Fixtures */

const MOVES = 'd2-d4 d5-d3 b4-d4';
const FAR = '<div style="height: 3000px"></div>';

/** The time is longer than the pause between two rounds of a loop, by the clock of the test. */
const A_WHILE = 4000;

for (const [name, act] of /** @type {const} */ ([
  ['pause()', (/** @type {Element} */ it) => it.pause()],
  ['loop = false', (/** @type {Element} */ it) => Object.assign(it, { loop: false })],
  ['scrolling away', () => scrollTo(0, 5000)],
  ['removal', (/** @type {Element} */ it) => it.remove()],
])) {
  alone(`in the pause between two rounds, ${name} ends the loop`, async (/** @type {Fixtures} */ { guest, page }) => {
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
    // The browser reports visibility in its own time.
    await page.clock.resume();
    await page.evaluate(frame);
    await page.clock.fastForward(A_WHILE);
    await page.evaluate(frame);
    expect(await ask((it) => [it.paused, it.jumps.length])).toEqual([true, 3]);
  });
}

alone('a loop that was begun by hand goes on round after round', async (/** @type {Fixtures} */ { guest, page }) => {
  await guest.visitWithClock(`<peg-solitaire moves="${MOVES}" loop speed="8"></peg-solitaire>`);
  await guest.ask((it) => {
    it.addEventListener('ended', () => Object.assign(globalThis, { rounds: (Object(globalThis).rounds ?? 0) + 1 }));
    it.play();
  });
  await page.clock.runFor(2 * A_WHILE);
  expect(await page.evaluate('rounds')).toBeGreaterThan(1);
});

for (const attributes of ['', 'autoplay']) {
  test(`a solution in a loop plays only while it is seen ${attributes}`, async (/** @type {Fixtures} */ {
    guest,
    page,
  }) => {
    await guest.visitDrawn(
      `<peg-solitaire board="triangle" start="a1" solve loop speed="0.25" ${attributes}></peg-solitaire>${FAR}`,
    );
    await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
    await page.evaluate(() => scrollTo(0, 5000));
    await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
  });

  test(`under reduced motion a solution is found, and does not begin by itself ${attributes}`, async (/** @type {Fixtures} */ {
    guest,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await guest.visitDrawn(`<peg-solitaire board="triangle" start="a1" solve loop ${attributes}></peg-solitaire>`);
    await expect.poll(() => guest.ask(({ moves }) => moves)).not.toBe('');
    await page.evaluate(seen);
    expect(await guest.ask(({ paused, currentTime }) => [paused, currentTime])).toEqual([true, 0]);
  });
}
