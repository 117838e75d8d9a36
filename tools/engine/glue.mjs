// Removes parts of the JavaScript around the wasm that neither our callers nor any browser that can show the element
// needs, and lets another core take the place of one that runs.

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
  // A core that asks to be started again before the next call: ours does not ask.
  /^ *__wbg_call_guard\(\);\n/gm,
  // Room for texts is given back if there is none for the next one: the core has died then.
  /\btry \{\n(?=( *)ptr0 = )|^ *\} catch \(e\) \{\n(?: *if \(ptr.*\n)+ *throw e;\n *\}\n/gm,
  // A warning that a module should be handed over in an object.
  / else \{\s*console\.warn\('using deprecated[^\n]*\n\s*\}/g,
];

/** @param {string} glue @throws {Error} if something to be removed is missing */
export function withoutFallbacks(glue) {
  return FALLBACKS.reduce((text, pattern) => {
    if (text.search(pattern) < 0) throw new Error(`The glue has no ${pattern}`);
    return text.replaceAll(pattern, '');
  }, glue);
}

/** A core that runs stays, whatever is given. */
const SAME_CORE = /(?<=^function initSync\(module\) \{\n) *if \(wasm !== undefined\) return wasm;\n/m;
/** It still stays, but the next fresh start is one of the given module: the core for larger boards. */
const NEXT_CORE = `    if (wasm !== undefined) {
        if (module?.module instanceof WebAssembly.Module) wasmModule = module.module;
        return wasm;
    }
`;

/** @param {string} glue @throws {Error} if the place is missing */
export function withNextCore(glue) {
  if (!SAME_CORE.test(glue)) throw new Error(`The glue has no ${SAME_CORE}`);
  return glue.replace(SAME_CORE, NEXT_CORE);
}

/** Removes them in a build. @returns {import('vite').Plugin} */
export function leanGlue() {
  return {
    name: 'lean-glue',
    transform: (/** @type {string} */ text, /** @type {string} */ id) =>
      id.endsWith('/peg_solitaire.js') ? withoutFallbacks(text) : null,
  };
}
