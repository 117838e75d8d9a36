// Helpers shared by the commands: a command's name, error reports, and strings in a given language.

import { basename } from 'node:path';
import { appWords } from '../www/words/app.js';
import { dialogWords } from '../www/words/dialogs.js';
import { elementWords } from '../www/words/element.js';
import { LANGUAGES } from '../www/words/language/languages.js';
import { pictureWords } from '../www/words/pictures.js';
import { sheetWords } from '../www/words/sheet.js';
import { fail } from './options.mjs';

/** The help text for `--language`. */
export const LANGUAGE_HELP = `  --language TAG    ${Object.keys(LANGUAGES).join(', ')}: the language of texts in the file (en)`;

/**
 * The command as the user typed it: the name of one of the npm package's commands, or the path to the file.
 * @param {string} file
 */
export function calledAs(file) {
  const called = basename(process.argv[1] ?? '');
  return called.endsWith('.mjs') || called === '' ? `node commands/${file}` : called;
}

/**
 * Returns a function that calls a given function. If the call throws, reports where and why, and ends this process.
 * @param {string} command
 */
export function attempter(command) {
  /**
   * @template T
   * @param {string} place
   * @param {() => T} act
   * @returns {T}
   */
  return (place, act) => {
    try {
      return act();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return fail(`${place ? `${place}: ` : ''}${message}\n"${command} --help" lists all options.`);
    }
  };
}

/** @param {string} language @throws {Error} if there are no strings in it */
function checkLanguage(language) {
  if (Object.hasOwn(LANGUAGES, language)) return;
  throw new Error(`there are no words in "${language}". Choose ${Object.keys(LANGUAGES).join(', ')}.`);
}

/**
 * @param {string} language
 * @param {ReturnType<typeof attempter>} attempt
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
