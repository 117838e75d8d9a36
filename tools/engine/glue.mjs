// Takes out of the JavaScript around the wasm what no browser needs that can show the element, and no caller of ours.

/** What is taken out, and where it has to stand: another version of wasm-bindgen may write it otherwise. @type {RegExp[]} */
const FALLBACKS = [
  // Other ways for browsers that lack something.
  /\(typeof FinalizationRegistry === 'undefined'\)\s*\? \{ register[^\n]*\s*: /g,
  /if \(!\('encodeInto' in \w+\)\) \{.*?\n\}\n/gs,
  // Frees a value at the end of a block that says `using`: what has only this file has no names for the classes.
  /if \(Symbol\.dispose\)[^\n]*\n/g,
  // Says that a module should be handed over in an object, as it is.
  / else \{\s*console\.warn\('using deprecated[^\n]*\n\s*\}/g,
];

/** @param {string} glue @throws {Error} where it has none of something that is to be taken out */
export function withoutFallbacks(glue) {
  return FALLBACKS.reduce((text, pattern) => {
    if (text.search(pattern) < 0) throw new Error(`The glue has no ${pattern}`);
    return text.replaceAll(pattern, '');
  }, glue);
}

/** Does so in a build. @returns {import('vite').Plugin} */
export function leanGlue() {
  return {
    name: 'lean-glue',
    transform: (/** @type {string} */ text, /** @type {string} */ id) =>
      id.endsWith('/peg_solitaire.js') ? withoutFallbacks(text) : null,
  };
}
