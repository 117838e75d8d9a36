// Stores values in the browser from one visit to the next. If storage is forbidden or full, the values are kept only
// until the page is closed.

/**
 * @typedef {import('../../link/attributes.js').KeptName | 'game' | 'theme' | 'sounds' | 'vibration' | 'clock' |
 *   'oneTap' | 'tried' | 'letters' | 'played' | 'room' | 'begun' | 'language' | 'made' | 'wood' | 'pegs' |
 *   'shelf'} Name
 */

/** The values that could not be stored. @type {Map<Name, string>} */
const unkept = new Map();

/** True if all values are stored. */
export const isKept = () => unkept.size === 0;

/** @param {Name} name @param {string} text */
export function remember(name, text) {
  try {
    localStorage.setItem(keyOf(name), text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text);
  }
}

/** @param {Name} name @returns {string} empty if nothing is stored */
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
const keyOf = (name) => (name === 'game' ? 'peg-solitaire' : `peg-solitaire-${name}`);
