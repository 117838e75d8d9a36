// Errors that describe, as data, why the engine cannot work; the messages are in `words`. This module also
// distinguishes a trap, which ends an engine, from an error that the engine reports, and finds the cause of a crash.

/**
 * - `no-webassembly`: the browser does not support WebAssembly;
 * - `webassembly-forbidden`: the page's policy forbids it;
 * - `unreachable`: the engine's file could not be fetched;
 * - `refused`: the server answered with the status in `detail`;
 * - `damaged`: what was fetched is not WebAssembly, or is incomplete;
 * - `load-failed`: something else went wrong; see `detail`;
 * - `worker-unavailable`: the file of the worker could not be loaded, or a policy forbids workers;
 * - `worker-forbidden`: a policy forbids inline workers;
 * - `solver-stopped`: the worker crashed during a search, for the reason in `detail`;
 * - `core-stopped`: the page's engine crashed, for the reason in `detail`, and was restarted;
 * - `core-stops`: the page's engine crashed again at once.
 * @typedef {'no-webassembly' | 'webassembly-forbidden' | 'unreachable' | 'refused' | 'damaged' | 'load-failed'
 *   | 'worker-unavailable' | 'worker-forbidden' | 'solver-stopped' | 'core-stopped' | 'core-stops'} EngineFailure
 */

/** The `detail` for an engine or worker that ran out of memory. Other details are browser messages. */
const NO_MEMORY = 'no-memory';

export class EngineError extends Error {
  // The name is a class field, since an assignment would throw on a page that has frozen `Error.prototype`.
  name = 'EngineError';

  /**
   * @param {EngineFailure} code
   * @param {string} [detail]
   */
  constructor(code, detail = '') {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
    this.detail = detail;
  }
}

/** The largest allocation of a search, 64 MB, in WebAssembly pages. */
const MANY_PAGES = 1024;

/**
 * True if an error has interrupted a call, so that the engine's memory can no longer be trusted: a trap, a stack
 * overflow (`InternalError` in Firefox) or lack of memory. The plain `Error`s that the engine throws about text that it
 * cannot parse do no harm.
 * @param {unknown} error
 */
export function isTrap(error) {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return true;
  return error instanceof Error && error.name === 'InternalError';
}

/**
 * The engine's answer, or its error about invalid input.
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
 * The cause of an engine's crash: the browser's message, or `NO_MEMORY` if the engine ran out of memory, in which case
 * it can only trap. The engine is unusable after this call.
 * @param {Error} error for which `isTrap` is true
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
