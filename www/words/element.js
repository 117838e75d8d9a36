// The words of the element. Numbers are written in the language of the words.

import { once } from '../common/memo.js';
import { numbersIn } from '../common/numbers.js';
import { elementIn } from './en/element.js';
import { LANGUAGE } from './language.js';

/** @typedef {ReturnType<typeof elementWords>} ElementWords */

/** All boards of a page share these words. */
export const elementWords = once(() => elementIn(numbersIn(LANGUAGE)));
