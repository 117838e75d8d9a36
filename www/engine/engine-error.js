// Says as data why the engine cannot work: `words` has the words for it.

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
export const NO_MEMORY = 'no-memory';

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
