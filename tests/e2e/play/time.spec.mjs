// Time and frames: the cost of a frame, and long gaps between frames.

import { test } from '../../user/blog/box.mjs';
import { test as alone } from '../../user/blog/guest.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { expect } from '../../user/table.mjs';

const MOVES = 'd2-d4 d5-d3 b4-d4';

alone('playback does not skip time without frames', async ({ guest, page }) => {
  await guest.visitWithClock(`<peg-solitaire moves="${MOVES}"></peg-solitaire>`);
  const time = () => guest.ask(({ currentTime }) => currentTime);
  await guest.ask((it) => it.play());
  await page.clock.runFor(50);
  const before = await time();
  // An overdue timer fires only once, so a single frame covers all of the elapsed time.
  await page.clock.fastForward(5000);
  await page.clock.runFor(50);
  const after = await time();
  expect(after).toBeGreaterThan(before);
  expect(after - before).toBeLessThan(0.3);
});

test('outside the page nothing plays, and what was asked waits', async ({ guest, page }) => {
  await guest.visitDrawn('<peg-solitaire board="triangle" start="a1" speed="0.25"></peg-solitaire>');
  const element = await guest.element.elementHandle();
  const found = await element?.evaluate(async (/** @type {any} */ it) => {
    it.remove();
    const solved = await it.solve();
    const { paused } = it;
    it.play();
    return [solved, paused, it.paused];
  });
  expect(found).toEqual(['solved', true, true]);
  await element?.evaluate((it) => document.body.append(it));
  await page.evaluate(frame);
  expect(await element?.evaluate((/** @type {any} */ it) => it.paused)).toBe(false);
});

alone('a frame in which nothing has changed does not call the engine, and writes nothing', async ({ guest, page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { calls: 0 });
    const counted = (/** @type {unknown} */ value) =>
      typeof value !== 'function'
        ? value
        : (/** @type {unknown[]} */ ...values) => {
            Object(globalThis).calls++;
            return value(...values);
          };
    WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
      construct(Instance, [module, imports]) {
        const { exports } = new Instance(module, imports);
        return {
          exports: Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, counted(value)])),
        };
      },
    });
  });
  await guest.visitDrawn(`<peg-solitaire moves="${MOVES}" controls speed="0.25"></peg-solitaire>`);
  const counts = await guest.ask(async (it) => {
    const frame = () => new Promise(requestAnimationFrame);
    it.play();
    for (let count = 0; count < 4; count++) await frame();
    const [begin, calls] = [it.currentTime, Object(globalThis).calls];
    let writes = 0;
    const observer = new MutationObserver((records) => {
      writes += records.length;
    });
    observer.observe(/** @type {ShadowRoot} */ (it.shadowRoot), {
      subtree: true,
      attributes: true,
      childList: true,
      characterData: true,
    });
    for (let count = 0; count < 5; count++) await frame();
    return { moved: it.currentTime > begin, calls: Object(globalThis).calls - calls, writes };
  });
  expect(counts).toEqual({ moved: true, calls: 0, writes: 0 });
});
