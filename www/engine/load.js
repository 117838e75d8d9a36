// Loads the engine, once for all boards on a page, and restarts it after a trap.

import { onceDone } from '../common/memo.js';
import { loadModule, loadWide } from './assets.js';
import { causeOfDeath, EngineError } from './engine-error.js';
import { initSync, __wbg_reset_state as startAfresh } from './wasm/peg_solitaire.js';

/** @type {WebAssembly.Module | undefined} */
let loaded;
let generation = 0;

let isWidened = false;

/** True if the engine is loaded. */
export const isLoaded = () => generation > 0;

/**
 * The number of times that the engine has been started; 0 before it is loaded. Engine objects work only in the
 * generation that created them. In later generations, every call to them throws an `Error`.
 */
export const engineGeneration = () => generation;

/**
 * Loads the engine; later calls wait for the first. After a failure the next call tries again, bypassing all caches.
 * Resolves with the module, so that a worker can create its own instance; rejects with an `EngineError`.
 */
export const loadEngine = onceDone((isRetry) => load(isRetry).catch(failAsEngine));

/**
 * True if an error means that a board has too many holes for this engine, but perhaps not for the wide one.
 * @param {any} error
 */
export const isTooLarge = (error) => loadWide !== undefined && !isWidened && error?.expected?.key === 'most-holes';

/**
 * Replaces the engine with the one for larger boards, once for all boards on a page. As after a trap, the owners of
 * engine objects have to recreate them. The smaller engine is faster, so no page starts with the larger one.
 */
export const widenEngine = loadWide && onceDone((isRetry) => widen(isRetry).catch(failAsEngine));

/**
 * Restarts the engine, with fresh memory, after an error for which `isTrap` is true. All engine objects are lost; their
 * owners recreate them from text.
 * @param {Error} error
 * @returns {string} the cause of the crash
 */
export function recoverEngine(error) {
  const cause = causeOfDeath(error, coreOf(loaded));
  startAgain();
  return cause;
}

/** The exports of the engine; a restart uses the same module. @param {WebAssembly.Module | undefined} module */
const coreOf = (module) => initSync({ module: /** @type {WebAssembly.Module} */ (module) });

function startAgain() {
  coreOf(loaded);
  startAfresh();
  generation++;
}

/** @param {boolean} isRetry */
async function load(isRetry) {
  if (typeof WebAssembly === 'undefined') throw new EngineError('no-webassembly');
  loaded = await loadModule(isRetry);
  coreOf(loaded);
  generation++;
  return loaded;
}

/** @param {boolean} isRetry */
async function widen(isRetry) {
  loaded = await /** @type {NonNullable<typeof loadWide>} */ (loadWide)(isRetry);
  startAgain();
  isWidened = true;
  return loaded;
}

/** @param {unknown} error @returns {never} */
function failAsEngine(error) {
  if (error instanceof EngineError) throw error;
  // Compiling also fails if the page's policy forbids it, with messages that differ between browsers.
  if (error instanceof WebAssembly.CompileError) throw new EngineError(canRun() ? 'damaged' : 'webassembly-forbidden');
  throw new EngineError('load-failed', error instanceof Error ? error.message : String(error));
}

const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** True if a minimal module can be instantiated. WebKit allows compiling even if the policy forbids WebAssembly. */
function canRun() {
  try {
    return Boolean(new WebAssembly.Instance(new WebAssembly.Module(EMPTY_MODULE)));
  } catch {
    return false;
  }
}
