// Runs all searches in one worker, shared by all boards on a page.

import { loadSearches, loadWide, startWorker } from './assets.js';
import { loadEngine, widenEngine } from './load.js';
import { makePool } from './pool.js';
import { withBoard } from './problem.js';

/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('./wasm/peg_solitaire.js').Found} Found */
/** @typedef {import('./wasm/peg_solitaire.js').Lost} Lost */
/** @typedef {import('./wasm/peg_solitaire.js').Unknown} Unknown */
/** @typedef {import('./wasm/peg_solitaire.js').Judgement} Judgement */
/** @typedef {import('./wasm/peg_solitaire.js').WinningLines} WinningLines */
/** @typedef {import('./wasm/peg_solitaire.js').Listed} Listed */
/** @typedef {import('./wasm/peg_solitaire.js').Composition} Composition */
/** @typedef {import('./wasm/peg_solitaire.js').GradeReport} GradeReport */
/** @typedef {import('./wasm/peg_solitaire.js').Described} Described */

/**
 * @import {
 *   ChunksRequest, ComposeRequest, DrawRequest, Finding, LevelRequest, LinesRequest, ListRequest, MemorableRequest,
 *   MovesRequest, PegsRequest, PrepareRequest, Request, SearchOptions, SharedRequest, SolveRequest, VerdictsRequest,
 * } from './requests.js'
 */

const pool = makePool(startWorker);
const loadCore =
  loadSearches ?? ((/** @type {boolean} */ isWide) => (isWide && widenEngine ? widenEngine() : loadEngine()));
/** False in the one-file element, which has only one engine. */
const HAS_WIDE = loadSearches !== undefined || loadWide !== undefined;
/** True once a board needs the engine for larger boards, which then serves all boards. */
let isWide = false;

/**
 * Searches in the worker. Rejects with the signal's reason when the signal is aborted, with an `EngineError` if the
 * engine cannot be loaded or the worker crashes, and with an `Error` if a text cannot be parsed.
 * @overload
 * @param {SolveRequest | MovesRequest} request
 * @param {SearchOptions} [options]
 * @returns {Promise<Finding<Found | Lost | Unknown>>}
 */
/**
 * @overload
 * @param {PegsRequest} request
 * @param {SearchOptions} [options]
 * @returns {Promise<Finding<Found>>}
 */
/**
 * @overload
 * @param {VerdictsRequest} request
 * @param {{ signal?: AbortSignal, onProgress?: (judgement: Judgement) => void }} [options]
 * @returns {Promise<Finding<Judgement>>}
 */
/**
 * @overload
 * @param {PrepareRequest} request
 * @param {{ signal?: AbortSignal }} [options]
 * @returns {Promise<Finding<{ state: 'prepared' | 'unknown' }>>}
 */
/**
 * @overload
 * @param {LinesRequest} request
 * @param {SearchOptions} [options]
 * @returns {Promise<Finding<WinningLines | Unknown>>}
 */
/**
 * @overload
 * @param {DrawRequest} request
 * @param {SearchOptions} [options]
 * @returns {Promise<Finding<Found | Unknown>>}
 */
/**
 * @overload
 * @param {ListRequest} request
 * @param {SearchOptions} [options]
 * @returns {Promise<Finding<Listed | Unknown>>}
 */
/**
 * @overload
 * @param {ComposeRequest} request
 * @param {{ signal?: AbortSignal }} [options]
 * @returns {Promise<Finding<Composition>>}
 */
/**
 * @overload
 * @param {LevelRequest} request
 * @param {{ signal?: AbortSignal }} [options]
 * @returns {Promise<Finding<GradeReport>>}
 */
/**
 * @overload
 * @param {MemorableRequest} request
 * @param {SearchOptions} [options]
 * @returns {Promise<Finding<Described | Lost | Unknown>>}
 */
/**
 * @overload
 * @param {SharedRequest} request
 * @param {{ signal?: AbortSignal }} [options]
 * @returns {Promise<Finding<{ shared?: import('./wasm/peg_solitaire.js').SharedJumps }>>}
 */
/**
 * @overload
 * @param {ChunksRequest} request
 * @param {{ signal?: AbortSignal }} [options]
 * @returns {Promise<Finding<{ chunks: import('./wasm/peg_solitaire.js').Chunk[] }>>}
 */
/**
 * @param {Request} request
 * @param {any} [options]
 * @returns {Promise<Finding<any>>}
 */
export async function search(request, options) {
  if (HAS_WIDE && request.board !== undefined) isWide ||= withBoard(request.board, ({ isLarge }) => isLarge);
  const isOfWide = isWide;
  const module = await loadCore(isOfWide);
  // In the meantime, another search may have required the wide engine.
  return isOfWide === isWide ? pool.search(module, request, options) : search(/** @type {any} */ (request), options);
}
