// Gives a person a file.

import { element } from './html.js';

/** @param {string} name @param {Blob} blob */
export function saveFile(name, blob) {
  const href = URL.createObjectURL(blob);
  element`<a href=${href} download=${name}></a>`.click();
  // Safari reads the file after a person has agreed to the download.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
