// What pictures say. English is the only language so far; numbers are written as the language asks.

import { picturesIn } from './en/pictures.js';
import { numbersIn } from './numbers.js';

/** @typedef {ReturnType<typeof pictureWords>} PictureWords */

/** @param {string} language such as `en` or `de-AT` */
export function pictureWords(language) {
  return picturesIn(numbersIn(language));
}
