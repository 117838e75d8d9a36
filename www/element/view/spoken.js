// The strings of an element, in the closest enclosing language for which the page has strings.

import { languageAround } from '../../common/dom/dom.js';
import { isTag, languageAmong } from '../../common/language.js';
import { memo } from '../../common/memo.js';

/** @typedef {import('../../words/language/languages.js').FirstTexts} First */
/** @typedef {import('../../words/language/languages.js').LaterTexts} Later */
/** @typedef {{ ELEMENT: First['element'], PLUS: First['plus'], CHART: Later['chart'] }} Texts */

/** Language scripts, which run before the element's, put their strings here. */
const { pegSolitaireWords } = /** @type {{ pegSolitaireWords?: Record<string, Texts> }} */ (globalThis);
/** The strings of additional languages, by language tag, such as `de`. A page may add more. */
export const OTHERS = pegSolitaireWords ?? {};

/**
 * Finds the strings of an element. Elements in the same language share them.
 * @template T
 * @param {T} usual the strings in the language of the build
 * @param {(texts: Texts, language: string) => T} make
 */
export function spokenBy(usual, make) {
  const nameOf = (/** @type {string} */ tag) => languageAmong(Object.keys(OTHERS), tag) ?? '';
  // A page may write anything as a tag. If the tag is not valid, numbers and plurals follow the language of the
  // strings.
  const wordsOf = memo((tag) => make(OTHERS[nameOf(tag)], isTag(tag) ? tag : nameOf(tag)));
  return (/** @type {Element} */ element) => {
    const tag = languageAround(element);
    return nameOf(tag) ? wordsOf(tag) : usual;
  };
}
