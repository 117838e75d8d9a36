// Translates the page, which is written in English, into the visitor's language.

import { partsOf, setLabel } from '../../common/dom/dom.js';
import { ELEMENT, LANGUAGE, PAGE } from '../../words/language/site-texts.js';
import { wordsIn } from '../../words/message.js';

const part = partsOf(document);

export function translatePage() {
  const { documentElement, head } = document;
  documentElement.lang = LANGUAGE;
  documentElement.dir = ELEMENT.direction;
  const { title, description, footer, frame, ...named } = wordsIn(
    /** @type {NonNullable<typeof PAGE>} */ (PAGE),
    LANGUAGE,
  );
  for (const [id, text] of Object.entries(named)) name(part(`#${id}`), text);
  part('h1').textContent = title;
  part('footer p').textContent = footer;
  head.querySelector('[name="description"]')?.setAttribute('content', description);
  head.querySelector('[rel="manifest"]')?.setAttribute('href', `./manifest.${LANGUAGE}.webmanifest`);
}

/**
 * Sets the text of a button or label. If a button has only a picture, the text becomes its accessible label.
 * @param {HTMLElement} button
 * @param {string} text
 */
function name(button, text) {
  const [picture, label] = ['svg', 'span'].map((part) => button.querySelector(part));
  if (picture && !label) setLabel(button, text);
  else (label ?? button).textContent = text;
}
