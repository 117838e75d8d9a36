// The languages of the site, and the texts of each.

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
 * The first language of a list that the site has, by its full tag or by its language alone; English if it has none.
 * @param {readonly string[]} wanted such as `['pt-PT', 'en']`
 */
export function languageOf(wanted) {
  const known = Object.keys(LANGUAGES);
  for (const tag of wanted.map((tag) => tag.toLowerCase())) {
    const [language] = tag.split('-');
    const found =
      known.find((name) => name.toLowerCase() === tag) ?? known.find((name) => name.split('-')[0] === language);
    if (found) return found;
  }
  return known[0];
}
