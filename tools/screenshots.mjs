// `npm run screenshots`: takes screenshots of every state of the page, at five sizes, light and dark, and of some
// states in each language. They are written to `target/screenshots`, and those for the README also to `docs/images`.
// Arguments select states.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enterPlay, pressTool } from '../tests/user/tools.mjs';
import { fail, root } from './shared/run.mjs';
import { setUp } from './shared/setup.mjs';

setUp();
const { buildSite } = await import('./build/site.mjs');
const { preview } = await import('vite');
const { chromium } = await import('@playwright/test');
const { createCanvas, loadImage } = await import('@napi-rs/canvas');
const { boardsPicture, PICTURE } = await import('./build/boards-picture.mjs');
const { getBrowsers } = await import('./shared/browsers.mjs');
const { findChromium } = await import('./shared/find-browsers.mjs');
const { LANGUAGES } = await import('../www/words/language/languages.js');
const { speakPseudo } = await import('../tests/user/pseudo.mjs');
const { LONG } = await import('../tests/user/games.mjs');
const { Table } = await import('../tests/user/table.mjs');

/** @typedef {import('../tests/user/table.mjs').Table} TableType */
/** @typedef {(table: TableType) => Promise<unknown>} Act */

const FOLDER = join(root, 'target/screenshots');
const PAGES = [
  { name: 'desktop', viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 },
  { name: 'tablet', viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 },
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'small', viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  { name: 'landscape', viewport: { width: 667, height: 375 }, deviceScaleFactor: 2 },
];
const IN_EACH_LANGUAGE = ['first', 'win', 'variations', 'how'];
/** A generated language, which replaces German. */
const PSEUDO = 'de-x-pseudo';
/**
 * The pictures for the README, with their clip regions.
 * @type {Record<string, { file: string, clip?: typeof aroundBoard }>}
 */
const IN_README = {
  'desktop-light-play': { file: 'play.webp', clip: aroundBoard },
  'phone-dark-play': { file: 'phone.webp' },
};
/** The quality of the pictures for the README, from 0 to 100. */
const QUALITY = 85;
/** The beginning of `LONG`. */
const PLAYED = LONG.slice(0, LONG.indexOf('-c3-e3'));
const SQUARE = Array(8).fill('oooooooo').join('\n');
/** Jump 19 of this game throws away the win. */
const LOST_GAME =
  'b4-d4 c2-c4 a3-c3 a5-a3 d3-b3 f3-d3 e1-e3 a3-c3 e4-e2 e6-e4 c1-e1 e1-e3 g5-e5 e4-e6 e7-e5 d5-f5 g3-g5 b5-d5 d3-d1 c3-c5 c5-e5';
const SMALL_TRIANGLE = '# directions: 6\no\noo\nooo\noooo';

/**
 * Functions that bring a new page into each state: the states of Play, then those of Study.
 * @type {Record<string, Act>}
 */
const STATES = {
  first: ({ page }) => enterPlay(page),
  play: async (table) => {
    await enterPlay(table.page);
    await table.setUp({ moves: PLAYED, at: '13' });
    await table.drag('a3', 'c3');
    // Waits for the marble to roll to its place.
    await table.page.waitForTimeout(1500);
  },
  hint: async (table) => {
    await STATES.play(table);
    for (let times = 0; times < 2; times++) await table.page.getByRole('button', { name: 'Hint' }).click();
  },
  'dead-end': async (table) => {
    await enterPlay(table.page);
    await table.playShortestGame();
  },
  film: async (table) => {
    await enterPlay(table.page);
    await STATES.playing(table);
  },
  win: async (table) => {
    await enterPlay(table.page);
    await STATES.won(table);
  },
  fresh: async () => {},
  selected: (table) => table.click('d2'),
  dragging: (table) => table.carry('d2', 'd4'),
  playing: async (table) => {
    await table.solveButton.click();
    await table.page.getByRole('button', { name: 'Pause' }).waitFor();
    await table.element.evaluate((element) => /** @type {any} */ (element).seek(5.06));
  },
  solved: (table) => table.solveAndWatch(),
  stuck: (table) => table.playShortestGame(),
  lost: async (table) => {
    await table.chooseBoard('European');
    await table.page.getByLabel('Start with').selectOption('d4');
    await table.solveButton.click();
    await table.page.getByRole('button', { name: 'Why?' }).click();
  },
  solving: async (table) => {
    await table.setUp({ board: 'diamond', start: 'e1' });
    await table.solveButton.click();
    await table.page.getByText('Trying everything').waitFor();
  },
  cancelled: async (table) => {
    await STATES.solving(table);
    await table.page.getByRole('button', { name: 'Cancel' }).click();
  },
  variations: async (table) => {
    await table.setUp({ game: 'd2-d4 (b4-d4 c2-c4 (c6-c4)) b3-d3 (f3-d3 e1-e3 d4-d2) d4-d2 c1-c3' });
    await table.page.getByRole('button', { name: 'c2-c4' }).click();
  },
  analysis: async (table) => {
    await table.setUp({ moves: LOST_GAME, at: '15', analysis: 'all' });
    for (const title of ['Chances from here', 'Game chart']) await table.page.getByText(title).click();
    await table.page.getByText('Fewest possible').waitFor({ timeout: 120_000 });
  },
  refused: (table) => table.click('a3'),
  today: (table) => openDialog(table, 'daily'),
  how: (table) => openDialog(table, 'how'),
  settings: (table) => openDialog(table, 'settings'),
  solutions: (table) => openDialog(table, 'solutions'),
  via: (table) => openDialog(table, 'via'),
  won: async (table) => {
    await table.setUp({ moves: LONG, at: '30', coordinates: 'edge' });
    for (const hole of ['d6', 'd4']) await table.click(hole);
    await table.page.locator('.win').waitFor();
    await table.page.waitForTimeout(2500);
  },
  contrast: (table) => table.setUp({ start: 'c1', look: 'contrast', coordinates: 'holes', analysis: 'all' }),
  flat: (table) => table.setUp({ start: 'c1', look: 'flat', coordinates: 'edge' }),
  picker: (table) => table.page.click('#boards'),
  problems: (table) => openDialog(table, 'problems'),
  editor: (table) => openDialog(table, 'edit'),
  texts: (table) => openDialog(table, 'text'),
  sharing: (table) => openDialog(table, 'share'),
  sheet: (table) => openDialog(table, 'print'),
  workshop: (table) => openDialog(table, 'build'),
  star: (table) => table.chooseBoard('Star'),
  large: (table) => table.setUp({ board: SQUARE, start: 'd4' }),
  small: (table) => table.setUp({ board: SMALL_TRIANGLE, start: 'a2' }),
  'bad-start': (table) => table.setUp({ start: '..xxx../..x?x..' }),
};

const asked = process.argv.slice(2);
const unknown = asked.find((state) => !(state in STATES));
if (unknown) fail(`There is no state "${unknown}". Choose from ${Object.keys(STATES).join(', ')}.`);
const wanted = Object.keys(STATES).filter((state) => asked.length === 0 || asked.includes(state));
mkdirSync(FOLDER, { recursive: true });
getBrowsers(['chromium']);
await buildSite();
writeFileSync(PICTURE, boardsPicture());
const server = await preview({ preview: { port: 5188, strictPort: true } });
const browser = await chromium.launch(findChromium());
for (const { name, ...size } of PAGES) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const state of wanted)
      await photograph(`${name}-${colorScheme}-${state}`, { ...size, colorScheme }, STATES[state]);
  }
}
for (const { name, ...size } of PAGES.filter(({ name }) => ['desktop', 'phone'].includes(name))) {
  for (const locale of [...Object.keys(LANGUAGES).slice(1), PSEUDO])
    for (const state of wanted.filter((state) => IN_EACH_LANGUAGE.includes(state)))
      await photograph(`${name}-${locale}-${state}`, { ...size, locale }, STATES[state]);
}
await browser.close();
await server.close();
console.log(`The pictures are in ${FOLDER}.`);

/** @param {TableType} table @param {string} name of the dialog in the address */
async function openDialog(table, name) {
  await pressTool(table.page, name);
  await table.page.waitForTimeout(1000);
}

/**
 * @param {string} name
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @param {(table: TableType) => Promise<unknown>} act
 */
async function photograph(name, options, act) {
  const context = await browser.newContext({ ...options, baseURL: 'http://localhost:5188' });
  const table = new Table(await context.newPage(), 'study');
  if (options.locale === PSEUDO) await speakPseudo(table.page);
  await table.open();
  // The title font is used from the second visit on.
  await table.page.reload();
  await table.isReady();
  await act(table);
  await table.page.waitForTimeout(350);
  await table.page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  if (name in IN_README) await photographForReadme(table, IN_README[name]);
  await context.close();
}

/** @param {TableType} table @param {typeof IN_README[string]} picture */
async function photographForReadme(table, { file, clip }) {
  await table.page.evaluate(() => scrollTo(0, 0));
  const image = await loadImage(await table.page.screenshot(clip && { fullPage: true, clip: await clip(table) }));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  writeFileSync(join(root, 'docs/images', file), canvas.toBuffer('image/webp', QUALITY));
}

/** Crops the picture below the board. @param {TableType} table */
async function aroundBoard({ element }) {
  const { x, y, width, height } = /** @type {DOMRect} */ (await element.boundingBox());
  // The card next to the board overflows the element.
  return { x: x - 24, y: 0, width: width + 80, height: Math.ceil(y + height) + 8 };
}
