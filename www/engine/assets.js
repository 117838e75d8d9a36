// Locates the engine and its worker, which are separate files next to this one. The site has its own version of this
// module, which loads less at first, and the one-file element has another.

import { trustedScriptUrl } from '../common/dom/trusted-types.js';
import { downloadModule } from './download.js';

/** True if the engine can search for the fewest moves. */
export const HAS_FEWEST_MOVES = true;

/** The reason why a worker could not be started: its file is missing, or the page forbids workers. */
export const WORKER_FAILURE = 'worker-unavailable';

/**
 * Loads the worker's engine or, if `isWide`, the one for larger boards. Undefined if the worker uses the page's engine.
 * @type {((isWide: boolean) => Promise<WebAssembly.Module>) | undefined}
 */
export const loadSearches = undefined;

/**
 * Loads the engine for larger boards, if there is one.
 * @type {((isRetry: boolean) => Promise<WebAssembly.Module>) | undefined}
 */
export const loadWide = (isRetry) => downloadModule(new URL('./wide/peg_solitaire_bg.wasm', import.meta.url), isRetry);

/** @param {boolean} isRetry true if an earlier try has failed */
export function loadModule(isRetry) {
  return downloadModule(new URL('./wasm/peg_solitaire_bg.wasm', import.meta.url), isRetry);
}

/** @returns {Worker} */
export function startWorker() {
  try {
    // Bundlers find the worker by this exact expression.
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  } catch (error) {
    // A `TypeError` occurs only on a page that requires Trusted Types, where a plain URL is rejected.
    if (error instanceof TypeError) return startTrustedWorker();
    throw error;
  }
}

function startTrustedWorker() {
  /** A worker whose URL comes from the policy. Bundlers recognise a worker only by the class name `Worker`. */
  class Worker extends globalThis.Worker {
    /** @param {URL} url @param {WorkerOptions} options */
    constructor(url, options) {
      super(trustedScriptUrl(url.href), options);
    }
  }
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}
