// Repeated actions leave nothing behind: no memory, no nodes, no listeners, no workers.
//
// If LONG is set, each test runs in its long form.

import { test } from '../../user/app.mjs';
import { test as bare } from '../../user/blog/guest.mjs';
import { Gauges } from '../../user/machine/gauges.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */

const LONG_MILLISECONDS = 600_000;
/** The numbers of repetitions of a test and of its long form, with their tags. @param {number[]} counts */
const lengths = (...counts) => counts.map((count, at) => /** @type {const} */ ([count, at ? ['@long'] : []]));
/**
 * The growth that is allowed, in megabytes and in counts, because the browser allocates some of its own data late.
 */
const SLACK = { heap: 2, nodes: 100, listeners: 20 };

/** The holes to click: some of the clicks make jumps on the English board, and others cannot make any jump. */
const CLICKED = ['d6', 'd4', 'd3', 'd5', 'a3', 'a3', 'g5', 'd1', 'd3', 'c1', 'b4', 'd4', 'e4', 'c4', 'g4', 'e4', 'd7'];

/**
 * Waits, because work still pending after the last action ends soon, whereas a leak remains.
 * @param {Gauges} gauges
 * @param {import('../../user/machine/gauges.mjs').Reading} before
 */
async function expectNoMore(gauges, before) {
  await expect(async () => {
    const after = await gauges.read();
    for (const name of /** @type {const} */ (['heap', 'nodes', 'listeners']))
      expect(after[name], `${name}, ${before[name]} before`).toBeLessThan(before[name] + SLACK[name]);
    expect(after.workers).toBeLessThanOrEqual(1);
    expect(after.wasm).toBeLessThan(before.wasm + 1);
  }).toPass({ timeout: 30_000 });
}

for (const [count, tag] of lengths(50, 1000)) {
  test(`${count} rapid clicks are a game`, { tag }, async ({ page, table }) => {
    test.setTimeout(LONG_MILLISECONDS);
    const gauges = await Gauges.of(page);
    const places = await Promise.all(CLICKED.map((hole) => table.place(hole)));
    const restart = page.getByRole('button', { name: 'Restart' });
    const click = async (/** @type {number} */ count) => {
      for (let turn = 0; turn < count; turn++) {
        const { x, y } = places[turn % places.length];
        await page.mouse.click(x, y);
        if (turn % 40 === 39) await restart.click();
      }
      await table.element.evaluate((it) => /** @type {Element} */ (it).reset());
    };
    await click(CLICKED.length);
    const before = await gauges.read();
    await click(count);
    await expectNoMore(gauges, before);
    for (const hole of ['d6', 'd4', 'd3', 'd5']) await table.click(hole);
    expect(await table.jumps()).toEqual(['d6-d4', 'd3-d5']);
    await table.solveButton.click();
    await expect(table.status).toHaveText(/^Solved/);
  });
}

for (const [count, tag] of lengths(20, 500)) {
  bare(`${count} boards are made and removed`, { tag }, async ({ page, guest }) => {
    test.setTimeout(LONG_MILLISECONDS);
    await guest.visitDrawn('<peg-solitaire controls></peg-solitaire>');
    const makeAndRemove = (/** @type {number} */ count) =>
      page.evaluate(async (count) => {
        for (let made = 0; made < count; made++) {
          const element = /** @type {Element} */ (document.createElement('peg-solitaire'));
          element.setAttribute('controls', '');
          element.setAttribute('board', made % 2 ? 'triangle' : 'english');
          const ready = new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
          document.body.prepend(element);
          await ready;
          element.play();
          element.solve();
          await new Promise(requestAnimationFrame);
          element.remove();
        }
      }, count);
    const gauges = await Gauges.of(page);
    await makeAndRemove(5);
    const before = await gauges.read();
    await makeAndRemove(count);
    await expectNoMore(gauges, before);
    expect(await guest.ask((it) => it.solve())).toBe('solved');
  });
}

for (const [count, tag] of lengths(20, 1000)) {
  test(`solving is begun and cancelled ${count} times`, { tag }, async ({ page, table }) => {
    test.setTimeout(LONG_MILLISECONDS);
    const solveAndCancel = (/** @type {number} */ count) =>
      table.element.evaluate(async (it, count) => {
        const element = /** @type {Element} */ (it);
        element.open({ board: 'wiegleb' });
        const states = new Set();
        for (let turn = 0; turn < count; turn++) {
          const control = new AbortController();
          const solving = element.solve({ signal: control.signal });
          // Every other action waits for a frame.
          if (turn % 2) await new Promise(requestAnimationFrame);
          control.abort();
          states.add(await solving);
        }
        const ready = new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
        element.open({ board: 'english' });
        await ready;
        await new Promise(requestAnimationFrame);
        return [...states];
      }, count);
    const gauges = await Gauges.of(page);
    await solveAndCancel(4);
    const before = await gauges.read();
    const states = await solveAndCancel(count);
    for (const state of states) expect(['cancelled', 'solved']).toContain(state);
    await expectNoMore(gauges, before);
    await table.solveButton.click();
    await expect(table.status).toHaveText(/^Solved/);
  });
}
