// Tells what kills a core from what a core says.

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
