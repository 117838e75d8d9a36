// Why the engine cannot do its work, as data: the words for it belong to `words`.

/**
 * - `no-webassembly`: the browser has none;
 * - `webassembly-forbidden`: a policy of the page forbids it;
 * - `unreachable`: the file of the core could not be fetched;
 * - `refused`: the server answered with the status in `detail`;
 * - `damaged`: what was fetched is no WebAssembly, or a part of it;
 * - `load-failed`: something else went wrong, which `detail` tells;
 * - `worker-unavailable`: the file of the worker could not be loaded, or a policy forbids workers;
 * - `worker-forbidden`: a policy forbids workers that are inlined;
 * - `solver-stopped`: the worker died in the middle of a search, `detail` tells why;
 * - `core-stopped`: the core of the page died, `detail` tells why, and was started again;
 * - `core-stops`: so it did, and it died again at once.
 * @typedef {'no-webassembly' | 'webassembly-forbidden' | 'unreachable' | 'refused' | 'damaged' | 'load-failed'
 *   | 'worker-unavailable' | 'worker-forbidden' | 'solver-stopped' | 'core-stopped' | 'core-stops'} EngineFailure
 */

/** The `detail` of a core or worker that died for want of memory. Others are the words of the browser. */
export const NO_MEMORY = 'no-memory';

export class EngineError extends Error {
  // Defined, not assigned: on a page that has frozen `Error.prototype` an assignment throws.
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
