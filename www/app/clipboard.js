// Copying a text by a button, which says for a moment what became of it.

const SAID_MILLISECONDS = 1500;

/**
 * @param {HTMLElement} button
 * @param {string} text
 * @param {() => void} select what selects the text on the page, for the person to copy where the clipboard is forbidden
 */
export async function copyBy(button, text, select) {
  const label = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = label;
  button.textContent = (await isCopied(text)) ? 'Copied' : 'Selected: copy it by key';
  if (button.textContent !== 'Copied') select();
  setTimeout(() => {
    button.textContent = label;
  }, SAID_MILLISECONDS);
}

/** @param {string} text */
async function isCopied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
