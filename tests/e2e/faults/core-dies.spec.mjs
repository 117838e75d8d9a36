// A page recovers after its engine crashes: once, twice in a row, while a game is opened, or during a call to another
// board.

import { classic } from '../../user/blog/blog.mjs';
import { frame } from '../../user/blog/guest.mjs';
import { test } from '../../user/blog/room.mjs';
import { isLaidOut } from '../../user/canvas.mjs';
import { makeTrappable, namesOf, trapIn } from '../../user/machine/traps.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../user/blog/guest.mjs').Fixtures} Fixtures */
/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */

/** @param {Fixtures} fixtures @param {string} html */
async function visit({ guest, page }, html) {
  await page.addInitScript(makeTrappable, { names: namesOf('solver') });
  await guest.visitDrawn(html);
  await guest.element.evaluate((it) => {
    /** @type {string[]} */
    const errors = [];
    Object.assign(it, { errors });
    it.addEventListener('error', (event) => errors.push(/** @type {CustomEvent} */ (event).detail.message));
  });
  return () => guest.ask((it) => /** @type {string[]} */ (Object(it).errors));
}

test('a core that dies in every frame is restarted once, then given up until Try again', async ({ guest, page }) => {
  const errors = await visit({ guest, page }, '<peg-solitaire controls moves="d2-d4" at="1"></peg-solitaire>');
  await guest.ask((it) => {
    Object(globalThis).traps.board_status = Number.POSITIVE_INFINITY;
    it.goTo(0);
  });
  await expect(guest.element.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.evaluate(frame);
  expect(await errors()).toHaveLength(2);
  await page.evaluate(() => Object.assign(Object(globalThis).traps, { board_status: 0 }));
  await guest.element.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.element.locator('.failure')).toBeHidden();
  await expect(guest.element.locator('.status')).toHaveText('32 pegs. 4 jumps possible.');
  expect(await guest.ask(({ moves }) => moves)).toBe('d2-d4');
});

test('a game that is opened while the core dies is opened all the same', async ({ guest, page }) => {
  await visit({ guest, page }, '<peg-solitaire></peg-solitaire>');
  const opened = await guest.ask((it) => {
    Object(globalThis).traps.board_replay = 1;
    it.open({ board: 'triangle', start: 'a1', moves: 'a3-a1' });
    it.goTo(1);
    return [it.moves, it.jumps];
  });
  expect(opened).toEqual(['a3-a1', ['a3-a1']]);
});

test('a board is solved whose core has died with another board', async ({ guest, page }) => {
  await visit({ guest, page }, '<peg-solitaire></peg-solitaire><peg-solitaire board="triangle"></peg-solitaire>');
  const second = page.locator('peg-solitaire').last();
  await expect.poll(() => second.evaluate((/** @type {any} */ it) => it.position)).toMatch(/x/);
  await guest.ask((it) => {
    Object(globalThis).traps.board_replay = 1;
    it.open({ moves: 'd2-d4' });
    it.goTo(0);
  });
  expect(await second.evaluate((/** @type {any} */ it) => it.solve())).toBe('solved');
});

test('the best line of a lost position is shown although the core dies', async ({ guest, page }) => {
  await visit({ guest, page }, '<peg-solitaire board="european" start="d4" goal="d4" controls></peg-solitaire>');
  await guest.element.getByRole('button', { name: 'Solve', exact: true }).click();
  const best = guest.element.getByRole('button', { name: 'Show that line' });
  await expect(best).toBeVisible();
  await trapIn(page, 'board_replay');
  await best.click();
  await expect(guest.element.locator('.status')).toHaveText(/^The game stopped unexpectedly .* nothing was lost\.$/);
});

test('a trap at one board does not stop playback on others', async ({ guest, page }) => {
  await visit(
    { guest, page },
    `<peg-solitaire style="width: 300px"></peg-solitaire>
    <peg-solitaire style="width: 300px" moves="d2-d4 d5-d3 b4-d4" autoplay loop speed="0.25"></peg-solitaire>`,
  );
  const film = page.locator('peg-solitaire').last();
  const paused = () => film.evaluate((/** @type {any} */ it) => it.paused);
  await expect.poll(paused).toBe(false);
  await guest.ask((it) => {
    Object(globalThis).traps.board_replay = 1;
    it.open({ moves: 'd2-d4' });
    it.goTo(0);
  });
  await page.evaluate(frame);
  expect(await paused()).toBe(false);
});

test('after a trap at one board, another returns its game, and is drawn in new colours', async ({ guest, page }) => {
  await page.addInitScript(makeTrappable, { names: namesOf('analysis') });
  const board = '<peg-solitaire game="d2-d4 (b4-d4) b3-d3" style="width: 300px"></peg-solitaire>';
  await page.goto(guest.blog.publish(`${board}${board}${classic(guest.blog.plusScript)}`));
  await isLaidOut(page.locator('peg-solitaire').last().locator('[data-hole]').first());
  const told = await guest.ask((it) => {
    const other = /** @type {Element} */ (it.nextElementSibling);
    const canvas = /** @type {HTMLCanvasElement} */ (other.shadowRoot?.querySelector('canvas'));
    const die = () => {
      Object(globalThis).traps.board_replay = 1;
      it.open({ moves: 'd2-d4' });
      it.goTo(0);
    };
    let events = 0;
    for (const type of ['ready', 'change', 'error']) other.addEventListener(type, () => events++);
    die();
    const { game, state, jumps } = other;
    const holes = state?.problem.board.holes().length;
    const read = { game, jumps, holes, isSame: state === other.state, events };
    die();
    const light = canvas.toDataURL();
    other.theme = 'dark';
    return { ...read, isDrawn: light !== canvas.toDataURL() };
  });
  // Reading the board's properties does not change it.
  expect(told).toEqual({
    game: 'd2-d4 (b4-d4) b3-d3',
    jumps: [],
    holes: 33,
    isSame: true,
    events: 0,
    isDrawn: true,
  });
});

test('when one board has loaded the core, the others try again, and the board has focus', async ({ guest, page }) => {
  await page.addInitScript(() => {
    const { compile } = WebAssembly;
    WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError('no'));
    Object.assign(globalThis, {
      mend: () => {
        WebAssembly.compile = compile;
      },
    });
  });
  await guest.visit(
    '<peg-solitaire style="width: 300px"></peg-solitaire><peg-solitaire style="width: 300px"></peg-solitaire>',
  );
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(2);
  await page.evaluate('mend()');
  await again.first().press('Enter');
  await expect(again).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('role'))).toBe(
    'gridcell',
  );
});

test('a board that was given up still returns its game', async ({ guest, page }) => {
  await page.addInitScript(makeTrappable, { names: namesOf('analysis') });
  const board = '<peg-solitaire controls game="d2-d4 (b4-d4) b3-d3" style="width: 300px"></peg-solitaire>';
  await page.goto(guest.blog.publish(`${board}${classic(guest.blog.plusScript)}`));
  await isLaidOut(guest.element.locator('[data-hole]').first());
  await guest.ask((it) => {
    Object(globalThis).traps.board_status = Number.POSITIVE_INFINITY;
    it.goTo(1);
  });
  await expect(guest.element.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await guest.ask(({ game }) => game)).toBe('d2-d4 (b4-d4) b3-d3');
});
