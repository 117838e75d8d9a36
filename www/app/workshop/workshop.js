// The dialogs of the workshop: sheets to print, and boards to build. They and their texts are loaded when one is opened.

import './workshop.css';
import { ELEMENT_WORDS } from '../../words/element.js';
import { WORKSHOP_TEXTS } from '../../words/language/languages-workshop.js';
import { LANGUAGE } from '../../words/language/texts.js';
import { wordsIn } from '../../words/message.js';
import { PICTURE_WORDS } from '../../words/pictures.js';
import { sheetWords } from '../../words/sheet.js';
import { buildDialog } from './build.js';
import { printDialog } from './print.js';

/** @typedef {Awaited<ReturnType<typeof loadWords>>} WorkshopWords */
/** @typedef {import('../solved/progress.js').ProgressTable & { workshop: WorkshopWords }} Desk */

const DIALOGS = { print: printDialog, build: buildDialog };

/**
 * @param {import('../solved/progress.js').ProgressTable} table
 * @param {string} name of the dialog
 */
export async function workshopDialog(table, name) {
  const workshop = await loadWords(table.words);
  return DIALOGS[/** @type {keyof typeof DIALOGS} */ (name)]({ ...table, workshop });
}

/** @param {import('../../words/dialogs.js').DialogWords} words */
async function loadWords(words) {
  const { default: texts } = await WORKSHOP_TEXTS[LANGUAGE]();
  return { ...wordsIn(texts, LANGUAGE), sheet: sheetWords(texts, ELEMENT_WORDS, words, PICTURE_WORDS) };
}
