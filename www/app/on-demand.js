// The dialogs that are loaded, with their strings, when they are opened: sheets to print, boards to build, and the
// coach.

import './workshop/workshop.css';
import './coach/coach.css';
import { learnDialog } from './coach/coach.js';
import { buildDialog } from './workshop/build.js';
import { loadWords } from './workshop/desk.js';
import { printDialog } from './workshop/print.js';

const DIALOGS = { print: printDialog, build: buildDialog, learn: learnDialog };

/**
 * @param {import('./solved/progress.js').ProgressTable} table
 * @param {string} name of the dialog
 */
export async function dialogOnDemand(table, name) {
  const workshop = await loadWords(table.words);
  return DIALOGS[/** @type {keyof typeof DIALOGS} */ (name)]({ ...table, workshop });
}
