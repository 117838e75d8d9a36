// Locates the site's engines. The page's engine handles boards and text; the worker's engine searches, and is loaded
// with the first search.

import { trustedScriptUrl } from '../common/dom/trusted-types.js';
import { onceDone } from '../common/memo.js';
import { downloadModule } from './download.js';
import { EngineError } from './engine-error.js';
import workerUrl from './worker.js?worker&url';

export const HAS_FEWEST_MOVES = true;

export const WORKER_FAILURE = 'worker-unavailable';

/**
 * Loads an engine for the worker, once for all searches. After a failure the next search tries again.
 * @param {URL} url
 */
const loadOnce = (url) =>
  onceDone((isRetry) =>
    downloadModule(url, isRetry).catch(() => {
      throw new EngineError(WORKER_FAILURE);
    }),
  );

const narrow = loadOnce(new URL('./wasm/peg_solitaire_bg.wasm', import.meta.url));
const wide = loadOnce(new URL('./wide/peg_solitaire_bg.wasm', import.meta.url));

/** @param {boolean} isWide true for the engine for larger boards */
export const loadSearches = (isWide) => (isWide ? wide() : narrow());

/** @param {boolean} isRetry true if an earlier try has failed */
export function loadModule(isRetry) {
  return downloadModule(new URL('../../target/engines/library/peg_solitaire_bg.wasm', import.meta.url), isRetry);
}

/** The page's engine supports boards of any size. */
export const loadWide = undefined;

/** @returns {Worker} */
export const startWorker = () => new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
