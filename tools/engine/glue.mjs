// Changes the JavaScript that wasm-bindgen generates for the wasm: removes what neither our callers nor the supported
// browsers need, lets another engine replace a running one, makes checks stricter, and shortens names.

/**
 * The parts to remove. The build fails unless all of these parts are found, because another version of wasm-bindgen may
 * generate different code.
 * @type {RegExp[]}
 */
const FALLBACKS = [
  // Fallbacks for older browsers.
  /\(typeof FinalizationRegistry === 'undefined'\)\s*\? \{ register[^\n]*\s*: /g,
  /if \(!\('encodeInto' in \w+\)\) \{.*?\n\}\n/gs,
  // Frees a value at the end of a block with `using`, which our own callers do not use.
  /if \(Symbol\.dispose\)[^\n]*\n/g,
  // Restarts an engine that has requested a restart, which ours never does.
  /^ *__wbg_call_guard\(\);\n/gm,
  // Frees the memory of string arguments if there is none left for the next one. By then, the engine has crashed
  // anyway.
  /\btry \{\n(?=( *)ptr0 = )|^ *\} catch \(e\) \{\n(?: *if \(ptr.*\n)+ *throw e;\n *\}\n/gm,
  // Warns that a module should be passed in an object, and compiles a module that is passed as bytes.
  / else \{\s*console\.warn\('using deprecated[^\n]*\n\s*\}/g,
  /(?<=initSync\(.*?)if \(!\(module instanceof WebAssembly\.Module\)\) \{[^}]*\}\n/gs,
  // Writes a string into memory while encoding it, which is faster only for strings longer than ours.
  /if \(realloc === undefined\) (?=\{)|(?<= {8}return ptr;\n {4}\}\n)\n {4}let len = .*?return ptr;\n/gs,
  /(?<=passStringToWasm0\(\w+, wasm\.\w+), wasm\.\w+/g,
];

/**
 * The code that frees searches when they are garbage-collected. This code is not needed, because our callers free each
 * search when it ends. The same code for boards is kept, because our callers do not free every board. Some engines have
 * no searches, and therefore no such code.
 */
const COLLECTION =
  /^const (?!Board)\w+Finalization = [^;]*;\n\}\);\n|^ *(?!Board)\w+Finalization\.(?:un)?register\(.*\n/gm;

/** @param {string} glue @throws {Error} if something to be removed is missing */
export function withoutFallbacks(glue) {
  const rest = glue.replaceAll(COLLECTION, '');
  if (/\b(?!Board)\w+Finalization/.test(rest)) throw new Error(`The glue has no ${COLLECTION}`);
  return FALLBACKS.reduce((text, pattern) => {
    if (text.search(pattern) < 0) throw new Error(`The glue has no ${pattern}`);
    return text.replaceAll(pattern, '');
  }, rest);
}

/** The line that keeps a running engine, whatever module is passed. */
const SAME_CORE = /(?<=^function initSync\(module\) \{\n) *if \(wasm !== undefined\) return wasm;\n/m;
/**
 * The replacement for that line: the running engine is still kept, but the next restart uses the given module, which is
 * the engine for larger boards.
 */
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

/** The code in each method that checks its object and the object's class, and the code that marks an object. */
const CHECK =
  /(?:_assertClass\(.*\n\s*)?if \(\(?(\w+)\)?\.__wbg_inst !== undefined && \(?\1\)?\.__wbg_inst !== __wbg_instance_id\) \{\s*throw new Error\('[^']*'\);\s*\}/g;
const MARK = /Object\.defineProperty\((\w+), '__wbg_inst', \{ value: __wbg_instance_id, writable: true \}\)/g;
const ONE_CHECK = `
function checkInstance(object) {
    if (object.inst !== __wbg_instance_id) throw new Error('stale object');
}
`;

/** Moves the checks of all methods into one function, and shortens the names of members. @param {string} glue */
export function withOneCheck(glue) {
  if (glue.search(CHECK) < 0 || glue.search(MARK) < 0) throw new Error(`The glue has no ${CHECK} or no ${MARK}`);
  const checked = glue.replaceAll(CHECK, 'checkInstance($1);').replaceAll(MARK, '$1.inst = __wbg_instance_id');
  return (checked + ONE_CHECK).replaceAll('__wbg_ptr', 'ptr').replaceAll('__destroy_into_raw', 'take');
}

/** Removes the parts of the glue that a build does not need. @returns {import('vite').Plugin} */
export function leanGlue() {
  return {
    name: 'lean-glue',
    transform: (/** @type {string} */ text, /** @type {string} */ id) =>
      id.endsWith('/peg_solitaire.js') ? withOneCheck(withoutFallbacks(text)) : null,
  };
}

/**
 * All numbers that the engine accepts are 32-bit integers. Without a check, wasm would read NaN as 0, and -1 as
 * 4294967295.
 */
const WHOLE_NUMBER = `
    if (!Number.isInteger(n) || n < 0 || n > 0xFFFFFFFF) {
        const found = typeof(n) === 'number' ? n : typeof(n);
        throw new TypeError(\`expected a whole number from 0 to 4294967295, found \${found}\`);
    }
`;

/** A placeholder for the wasm until it is loaded: a call before then throws an error that says what is missing. */
const NOT_STARTED = `
const NOT_STARTED = new Proxy({}, {
    get() {
        throw new Error('the engine is not running yet: await init() or call initSync() first');
    },
});
let wasmModule, wasmInstance, wasm = NOT_STARTED;`;

const FREED = "new TypeError('this object was freed, or is none of the engine: make another one')";

/** The glue's checks, each with its replacement. @type {[pattern: RegExp, replacement: string][]} */
const CHECKS = [
  [/\nlet wasmModule, wasmInstance, wasm;/g, NOT_STARTED],
  [/wasm !== undefined/g, 'wasm !== NOT_STARTED'],
  [/(?<=function _assertNum\(n\) \{)[^}]*\}`\);\s*(?=\})/g, WHOLE_NUMBER],
  [/new Error\('Attempt to use a moved value'\)/g, FREED],
  [/(?<= free\(\) \{\n)/g, `        if (!this.__wbg_ptr) throw ${FREED};\n`],
  [
    /new Error\('Invalid stale object from previous Wasm instance'\)/g,
    "new Error('the engine was started again: make this object again')",
  ],
  [/throw new Error\((?=`expected )/g, 'throw new TypeError('],
  // An object that was not created by the engine has no pointer at all.
  [/this\.__wbg_ptr == 0/g, '!this.__wbg_ptr'],
  [/(\w+)\.__wbg_ptr === 0/g, '!$1.__wbg_ptr'],
  // The raw wasm functions do not check anything.
  [/export \{ wasm as __wasm \};?\n/g, ''],
];

/**
 * Makes the checks strict enough for other callers, and adds messages to their errors.
 * @param {string} glue
 * @throws {Error} if something to be replaced is missing
 */
export function withChecks(glue) {
  return CHECKS.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`The glue has no ${pattern}`);
    return text.replaceAll(pattern, replacement);
  }, glue);
}

/**
 * The name of a module or of one of its functions, and its short replacement.
 * @typedef {{ imports: [module: string, long: string, short: string][], exports: [long: string, short: string][] }}
 *   Names
 */

/**
 * Shortens the names of imports and exports between wasm and JavaScript. The original names are long, and some contain
 * hashes, which do not compress.
 * @param {string} text the JavaScript
 * @param {Names} names in the wasm
 */
export function withShortNames(text, { imports, exports }) {
  const [module] = imports[0];
  const functions = imports.map(
    ([, long, short]) => /** @type {const} */ ([`${long}: function`, `${short}: function`]),
  );
  const members = exports.map(([long, short]) => /** @type {const} */ ([`wasm.${long}`, `wasm.${short}`]));
  // Longer names are replaced first, because a name may begin with a shorter one.
  const all = [...functions, ...members].sort(([a], [b]) => b.length - a.length);
  const short = all.reduce((text, [long, short]) => text.replaceAll(long, short), text);
  return short.replace(`"${module}"`, '"a"');
}
