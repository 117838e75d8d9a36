// What the page says before any dialog is open. English is the only language so far; numbers are written as the language asks.

import { numbersIn } from '../common/numbers.js';
import { appIn } from './en/app.js';

/** @typedef {ReturnType<typeof appWords>} AppWords */

/** @param {string} language such as `en` or `de-AT` */
export function appWords(language) {
  return appIn(numbersIn(language));
}
