// Says as data why the engine cannot work: `words` has the words for it. Tells a trap, which kills a core, from an
// error that the core reports, and finds the cause of its death.

/**
 * - `no-webassembly`: the browser has none;
 * - `webassembly-forbidden`: a policy of the page forbids it;
 * - `unreachable`: the file of the core could not be fetched;
 * - `refused`: the server answered with the status in `detail`;
 * - `damaged`: what was fetched is no WebAssembly, or a part of it;
 * - `load-failed`: something else went wrong; `detail` says what;
 * - `worker-unavailable`: the file of the worker could not be loaded, or a policy forbids workers;
 * - `worker-forbidden`: a policy forbids workers that are inlined;
 * - `solver-stopped`: the worker died during a search, for the reason in `detail`;
 * - `core-stopped`: the core of the page died, for the reason in `detail`, and was started again;
 * - `core-stops`: the core of the page died again at once.
 * @typedef {'no-webassembly' | 'webassembly-forbidden' | 'unreachable' | 'refused' | 'damaged' | 'load-failed'
 *   | 'worker-unavailable' | 'worker-forbidden' | 'solver-stopped' | 'core-stopped' | 'core-stops'} EngineFailure
 */

/** The `detail` of a core or worker that ran out of memory. Others are the words of the browser. */
const NO_MEMORY = 'no-memory';

export class EngineError extends Error {
  // A definition, not an assignment, which throws on a page that has frozen `Error.prototype`.
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
