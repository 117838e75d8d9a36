// The words of an element: those of the nearest language that has some in this page.

import { languageAround } from '../../common/dom/dom.js';
import { isTag, languageAmong } from '../../common/language.js';
import { memo } from '../../common/memo.js';

/** @typedef {import('../../words/language/languages.js').FirstTexts} First */
/** @typedef {import('../../words/language/languages.js').LaterTexts} Later */
/** @typedef {{ ELEMENT: First['element'], PLUS: First['plus'], CHART: Later['chart'] }} Texts */

/** The scripts of languages, which run before that of the element, leave their texts here. */
const { pegSolitaireWords } = /** @type {{ pegSolitaireWords?: Record<string, Texts> }} */ (globalThis);
/** The texts of further languages by their tags, such as `de`. A page may add some. */
export const OTHERS = pegSolitaireWords ?? {};

/**
 * Finds the words of an element. Elements of one language share them.
 * @template T
 * @param {T} usual those of the language of the program
 * @param {(texts: Texts, language: string) => T} make
 */
export function spokenBy(usual, make) {
  const nameOf = (/** @type {string} */ tag) => languageAmong(Object.keys(OTHERS), tag) ?? '';
  // A page may write any text as a tag: numbers and plurals follow the name then.
  const wordsOf = memo((tag) => make(OTHERS[nameOf(tag)], isTag(tag) ? tag : nameOf(tag)));
  return (/** @type {Element} */ element) => {
    const tag = languageAround(element);
    return nameOf(tag) ? wordsOf(tag) : usual;
  };
}
