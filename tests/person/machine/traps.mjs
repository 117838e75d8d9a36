// Cores that trap on request.

import { readFileSync } from 'node:fs';

/** The functions of a core by their names in Rust. @param {string} engine @returns {Record<string, string>} */
export const namesOf = (engine) =>
  JSON.parse(readFileSync(new URL(`../../../target/engines/${engine}/names.json`, import.meta.url), 'utf8'));

/**
 * Makes a function of the core trap once, or overflow the stack, in its page or worker: `trap` names the next one.
 * @param {{ names: Record<string, string>, first?: string, isOverflow?: boolean }} options
 */
export function makeTrappable({ names, first, isOverflow }) {
  const longNames = Object.fromEntries(Object.entries(names).map(([long, short]) => [short, long]));
  const scope = /** @type {{ trap?: string }} */ (globalThis);
  scope.trap = first;
  const { Instance } = WebAssembly;
  /** @type {any} */ (WebAssembly).Instance = class {
    exports;

    /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
    constructor(module, imports) {
      const exports = Object.entries(new Instance(module, imports).exports);
      this.exports = Object.fromEntries(exports.map(([name, value]) => [name, trappable(longNames[name], value)]));
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
