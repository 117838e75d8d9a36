// The dialogs of the workshop: sheets to print, and boards to build. They and their texts load when one is opened.

import './workshop.css';
import { buildDialog } from './build.js';
import { loadWords } from './desk.js';
import { printDialog } from './print.js';

const DIALOGS = { print: printDialog, build: buildDialog };

/**
 * @param {import('../solved/progress.js').ProgressTable} table
 * @param {string} name of the dialog
 */
export async function workshopDialog(table, name) {
  const workshop = await loadWords(table.words);
  return DIALOGS[/** @type {keyof typeof DIALOGS} */ (name)]({ ...table, workshop });
}
