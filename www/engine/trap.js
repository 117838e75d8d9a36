// Tells a trap, which kills a core, from an error that the core reports, and finds the cause of its death.

import { NO_MEMORY } from './engine-error.js';

/** A search asks for this much at once, 64 MB, in pages of WebAssembly. */
const MANY_PAGES = 1024;

/**
 * True if an error has ended a call in the middle, so that the memory of the core cannot be trusted any more: a trap,
 * an overflow of the stack (`InternalError` in Firefox) or lack of memory. The core itself throws plain `Error`s, about
 * text that it cannot read; those leave it in order.
 * @param {unknown} error
 */
export function isTrap(error) {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return true;
  return error instanceof Error && error.name === 'InternalError';
}

/**
 * The answer of the core, or its error about a text.
 * @template T
 * @param {() => T} ask
 * @returns {T | import('./wasm/peg_solitaire.js').TextError}
 */
export function attempt(ask) {
  try {
    return ask();
  } catch (error) {
    if (isTrap(error)) throw error;
    return /** @type {import('./wasm/peg_solitaire.js').TextError} */ (error);
  }
}

/**
 * The cause of a core's death: in the words of the browser, or as data if it ran out of memory, when the core itself
 * can only trap. The core is of no use afterwards.
 * @param {Error} error an error that `isTrap`
 * @param {object} core the exports of its instance, under any names
 * @returns {string}
 */
export function causeOfDeath(error, core) {
  if (!(error instanceof WebAssembly.RuntimeError)) return error.message;
  const memory = Object.values(core).find((it) => it instanceof WebAssembly.Memory);
  return memory && !canGrow(memory) ? NO_MEMORY : error.message;
}

/** @param {WebAssembly.Memory} memory */
function canGrow(memory) {
  try {
    memory.grow(MANY_PAGES);
    return true;
  } catch {
    return false;
  }
}
