// Prepares the strings of all languages for the build of the site, and writes a script for each language except
// English, such as `dist/peg-solitaire.de.js`, which a page loads before the element.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../www/words/language/languages.js';
import { root } from '../shared/run.mjs';
import { toAscii } from './output.mjs';

const AS_JSON = ", { with: { type: 'json' } }";

/**
 * The site's strings. The page itself is in English, so its English strings are left out. During development, Vite
 * serves JSON as scripts, which browsers refuse to import as JSON.
 */
export const TEXTS = {
  name: 'texts',
  enforce: /** @type {const} */ ('pre'),
  transform: (/** @type {string} */ text, /** @type {string} */ id) => {
    if (id.endsWith('/words/en/first.json'))
      return { code: JSON.stringify({ ...JSON.parse(text), page: undefined }), map: null };
    return id.endsWith('/language/languages.js') ? { code: text.replaceAll(AS_JSON, ''), map: null } : null;
  },
};

/** The strings of a language that are loaded together. @param {string} language @param {'first' | 'later'} file */
export function readTexts(language, file) {
  return JSON.parse(readFileSync(join(root, 'www/words', language, `${file}.json`), 'utf8'));
}

/** @param {string} folder */
export function writeLanguageFiles(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const language of Object.keys(LANGUAGES).filter((language) => language !== 'en')) {
    const { element, plus } = readTexts(language, 'first');
    const texts = { ELEMENT: element, PLUS: plus, CHART: readTexts(language, 'later').chart };
    const script = `(globalThis.pegSolitaireWords??={})[${JSON.stringify(language)}]=${JSON.stringify(texts)};`;
    writeFileSync(
      join(folder, `peg-solitaire.${language}.js`),
      `/*! ${name} ${version} | ${license} */\n${toAscii(script)}\n`,
    );
  }
}
