// Copies a text when a button is pressed; for a moment the button tells whether that worked.

const SHOWN_MILLISECONDS = 1500;

/**
 * @param {HTMLElement} button
 * @param {string} text
 * @param {() => void} select selects the text on the page; a person copies it where the clipboard is forbidden
 * @param {{ copied: string, selected: string }} words
 */
export async function copyBy(button, text, select, words) {
  const label = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = label;
  const isCopied = await write(text);
  button.textContent = isCopied ? words.copied : words.selected;
  if (!isCopied) select();
  setTimeout(() => {
    button.textContent = label;
  }, SHOWN_MILLISECONDS);
}

/** @param {string} text @returns {Promise<boolean>} whether it is in the clipboard */
async function write(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
