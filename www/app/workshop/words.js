// The words of the workshop, which are loaded with its dialogs.

import { ELEMENT_WORDS } from '../../words/element.js';
import { LANGUAGES } from '../../words/language/languages.js';
import { LANGUAGE } from '../../words/language/texts.js';
import { wordsIn } from '../../words/message.js';
import { PICTURE_WORDS } from '../../words/pictures.js';
import { sheetWords } from '../../words/sheet.js';

/** @typedef {Awaited<ReturnType<typeof loadWords>>} WorkshopWords */
/** @typedef {import('../solved/progress.js').ProgressTable & { workshop: WorkshopWords }} Desk */

/** @param {import('../../words/dialogs.js').DialogWords} words of the same language */
export async function loadWords(words) {
  const { default: texts } = await LANGUAGES[LANGUAGE].workshop();
  const { direction } = ELEMENT_WORDS;
  return { ...wordsIn(texts, LANGUAGE), direction, sheet: sheetWords(texts, ELEMENT_WORDS, words, PICTURE_WORDS) };
}
