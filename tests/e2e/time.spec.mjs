// What plays, when, and who decides it: a person, the page, or the element by itself.

import { frame, test } from './guest.mjs';
import { expect } from './table.mjs';

/** @typedef {import('./guest.mjs').Fixtures} Fixtures */
/** @typedef {import('../../types/peg-solitaire-element.js').PegSolitaireElement} Element */

const MOVES = 'd2-d4 d5-d3 b4-d4';
const FAR = '<div style="height: 3000px"></div>';

/** Longer than the pause between two rounds of a loop, by the clock of the test. */
const A_WHILE = 4000;

/**
 * A page whose clock is the test's.
 * @param {Fixtures} fixtures
 * @param {string} html
 */
async function visitWithClock({ guest, page }, html) {
  await page.clock.install();
  await guest.visit(html);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return guest.ask(({ position }) => position);
    })
    .toMatch(/x/);
}

for (const type of ['ended', 'change', 'jump', 'pause', 'ready']) {
  test(`a listener of ${type} may open another game @core`, async (/** @type {Fixtures} */ { guest }) => {
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

for (const [name, act] of /** @type {const} */ ([
  ['pause()', (/** @type {Element} */ it) => it.pause()],
  ['loop = false', (/** @type {Element} */ it) => Object.assign(it, { loop: false })],
  ['scrolling away', () => scrollTo(0, 5000)],
  ['removal', (/** @type {Element} */ it) => it.remove()],
])) {
  test(`in the pause between two rounds, ${name} ends the loop`, async (/** @type {Fixtures} */ { guest, page }) => {
    await visitWithClock({ guest, page }, `<peg-solitaire moves="${MOVES}" loop speed="8"></peg-solitaire>${FAR}`);
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
    // The browser tells of what is seen in its own time.
    await page.clock.resume();
    await page.evaluate(frame);
    await page.clock.fastForward(A_WHILE);
    await page.evaluate(frame);
    expect(await ask((it) => [it.paused, it.jumps.length])).toEqual([true, 3]);
  });
}

test('a loop that was begun by hand goes on round after round', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="${MOVES}" loop speed="8"></peg-solitaire>`);
  const rounds = await guest.ask(
    (it) =>
      new Promise((resolve) => {
        let rounds = 0;
        it.addEventListener('ended', () => ++rounds === 2 && resolve(rounds));
        it.play();
      }),
  );
  expect(rounds).toBe(2);
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
    await page.evaluate(frame);
    expect(await guest.ask(({ paused, currentTime }) => [paused, currentTime])).toEqual([true, 0]);
  });
}

for (const [name, act] of /** @type {[string, (guest: import('./guest.mjs').Guest) => Promise<unknown>][]} */ ([
  ['a scrub', (guest) => guest.element.locator('input').fill('0.3')],
  ['a step', (guest) => guest.element.locator('[data-action="step-forward"]').click()],
  ['an undo', (guest) => guest.element.locator('[data-hole="d4"]').press('Backspace')],
  ['a click on the board', (guest) => guest.element.locator('canvas').click()],
])) {
  test(`${name} of a person holds when the film is scrolled away and back`, async (/** @type {Fixtures} */ {
    guest,
    page,
  }) => {
    await guest.visitDrawn(`<peg-solitaire moves="${MOVES}" autoplay controls speed="0.25"></peg-solitaire>${FAR}`);
    await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
    await act(guest);
    expect(await guest.ask(({ paused }) => paused)).toBe(true);
    for (const y of [5000, 0]) {
      await page.evaluate((y) => scrollTo(0, y), y);
      await page.evaluate(seen);
    }
    expect(await guest.ask(({ paused }) => paused)).toBe(true);
  });
}

/** Comes back when the browser has told of what is seen now. */
async function seen() {
  const element = /** @type {Element} */ (document.querySelector('peg-solitaire'));
  await new Promise((resolve) => {
    const observer = new IntersectionObserver(() => resolve(observer.disconnect()), { threshold: 0.25 });
    observer.observe(element);
  });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test('solve and loading count when they are set on a live element', async (/** @type {Fixtures} */ { guest, page }) => {
  await guest.visitDrawn('<peg-solitaire board="triangle" start="a1" speed="0.25"></peg-solitaire>');
  await guest.ask((it) => {
    it.solve = true;
  });
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
  await page.evaluate((far) => {
    document.body.insertAdjacentHTML('beforeend', `${far}<peg-solitaire id="far"></peg-solitaire>`);
  }, FAR);
  const far = page.locator('#far');
  expect(await far.evaluate((/** @type {any} */ it) => it.position)).toBe('');
  await far.evaluate((/** @type {any} */ it) => {
    it.loading = 'eager';
  });
  await expect.poll(() => far.evaluate((/** @type {any} */ it) => it.position)).toMatch(/x/);
});

test('what makes no sense is refused, with words for the author', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn('<peg-solitaire></peg-solitaire>');
  const words = await guest.ask(async (/** @type {any} */ it) => [
    await it.solve(null).catch(String),
    await it.solve('fast').catch(String),
    await it.solve({ signal: 5 }).catch(String),
    ...[undefined, null, 'triangle'].map((texts) => {
      try {
        return it.open(texts);
      } catch (error) {
        return String(error);
      }
    }),
  ]);
  expect(words).toEqual([
    'TypeError: solve() takes nothing, or an object such as { signal }, not null.',
    'TypeError: solve() takes nothing, or an object such as { signal }, not fast.',
    'TypeError: solve() takes nothing, or an object such as { signal }, not [object Object].',
    "TypeError: open() takes an object such as { board: 'triangle', start: 'a1' }, not undefined.",
    "TypeError: open() takes an object such as { board: 'triangle', start: 'a1' }, not null.",
    "TypeError: open() takes an object such as { board: 'triangle', start: 'a1' }, not triangle.",
  ]);
});

test('outside the page nothing plays, and what was asked waits', async (/** @type {Fixtures} */ { guest, page }) => {
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

test('at says how many jumps are played when it opens, and later goes there', async (/** @type {Fixtures} */ {
  guest,
}) => {
  await guest.visitDrawn(`<peg-solitaire moves="${MOVES}" at="2"></peg-solitaire>`);
  expect(await guest.ask(({ jumps, moves, at }) => [jumps, moves, at])).toEqual([['d2-d4', 'd5-d3'], MOVES, 2]);
  expect(
    await guest.ask((it) => {
      it.at = 1;
      const before = it.jumps.length;
      it.open({ moves: 'd2-d4 d5-d3', at: 1 });
      return [before, it.jumps.length, it.getAttribute('at')];
    }),
  ).toEqual([1, 1, '1']);
});

test('a restart keeps the line, to be played again until another jump is played', async (/** @type {Fixtures} */ {
  guest,
}) => {
  await guest.visitDrawn(`<peg-solitaire moves="${MOVES}" at="3" controls></peg-solitaire>`);
  await guest.element.getByRole('button', { name: 'Restart' }).click();
  expect(await guest.ask(({ jumps, moves }) => [jumps, moves])).toEqual([[], MOVES]);
  await guest.element.getByRole('button', { name: 'Redo' }).click();
  expect(await guest.ask(({ jumps, moves }) => [jumps, moves])).toEqual([['d2-d4'], MOVES]);
  expect(
    await guest.ask((it) => {
      it.reset();
      return [it.jumps, it.moves];
    }),
  ).toEqual([[], MOVES]);
});

test('a frame in which nothing has changed asks the core for nothing, and writes nothing @core', async (/** @type {Fixtures} */ {
  guest,
  page,
}) => {
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
    for (let count = 0; count < 5; count++) await frame();
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
    for (let count = 0; count < 10; count++) await frame();
    return { moved: it.currentTime > begin, calls: Object(globalThis).calls - calls, writes };
  });
  expect(counts).toEqual({ moved: true, calls: 0, writes: 0 });
});
