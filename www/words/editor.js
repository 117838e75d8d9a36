// The words of the editor. Numbers are written in the language of the words.

import { numbersIn } from '../common/numbers.js';
import { editorIn } from './en/editor.js';
import { LANGUAGE } from './language.js';

/** @typedef {ReturnType<typeof editorWords>} EditorWords */
/** @typedef {import('./en/editor.js').Finding} Finding */

export function editorWords() {
  return editorIn(numbersIn(LANGUAGE));
}
