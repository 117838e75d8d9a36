// The words of pictures. Numbers are written in the language of the words.

import { numbersIn } from '../common/numbers.js';
import { picturesIn } from './en/pictures.js';
import { LANGUAGE } from './language.js';

/** @typedef {ReturnType<typeof pictureWords>} PictureWords */

export function pictureWords() {
  return picturesIn(numbersIn(LANGUAGE));
}
