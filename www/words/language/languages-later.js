// The texts of each language that a page needs once a person can play.

/** @type {Record<string, () => Promise<typeof import('../en/later-texts.js')>>} */
export const LATER_TEXTS = {
  en: () => import('../en/later-texts.js'),
  de: () => import('../de/later-texts.js'),
  es: () => import('../es/later-texts.js'),
  fr: () => import('../fr/later-texts.js'),
  ja: () => import('../ja/later-texts.js'),
  'pt-BR': () => import('../pt-BR/later-texts.js'),
};
