// The element's attributes work, and invalid ones are reported.

import { test } from '../../user/blog/box.mjs';
import { test as alone } from '../../user/blog/guest.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */

alone('attributes are properties, even those that were set before the script came', async ({ guest, page }) => {
  await guest.visit(`<peg-solitaire id="early"></peg-solitaire><script>
    Object.assign(document.querySelector('#early'), { board: 'triangle', loop: true, readOnly: true });</script>`);
  await expect.poll(() => guest.pegs()).toBe(14);
  expect(
    await guest.ask((one) => [one.getAttribute('board'), one.hasAttribute('loop'), one.hasAttribute('readonly')]),
  ).toEqual(['triangle', true, true]);
  await guest.ask((one) => {
    one.board = '';
    one.start = 'c1';
    one.controls = true;
  });
  await expect.poll(() => guest.ask(({ position }) => position.slice(0, 7))).toBe('..oxx..');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

/** Collects what the element reports to the page. */
const COLLECT = `<script>told = []; addEventListener('error', ({ detail }) => told.push(detail?.message), true)</script>`;

alone('errors in an early property are reported, and other properties count', async ({ guest, page }) => {
  await guest.visit(`${COLLECT}<peg-solitaire controls>
    <ol><li data-start="d4">The first</li><li data-board="triangle" data-start="a1">The second</li></ol></peg-solitaire>
    <peg-solitaire style="width: 300px"></peg-solitaire><script>
    const [list, other] = document.querySelectorAll('peg-solitaire');
    Object.assign(list, { index: 1, at: -1, currentTime: 'x', readOnly: true });
    Object.assign(other, { index: 2, playlist: [{}, { board: 'triangle' }] });</script>`);
  await expect(guest.element.locator('.caption')).toHaveText('The second');
  await expect.poll(() => guest.pegs()).toBe(14);
  await expect(page.locator('peg-solitaire').last().locator('.playlist output')).toHaveText('1 of 2');
  expect(await guest.ask((one) => [one.readOnly, one.index])).toEqual([true, 1]);
  expect(await guest.told()).toEqual([
    'at is a whole number of jumps, from 0, not -1.',
    'A time in seconds is a number, not x.',
    'index is a whole number below 2, not 2.',
  ]);
});

test('bad values fall back, and are reported once', async ({ guest }) => {
  await guest.visit(`<peg-solitaire speed="fast" theme="pink" loading="never" controls></peg-solitaire>`);
  await expect(guest.element.locator('.status')).toHaveText('32 pegs. 4 jumps possible.');
  await guest.ask((one) => one.undo());
  await expect
    .poll(() => guest.told())
    .toEqual([
      "speed: expected a number from 0.25 to 8, found 'fast'",
      "theme: expected light or dark, found 'pink'",
      "loading: expected lazy or eager, found 'never'",
    ]);
  expect(await guest.ask(({ speed }) => speed)).toBe(1);
});

test('the smaller file says once what needs the larger one', async ({ guest }) => {
  await guest.visit(
    `<peg-solitaire game="d2-d4 (b4-d4)" analysis="all" remember app="/" look="wood" controls></peg-solitaire>`,
  );
  await expect(guest.element.locator('.status')).toHaveText('32 pegs. 4 jumps possible.');
  await guest.ask((one) => one.undo());
  await expect
    .poll(() => guest.told())
    .toEqual([
      "game: expected the script peg-solitaire-plus.js, found 'd2-d4 (b4-d4)'",
      "analysis: expected the script peg-solitaire-plus.js, found 'all'",
      "remember: expected the script peg-solitaire-plus.js, found ''",
      "app: expected the script peg-solitaire-plus.js, found '/'",
    ]);
});

for (const [attributes, drawing, moves] of [
  ['board="triangle" start="a1" moves="zz"', 'o/xx/xxx/xxxx/xxxxx', ''],
  ['board="triangle" start="a1" moves="a3-a1 c3-a3 c3-a3 d4-b4"', 'o/xx/xxx/xxxx/xxxxx', 'a3-a1 c3-a3'],
  ['board="triangle" goal="zz" moves="a3-a1"', 'o/xx/xxx/xxxx/xxxxx', 'a3-a1'],
  ['board="triangle" start="zz" goal="any"', 'o/xx/xxx/xxxx/xxxxx', ''],
]) {
  test(`one bad text does not throw the others away: ${attributes}`, async ({ guest }) => {
    await guest.visit(`<peg-solitaire ${attributes}></peg-solitaire>`);
    await guest.isReady();
    const found = await guest.ask((it) => [it.position.replaceAll('.', ''), it.moves]);
    expect(found).toEqual([drawing, moves]);
    await expect.poll(() => guest.told()).toHaveLength(1);
  });
}

test('a drawing with pegs and empty holes is also the start', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire board="xxx/xox/xxx"></peg-solitaire>');
  expect(await guest.ask(({ position }) => position)).toBe('xxx/xox/xxx');
  await guest.ask((it) => it.open({ board: 'xxx/xox/xxx', start: 'a1' }));
  await expect.poll(() => guest.ask(({ position }) => position)).toBe('oxx/xxx/xxx');
});

test('errors name the board and its attribute', async ({ guest, page }) => {
  /** @type {string[]} */
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await guest.visit(`<peg-solitaire board="tringle"></peg-solitaire>
    <peg-solitaire start="z9"></peg-solitaire><peg-solitaire goal="zz" moves="d2-d4"></peg-solitaire>
    <peg-solitaire id="last" moves="d2-d4 d2-d4" speed="9" loading="eager"></peg-solitaire>`);
  await expect
    .poll(() => errors.sort())
    .toEqual([
      '<peg-solitaire id="last">: moves: jump 2, d2-d4, is not legal here',
      '<peg-solitaire id="last">: speed: expected a number from 0.25 to 8, found \'9\'',
      expect.stringMatching(/^<peg-solitaire> 1 of 4: board: line 1, column 1: expected .* found 'tringle'$/),
      expect.stringMatching(/^<peg-solitaire> 2 of 4: start: line 1, column 1: expected .* found 'z9'$/),
      expect.stringMatching(/^<peg-solitaire> 3 of 4: goal: line 1, column 1: expected .* found 'zz'$/),
    ]);
  expect(await guest.told()).toContain('moves: jump 2, d2-d4, is not legal here');
});

test('on a live element, too, as much is on the board as can be read', async ({ guest }) => {
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
  await expect(guest.element.locator('.status')).toHaveText(
    /^Can’t read this game: moves: jump 3, c3-a3, is not legal/,
  );
  // If the board cannot be parsed, the current game is kept.
  expect(await open({ board: '42' })).toEqual([5, 'a3-a1 c3-a3']);
  await expect(guest.element.locator('.status')).toHaveText(/board: expected the name of a board, .* found '42'/);
});

test('solve and loading count when they are set on a live element', async ({ guest, page }) => {
  await guest.visitDrawn('<peg-solitaire board="triangle" start="a1" speed="0.25"></peg-solitaire>');
  await guest.ask((it) => {
    it.solve = true;
  });
  await expect.poll(() => guest.ask(({ paused }) => paused)).toBe(false);
  await page.evaluate((far) => {
    document.body.insertAdjacentHTML('beforeend', `${far}<peg-solitaire id="far"></peg-solitaire>`);
  }, '<div style="height: 3000px"></div>');
  const far = page.locator('#far');
  expect(await far.evaluate((/** @type {any} */ it) => it.position)).toBe('');
  await far.evaluate((/** @type {any} */ it) => {
    it.loading = 'eager';
  });
  await expect.poll(() => far.evaluate((/** @type {any} */ it) => it.position)).toMatch(/x/);
});

test('at says how many jumps are played when it opens, and later goes there', async ({ guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="d2-d4 d5-d3 b4-d4" at="2"></peg-solitaire>`);
  expect(await guest.ask(({ jumps, moves, at }) => [jumps, moves, at])).toEqual([
    ['d2-d4', 'd5-d3'],
    'd2-d4 d5-d3 b4-d4',
    2,
  ]);
  const counts = await guest.ask((it) => {
    it.at = 1;
    const before = it.jumps.length;
    it.goTo(3);
    it.at = 1;
    const again = it.jumps.length;
    let changes = 0;
    it.addEventListener('change', () => changes++);
    it.open({ moves: 'd2-d4 d5-d3 b4-d4', at: 2 });
    // The current game stays at its position, because `at` now applies to the game that is about to open.
    return [before, again, changes, it.getAttribute('at')];
  });
  expect(counts).toEqual([1, 1, 0, '2']);
  await expect.poll(() => guest.ask(({ jumps }) => jumps.length)).toBe(2);
});

alone('invalid values are reported to the author once', async ({ guest, page }) => {
  /** @type {string[]} */
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await guest.visitDrawn(`${COLLECT}<main><p>Before</p><peg-solitaire controls="false" moves="d2-d4" at="99" /><p>A
    paragraph that is hidden</p><p>And another</p><peg-solitaire style="width: 200px"></peg-solitaire></main>`);
  await guest.ask((one) => one.open(/** @type {any} */ ({ board: 42, bord: 'english' })));
  await expect.poll(() => warnings.length).toBe(4);
  expect(warnings).toEqual([
    '<peg-solitaire> 1 of 2: at="99": the last place is 1',
    '<peg-solitaire> 1 of 2: the tag is not closed, and hides what follows: write </peg-solitaire>. In HTML, /> closes no tag',
    '<peg-solitaire> 1 of 2: open(): board is a text, not 42',
    '<peg-solitaire> 1 of 2: open() knows no bord',
  ]);
  expect(await guest.told()).toContain("controls: expected transport or actions or status or moves, found 'false'");
});

test('nothing is reported about a properly closed board with content', async ({ guest, page }) => {
  /** @type {string[]} */
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await guest.visitDrawn(`<main><peg-solitaire moves="d2-d4" at="1"><p>Play it elsewhere</p></peg-solitaire>
    <p>After</p><div><peg-solitaire loading="eager"><p>The last in its box</p></peg-solitaire></div></main>`);
  await guest.ask((one) => one.open({ board: 'triangle', at: 0, caption: 'A triangle' }));
  await expect.poll(() => guest.pegs()).toBe(14);
  expect(warnings).toEqual([]);
});
