// The visitor's language, from an earlier choice, a link or the browser, and its strings. Modules that use strings are
// loaded after the strings, since some browsers do not reliably load a module that awaits its strings itself.

import { LANGUAGES, languageOf } from './languages.js';

/** @typedef {import('./languages.js').FirstTexts} First */
/** @typedef {import('./languages.js').LaterTexts} Later */

/** The storage key of the visitor's choice. */
const KEPT_AS = 'peg-solitaire-language';

export const LANGUAGE = languageOf([kept(), linked(), ...navigator.languages].filter((tag) => tag !== null));
/** @type {First['app']} */
export let APP;
/** @type {First['element']} */
export let ELEMENT;
/** Undefined in English, the language in which the page is written. @type {First['page'] | undefined} */
export let PAGE;
/** @type {First['plus']} */
export let PLUS;
/** @type {Later['chart']} */
export let CHART;
/** @type {Later['dialogs']} */
export let DIALOGS;
/** @type {Later['editor']} */
export let EDITOR;
/** @type {Later['pictures']} */
export let PICTURES;

/** Loads the strings needed before play. */
export async function loadTexts() {
  const { default: texts } = await LANGUAGES[LANGUAGE].first();
  ({ app: APP, element: ELEMENT, page: PAGE, plus: PLUS } = texts);
}

/** Loads the other strings. Call this before loading the modules that use them. */
export async function loadLaterTexts() {
  const { default: texts } = await LANGUAGES[LANGUAGE].later();
  ({ chart: CHART, dialogs: DIALOGS, editor: EDITOR, pictures: PICTURES } = texts);
}

/** The stored choice, if any. */
function kept() {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

/**
 * The language of the link that started the visit. The language is stored, since the URL changes during a game and then
 * no longer contains the language.
 */
function linked() {
  const tag = new URLSearchParams(location.search).get('lang');
  try {
    // A frame inside the page is not a visit.
    if (tag && parent === window) sessionStorage.setItem(KEPT_AS, tag);
    return tag ?? sessionStorage.getItem(KEPT_AS);
  } catch {
    return tag;
  }
}
