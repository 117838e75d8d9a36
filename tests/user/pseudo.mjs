// A pseudo-language, generated from a real one: words are longer, each vowel has an accent, and text runs right to
// left. Text that contains a vowel without an accent does not come from the strings.

import { readFileSync } from 'node:fs';

const VOWELS = { a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', A: 'Áà', E: 'Éè', I: 'Íì', O: 'Óò', U: 'Úù' };

/** Replaces German with the pseudo-language on a page of the site. @param {import('@playwright/test').Page} page */
export async function speakPseudo(page) {
  for (const file of /** @type {const} */ (['first', 'later', 'workshop'])) {
    const texts = textsOf('en', file);
    // The English strings have no catalogue, because the core contains the English catalogue.
    if (texts.app) texts.app.catalogue = textsOf('de', file).app.catalogue;
    const body = `export default ${JSON.stringify(pseudo(texts))};`;
    await page.route(`**/assets/de-${file}-*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
}

/** The strings of a file. @param {string} language @param {'first' | 'later' | 'workshop'} file */
export function textsOf(language, file) {
  return JSON.parse(readFileSync(new URL(`../../www/words/${language}/${file}.json`, import.meta.url), 'utf8'));
}

/** @param {any} texts @returns {any} */
export function pseudo(texts) {
  if (typeof texts === 'string') return said(texts.split(/([{}])/));
  if (Array.isArray(texts)) return texts.map(pseudo);
  const own = Object.entries(texts).map(([key, text]) => [key, key === 'direction' ? 'rtl' : pseudo(text)]);
  return Object.fromEntries(own);
}

/**
 * Converts the text up to the brace that ends it.
 * @param {string[]} tokens braces and the strings between them, which are consumed
 */
function said(tokens) {
  let text = '';
  for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift())
    text +=
      token === '{'
        ? `{${place(tokens)}}`
        : token.replace(/[aeiou]/gi, (vowel) => VOWELS[/** @type {keyof typeof VOWELS} */ (vowel)]);
  return text;
}

/** Converts a placeholder after its opening brace, with its choices. @param {string[]} tokens */
function place(tokens) {
  let text = tokens.shift() ?? '';
  for (let token = tokens.shift(); token === '{'; token = tokens.shift()) text += `{${said(tokens)}}${tokens.shift()}`;
  return text;
}
