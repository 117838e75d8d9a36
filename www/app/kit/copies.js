// Copies text to the clipboard, and downloads files.

import { build } from '../../common/dom/dom.js';
import { speak } from './notice.js';

const SHOWN_MILLISECONDS = 1500;

/**
 * Copies text when a button is pressed; the button shows the result for a moment, and screen readers announce it.
 * @param {HTMLElement} button
 * @param {string} text
 * @param {() => void} select selects the text on the page, to be copied by hand if the clipboard is not allowed
 * @param {{ copied: string, selected: string }} words
 */
export async function copyBy(button, text, select, words) {
  const label = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = label;
  const isCopied = await write(text);
  button.textContent = isCopied ? words.copied : words.selected;
  speak(button.textContent);
  if (!isCopied) select();
  setTimeout(() => {
    button.textContent = label;
    speak('');
  }, SHOWN_MILLISECONDS);
}

/** @param {string} text @returns {Promise<boolean>} true if it is on the clipboard */
async function write(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Downloads a file. @param {string} name @param {Blob} blob */
export function saveFile(name, blob) {
  const href = URL.createObjectURL(blob);
  build('a', { href, download: name }).click();
  // Safari reads the file only after the user has confirmed the download.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
