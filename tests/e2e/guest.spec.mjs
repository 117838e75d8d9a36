// The element as a guest: what the styles, the calls and the changes of a page do to it.

import { frame, test } from './guest.mjs';
import { expect } from './table.mjs';

/** @typedef {import('../../types/peg-solitaire-element.js').PegSolitaireElement} Element */

/** @typedef {import('./guest.mjs').Fixtures} Fixtures */

const SHORT = 'd2-d4 d5-d3 b4-d4';

// Styles.

const INK = { light: 'rgb(35, 32, 27)', dark: 'rgb(236, 230, 220)' };

for (const [page, system, attribute, ink] of /** @type {const} */ ([
  ['', 'dark', '', 'light'],
  ['light', 'dark', '', 'light'],
  ['dark', 'light', '', 'dark'],
  ['light dark', 'dark', '', 'dark'],
  ['light dark', 'light', '', 'light'],
  ['', 'light', 'theme="dark"', 'dark'],
  ['dark', 'dark', 'theme="light"', 'light'],
])) {
  test(`a page of color-scheme '${page}' in a ${system} system gets ${ink} ink ${attribute}`, async (/** @type {Fixtures} */ {
    guest,
  }) => {
    await guest.page.emulateMedia({ colorScheme: system });
    const style = page && `<style>:root { color-scheme: ${page} }</style>`;
    await guest.visitDrawn(`${style}<peg-solitaire controls ${attribute}></peg-solitaire>`);
    expect(await guest.ask((it) => getComputedStyle(it).color)).toBe(INK[ink]);
  });
}

for (const [name, before, width] of /** @type {const} */ ([
  ['a flex box', '<div style="display: flex">', 640],
  ['a narrow flex box', '<div style="display: flex; width: 400px">', 400],
  ['a column of a flex box', '<div style="display: flex; flex-direction: column; align-items: center">', 640],
  ['a grid that centres', '<div style="display: grid; justify-items: center">', 640],
  ['a narrow grid that centres', '<div style="display: grid; justify-items: center; width: 400px">', 400],
  ['a float', '<style>peg-solitaire { float: left }</style><div>', 640],
  ['a narrow float', '<style>peg-solitaire { float: left }</style><div style="width: 300px">', 300],
  ['an inline block', '<style>peg-solitaire { display: inline-block }</style><div>', 640],
  ['a block', '<div style="width: 500px">', 500],
])) {
  test(`it has a size in ${name}`, async (/** @type {Fixtures} */ { guest }) => {
    await guest.visitDrawn(`${before}<peg-solitaire></peg-solitaire></div>`);
    const box = await guest.element.boundingBox();
    expect([box?.width, box?.height]).toEqual([width, width]);
  });
}

test('with controls, in a flex box, the panel stands beside the board where there is room', async (/** @type {Fixtures} */ {
  guest,
}) => {
  await guest.visitDrawn('<div style="display: flex"><peg-solitaire controls></peg-solitaire></div>');
  const [board, panel] = await Promise.all(
    ['.stage', '.panel'].map((part) => guest.element.locator(part).boundingBox()),
  );
  expect(board?.width).toBe(640);
  expect(panel?.x).toBeGreaterThan(640);
});

test('what a page says of its own text stays outside', async (/** @type {Fixtures} */ { guest }) => {
  const style = `direction: rtl; white-space: pre-wrap; text-transform: uppercase; letter-spacing: 5px; word-spacing: 9px;
    text-align: center; text-indent: 3em; width: 400px`;
  await guest.visitDrawn(`<div lang="ar" style="${style}"><peg-solitaire controls></peg-solitaire></div>`);
  const canvas = await guest.element.locator('canvas').boundingBox();
  expect([canvas?.width, canvas?.height]).toEqual([400, 400]);
  for (const part of ['.stage', '.transport', '.status', '.moves']) {
    const styles = await guest.element.locator(part).evaluate((it) => {
      const { direction, whiteSpace, textTransform, letterSpacing, wordSpacing, textAlign, textIndent } =
        getComputedStyle(it);
      const { lang } = /** @type {HTMLElement} */ (it.closest('[lang]'));
      return [direction, whiteSpace, textTransform, letterSpacing, wordSpacing, textAlign, textIndent, lang].join();
    });
    expect(styles).toBe('ltr,normal,none,normal,0px,start,0px,en');
  }
});

test('the text is as large as that around it', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<style>html { font-size: 62.5% } body { font-size: 16px }</style>
    <peg-solitaire controls></peg-solitaire>`);
  const sizes = await guest.element
    .locator('[data-action="undo"]')
    .evaluate((it) => [getComputedStyle(it).fontSize, /** @type {HTMLElement} */ (it).offsetHeight]);
  expect(sizes).toEqual(['16px', 44]);
});

for (const [name, change] of /** @type {const} */ ([
  ['a token', "it.style.setProperty('--ps-peg', 'lime'); it.style.setProperty('--ps-relief', 'none')"],
  ['a class', "document.documentElement.className = 'dark'"],
  ['the color-scheme', "document.documentElement.style.colorScheme = 'dark'"],
])) {
  test(`the canvas follows ${name} that is changed`, async (/** @type {Fixtures} */ { guest }) => {
    await guest.visitDrawn('<style>.dark peg-solitaire { --ps-peg: red }</style><peg-solitaire></peg-solitaire>');
    const before = await guest.colour('d2');
    await guest.element.evaluate((it, change) => new Function('it', change)(it), change);
    await expect.poll(() => guest.colour('d2')).not.toBe(before);
    if (name === 'a token') await expect.poll(() => guest.colour('d2')).toBe('0 255 0 255');
  });
}

// Calls.

test('what is called right after a change is about the new game', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire></peg-solitaire>`);
  const found = await guest.element.evaluate(async (it, moves) => {
    const element = /** @type {Element} */ (it);
    element.moves = moves;
    element.play();
    const isPlaying = !element.paused;
    element.open({ moves });
    element.goTo(1);
    element.play();
    const { jumps, paused } = element;
    element.board = 'triangle';
    element.start = 'a1';
    element.moves = '';
    const solved = await element.solve();
    return [isPlaying, jumps, paused, solved];
  }, SHORT);
  expect(found).toEqual([true, ['d2-d4'], false, 'solved']);
});

test('several changes at once are one game', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire></peg-solitaire>`);
  const told = await guest.element.evaluate(async (it) => {
    /** @type {string[]} */
    const told = [];
    for (const type of ['ready', 'error']) it.addEventListener(type, () => told.push(type));
    Object.assign(it, { start: 'a1', board: 'triangle', moves: 'a3-a1' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return told;
  });
  expect(told).toEqual(['ready']);
});

for (const [name, call, jumps] of /** @type {const} */ ([
  ['goTo', 'it.goTo(2)', 2],
  ['currentTime', 'it.currentTime = 0.3', 1],
  ['seek', 'it.seek(9)', 3],
])) {
  test(`${name} before the game is loaded counts when it is`, async (/** @type {Fixtures} */ { guest }) => {
    await guest.visit('');
    const found = await guest.page.evaluate(
      async ([call, moves]) => {
        const element = /** @type {Element} */ (document.createElement('peg-solitaire'));
        element.moves = moves;
        new Function('it', call)(element);
        document.body.append(element);
        await new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
        return element.jumps.length;
      },
      [call, SHORT],
    );
    expect(found).toBe(jumps);
  });
}

test('a number that is none is refused where it is given', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="${SHORT}"></peg-solitaire>`);
  const words = await guest.ask((it) =>
    [() => it.goTo(1.5), () => it.goTo(Number.NaN), () => it.seek(Number.NaN)].map((call) => {
      try {
        return call();
      } catch (error) {
        return String(error);
      }
    }),
  );
  expect(words).toEqual([
    'TypeError: A number of jumps is a whole number, not 1.5.',
    'TypeError: A number of jumps is a whole number, not NaN.',
    'TypeError: A time in seconds is a number, not NaN.',
  ]);
});

test('solve is a method to call and a property to set', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visit('');
  const found = await guest.page.evaluate(async () => {
    const element = document.createElement('peg-solitaire');
    /** @param {any} value */
    const set = (value) => {
      element.solve = value;
      return element.hasAttribute('solve');
    };
    const flags = [true, false, '', null].map(set);
    document.body.append(Object.assign(element, { board: 'triangle', start: 'a1' }));
    return [flags, await element.solve()];
  });
  expect(found).toEqual([[true, false, true, false], 'solved']);
});

for (const [attributes, drawing, moves] of [
  ['board="triangle" start="a1" moves="zz"', 'o/xx/xxx/xxxx/xxxxx', ''],
  ['board="triangle" start="a1" moves="a3-a1 c3-a3 c3-a3 d4-b4"', 'o/xx/xxx/xxxx/xxxxx', 'a3-a1 c3-a3'],
  ['board="triangle" goal="zz" moves="a3-a1"', 'o/xx/xxx/xxxx/xxxxx', 'a3-a1'],
  ['board="triangle" start="zz" goal="any"', 'o/xx/xxx/xxxx/xxxxx', ''],
]) {
  test(`one bad text does not throw the others away: ${attributes}`, async (/** @type {Fixtures} */ { guest }) => {
    await guest.visit(`<script>told = []; addEventListener('error', ({ detail }) => told.push(detail.message), true)</script>
      <peg-solitaire ${attributes}></peg-solitaire>`);
    await guest.isReady();
    const found = await guest.ask((it) => [it.position.replaceAll('.', ''), it.moves]);
    expect(found).toEqual([drawing, moves]);
    expect(await guest.page.evaluate('told.length')).toBe(1);
  });
}

test('on a live element, too, as much is on the board as can be read', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn('<peg-solitaire moves="d2-d4" controls></peg-solitaire>');
  const open = (/** @type {Record<string, string>} */ texts) =>
    guest.element.evaluate(async (it, texts) => {
      const element = /** @type {Element} */ (it);
      element.open(texts);
      element.play();
      element.pause();
      return [element.position.split('/').length, element.moves];
    }, texts);
  expect(await open({ board: 'triangle', start: 'a1', moves: 'a3-a1 c3-a3 c3-a3' })).toEqual([5, 'a3-a1 c3-a3']);
  await expect(guest.element.locator('.status')).toHaveText(/^This game cannot be read: jump 3, c3-a3, is not legal/);
  // Where not even the board can be read, the game that is there stays.
  expect(await open({ board: '42' })).toEqual([5, 'a3-a1 c3-a3']);
  await expect(guest.element.locator('.status')).toHaveText(/expected the name of a board, .* found '42'/);
});

// Life in the page.

test('removed while it loads and put back later, it opens', async (/** @type {Fixtures} */ { guest }) => {
  await guest.page.addInitScript(() => {
    const { compile } = WebAssembly;
    WebAssembly.compile = async (bytes) => {
      await new Promise((resolve) => Object.assign(window, { release: resolve }));
      return compile(bytes);
    };
  });
  await guest.visit('<peg-solitaire></peg-solitaire>');
  await guest.page.waitForFunction('globalThis.release');
  await guest.element.evaluate(async (it) => {
    it.remove();
    Object(window).release();
    await new Promise((resolve) => setTimeout(resolve, 300));
    document.body.append(it);
  });
  await guest.isReady();
});

test('moved within the page, a film that plays by itself goes on', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="${SHORT}" autoplay speed="0.25"></peg-solitaire>`);
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
  const isPaused = guest.ask((it) => {
    document.body.prepend(it);
    return it.paused;
  });
  expect(await isPaused).toBe(true);
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
});

test('autoplay that is set later plays what is seen', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="${SHORT}" speed="0.25"></peg-solitaire>`);
  await guest.page.evaluate(frame);
  await guest.ask((it) => {
    it.autoplay = true;
  });
  expect(await guest.ask(({ paused }) => paused)).toBe(false);
});

for (const autoplay of ['', 'autoplay']) {
  test(`a solution that is found out of sight is played when it is seen ${autoplay}`, async (/** @type {Fixtures} */ {
    guest,
  }) => {
    await guest.visit(`<div style="height: 3000px"></div><div style="height: 3000px"></div>
      <peg-solitaire board="triangle" start="a1" solve loading="eager" speed="0.25" ${autoplay}></peg-solitaire>`);
    await expect.poll(() => guest.ask(({ moves }) => moves)).not.toBe('');
    await guest.page.evaluate(frame);
    expect(await guest.ask(({ paused, currentTime }) => [paused, currentTime])).toEqual([true, 0]);
    await guest.element.scrollIntoViewIfNeeded();
    await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
  });
}

test('the film does not jump over time in which no frame came', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="${SHORT}"></peg-solitaire>`);
  const [before, after] = await guest.ask(async (it) => {
    it.play();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const before = it.currentTime;
    const end = performance.now() + 500;
    while (performance.now() < end);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [before, it.currentTime];
  });
  expect(after).toBeGreaterThan(before);
  expect(after - before).toBeLessThan(0.3);
});

test('many boards that are opened at once leave the page time between them', async (/** @type {Fixtures} */ {
  guest,
}) => {
  await guest.page.addInitScript(() => {
    Object.assign(window, { opened: 0, most: 0 });
    const count = Object(window);
    let turn = 0;
    addEventListener(
      'ready',
      () => {
        count.opened++;
        if (turn++ === 0) {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            count.most = Math.max(count.most, turn);
            turn = 0;
          };
          channel.port2.postMessage('');
        }
      },
      true,
    );
  });
  await guest.visit('<peg-solitaire loading="eager" board="wiegleb"></peg-solitaire>'.repeat(60));
  await expect.poll(() => guest.page.evaluate('opened')).toBe(60);
  expect(await guest.page.evaluate('most')).toBeLessThan(40);
});
