// What the browser remembers of the last visit. Where it is forbidden or full, nothing is remembered, and nothing said.

const KEY = 'peg-solitaire';

/** @param {string} text */
export function remember(text) {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage is a courtesy.
  }
}

/** @returns {string} empty where there is nothing */
export function recall() {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
