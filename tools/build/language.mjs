// Builds in another language than English: `WORDS=de npm run build` takes the texts for people from `www/words/de`.

import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fail, root } from '../kit/run.mjs';

const WORDS = join(root, 'www/words');
const SOURCE = 'en';
/** The texts of `index.html`, in English and in the other language. */
const PAGE = 'page.json';

/**
 * A module that the language lacks is taken from English, so that one can translate file by file. A translated module
 * may import what it lacks from its English one.
 * @param {string | undefined} language a folder of `www/words`
 * @param {string} [words] where these folders are
 * @returns {import('vite').Plugin[]} nothing for English
 */
export function inLanguage(language = SOURCE, words = WORDS) {
  if (language === SOURCE) return [];
  const [english, other] = [SOURCE, language].map((name) => join(words, name));
  if (!existsSync(other)) fail(`WORDS=${language}: there is no folder www/words/${language}.`);
  return [
    {
      name: 'language',
      enforce: 'pre',
      resolveId(id, importer = '') {
        const path = resolve(importer, '..', id);
        if (![english, other].includes(join(path, '..'))) return null;
        const translated = join(other, basename(path));
        return existsSync(translated) && translated !== importer ? translated : join(english, basename(path));
      },
      transformIndexHtml: { order: 'pre', handler: (html) => translate(html, language, join(other, PAGE)) },
    },
  ];
}

/**
 * Puts the texts of a page into another language.
 * @param {string} html
 * @param {string} language
 * @param {string} file the texts as JSON: English, and the other
 */
function translate(html, language, file) {
  const page = html.replace(`<html lang="${SOURCE}">`, `<html lang="${language}">`);
  /** @type {Record<string, string>} */
  const texts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.entries(texts).reduce((text, [english, other]) => text.replaceAll(english, other), page);
}
