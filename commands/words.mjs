// The words of the commands for people, in a language.

import { appWords } from '../www/words/app.js';
import { dialogWords } from '../www/words/dialogs.js';
import { elementWords } from '../www/words/element.js';
import { LANGUAGES } from '../www/words/language/languages.js';
import { pictureWords } from '../www/words/pictures.js';
import { sheetWords } from '../www/words/sheet.js';

/** The help for the option. */
export const LANGUAGE_HELP = `  --language TAG    ${Object.keys(LANGUAGES).join(', ')}: the language of texts in the file (en)`;

/** @param {string} language @throws {Error} if there are no words in it */
function checkLanguage(language) {
  if (Object.hasOwn(LANGUAGES, language)) return;
  throw new Error(`there are no words in "${language}". Choose ${Object.keys(LANGUAGES).join(', ')}.`);
}

/**
 * @param {string} language
 * @param {ReturnType<typeof import('./command.mjs').attempter>} attempt
 */
export async function wordsIn(language, attempt) {
  attempt('--language', () => checkLanguage(language));
  const texts = LANGUAGES[language];
  const [{ default: first }, { default: later }] = await Promise.all([texts.first(), texts.later()]);
  const { default: workshop } = await texts.workshop();
  const element = elementWords(first.element, language);
  const app = appWords(first.app, element);
  const pictures = pictureWords(later.pictures, app);
  const dialogs = dialogWords(later.dialogs, later.editor, app);
  return { element, pictures, sheet: sheetWords(workshop, element, dialogs, pictures) };
}
