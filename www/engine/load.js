// Loads the core, once for all boards of a page.

import { loadModule } from './assets.js';
import { initSync } from './wasm/peg_solitaire.js';

/** @type {Promise<WebAssembly.Module> | undefined} */
let loading;
let isHere = false;

/** Whether the core is loaded. */
export function isLoaded() {
  return isHere;
}

/**
 * Loads the core; later calls wait for the first. Rejects where WebAssembly or the file is missing.
 * @returns {Promise<WebAssembly.Module>} for a worker, which makes an instance of its own
 */
export async function loadEngine() {
  if (typeof WebAssembly === 'undefined') {
    throw new Error('This browser has no WebAssembly, or a setting forbids it. The game needs it.');
  }
  loading ??= compile();
  // A failed download may be tried again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function compile() {
  try {
    const module = await loadModule();
    initSync({ module });
    isHere = true;
    return module;
  } catch (error) {
    if (error instanceof WebAssembly.CompileError && isForbidden()) throw new Error(FORBIDDEN);
    throw error;
  }
}

const FORBIDDEN = "This page forbids WebAssembly, which the game needs (script-src 'wasm-unsafe-eval').";
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether not even nothing may be compiled: each browser has its own words for that. */
function isForbidden() {
  try {
    return !new WebAssembly.Module(EMPTY_MODULE);
  } catch {
    return true;
  }
}
