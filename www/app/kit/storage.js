// What the browser keeps from one visit to the next. Where storage is forbidden or full, the page knows it until it is left.

/** @typedef {import('../../link/attributes.js').KeptName | 'game' | 'theme' | 'sounds' | 'vibration' | 'clock' | 'letters' | 'played'} Name */

/** What could not be kept. @type {Map<Name, string>} */
const unkept = new Map();

/** Whether all is kept that was to be. */
export function isKept() {
  return unkept.size === 0;
}

/** @param {Name} name @param {string} text */
export function remember(name, text) {
  try {
    localStorage.setItem(keyOf(name), text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text);
  }
}

/** @param {Name} name @returns {string} empty where nothing is kept */
export function recall(name) {
  const known = unkept.get(name);
  if (known !== undefined) return known;
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
