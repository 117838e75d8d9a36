// What the browser remembers of the last visit. Where it is forbidden or full, nothing is remembered, and nothing said.

/** @typedef {'game' | 'theme' | 'speed'} Name */

/** @param {Name} name @param {string} text */
export function remember(name, text) {
  try {
    localStorage.setItem(keyOf(name), text);
  } catch {
    // Storage is a courtesy.
  }
}

/** @param {Name} name @returns {string} empty where there is nothing */
export function recall(name) {
  try {
    return localStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

/** @param {Name} name */
function keyOf(name) {
  return name === 'game' ? 'peg-solitaire' : `peg-solitaire-${name}`;
}
