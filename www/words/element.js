// What the element says. English is the only language so far; numbers are written as the language asks.

import { memo } from '../common/memo.js';
import { numbersIn } from '../common/numbers.js';
import { elementIn } from './en/element.js';

/** @typedef {ReturnType<typeof elementWords>} ElementWords */

/** The words for a language such as `en` or `de-AT`: the boards of a page share them. */
export const elementWords = memo((language) => elementIn(numbersIn(language)));
