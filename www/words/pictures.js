// What pictures say. English is the only language so far; numbers are written as the language asks.

import { numbersIn } from '../common/numbers.js';
import { picturesIn } from './en/pictures.js';

/** @typedef {ReturnType<typeof pictureWords>} PictureWords */

/** @param {string} language such as `en` or `de-AT` */
export function pictureWords(language) {
  return picturesIn(numbersIn(language));
}
