// Removes parts of the JavaScript around the wasm that neither our callers nor any browser that can show the element
// needs.

/**
 * The parts to remove, and the files that must hold them: another version of wasm-bindgen may write them otherwise.
 * @type {RegExp[]}
 */
const FALLBACKS = [
  // Fallbacks for browsers that lack something.
  /\(typeof FinalizationRegistry === 'undefined'\)\s*\? \{ register[^\n]*\s*: /g,
  /if \(!\('encodeInto' in \w+\)\) \{.*?\n\}\n/gs,
  // Frees a value at the end of a block that says `using`: callers of this file alone have no names for the classes.
  /if \(Symbol\.dispose\)[^\n]*\n/g,
  // A warning that a module should be handed over in an object.
  / else \{\s*console\.warn\('using deprecated[^\n]*\n\s*\}/g,
  // Frees the texts of a call when a later one has no room. The core is started afresh then.
  /try \{(?=\n\s*ptr0 = passString)|\} catch \(e\) \{(?:\n\s*if \(ptr\d\)[^\n]*)+\n\s*throw e;\n\s*\}/g,
];

/** @param {string} glue @throws {Error} if something to be removed is missing */
export function withoutFallbacks(glue) {
  return FALLBACKS.reduce((text, pattern) => {
    if (text.search(pattern) < 0) throw new Error(`The glue has no ${pattern}`);
    return text.replaceAll(pattern, '');
  }, glue);
}

/** Removes them in a build. @returns {import('vite').Plugin} */
export function leanGlue() {
  return {
    name: 'lean-glue',
    transform: (/** @type {string} */ text, /** @type {string} */ id) =>
      id.endsWith('/peg_solitaire.js') ? withoutFallbacks(text) : null,
  };
}
