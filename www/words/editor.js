// What the editor says. English is the only language so far; numbers are written as the language asks.

import { editorIn } from './en/editor.js';
import { numbersIn } from './numbers.js';

/** @typedef {ReturnType<typeof editorWords>} EditorWords */
/** @typedef {import('./en/editor.js').Finding} Finding */

/** @param {string} language such as `en` or `de-AT` */
export function editorWords(language) {
  return editorIn(numbersIn(language));
}
