// Writes the texts of each language but English as a script, `dist/peg-solitaire.de.js`: a page loads it before the
// element.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../www/words/language/languages.js';
import { root } from '../kit/run.mjs';
import { toAscii } from './output.mjs';

/** The texts of the element, by their names in `texts.js`. */
const PARTS = { ELEMENT: 'element', PLUS: 'plus', CHART: 'chart' };

/** @param {string} folder */
export function writeLanguageFiles(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const language of Object.keys(LANGUAGES).filter((language) => language !== 'en')) {
    const read = (/** @type {string} */ part) =>
      JSON.parse(readFileSync(join(root, 'www/words', language, `${part}.json`), 'utf8'));
    const texts = Object.fromEntries(Object.entries(PARTS).map(([key, part]) => [key, read(part)]));
    const script = `(globalThis.pegSolitaireWords??={})[${JSON.stringify(language)}]=${JSON.stringify(texts)};`;
    writeFileSync(
      join(folder, `peg-solitaire.${language}.js`),
      `/*! ${name} ${version} | ${license} */\n${toAscii(script)}\n`,
    );
  }
}
