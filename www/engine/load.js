// Loads the core, once for all boards of a page, and starts it again after a trap.

import { onceDone } from '../common/memo.js';
import { loadModule } from './assets.js';
import { causeOfDeath, EngineError } from './engine-error.js';
import { initSync, __wbg_reset_state as startAfresh } from './wasm/peg_solitaire.js';

/** @type {WebAssembly.Module | undefined} */
let loaded;
let generation = 0;

/** True if the core is loaded. */
export function isLoaded() {
  return generation > 0;
}

/**
 * The number of starts of the core, 0 before it is loaded. Objects of the core work only in the generation that made
 * them: in later ones, each call throws an `Error`.
 */
export function engineGeneration() {
  return generation;
}

/**
 * Loads the core; later calls wait for the first. After a failure the next call tries again, past all caches. Resolves
 * with the module, for a worker to make an instance of its own; rejects with an `EngineError`.
 */
export const loadEngine = onceDone(load);

/**
 * Starts the core again, with fresh memory, after an error that `isTrap`. All objects of the core are lost: their
 * owners make them again from text.
 * @param {Error} error
 * @returns {string} the reason of its death
 */
export function recoverEngine(error) {
  const core = initSync({ module: /** @type {WebAssembly.Module} */ (loaded) });
  const cause = causeOfDeath(error, core);
  startAfresh();
  generation++;
  return cause;
}

/** @param {boolean} isRetry */
async function load(isRetry) {
  if (typeof WebAssembly === 'undefined') throw new EngineError('no-webassembly');
  try {
    loaded = await loadModule(isRetry);
    initSync({ module: loaded });
    generation++;
    return loaded;
  } catch (error) {
    throw asEngineError(error);
  }
}

/** @param {unknown} error */
function asEngineError(error) {
  if (error instanceof EngineError) return error;
  // A policy of the page makes compiling fail, too, in words that differ between browsers.
  if (error instanceof WebAssembly.CompileError)
    return new EngineError(canCompile() ? 'damaged' : 'webassembly-forbidden');
  return new EngineError('load-failed', error instanceof Error ? error.message : String(error));
}

const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** True if the smallest of all modules can be compiled. */
function canCompile() {
  try {
    return Boolean(new WebAssembly.Module(EMPTY_MODULE));
  } catch {
    return false;
  }
}
