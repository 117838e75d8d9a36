// A page makes arbitrary calls to the element, even during events: errors say what is wrong, and the element keeps
// working.

import { test } from '../../user/blog/box.mjs';
import { test as alone } from '../../user/blog/guest.mjs';
import { carryOut, count, programs, SCALE } from '../../user/machine/hostile.mjs';
import { expect } from '../../user/table.mjs';

/** The number of programs to run with each file. The second file contains everything in the first one, and more. */
const PROGRAMS = { script: 50, plusScript: 150 };

for (const script of /** @type {const} */ (['script', 'plusScript'])) {
  alone(`any call with any values is answered, rejected or reported: ${script}`, async ({ guest }) => {
    alone.setTimeout(60_000 + 30_000 * SCALE);
    // Small pictures are drawn faster.
    await guest.page.setViewportSize({ width: 320, height: 480 });
    await guest.page.goto(
      guest.blog.publish(`<peg-solitaire controls></peg-solitaire><script src="${guest.blog[script]}"></script>`),
    );
    await guest.isReady();
    const all = programs(PROGRAMS[script] * SCALE);
    const wrong = await guest.page.evaluate(carryOut, all);
    count(`element: any call, ${script}`, all.flat().length, wrong.length > 0);
    expect(wrong.map((line) => line.slice(0, 600))).toEqual([]);
  });
}

test.use({ script: 'plusScript' });

test('to pick a hole with a wrong signal is refused, and with an aborted one it ends at once', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire controls></peg-solitaire>');
  const told = await guest.ask(async (/** @type {any} */ it) => [
    await it.pickHole({ signal: {} }).catch(String),
    await it.pickHole(null).catch(String),
    (await it.pickHole({ signal: AbortSignal.abort() })) ?? 'nothing',
    it.shadowRoot.querySelector('.is-picking')?.outerHTML ?? 'nothing',
  ]);
  const refused = 'TypeError: pickHole() takes nothing, or an object such as { signal }, not [object].';
  expect(told).toEqual([refused, refused.replace('[object]', 'null'), 'nothing', 'nothing']);
});

test('to pick a hole ends with another pick, and outside the page', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire controls></peg-solitaire>');
  const [ended, classes] = await guest.ask(async (/** @type {any} */ it) => {
    const first = it.pickHole().then(() => 'first');
    const end = new AbortController();
    const second = it.pickHole({ signal: end.signal }).then(() => 'second');
    const stage = it.shadowRoot.querySelector('.stage');
    const classes = stage.className;
    end.abort();
    return [await Promise.race([first, second]), classes];
  });
  expect(ended).toBe('first');
  expect(classes).toContain('is-picking');
  const last = await guest.ask(async (/** @type {any} */ it) => {
    const pick = it.pickHole();
    it.remove();
    return Promise.race([pick.then(() => 'ended'), new Promise((resolve) => setTimeout(resolve, 0, 'goes on'))]);
  });
  expect(last).toBe('ended');
});
