// The cores of the worker of the site, which are loaded with the first search.

import { onceDone } from '../common/memo.js';
import { downloadModule } from './download.js';
import { EngineError } from './engine-error.js';

export const WORKER_FAILURE = 'worker-unavailable';

/** Loads a core of the worker, once for all searches. After a failure the next search tries again. @param {URL} url */
const loadOnce = (url) =>
  onceDone((isRetry) =>
    downloadModule(url, isRetry).catch(() => {
      throw new EngineError(WORKER_FAILURE);
    }),
  );

const loadNarrow = loadOnce(new URL('../../target/engines/worker/peg_solitaire_bg.wasm', import.meta.url));
const loadWide = loadOnce(new URL('../../target/engines/wide-worker/peg_solitaire_bg.wasm', import.meta.url));

/** @param {boolean} isWide true for the core of larger boards */
export const loadSearches = (isWide) => (isWide ? loadWide() : loadNarrow());
