// What the page and its dialogs say. English is the only language so far; numbers and days are written as the language asks.

import { datesIn } from '../common/dates.js';
import { numbersIn } from '../common/numbers.js';
import { appIn } from './en/app.js';

/** @typedef {ReturnType<typeof appWords>} AppWords */

/** @param {string} language such as `en` or `de-AT` */
export function appWords(language) {
  return appIn(numbersIn(language), datesIn(language));
}
