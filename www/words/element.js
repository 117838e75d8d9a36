// What the element says. English is the only language so far; numbers are written as the language asks.

import { numbersIn } from '../common/numbers.js';
import { elementIn } from './en/element.js';

/** @typedef {ReturnType<typeof elementWords>} ElementWords */

/** @param {string} language such as `en` or `de-AT` */
export function elementWords(language) {
  return elementIn(numbersIn(language));
}
