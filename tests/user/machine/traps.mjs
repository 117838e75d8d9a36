// Engines that trap on request, and engines with limited memory.

import { readFileSync } from 'node:fs';

/** The parts of the wasm format that are read here. */
const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
const HAS_MOST = 1;

/**
 * The short names of an engine's functions, by their names in Rust.
 * @param {string} engine
 * @returns {Record<string, string>}
 */
export const namesOf = (engine) =>
  JSON.parse(readFileSync(new URL(`../../../target/engines/${engine}/names.json`, import.meta.url), 'utf8'));

/**
 * Makes functions of the engine trap, or overflow the stack, in the page or a worker: `traps` contains the number of
 * times for each function; `names` are the short names of an engine that uses them.
 * @param {{ names?: Record<string, string>, traps?: Record<string, number>, isOverflow?: boolean }} options
 */
export function makeTrappable({ names = {}, traps = {}, isOverflow }) {
  Object.assign(globalThis, { traps });
  const longNames = Object.fromEntries(Object.entries(names).map(([long, short]) => [short, long]));
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct(Instance, [module, imports]) {
      const exports = Object.entries(new Instance(module, imports).exports).map(([short, value]) => {
        const name = longNames[short] ?? short;
        return [short, typeof value === 'function' ? trappable(name, value) : value];
      });
      return { exports: Object.fromEntries(exports) };
    },
  });

  /** @returns {number} */
  function overflow() {
    return 1 + overflow();
  }

  /** @param {string} name @param {Function} value */
  function trappable(name, value) {
    return (/** @type {unknown[]} */ ...values) => {
      if (!traps[name]) return value(...values);
      traps[name]--;
      if (isOverflow) overflow();
      throw new WebAssembly.RuntimeError('unreachable');
    };
  }
}

/** @typedef {import('@playwright/test').Page} Page */

/** Makes the next call to a function of a page's engine trap. @param {Page} page @param {string} name */
export const trapIn = (page, name) =>
  page.evaluate((name) => Object.assign(Object(globalThis).traps, { [name]: 1 }), name);

/**
 * Makes the first search in a page's worker trap, or overflow the stack.
 * @param {Page} page
 * @param {boolean} [isOverflow]
 */
export function trapInWorker(page, isOverflow) {
  const begin = `(${makeTrappable})(${JSON.stringify({ traps: { solver_run: 1 }, isOverflow })});`;
  const answer = async (/** @type {import('@playwright/test').Route} */ route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: begin + (await response.text()) });
  };
  return page.route('**/worker*.js', answer, { times: 1 });
}

/** Gives a downloaded engine little memory. @param {number} more pages in addition to the initial ones */
export const withLittleMemory = (more) => async (/** @type {import('@playwright/test').Route} */ route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: withMostPages(await response.body(), more) });
};

/**
 * Limits the memory of a module that has no limit of its own.
 * @param {Buffer} wasm
 * @param {number} more pages in addition to the initial ones
 */
export function withMostPages(wasm, more) {
  let at = HEADER_BYTES;
  while (wasm[at] !== MEMORY_SECTION) {
    const { value: size, end } = readNumber(wasm, at + 1);
    at = end + size;
  }
  const { value: size, end: begin } = readNumber(wasm, at + 1);
  // The section declares one memory without a limit, and its initial number of pages.
  const { value: pages, end } = readNumber(wasm, begin + 2);
  const section = [1, HAS_MOST, ...writeNumber(pages), ...writeNumber(pages + more)];
  if (end !== begin + size) throw new Error('This memory has a bound already.');
  const made = Buffer.from([MEMORY_SECTION, ...writeNumber(section.length), ...section]);
  return Buffer.concat([wasm.subarray(0, at), made, wasm.subarray(end)]);
}

/** Reads an LEB128 number: seven bits of each byte. @param {Buffer} wasm @param {number} at */
function readNumber(wasm, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7, at++) {
    value += (wasm[at] & 0x7f) * 2 ** shift;
    if (wasm[at] < 0x80) return { value, end: at + 1 };
  }
}

/** @param {number} value @returns {number[]} */
function writeNumber(value) {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...writeNumber(value >> 7)];
}
