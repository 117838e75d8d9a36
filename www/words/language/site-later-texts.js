// The texts in the language of a visitor that a page needs once a person can play.

import { LATER_TEXTS } from './languages-later.js';
import { LANGUAGE } from './site-texts.js';

export const { CHART, DIALOGS, EDITOR, PICTURES } = await LATER_TEXTS[LANGUAGE]();
