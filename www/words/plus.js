// What the element says that can do everything. English is the only language so far; numbers are written as the language asks.

import { largeNumbersIn } from '../common/large-numbers.js';
import { memo } from '../common/memo.js';
import { numbersIn } from '../common/numbers.js';
import { elementWords } from './element.js';
import { analysisIn } from './en/analysis.js';
import { ANNOTATIONS } from './en/annotations.js';
import { CHART_FOLD } from './en/chart-fold.js';
import { factsIn } from './en/facts.js';
import { MENU } from './en/menu.js';
import { variationsIn } from './en/variations.js';
import { waysIn } from './en/ways.js';

/** @typedef {ReturnType<typeof plusWords>} PlusWords */

/** The words for a language such as `en` or `de-AT`: the boards of a page share them. */
export const plusWords = memo((language) => {
  const numbers = numbersIn(language);
  const large = largeNumbersIn(language);
  const words = elementWords(language);
  const { drawn, through } = waysIn(numbers);
  return {
    ...words,
    language,
    /** @type {typeof words.verdict} */
    verdict: (verdict, finish) => drawn(verdict) ?? through(verdict, finish) ?? words.verdict(verdict, finish),
    variations: variationsIn(numbers),
    analysis: analysisIn(numbers),
    annotations: ANNOTATIONS,
    facts: factsIn(numbers, large),
    chart: CHART_FOLD,
    menu: MENU,
  };
});
