// What the browser keeps from one visit to the next. Where storage is forbidden or full, nothing is kept and nothing said.

/** @typedef {'game' | 'theme' | 'speed' | 'analysis' | 'coordinates' | 'look' | 'sounds' | 'vibration' | 'clock' | 'letters' | 'played'} Name */

/** @param {Name} name @param {string} text */
export function remember(name, text) {
  try {
    localStorage.setItem(keyOf(name), text);
  } catch {
    // The page works without.
  }
}

/** @param {Name} name @returns {string} empty where nothing is kept */
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
