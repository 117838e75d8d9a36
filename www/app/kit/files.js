// Gives a person a file.

import { element } from './html.js';

/** @param {string} name @param {string} text @param {string} type */
export function saveFile(name, text, type) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  element`<a href=${href} download=${name}></a>`.click();
  setTimeout(() => URL.revokeObjectURL(href));
}
