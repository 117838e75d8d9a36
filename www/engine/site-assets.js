// Where the cores of the site are. That of the page knows boards and texts; that of the worker searches, and is loaded when the first
// search is asked for.

import { trustedScriptUrl } from '../common/trusted-types.js';
import { downloadModule } from './download.js';
import { EngineError } from './engine-error.js';
import workerUrl from './worker.js?worker&url';

export const HAS_FEWEST_MOVES = true;

export const WORKER_FAILURE = 'worker-unavailable';

/** @param {boolean} isRetry whether an earlier try has failed */
export function loadModule(isRetry) {
  return downloadModule(new URL('../../target/engines/library/peg_solitaire_bg.wasm', import.meta.url), isRetry);
}

/** @type {Promise<WebAssembly.Module> | undefined} */
let loading;
let hasFailed = false;

/** Loads the core of the worker, once for all searches. After a failure the next search tries again. */
export function loadSearches() {
  loading ??= load();
  return loading;
}

async function load() {
  try {
    const url = new URL('../../target/engines/worker/peg_solitaire_bg.wasm', import.meta.url);
    return await downloadModule(url, hasFailed);
  } catch {
    loading = undefined;
    hasFailed = true;
    throw new EngineError(WORKER_FAILURE);
  }
}

/** @returns {Worker} */
export function startWorker() {
  return new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
}
