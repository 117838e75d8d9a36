// The words of the chart of a game. Numbers are written in the language of the words.

import { largeNumbersIn } from '../common/large-numbers.js';
import { numbersIn } from '../common/numbers.js';
import { chartIn } from './en/chart.js';
import { LANGUAGE } from './language.js';

/** @typedef {ReturnType<typeof chartWords>} ChartWords */

export function chartWords() {
  return chartIn(numbersIn(LANGUAGE), largeNumbersIn(LANGUAGE));
}
