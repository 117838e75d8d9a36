// The site's languages, and how to load the strings of each.

import { languageAmong } from '../../common/language.js';

/** English comes first: it is the fallback for all others. @type {Record<string, Loaders>} */
export const LANGUAGES = {
  en: {
    first: () => import('../en/first.json', { with: { type: 'json' } }),
    later: () => import('../en/later.json', { with: { type: 'json' } }),
    workshop: () => import('../en/workshop.json', { with: { type: 'json' } }),
  },
  de: {
    first: () => import('../de/first.json', { with: { type: 'json' } }),
    later: () => import('../de/later.json', { with: { type: 'json' } }),
    workshop: () => import('../de/workshop.json', { with: { type: 'json' } }),
  },
  es: {
    first: () => import('../es/first.json', { with: { type: 'json' } }),
    later: () => import('../es/later.json', { with: { type: 'json' } }),
    workshop: () => import('../es/workshop.json', { with: { type: 'json' } }),
  },
  fr: {
    first: () => import('../fr/first.json', { with: { type: 'json' } }),
    later: () => import('../fr/later.json', { with: { type: 'json' } }),
    workshop: () => import('../fr/workshop.json', { with: { type: 'json' } }),
  },
  ja: {
    first: () => import('../ja/first.json', { with: { type: 'json' } }),
    later: () => import('../ja/later.json', { with: { type: 'json' } }),
    workshop: () => import('../ja/workshop.json', { with: { type: 'json' } }),
  },
  'pt-BR': {
    first: () => import('../pt-BR/first.json', { with: { type: 'json' } }),
    later: () => import('../pt-BR/later.json', { with: { type: 'json' } }),
    workshop: () => import('../pt-BR/workshop.json', { with: { type: 'json' } }),
  },
};

/** @typedef {typeof import('../en/first.json')} FirstTexts */
/** @typedef {typeof import('../en/later.json')} LaterTexts */
/** @typedef {typeof import('../en/workshop.json')} WorkshopTexts */
/** @template T @typedef {() => Promise<{ default: T }>} Load */
/**
 * Functions that load the strings needed before play, those needed later, and those for the workshop dialogs.
 * @typedef {{ first: Load<FirstTexts>, later: Load<LaterTexts>, workshop: Load<WorkshopTexts> }} Loaders
 */

/**
 * The first language in a list that the site supports; English if it supports none of them.
 * @param {readonly string[]} wanted such as `['pt-PT', 'en']`
 */
export function languageOf(wanted) {
  const known = Object.keys(LANGUAGES);
  return wanted.map((tag) => languageAmong(known, tag)).find(Boolean) ?? known[0];
}
