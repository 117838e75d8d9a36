// What the element says that can do everything. English is the only language so far; numbers are written as the language asks.

import { numbersIn } from '../common/numbers.js';
import { elementWords } from './element.js';
import { analysisIn } from './en/analysis.js';
import { variationsIn } from './en/variations.js';

/** @typedef {ReturnType<typeof plusWords>} PlusWords */

/** @param {string} language such as `en` or `de-AT` */
export function plusWords(language) {
  const numbers = numbersIn(language);
  return { ...elementWords(language), variations: variationsIn(numbers), analysis: analysisIn(numbers) };
}
