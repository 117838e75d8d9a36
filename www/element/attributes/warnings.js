// Tells the author of a page what makes no sense, without stopping it: each once, in the console, in English.

import { TEXTS } from '../../link/attributes.js';

const told = new Set();

/** @param {string} text */
export function warn(text) {
  if (!told.has(text)) console.warn(`<peg-solitaire>: ${text}`);
  told.add(text);
}

/** The keys of a game that is opened; the page of the app remembers two more. */
const KEYS = [...TEXTS, 'at', 'caption', 'found', 'asked'];

/** Warns of what `open()` does not know. @param {object} texts */
export function warnOfTexts(texts) {
  for (const [key, value] of Object.entries(texts)) {
    if (!KEYS.includes(key)) warn(`open() knows no ${key}`);
    else if (typeof value === 'number' && key !== 'at') warn(`open(): ${key} is a text, not ${value}`);
  }
}

/**
 * Warns of a tag that is not closed: it hides the rest of its article, or other boards.
 * @param {Element} element
 */
export function warnOfEnd(element) {
  // One block may be the content until the board is there.
  const block = ':is(p, h2, h3, div, ul):not([slot])';
  const rest = element.nextSibling ? '' : `:scope > ${block} ~ ${block}, `;
  if (element.querySelector(`${rest}peg-solitaire`))
    warn('the tag is not closed, and hides what follows: write </peg-solitaire>. In HTML, /> closes no tag');
}
