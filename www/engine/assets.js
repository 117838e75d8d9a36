// Finds the core and its worker in files of their own beside this one. The site has another such module, which is
// smaller to begin with, and so has the element in one file.

import { trustedScriptUrl } from '../common/dom/trusted-types.js';
import { downloadModule } from './download.js';

/** True if the core looks for the fewest moves. */
export const HAS_FEWEST_MOVES = true;

/** The reason if a worker cannot be started: its file is missing, or the page forbids workers. */
export const WORKER_FAILURE = 'worker-unavailable';

/**
 * Loads the core of the worker, or that for larger boards, if that is not the core of the page.
 * @type {((isWide: boolean) => Promise<WebAssembly.Module>) | undefined}
 */
export const loadSearches = undefined;

/**
 * Loads the core for larger boards, if there is one.
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
    // Only a page that demands Trusted Types refuses the type of the address.
    if (error instanceof TypeError) return startTrustedWorker();
    throw error;
  }
}

function startTrustedWorker() {
  /** A worker with an address from the policy. Bundlers need this name. */
  class Worker extends globalThis.Worker {
    /** @param {URL} url @param {WorkerOptions} options */
    constructor(url, options) {
      super(trustedScriptUrl(url.href), options);
    }
  }
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}
