// Downloads and compiles WebAssembly.

import { EngineError } from './engine-error.js';

/**
 * @param {URL} url
 * @param {boolean} isRetry true if an earlier attempt has failed; bypasses caches
 */
export async function downloadModule(url, isRetry) {
  const response = await fetch(url, { cache: isRetry ? 'reload' : 'default' }).catch(failAsUnreachable);
  if (!response.ok) throw new EngineError('refused', String(response.status));
  return WebAssembly.compile(await response.arrayBuffer().catch(failAsUnreachable));
}

/** @param {unknown} error @returns {never} */
function failAsUnreachable(error) {
  throw new EngineError('unreachable', error instanceof Error ? error.message : '');
}
