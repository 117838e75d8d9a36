// What the chart of a game says. English is the only language so far; numbers are written as the language asks.

import { largeNumbersIn } from '../common/large-numbers.js';
import { numbersIn } from '../common/numbers.js';
import { chartIn } from './en/chart.js';

/** @typedef {ReturnType<typeof chartWords>} ChartWords */

/** @param {string} language such as `en` or `de-AT` */
export function chartWords(language) {
  return chartIn(numbersIn(language), largeNumbersIn(language));
}
