// The words of the page before any dialog is open. Numbers are written in the language of the words.

import { numbersIn } from '../common/numbers.js';
import { appIn } from './en/app.js';
import { LANGUAGE } from './language.js';

/** @typedef {ReturnType<typeof appWords>} AppWords */

export function appWords() {
  return appIn(numbersIn(LANGUAGE));
}
