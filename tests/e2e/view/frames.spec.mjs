// During playback, frames query the browser only for what changes from frame to frame.

import { expect, test } from '../../user/table.mjs';

const PARTS = ['storage', 'queries', 'texts', 'frames'];

test('a frame of playback reads no storage, runs no media query and writes no text', async ({ page, table }) => {
  await page.addInitScript(() => {
    const counts = { storage: 0, queries: 0, texts: 0, frames: 0 };
    Object.assign(window, { counts });
    for (const [owner, name, part] of /** @type {[any, string, keyof typeof counts][]} */ ([
      [Storage.prototype, 'getItem', 'storage'],
      [window, 'matchMedia', 'queries'],
      [JSON, 'stringify', 'texts'],
    ])) {
      const call = owner[name];
      owner[name] = function (/** @type {unknown[]} */ ...values) {
        counts[part]++;
        return call.apply(this, values);
      };
    }
  });
  await page.clock.install();
  await table.open('/?board=english&moves=d2-d4_b3-d3_c1-c3_e1-c1&at=0');
  await page.evaluate(() => Object.assign(document.querySelector('peg-solitaire') ?? {}, { speed: 0.25 }));
  // From here on, time passes only in `runFor`.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const play = () =>
    page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector('peg-solitaire'));
      board.goTo(0);
      return board.play();
    });
  const counts = () => page.evaluate(() => ({ .../** @type {any} */ (window).counts }));
  const time = () => page.evaluate(() => /** @type {any} */ (document.querySelector('peg-solitaire')).currentTime);
  await page.evaluate(() => {
    const { counts } = /** @type {any} */ (window);
    const count = () => {
      counts.frames++;
      requestAnimationFrame(count);
    };
    count();
  });
  // On a busy machine, the page may still be starting up during the first attempt.
  await expect(async () => {
    await play();
    await page.clock.runFor(100);
    const [before, begin] = [await counts(), await time()];
    // At the end of this time, the first jump is still in progress.
    await page.clock.runFor(500);
    const [after, end] = [await counts(), await time()];
    expect(end).toBeGreaterThan(begin);
    const more = Object.fromEntries(PARTS.map((part) => [part, after[part] - before[part]]));
    expect(more.frames).toBeGreaterThan(20);
    expect(more).toMatchObject({ storage: 0, queries: 0, texts: 0 });
  }).toPass();
});
