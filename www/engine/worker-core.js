// The core of the worker of the site, which is loaded with the first search.

import { onceDone } from '../common/memo.js';
import { downloadModule } from './download.js';
import { EngineError } from './engine-error.js';

export const WORKER_FAILURE = 'worker-unavailable';

/** Loads the core of the worker, once for all searches. After a failure the next search tries again. */
export const loadSearches = onceDone(async (isRetry) => {
  try {
    const url = new URL('../../target/engines/worker/peg_solitaire_bg.wasm', import.meta.url);
    return await downloadModule(url, isRetry);
  } catch {
    throw new EngineError(WORKER_FAILURE);
  }
});
