// A language that nobody speaks, made of another by machine: its words are longer, each vowel has a mark, and they run
// to the left. A letter without a mark comes from elsewhere than the texts.

import { readFileSync } from 'node:fs';

/** The parts of the texts of the site, as they come. */
const STAGES = { texts: ['app', 'element', 'page', 'plus'], 'later-texts': ['chart', 'dialogs', 'editor', 'pictures'] };
const VOWELS = { a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', A: 'Áà', E: 'Éè', I: 'Íì', O: 'Óò', U: 'Úù' };

/** Gives a page of the site this language in the place of German. @param {import('@playwright/test').Page} page */
export async function speakPseudo(page) {
  for (const [stage, parts] of Object.entries(STAGES)) {
    const own = parts.map((part) => [part.toUpperCase(), pseudo({ ...textsOf('en', part), ...catalogueOf(part) })]);
    const later = `export const later = () => import('./de-later-texts-.js');
      export const workshop = () => import('./de-workshop-.js');`;
    const body = own.map(([name, texts]) => `export const ${name} = ${JSON.stringify(texts)};`).join('\n') + later;
    await page.route(`**/assets/de-${stage}-*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
  const body = `export default ${JSON.stringify(pseudo(textsOf('en', 'workshop')))};`;
  await page.route('**/assets/de-workshop-*', (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** The texts of a file. @param {string} language @param {string} part */
export function textsOf(language, part) {
  return JSON.parse(readFileSync(new URL(`../../www/words/${language}/${part}.json`, import.meta.url), 'utf8'));
}

/** English takes its catalogue from the core. @param {string} part */
function catalogueOf(part) {
  return part === 'app' ? { catalogue: textsOf('de', part).catalogue } : {};
}

/** @param {any} texts @returns {any} */
export function pseudo(texts) {
  if (typeof texts === 'string') return said(texts.split(/([{}])/));
  if (Array.isArray(texts)) return texts.map(pseudo);
  const own = Object.entries(texts).map(([key, text]) => [key, key === 'direction' ? 'rtl' : pseudo(text)]);
  return Object.fromEntries(own);
}

/** A text up to the brace that ends it. @param {string[]} tokens braces and the texts between them, which go */
function said(tokens) {
  let text = '';
  for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift())
    text +=
      token === '{'
        ? `{${place(tokens)}}`
        : token.replace(/[aeiou]/gi, (vowel) => VOWELS[/** @type {keyof typeof VOWELS} */ (vowel)]);
  return text;
}

/** A place after its first brace, with its choices. @param {string[]} tokens */
function place(tokens) {
  let text = tokens.shift() ?? '';
  for (let token = tokens.shift(); token === '{'; token = tokens.shift()) text += `{${said(tokens)}}${tokens.shift()}`;
  return text;
}
