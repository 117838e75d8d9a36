// The language of a visitor, and its texts: that of an earlier choice, of a link, or of the browser. All modules
// that say something are loaded after the texts: some browsers lose a module that waits for them by itself.

import { LANGUAGES, languageOf } from './languages.js';

/** @typedef {import('./languages.js').FirstTexts} Texts */

/** The name of the choice in the storage. */
const KEPT_AS = 'peg-solitaire-language';

export const LANGUAGE = languageOf([kept(), linked(), ...navigator.languages].filter((tag) => tag !== null));
/** @type {Texts['APP']} */
export let APP;
/** @type {Texts['ELEMENT']} */
export let ELEMENT;
/** @type {Texts['PAGE']} */
export let PAGE;
/** @type {Texts['PLUS']} */
export let PLUS;
/** Loads the others. @type {Texts['later']} */
export let later;

export async function loadTexts() {
  ({ APP, ELEMENT, PAGE, PLUS, later } = await LANGUAGES[LANGUAGE]());
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
