// The site in each of its languages, and boards in different languages on one page.

import { LANGUAGES } from '../../../www/words/language/languages.js';
import { DIALOG, expectNoViolationsOfWords } from '../../user/accessibility.mjs';
import { test } from '../../user/app.mjs';
import { languageScript } from '../../user/blog/blog.mjs';
import { test as visiting } from '../../user/blog/room.mjs';
import { speakPseudo, textsOf } from '../../user/pseudo.mjs';
import { test as alone, DIALOGS, expect, overflow, sizes } from '../../user/table.mjs';
import { enterPlay } from '../../user/tools.mjs';

const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== 'en');

/** The window sizes in which the text of every button has to fit. */
const WINDOWS = sizes('1440x900 1280x800 844x390 768x1024 667x375 390x844 360x640');

const english = textsOf('en', 'first').page;
const OF_SYSTEM = wordsOfSystem();

for (const language of OTHERS)
  test(`the page speaks ${language}, fits a small phone and has no barrier`, async ({ visit, page }) => {
    const { app, element, page: words } = textsOf(language, 'first');
    const { rooms } = app;
    const { labels } = element;
    await page.setViewportSize({ width: 360, height: 640 });
    const table = await visit(`/?lang=${language}`, 'study');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(new RegExp(words.title));
    await expect(page.locator('h1')).toHaveText(words.title);
    await expect(page.locator('#problems')).toHaveText(words.problems);
    await expect(page.locator('#room')).toHaveText(rooms.play);
    await expect(page.locator('[rel="manifest"]')).toHaveAttribute('href', `./manifest.${language}.webmanifest`);
    await expect(page.getByRole('button', { name: labels.solve, exact: true })).toBeVisible();
    const spoken = await page.locator('body').innerText();
    expect(Object.values(english).filter((text) => text.includes(' ') && spoken.includes(text))).toEqual([]);
    await table.click('d2');
    await table.click('d4');
    await expect(table.status).not.toContainText(/peg|jump/);
    await expectNoViolationsOfWords(page);
    // The progress dialog has no button.
    for (const name of DIALOGS.filter((name) => name !== 'progress'))
      await test.step(name, async () => {
        await page.evaluate((name) => document.getElementById(name)?.click(), name);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect.poll(() => overflow(page), name).toBeLessThan(1);
        await expectNoViolationsOfWords(page, DIALOG);
        await table.closeDialog();
      });
  });

for (const language of Object.keys(LANGUAGES))
  test(`the keys of a game have room for their words in ${language}`, async ({ visit, page }) => {
    const table = await visit(`/?lang=${language}`, 'study');
    await table.press('d2', 'd4', 'b3', 'd3');
    for (const room of ['study', 'play']) {
      if (room === 'play') await enterPlay(page);
      for (const [width, height] of [...WINDOWS, [320, 568]]) {
        await page.setViewportSize({ width, height });
        const faults = () => table.element.evaluate(keysWithoutRoom);
        await expect.poll(faults, `${room}, ${width} x ${height}`).toEqual([]);
      }
    }
  });

/**
 * A game's buttons whose text touches the border, and rows of uneven buttons.
 * @param {Element} element
 */
function keysWithoutRoom(element) {
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  const box = /** @type {Element} */ (root.querySelector('.actions')).getBoundingClientRect();
  const keys = [...root.querySelectorAll('.actions button')].filter((key) => key.checkVisibility());
  /** @type {Map<number, DOMRect[]>} */
  const rows = new Map();
  const faults = keys.flatMap((key) => {
    const range = document.createRange();
    range.selectNodeContents(key);
    const [inside, outside] = [range, key].map((it) => it.getBoundingClientRect());
    rows.set(Math.round(outside.top), [...(rows.get(Math.round(outside.top)) ?? []), outside]);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const isClose = inside.left - outside.left < 7.9 || outside.right - inside.right < 7.9;
    const isOut = outside.left < box.left - 1 || outside.right > box.right + 1;
    return isClose || isOut || lines > 1 ? [key.textContent] : [];
  });
  for (const row of rows.values()) {
    const isEven = row.every(({ height }) => Math.abs(height - row[0].height) < 1);
    const isFull = Math.abs(Math.max(...row.map(({ right }) => right)) - box.right) < 2;
    if (!isEven || !isFull) faults.push(`a row of ${row.length}`);
  }
  const isCalm = document.documentElement.dataset.room === 'play';
  return isCalm && rows.size > 2 ? [...faults, `${rows.size} rows`] : faults;
}

test('a language that is chosen in the settings stays, and so does the game', async ({ table, page }) => {
  await table.click('d2');
  await table.click('d4');
  await table.openDialog('settings');
  const list = page.getByRole('dialog').getByLabel('Language');
  const names = ['Browser default', 'English', 'Deutsch', 'Español', 'Français', '日本語', 'Português (Brasil)'];
  await expect(list.locator('option')).toHaveText(names);
  await list.selectOption({ label: 'Deutsch' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await table.isReady();
  expect(await table.jumps()).toEqual(['d2-d4']);
  await page.goto('/?lang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/embed.html');
  await expect(page.getByRole('link')).toHaveText(textsOf('de', 'first').page.frame);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

alone.describe('in a browser of Brazil', () => {
  alone.use({ locale: 'pt-BR' });

  alone('the page is in Portuguese, including its numbers', async ({ visit, page }) => {
    const table = await visit('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(table.status).toContainText('32');
  });
});

test('texts that fail to load are reported', async ({ page }) => {
  await page.route('**/assets/en-first-*', (route) => route.abort());
  await page.goto('/');
  await expect(
    page.getByText('The page could not be loaded. Check your connection, then reload the page.'),
  ).toBeVisible();
});

test('the language of a link lasts for the visit, whose URL only contains the game', async ({ visit, page }) => {
  const table = await visit('/?lang=es');
  await table.click('d2');
  await table.click('d4');
  await expect(page).not.toHaveURL(/lang=/);
  await page.reload();
  await table.isReady();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

alone('a right-to-left language mirrors the page, but not the board', async ({ visit, page }) => {
  await speakPseudo(page);
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await visit('/?lang=de');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const x = async (/** @type {import('@playwright/test').Locator} */ part) =>
    (await part.boundingBox())?.x ?? Number.NaN;
  expect(await x(page.locator('#menu')), 'the menu is at the other side').toBeGreaterThan(360 / 2);
  await expect.poll(() => overflow(page)).toBe(0);
  await table.click('b4');
  await table.click('d4');
  expect(await table.jumps()).toEqual(['b4-d4']);
  expect(unmarked(await page.locator('body').innerText())).toEqual([]);
  for (const name of DIALOGS.filter((name) => name !== 'progress'))
    await test.step(name, async () => {
      await page.evaluate((name) => document.getElementById(name)?.click(), name);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect.poll(() => overflow(page), name).toBeLessThan(1);
      expect.soft(unmarked(await dialog.innerText()), name).toEqual([]);
      await table.closeDialog();
    });
});

/** The words in a text that come neither from the language files nor from the system. @param {string} text */
function unmarked(text) {
  return (text.match(/[\p{L}]*[aeiou][\p{L}]*(?!\d)/gu) ?? []).filter(
    (word) => !OF_SYSTEM.has(word.toLowerCase()) && !/^[xo]+$/.test(word),
  );
}

/** Words that come from the browser: the names of days, months and languages. */
function wordsOfSystem() {
  const names = Object.keys(LANGUAGES).map((tag) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag));
  for (const form of /** @type {const} */ (['long', 'short']))
    for (let month = 0; month < 12; month++) {
      names.push(new Date(2026, month).toLocaleDateString('de', { month: form }));
      names.push(new Date(2026, 0, month + 1).toLocaleDateString('de', { weekday: form }));
    }
  return new Set(
    names
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  );
}

visiting('a board speaks the nearest language that has come, and otherwise English', async ({ guest, page }) => {
  await guest.visit(`${languageScript('de')}
    <main lang="de-AT"><peg-solitaire controls></peg-solitaire><peg-solitaire lang="en" controls></peg-solitaire></main>
    <peg-solitaire lang="ja" controls loading="eager"></peg-solitaire>
    <iframe srcdoc="<html lang=de><main>"></iframe>`);
  await guest.isReady();
  const solve = page.locator('peg-solitaire').getByRole('button', { name: /./ }).and(page.locator('[part="solve"]'));
  await expect(solve).toHaveText([textsOf('de', 'first').element.labels.solve, 'Solve', 'Solve']);
  await expect(guest.element.locator('.status')).toHaveText(/^32 /);
  await expect(guest.element.locator('.status')).not.toContainText('peg');
  await expect(guest.element.locator('.panel')).toHaveAttribute('lang', 'de-AT');
  await page.evaluate(() => {
    const main = document.querySelector('iframe')?.contentDocument?.querySelector('main');
    main?.attachShadow({ mode: 'open' }).append(document.createElement('peg-solitaire'));
  });
  await expect(page.frameLocator('iframe').locator('.panel')).toHaveAttribute('lang', 'de');
});

visiting('a page can add a language of its own', async ({ guest, page }) => {
  const texts = textsOf('en', 'first').element;
  texts.labels.solve = 'Solvu';
  await guest.visit('<peg-solitaire lang="eo" controls loading="eager"></peg-solitaire>');
  await guest.isReady();
  await page.evaluate((texts) => {
    const type = /** @type {any} */ (customElements.get('peg-solitaire'));
    type.words['eo-XX'] = { ELEMENT: texts };
    const boards = ['eo', 'EO-xx', 'eo-!'].map(
      (lang) => `<peg-solitaire lang="${lang}" controls loading="eager"></peg-solitaire>`,
    );
    document.body.insertAdjacentHTML('beforeend', boards.join(''));
    // Both scripts and the parser may create an element before it is in the page.
    const box = document.body.appendChild(document.createElement('div'));
    box.lang = 'eo';
    const made = document.createElement('peg-solitaire');
    made.setAttribute('controls', '');
    made.setAttribute('loading', 'eager');
    // Reading these properties does not require a board.
    const { moves, position, paused } = /** @type {any} */ (made);
    Object.assign(made, { playlist: [{ moves, caption: position + paused }] });
    box.append(made);
  }, texts);
  // An existing board keeps its language. A language tag may be in upper or lower case, lack the country, or be
  // invalid.
  const solve = page.locator('peg-solitaire [part="solve"]');
  await expect(solve).toHaveText(['Solve', 'Solvu', 'Solvu', 'Solvu', 'Solvu']);
  await expect(page.locator('peg-solitaire .status')).toHaveText(Array(5).fill(/^32 pegs/));
});

for (const language of Object.keys(LANGUAGES).filter((name) => name !== 'en'))
  visiting(`in a narrow column nothing sticks out: ${language}`, async ({ guest, page }) => {
    const boards = [240, 274, 294, 320, 345, 370].map(
      (width) => `<div style="width: ${width}px"><peg-solitaire controls loading="eager"></peg-solitaire></div>`,
    );
    await guest.visit(`${languageScript(language)}<main lang="${language}">${boards.join('')}</main>`);
    await guest.isReady();
    await expect(page.locator('.actions:not(:empty)')).toHaveCount(boards.length);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('peg-solitaire')].map((board) => {
        const buttons = [...(board.shadowRoot?.querySelectorAll('.actions button') ?? [])];
        const edge = board.getBoundingClientRect().right;
        const words = buttons.filter((button) => button.scrollWidth > button.clientWidth);
        return [Math.max(...buttons.map((button) => button.getBoundingClientRect().right - edge)) <= 0.5, words.length];
      }),
    );
    expect(found).toEqual(boards.map(() => [true, 0]));
  });
