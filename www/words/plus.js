// The words of the whole element. Numbers are written in the language of the words.

import { largeNumbersIn } from '../common/large-numbers.js';
import { once } from '../common/memo.js';
import { numbersIn } from '../common/numbers.js';
import { elementWords } from './element.js';
import { analysisIn } from './en/analysis.js';
import { ANNOTATIONS } from './en/annotations.js';
import { CHART_FOLD } from './en/chart-fold.js';
import { factsIn } from './en/facts.js';
import { MENU } from './en/menu.js';
import { variationsIn } from './en/variations.js';
import { waysIn } from './en/ways.js';
import { LANGUAGE } from './language.js';

/** @typedef {ReturnType<typeof plusWords>} PlusWords */

/** All boards of a page share these words. */
export const plusWords = once(() => {
  const numbers = numbersIn(LANGUAGE);
  const large = largeNumbersIn(LANGUAGE);
  const words = elementWords();
  const { drawn, through } = waysIn(numbers);
  return {
    ...words,
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
