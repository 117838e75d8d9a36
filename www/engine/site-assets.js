// Finds the cores of the site. That of the page knows boards and texts; that of the worker searches, and is loaded with
// the first search.

import { trustedScriptUrl } from '../common/dom/trusted-types.js';
import { downloadModule } from './download.js';
import workerUrl from './worker.js?worker&url';

export const HAS_FEWEST_MOVES = true;

export { loadSearches, WORKER_FAILURE } from './worker-core.js';

/** @param {boolean} isRetry true if an earlier try has failed */
export function loadModule(isRetry) {
  return downloadModule(new URL('../../target/engines/library/peg_solitaire_bg.wasm', import.meta.url), isRetry);
}

/** The core of the page for larger boards. @param {boolean} isRetry */
export function loadWide(isRetry) {
  return downloadModule(new URL('../../target/engines/wide-library/peg_solitaire_bg.wasm', import.meta.url), isRetry);
}

/** @returns {Worker} */
export function startWorker() {
  return new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
}
