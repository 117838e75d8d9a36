// The language of a visitor, and its texts: that of an earlier choice, of the address, or of the browser.

import { LANGUAGES, languageOf } from './languages.js';

/** The name of the choice in the storage. */
export const KEPT_AS = 'peg-solitaire-language';

export const LANGUAGE = languageOf(
  [kept(), new URLSearchParams(location.search).get('lang'), ...navigator.languages].filter((tag) => tag !== null),
);
// They import nothing: what waits here for them could not wait for what they need.
export const { APP, CATALOGUE, ELEMENT, PAGE, PLUS } = await LANGUAGES[LANGUAGE]();

/** The choice, unless the browser keeps nothing. */
function kept() {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}
