// Puts the strings for the visitor's language into the page, which is written in English.

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
 * A button with a picture has its name next to it, or as its label.
 * @param {HTMLElement} button
 * @param {string} text
 */
function name(button, text) {
  const [picture, label] = ['svg', 'span'].map((part) => button.querySelector(part));
  if (picture && !label) setLabel(button, text);
  else (label ?? button).textContent = text;
}

/**
 * Writes texts around a list in its label.
 * @param {HTMLElement} list
 * @param {string[]} texts before and after the list
 */
function wrap(list, [before, after]) {
  list.closest('label')?.replaceChildren(before, list, after);
}
