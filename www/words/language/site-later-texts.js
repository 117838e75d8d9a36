// The texts in the language of a visitor that a page needs once a person can play.

import { later } from './site-texts.js';

/** @typedef {typeof import('../en/later-texts.js')} Texts */

/** @type {Texts['CHART']} */
export let CHART;
/** @type {Texts['DIALOGS']} */
export let DIALOGS;
/** @type {Texts['EDITOR']} */
export let EDITOR;
/** @type {Texts['PICTURES']} */
export let PICTURES;

/** Loads them before the modules that say them. */
export async function loadLaterTexts() {
  ({ CHART, DIALOGS, EDITOR, PICTURES } = await later());
}
