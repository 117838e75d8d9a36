// In every language and window size, the text on the page, in its dialogs and in its error messages fits.

import { LANGUAGES } from '../../../www/words/language/languages.js';
import { test } from '../../user/app.mjs';
import { faultsOfBoxes, WINDOWS } from '../../user/boxes.mjs';
import { withLittleMemory } from '../../user/machine/traps.mjs';
import { DIALOGS, expect, sizes } from '../../user/table.mjs';

/** @typedef {import('@playwright/test').Route} Route */
/** @typedef {import('../../user/table.mjs').Table} Table */
/** An action that changes what is shown. @typedef {(table: Table) => unknown} Act */

/** The narrowest windows, for additional content of dialogs and for error messages. */
const NARROW = sizes('320x568 667x375');
/** Windows in which to test text at 200%. */
const LARGE = sizes('390x844 768x1024 1280x860');

const press =
  (/** @type {string} */ key) =>
  (/** @type {Table} */ { page }) =>
    page.locator(key).first().dispatchEvent('click');
const act =
  (/** @type {string} */ action) =>
  (/** @type {Table} */ { element }) =>
    element.locator(`[data-action=${action}]`).dispatchEvent('click');
const play =
  (/** @type {string[]} */ ...holes) =>
  (/** @type {Table} */ table) =>
    table.press(...holes);
const select =
  (/** @type {string} */ name, /** @type {string} */ value) =>
  (/** @type {Table} */ { page }) =>
    page.locator(`dialog[open] [name=${name}]`).selectOption(value);
const check =
  (/** @type {string} */ value) =>
  (/** @type {Table} */ { page }) =>
    page.locator(`dialog[open] [value=${value}]`).check();
const fill =
  (/** @type {string} */ field, /** @type {string} */ text) =>
  (/** @type {Table} */ { page }) =>
    page.locator(`dialog[open] ${field}`).fill(text);
const open =
  (/** @type {Record<string, string | number>} */ texts) =>
  (/** @type {Table} */ { element }) =>
    element.evaluate((/** @type {any} */ it, texts) => it.open(texts), texts);
const goTo =
  (/** @type {number} */ jump) =>
  (/** @type {Table} */ { element }) =>
    element.evaluate((/** @type {any} */ it, jump) => it.goTo(jump), jump);
const all =
  (/** @type {Act[]} */ ...acts) =>
  async (/** @type {Table} */ table) => {
    for (const one of acts) await one(table);
  };
/** Solves, and stops playback. */
const solve = all(
  act('solve'),
  ({ element }) => expect.poll(() => element.evaluate((/** @type {any} */ it) => it.duration)).toBeGreaterThan(5),
  ({ element }) => element.evaluate((/** @type {any} */ it) => it.pause()),
);

const STUCK = { board: 'english', moves: 'd6-d4 d3-d5 d1-d3 b4-d4 e4-c4 g4-e4' };
/** The central game without its last jump, in more moves than necessary. */
const LONG_WAY = {
  board: 'english',
  moves:
    'f4-d4 e2-e4 g3-e3 g5-g3 d3-f3 g3-e3 b3-d3 c1-c3 e1-c1 c4-c2 c6-c4 a5-c5 c1-c3 a3-a5 d5-b5 a5-c5 f5-d5 e7-e5 ' +
    'c7-e7 e4-e6 e7-e5 c4-c2-e2-e4-c4 c5-c3 d3-b3-b5 e5-c5 b5-d5',
  at: 30,
};
const NEARLY_WON = { board: 'diamond-13', start: '..o../.oxo./ooxoo/.ooo./..x..', goal: 'c3' };

/** States of the page in Play, in order. @type {Record<string, Act>} */
const PLAY = {
  'a first visit': () => {},
  'a jump that was taken back': all(play('d2', 'd4'), act('undo')),
  'a hint': act('hint'),
  'a dead end': open(STUCK),
  'a long film': all(open({ board: 'english' }), solve),
  'the end of a film': goTo(Number.POSITIVE_INFINITY),
  'a win': all(open(NEARLY_WON), play('c2', 'c4', 'c5', 'c3'), ({ page }) =>
    expect(page.locator('.win p')).toHaveCount(3),
  ),
  'a win that was put away': press('.win .close'),
  'start and goal': all(open({ board: 'asymmetric' }), press('#change')),
};

/** States of the page in Study, in order. @type {Record<string, Act>} */
const STUDY = {
  'a dead end': all(open(STUCK), press('#room')),
  verdicts: all(goTo(2), ({ element }) => element.evaluate((it) => it.setAttribute('analysis', 'all'))),
  facts: ({ element }) =>
    element.evaluate(({ shadowRoot }) => {
      for (const it of shadowRoot?.querySelectorAll('details:not(.menu)') ?? []) it.setAttribute('open', '');
    }),
  variations: all(goTo(1), play('b3', 'd3'), solve),
};

/** The actions after which a dialog shows more, in this order. @type {Record<string, Record<string, Act>>} */
const MORE = {
  problems: { puzzles: press('#problems-dialog .more'), 'no result': fill('[type=search]', 'xyz') },
  daily: {
    progress: all(press('#daily-dialog .streak + button'), ({ page }) =>
      expect(page.locator('.progress[open]')).toBeVisible(),
    ),
  },
  how: { keys: press('#how-dialog .buttons button') },
  edit: { 'an empty board': press('[name=clear]') },
  via: { 'a wrong text': fill('textarea', 'x?') },
  text: { 'a wrong text': all(fill('textarea', '?'), press('#text-dialog .primary')) },
  print: { 'many puzzles': press('#print-dialog .buttons button') },
  build: {
    inches: select('unit', 'in'),
    'a wrong size': fill('[name=hole]', '900'),
    template: all(select('form', 'straight'), select('output', 'drilling')),
    coins: select('form', 'coins'),
  },
  share: {
    link: check('link'),
    picture: check('picture'),
    element: check('embed'),
    frame: select('embed', 'frame'),
  },
};

/** The states with the most text. */
const FULL = new Set([
  'Play, a jump that was taken back',
  'Play, start and goal',
  'Play, a win that was put away',
  'Study, variations',
]);

/** The progress dialog has no button: it is opened from the daily dialog. */
const NAMES = [...DIALOGS.filter((name) => name !== 'progress'), 'boards', 'solutions'];

/** URLs that cannot be fully parsed. */
const DAMAGED = { board: '?board=englsih', start: '?board=english&start=z9', day: '?day=1500-01-01' };

const failure = (/** @type {Table} */ { element }) => expect(element.locator('.poster [role=alert]')).not.toBeEmpty();

/**
 * The files that arrive damaged, each with the action that reveals the damage.
 * @type {[string, string, (route: Route) => Promise<void>, Act][]}
 */
const BROKEN = [
  ['no engine', '**/library-*.wasm', (route) => route.fulfill({ status: 404 }), failure],
  ['no memory', '**/library-*.wasm', withLittleMemory(0), failure],
  [
    'no solver',
    '**/engine-*.wasm',
    (route) => route.fulfill({ status: 404 }),
    all(
      (table) => table.isReady(),
      act('solve'),
      ({ status }) => expect(status).toHaveText(/[(\uff08]/),
    ),
  ],
  [
    'no dialogs',
    '**/after-ready-*.js',
    (route) => route.abort(),
    all(
      (table) => table.isReady(),
      press('#problems'),
      ({ page }) => expect(page.locator('.notice')).toBeVisible(),
    ),
  ],
];

/**
 * Layout errors in the card for a win: the card must not scroll, and once it has shrunk to a line, it must cover
 * neither the board nor a button in Play. (Study scrolls.)
 * @param {import('@playwright/test').Page} page
 */
function faultsOfWin(page) {
  return page.evaluate(() => {
    const card = document.querySelector('.win.is-shown');
    if (!card) return [];
    if (card.scrollHeight > card.clientHeight + 1) return ['the card of a win scrolls'];
    if (!card.matches('[data-room="play"] .is-small')) return [];
    const own = card.getBoundingClientRect();
    const parts = document.querySelector('peg-solitaire')?.shadowRoot?.querySelectorAll('canvas, .actions button');
    return [...(parts ?? [])]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const isCut = box.top < own.top && box.bottom > own.top + 1;
        return isCut && box.left < own.right && own.left < box.right;
      })
      .map((part) => {
        const covered = Math.ceil(part.getBoundingClientRect().bottom - own.top);
        return `the line of a win covers ${part.textContent || 'the board'} by ${covered} px`;
      });
  });
}

test('a best result fits next to the clock, which only truncates the name of a puzzle', async ({ visit, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(() => localStorage.setItem('peg-solitaire-clock', 'on'));
  for (const language of Object.keys(LANGUAGES)) {
    const table = await visit(`/?lang=${language}`);
    await all(open(LONG_WAY), play('d6', 'd4'))(table);
    await expect(page.locator('.about')).toContainText('27');
    await all(act('restart'), play('d2', 'd4'))(table);
    await expect(page.locator('.clock')).toBeVisible();
    expect(await faultsOfBoxes(page, '.lead'), language).toEqual([]);
  }
});

for (const language of Object.keys(LANGUAGES))
  test(`there is room for the words of ${language}`, async ({ visit, page }) => {
    test.setTimeout(240_000);
    const devTools = await page.context().newCDPSession(page);
    const setText = (/** @type {number} */ standard) => devTools.send('Page.setFontSizes', { fontSizes: { standard } });
    /** @type {string[]} */
    const faults = [];
    const look = async (/** @type {string} */ place, part = 'body', windows = WINDOWS, text = '') => {
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const found = [...(await faultsOfBoxes(page, part)), ...(await faultsOfWin(page))];
        faults.push(...found.map((fault) => `${place}, ${language}, ${width} x ${height}${text}: ${fault}`));
      }
    };
    const lookTwice = async (/** @type {string} */ place) => {
      await look(place);
      if (!FULL.has(place)) return;
      await setText(32);
      await look(place, 'body', LARGE, ', 200%');
      await setText(16);
    };

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const table = await visit(`/?lang=${language}`);
    for (const [place, go] of Object.entries(PLAY)) {
      await go(table);
      await lookTwice(`Play, ${place}`);
    }
    for (const [place, go] of Object.entries(STUDY)) {
      await go(table);
      await lookTwice(`Study, ${place}`);
    }
    // After a win, the share dialog also offers the result.
    await open({ ...NEARLY_WON, moves: 'c2-c4 c5-c3' })(table);
    for (const name of NAMES) {
      await press(`#${name}`)(table);
      await expect(page.locator('dialog[open]')).toBeVisible();
      await look(name, 'dialog[open]');
      for (const [more, go] of Object.entries(MORE[name] ?? {})) {
        await go(table);
        await look(`${name}, ${more}`, 'dialog[open]', NARROW);
      }
      // Escape would first clear the search field.
      await press('dialog[open] .close')(table);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(page).not.toHaveURL(/view=/);
    }
    await page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('tools')).showPopover());
    await look('menu', '#tools');
    for (const [place, query] of Object.entries(DAMAGED)) {
      await visit(`/${query}&lang=${language}`, 'play');
      await look(`a damaged ${place}`, 'body', NARROW);
    }
    for (const [place, files, answer, tell] of BROKEN) {
      await page.route(files, answer);
      await page.goto(`/?lang=${language}&board=triangle`);
      await tell(table);
      await look(place, 'body', NARROW);
      await page.unroute(files);
    }
    if (language === 'en') {
      await page.goto('/table/');
      await page.getByRole('searchbox').fill('english d4');
      await look('the table of problems');
      await page.getByRole('searchbox').fill('xyz');
      await look('the table of problems, no result');
    }
    expect(faults).toEqual([]);
  });
