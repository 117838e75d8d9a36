// Makes the checks of wasm-bindgen's glue strict enough for foreign callers, and gives their errors words.

/**
 * All numbers that the engine takes are whole, and fit into 32 bits: wasm would take NaN for 0, and -1 for 4294967295.
 */
const WHOLE_NUMBER = `
    if (!Number.isInteger(n) || n < 0 || n > 0xFFFFFFFF) {
        const found = typeof(n) === 'number' ? n : typeof(n);
        throw new TypeError(\`expected a whole number from 0 to 4294967295, found \${found}\`);
    }
`;

const FREED = "new TypeError('this object was freed, or is none of the engine: make another one')";

/** The checks of the glue, each with its replacement. @type {[pattern: RegExp, replacement: string][]} */
const CHECKS = [
  [/(?<=function _assertNum\(n\) \{)[^}]*\}`\);\s*(?=\})/g, WHOLE_NUMBER],
  [/new Error\('Attempt to use a moved value'\)/g, FREED],
  [/(?<= free\(\) \{\n)/g, `        if (!this.__wbg_ptr) throw ${FREED};\n`],
  [
    /new Error\('Invalid stale object from previous Wasm instance'\)/g,
    "new Error('the engine was started again: make this object again')",
  ],
  [/throw new Error\((?=`expected )/g, 'throw new TypeError('],
  // An object that was not made by a constructor of the engine has no pointer at all.
  [/this\.__wbg_ptr == 0/g, '!this.__wbg_ptr'],
  [/(\w+)\.__wbg_ptr === 0/g, '!$1.__wbg_ptr'],
  // The bare functions of the wasm check nothing.
  [/export \{ wasm as __wasm \};?\n/g, ''],
];

/** @param {string} glue @throws {Error} if something to be replaced is missing */
export function withChecks(glue) {
  return CHECKS.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`The glue has no ${pattern}`);
    return text.replaceAll(pattern, replacement);
  }, glue);
}
