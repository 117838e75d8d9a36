// What the page says once there is something on the board. English is the only language so far; numbers and days are written as the language asks.

import { datesIn } from '../common/dates.js';
import { numbersIn } from '../common/numbers.js';
import { dialogsIn } from './en/dialogs.js';

/** @typedef {ReturnType<typeof dialogWords>} DialogWords */

/** @param {string} language such as `en` or `de-AT` */
export function dialogWords(language) {
  return dialogsIn(numbersIn(language), datesIn(language));
}
