// The words of the whole element.

import { ANALYSIS } from './analysis.js';
import { ANNOTATIONS } from './annotations.js';
import { ELEMENT_WORDS } from './element.js';
import { FACTS } from './facts.js';
import { MENU } from './menu.js';
import { VARIATIONS } from './variations.js';
import { WAYS } from './ways.js';

/** @typedef {typeof PLUS_WORDS} PlusWords */

export const PLUS_WORDS = {
  ...ELEMENT_WORDS,
  /** @type {typeof ELEMENT_WORDS.verdict} */
  verdict: (verdict, finish) =>
    WAYS.drawn(verdict) ?? WAYS.through(verdict, finish) ?? ELEMENT_WORDS.verdict(verdict, finish),
  variations: VARIATIONS,
  analysis: ANALYSIS,
  annotations: ANNOTATIONS,
  facts: FACTS,
  /** The chart of the game before it is loaded. */
  chart: {
    title: 'Chart of the game',
    missing: 'The chart could not be loaded. Check your connection, and open it again.',
  },
  menu: MENU,
};
