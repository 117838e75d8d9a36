// Boards of one page in different languages.

import { LANGUAGES } from '../../../www/words/language/languages.js';
import { languageScript } from '../../person/blog/blog.mjs';
import { test } from '../../person/blog/room.mjs';
import { textsOf } from '../../person/pseudo.mjs';
import { expect } from '../../person/table.mjs';

/** @typedef {import('../../person/blog/guest.mjs').Fixtures} Fixtures */

test('a board says the words of the nearest language that has come, and English otherwise', async (/** @type {Fixtures} */ {
  guest,
  page,
}) => {
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

test('a page can add a language of its own', async (/** @type {Fixtures} */ { guest, page }) => {
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
    // A script or the parser makes this one before it has a place.
    const box = document.body.appendChild(document.createElement('div'));
    box.lang = 'eo';
    const made = document.createElement('peg-solitaire');
    made.setAttribute('controls', '');
    made.setAttribute('loading', 'eager');
    // To read is not to need a board.
    const { moves, position, paused } = /** @type {any} */ (made);
    Object.assign(made, { playlist: [{ moves, caption: position + paused }] });
    box.append(made);
  }, texts);
  // A board that was there before keeps its words. A tag may have any case, no country, or be none.
  const solve = page.locator('peg-solitaire [part="solve"]');
  await expect(solve).toHaveText(['Solve', 'Solvu', 'Solvu', 'Solvu', 'Solvu']);
  await expect(page.locator('peg-solitaire .status')).toHaveText(Array(5).fill(/^32 pegs/));
});

for (const language of Object.keys(LANGUAGES).filter((name) => name !== 'en'))
  test(`in a narrow column nothing sticks out: ${language}`, async (/** @type {Fixtures} */ { guest, page }) => {
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
