// Loads the core, once for all boards of a page, and starts it again after a trap.

import { onceDone } from '../common/memo.js';
import { loadModule, loadWide } from './assets.js';
import { causeOfDeath, EngineError } from './engine-error.js';
import { initSync, __wbg_reset_state as startAfresh } from './wasm/peg_solitaire.js';

/** @type {WebAssembly.Module | undefined} */
let loaded;
let generation = 0;

let isWidened = false;

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
export const loadEngine = onceDone((isRetry) => load(isRetry).catch(failAsEngine));

/**
 * True if an error says that a board has too many holes for this core, but perhaps not for the wide one.
 * @param {any} error
 */
export function isTooLarge(error) {
  return loadWide !== undefined && !isWidened && error?.expected?.key === 'most-holes';
}

/**
 * Puts the core for larger boards in the place of the core, once for all boards of a page: as after a trap, the owners
 * of objects make them again. The smaller core is faster, so no page begins with this one.
 */
export const widenEngine = onceDone((isRetry) => widen(isRetry).catch(failAsEngine));

/**
 * Starts the core again, with fresh memory, after an error that `isTrap`. All objects of the core are lost: their
 * owners make them again from text.
 * @param {Error} error
 * @returns {string} the reason of its death
 */
export function recoverEngine(error) {
  const cause = causeOfDeath(error, coreOf(loaded));
  startAgain();
  return cause;
}

/** The exports of the core; its next start is one of this module. @param {WebAssembly.Module | undefined} module */
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
  // A policy of the page makes compiling fail, too, in words that differ between browsers.
  if (error instanceof WebAssembly.CompileError)
    throw new EngineError(canCompile() ? 'damaged' : 'webassembly-forbidden');
  throw new EngineError('load-failed', error instanceof Error ? error.message : String(error));
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
