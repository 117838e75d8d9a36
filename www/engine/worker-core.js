// The core of the worker of the site, which is loaded with the first search.

import { downloadModule } from './download.js';
import { EngineError } from './engine-error.js';

export const WORKER_FAILURE = 'worker-unavailable';

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
