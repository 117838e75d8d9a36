// Where the core and its worker are: in files of their own beside this one. The one-file build has another such module.

import { EngineError } from './engine-error.js';

/** Whether the core looks for the fewest moves. */
export const HAS_FEWEST_MOVES = true;

/** Why a worker cannot be started: its file is missing, or the page forbids workers. */
export const WORKER_FAILURE = 'worker-unavailable';

/**
 * @param {boolean} isRetry whether an earlier try has failed: what a cache has kept of it is passed over then
 * @returns {Promise<WebAssembly.Module>}
 */
export async function loadModule(isRetry) {
  const bytes = await download(
    new URL('./wasm/peg_solitaire_bg.wasm', import.meta.url),
    isRetry ? 'reload' : 'default',
  );
  return WebAssembly.compile(bytes);
}

/**
 * @param {URL} url
 * @param {RequestCache} cache
 */
async function download(url, cache) {
  try {
    const response = await fetch(url, { cache });
    if (!response.ok) throw new EngineError('refused', String(response.status));
    return await response.arrayBuffer();
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError('unreachable', error instanceof Error ? error.message : '');
  }
}

/** @returns {Worker} */
export function startWorker() {
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}
