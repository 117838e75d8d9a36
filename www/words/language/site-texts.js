// The language of a visitor, and its texts: that of an earlier choice, of a link, or of the browser. All modules
// that say something are loaded after the texts: some browsers lose a module that waits for them by itself.

import { LANGUAGES, languageOf } from './languages.js';

/** @typedef {import('./languages.js').FirstTexts} First */
/** @typedef {import('./languages.js').LaterTexts} Later */

/** The name of the choice in the storage. */
const KEPT_AS = 'peg-solitaire-language';

export const LANGUAGE = languageOf([kept(), linked(), ...navigator.languages].filter((tag) => tag !== null));
/** @type {First['app']} */
export let APP;
/** @type {First['element']} */
export let ELEMENT;
/** The page is written in English, and has none of these then. @type {First['page'] | undefined} */
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

/** Loads the texts before a person can play. */
export async function loadTexts() {
  const { default: texts } = await LANGUAGES[LANGUAGE].first();
  ({ app: APP, element: ELEMENT, page: PAGE, plus: PLUS } = texts);
}

/** Loads the others, before the modules that say them. */
export async function loadLaterTexts() {
  const { default: texts } = await LANGUAGES[LANGUAGE].later();
  ({ chart: CHART, dialogs: DIALOGS, editor: EDITOR, pictures: PICTURES } = texts);
}

/** The choice, unless the browser keeps nothing. */
function kept() {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

/** The language of the link that began the visit: the address of a game that is played has none. */
function linked() {
  const tag = new URLSearchParams(location.search).get('lang');
  try {
    // A frame in the page is no visit.
    if (tag && parent === window) sessionStorage.setItem(KEPT_AS, tag);
    return tag ?? sessionStorage.getItem(KEPT_AS);
  } catch {
    return tag;
  }
}
