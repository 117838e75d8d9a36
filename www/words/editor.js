// What the editor says. English is the only language so far; numbers are written as the language asks.

import { numbersIn } from '../common/numbers.js';
import { editorIn } from './en/editor.js';

/** @typedef {ReturnType<typeof editorWords>} EditorWords */
/** @typedef {import('./en/editor.js').Finding} Finding */

/** @param {string} language such as `en` or `de-AT` */
export function editorWords(language) {
  return editorIn(numbersIn(language));
}
