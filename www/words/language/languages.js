// The languages of the site, and the texts of each.

import { languageAmong } from '../../common/language.js';

/** English comes first: it is spoken to all others. @type {Record<string, () => Promise<FirstTexts>>} */
export const LANGUAGES = {
  en: () => import('../en/texts.js'),
  de: () => import('../de/texts.js'),
  es: () => import('../es/texts.js'),
  fr: () => import('../fr/texts.js'),
  ja: () => import('../ja/texts.js'),
  'pt-BR': () => import('../pt-BR/texts.js'),
};

/** @typedef {typeof import('../en/texts.js')} FirstTexts */
/** @typedef {typeof import('../en/later-texts.js')} LaterTexts */

/**
 * The first language of a list that the site has; English if it has none.
 * @param {readonly string[]} wanted such as `['pt-PT', 'en']`
 */
export function languageOf(wanted) {
  const known = Object.keys(LANGUAGES);
  return wanted.map((tag) => languageAmong(known, tag)).find(Boolean) ?? known[0];
}
