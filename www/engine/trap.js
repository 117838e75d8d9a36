// Tells what kills a core from what a core says, and why it has died.

import { NO_MEMORY } from './engine-error.js';

/** As much as a search asks for at once, 64 MB, in pages of WebAssembly. */
const MANY_PAGES = 1024;

/**
 * Whether an error has ended a call in the middle, so that the memory of the core cannot be trusted any more: a trap,
 * an overflow of the stack (`InternalError` in Firefox) or want of memory. The core itself throws plain `Error`s,
 * about text that it cannot read; those leave it in order.
 * @param {unknown} error
 */
export function isTrap(error) {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return true;
  return error instanceof Error && error.name === 'InternalError';
}

/**
 * Why a core has died: in the words of the browser, or as data where it wanted memory that there was not. The core itself can only trap
 * then. It is of no use afterwards.
 * @param {Error} error an error that `isTrap`
 * @param {object} core what its instance exports, under any names
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
