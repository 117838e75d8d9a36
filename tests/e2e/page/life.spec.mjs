// The life cycle of the element in a page: it is created, loaded, moved, removed and put back, with listeners that may
// do anything.

import { ELEMENT, solve } from '../../user/blog/blog.mjs';
import { test } from '../../user/blog/box.mjs';
import { test as alone } from '../../user/blog/guest.mjs';
import { expect, Table } from '../../user/table.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} PegSolitaireElement */

test('moved during playback: it stops, and continues on request', async ({ guest, page }) => {
  await guest.visitDrawn(ELEMENT);
  const table = new Table(page);
  await solve(table.element);
  await expect.poll(() => table.cursor()).toBeGreaterThan(0);
  await table.element.evaluate((it) => document.body.prepend(it));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const cursor = await table.cursor();
  await expect.poll(() => table.cursor()).toBeGreaterThan(cursor);
});

test('moved while it solves: the search ends without a word', async ({ guest, page }) => {
  await guest.visitDrawn(ELEMENT);
  const table = new Table(page);
  const state = await table.element.evaluate(async (it) => {
    const solving = /** @type {PegSolitaireElement} */ (it).solve();
    document.body.prepend(it);
    return (await solving) ?? 'nothing';
  });
  expect(state).toBe('nothing');
  await expect(table.status).toHaveText('32 pegs. 4 jumps possible.');
  await solve(table.element);
});

test('removed during a drag and put back: nothing is dragged, and the next click counts', async ({ guest, page }) => {
  await guest.visitDrawn(ELEMENT);
  const table = new Table(page);
  await table.carry('d2', 'd4');
  const stage = table.element.locator('.stage');
  await expect(stage).toHaveClass(/is-dragging/);
  const element = await table.element.elementHandle();
  await element?.evaluate((it) => it.remove());
  await page.mouse.up();
  await element?.evaluate((it) => document.body.append(it));
  const { x, y } = await table.place('d2');
  await page.mouse.move(x, y);
  await expect(stage).not.toHaveClass(/is-dragging/);
  await table.click('d2');
  await table.click('d4');
  await expect(table.status).toHaveText('31 pegs. 3 jumps possible.');
});

test('moved many times, it receives everything once', async ({ guest, page }) => {
  await guest.visitDrawn(ELEMENT);
  const table = new Table(page);
  const sum = await table.element.evaluate((it) => {
    const sum = { jumps: 0 };
    Object.assign(window, { sum });
    it.addEventListener('jump', () => sum.jumps++);
    for (let times = 0; times < 50; times++) {
      it.remove();
      document.body.append(it);
    }
    return sum.jumps;
  });
  expect(sum).toBe(0);
  await table.click('d2');
  await table.click('d4');
  await expect(table.status).toHaveText('31 pegs. 3 jumps possible.');
  expect(await page.evaluate('sum.jumps')).toBe(1);
});

alone('removed and moved while it loads, it opens one game', async ({ guest, page }) => {
  await guest.visit('');
  const games = await page.evaluate(async () => {
    const [gone, moved] = ['gone', 'moved'].map((id) => Object.assign(document.createElement('peg-solitaire'), { id }));
    const games = { gone: 0, moved: 0 };
    gone.addEventListener('ready', () => games.gone++);
    const ready = new Promise((resolve) => moved.addEventListener('ready', resolve, { once: true }));
    moved.addEventListener('ready', () => games.moved++);
    document.body.append(gone, moved);
    gone.remove();
    for (let times = 0; times < 5; times++) document.body.prepend(moved);
    await ready;
    await new Promise(requestAnimationFrame);
    return games;
  });
  expect(games).toEqual({ gone: 0, moved: 1 });
});

test('made by a script, with attributes and properties before and after it is added @core', async ({ guest, page }) => {
  await guest.visit('');
  const found = await page.evaluate(async () => {
    const element = /** @type {PegSolitaireElement} */ (document.createElement('peg-solitaire'));
    const ready = () => new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
    element.setAttribute('board', 'triangle');
    element.setAttribute('controls', '');
    /** @type {any} */ (element).theme = 'dark';
    document.body.append(element);
    await ready();
    const before = element.problem?.holes.length;
    element.setAttribute('board', 'english');
    element.moves = 'd2-d4';
    await ready();
    const { moves } = element;
    element.moves = /** @type {any} */ (undefined);
    return [before, moves, element.getAttribute('theme'), element.hasAttribute('moves')];
  });
  expect(found).toEqual([15, 'd2-d4', 'dark', false]);
});

test('made and played before it has a place far below, it plays there', async ({ guest }) => {
  const found = await guest.page.evaluate(async () => {
    document.body.innerHTML = '<div style="height: 5000px"></div>';
    const board = /** @type {PegSolitaireElement} */ (document.createElement('peg-solitaire'));
    board.moves = 'd2-d4';
    board.play();
    const ended = new Promise((resolve) => board.addEventListener('ended', resolve, { once: true }));
    document.body.append(board);
    await ended;
    return board.jumps;
  });
  expect(found).toEqual(['d2-d4']);
});

test('a listener to an error may remove the element at once', async ({ guest }) => {
  const names = await guest.page.evaluate(() => {
    const board = document.createElement('peg-solitaire');
    board.setAttribute('speed', '99');
    board.addEventListener('error', () => board.remove());
    document.body.append(board);
    dispatchEvent(new Event('beforeprint'));
    return [board.isConnected, board.shadowRoot?.querySelector('.room')?.className];
  });
  expect(names).toEqual([false, expect.not.stringContaining('is-printing')]);
});

test('in a frame its buttons act', async ({ guest, page }) => {
  await guest.visit('<iframe srcdoc="<main>" width="800" height="900"></iframe>');
  await page.frameLocator('iframe').locator('main').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
    const board = /** @type {PegSolitaireElement} */ (document.createElement('peg-solitaire'));
    Object.assign(board, { controls: true, moves: 'd2-d4 d5-d3' });
    frame.contentDocument?.querySelector('main')?.append(board);
  });
  const table = page.frameLocator('iframe').locator('peg-solitaire');
  await table.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(table.locator('.status')).toHaveText(/^31 pegs/);
  // When a whole frame is removed, browsers do not notify the elements in it.
  await table.evaluate((it) => it.remove());
});

alone('removed while it loads and put back later, it opens', async ({ guest }) => {
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
    // Elements open their games in turn, so this element has had its turn once a later element is ready.
    const later = Object.assign(document.createElement('peg-solitaire'), { loading: 'eager' });
    const isOpen = new Promise((resolve) => later.addEventListener('ready', resolve, { once: true }));
    document.body.append(later);
    Object(window).release();
    await isOpen;
    later.remove();
    document.body.append(it);
  });
  await guest.isReady();
});

test('many boards that are opened at once leave the page time between them', async ({ guest }) => {
  const most = await guest.page.evaluate(async (boards) => {
    let [opened, turn, most] = [0, 0, 0];
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      most = Math.max(most, turn);
      turn = 0;
    };
    await new Promise((resolve) => {
      document.body.addEventListener(
        'ready',
        () => {
          if (turn++ === 0) channel.port2.postMessage('');
          if (++opened === 60) resolve(undefined);
        },
        true,
      );
      document.body.innerHTML = boards;
    });
    return most;
  }, '<peg-solitaire loading="eager" board="wiegleb"></peg-solitaire>'.repeat(60));
  expect(most).toBeLessThan(40);
});

const MOVES = 'd2-d4 d5-d3 b4-d4';

for (const type of ['ended', 'change', 'jump', 'pause', 'ready']) {
  test(`a listener of ${type} may open another game`, async ({ guest }) => {
    await guest.visitDrawn(`<peg-solitaire moves="${MOVES}" speed="8" controls></peg-solitaire>`);
    await guest.element.evaluate(async (it, type) => {
      const element = /** @type {PegSolitaireElement} */ (it);
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

test('a playlist continues from game to game @core', async ({ guest }) => {
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
