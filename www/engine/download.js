// Downloads wasm.

import { EngineError } from './engine-error.js';

/**
 * @param {URL} url
 * @param {boolean} isRetry true if an earlier try has failed: caches are bypassed then
 */
export async function downloadModule(url, isRetry) {
  return WebAssembly.compile(await download(url, isRetry ? 'reload' : 'default'));
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
