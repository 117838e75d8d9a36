// Makes links of a text, one by one: no text is read as markup, and a link leads to a page.

import { build } from './dom.js';

/** A link as Markdown writes it. */
const LINK = /(\[[^\]]+\]\([^()\s]+\))/;

/** The words of a text, and its links. @param {string} text */
export function linked(text) {
  return text.split(LINK).map((part) => {
    if (!LINK.test(part)) return part;
    const [words, href] = part.slice(1, -1).split('](');
    return isPage(href) ? build('a', { href }, words) : part;
  });
}

/** True for a page of the web, or one beside this: no address runs a script. @param {string} address */
function isPage(address) {
  const here = 'https://page';
  return URL.canParse(address, here) && /^https?:$/.test(new URL(address, here).protocol);
}
