// The words of the page with a game on the board. Numbers and days are written in the language of the words.

import { datesIn } from '../common/dates.js';
import { numbersIn } from '../common/numbers.js';
import { dialogsIn } from './en/dialogs.js';
import { LANGUAGE } from './language.js';

/** @typedef {ReturnType<typeof dialogWords>} DialogWords */

export function dialogWords() {
  return dialogsIn(numbersIn(LANGUAGE), datesIn(LANGUAGE));
}
