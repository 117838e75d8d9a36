// Every sentence that a person reads, for each part of the house. English is the only language so far; numbers are
// written as the language asks.

import { appIn } from './en/app.js';
import { editorIn } from './en/editor.js';
import { elementIn } from './en/element.js';
import { picturesIn } from './en/pictures.js';
import { numbersIn } from './numbers.js';

/** @typedef {ReturnType<typeof elementWords>} ElementWords */
/** @typedef {ReturnType<typeof pictureWords>} PictureWords */
/** @typedef {ReturnType<typeof appWords>} AppWords */
/** @typedef {ReturnType<typeof editorWords>} EditorWords */
/** @typedef {import('./en/editor.js').Finding} Finding */

/** @param {string} language such as `en` or `de-AT` */
export function elementWords(language) {
  return elementIn(numbersIn(language));
}

/** @param {string} language such as `en` or `de-AT` */
export function pictureWords(language) {
  return picturesIn(numbersIn(language));
}

/** @param {string} language such as `en` or `de-AT` */
export function appWords(language) {
  return appIn(numbersIn(language));
}

/** @param {string} language such as `en` or `de-AT` */
export function editorWords(language) {
  return editorIn(numbersIn(language));
}
