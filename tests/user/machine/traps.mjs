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
 * Makes a function of the engine trap once, or overflow the stack, in its page or worker. `trap` names the next
 * function to trap; `names` are the short names of an engine that uses them.
 * @param {{ names?: Record<string, string>, first?: string, isOverflow?: boolean }} options
 */
export function makeTrappable({ names = {}, first, isOverflow }) {
  const longNames = Object.fromEntries(Object.entries(names).map(([long, short]) => [short, long]));
  const scope = /** @type {{ trap?: string }} */ (globalThis);
  scope.trap = first;
  const { Instance } = WebAssembly;
  /** @type {any} */ (WebAssembly).Instance = class {
    exports;

    /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
    constructor(module, imports) {
      const exports = Object.entries(new Instance(module, imports).exports);
      this.exports = Object.fromEntries(
        exports.map(([name, value]) => [name, trappable(longNames[name] ?? name, value)]),
      );
    }
  };

  /** @returns {number} */
  function overflow() {
    return 1 + overflow();
  }

  /** @param {string} name @param {WebAssembly.ExportValue} value */
  function trappable(name, value) {
    if (typeof value !== 'function') return value;
    return (/** @type {unknown[]} */ ...values) => {
      if (scope.trap !== name) return value(...values);
      scope.trap = undefined;
      if (isOverflow) overflow();
      throw new WebAssembly.RuntimeError('unreachable');
    };
  }
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
