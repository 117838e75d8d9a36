// Translates the page, which is written in English, into the visitor's language.

import { partsOf, setLabel } from '../../common/dom/dom.js';
import { ELEMENT, LANGUAGE, PAGE } from '../../words/language/site-texts.js';
import { around, wordsIn } from '../../words/message.js';

const part = partsOf(document);

export function translatePage() {
  const { documentElement, head } = document;
  documentElement.lang = LANGUAGE;
  documentElement.dir = ELEMENT.direction;
  const { title, description, start, finish, footer, frame, ...buttons } = wordsIn(
    /** @type {NonNullable<typeof PAGE>} */ (PAGE),
    LANGUAGE,
  );
  for (const [id, text] of Object.entries(buttons)) name(part(`#${id}`), text);
  part('h1').textContent = title;
  part('footer p').textContent = footer;
  wrap(part('#vacancy'), around(start, 'list'));
  wrap(part('#finish'), around(finish, 'list'));
  head.querySelector('[name="description"]')?.setAttribute('content', description);
  head.querySelector('[rel="manifest"]')?.setAttribute('href', `./manifest.${LANGUAGE}.webmanifest`);
}

/**
 * Names a button. If the button has only a picture, the name becomes its accessible label.
 * @param {HTMLElement} button
 * @param {string} text
 */
function name(button, text) {
  const [picture, label] = ['svg', 'span'].map((part) => button.querySelector(part));
  if (picture && !label) setLabel(button, text);
  else (label ?? button).textContent = text;
}

/**
 * Puts text before and after a list, inside its label.
 * @param {HTMLElement} list
 * @param {string[]} texts before and after the list
 */
function wrap(list, [before, after]) {
  list.closest('label')?.replaceChildren(before, list, after);
}
