// Searches, as everyone asks for them: in the worker that all boards of a page share.

import { startWorker } from './assets.js';
import { loadEngine } from './load.js';
import { Pool } from './pool.js';

/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('./wasm/peg_solitaire.js').Found} Found */
/** @typedef {import('./wasm/peg_solitaire.js').Lost} Lost */
/** @typedef {import('./wasm/peg_solitaire.js').Unknown} Unknown */
/** @typedef {import('./wasm/peg_solitaire.js').Judgement} Judgement */

/**
 * A question to the worker. Another seed asks for another solution. After `limit` milliseconds the search ends with the
 * best line by then, or with the state `unknown`.
 * @typedef {{ kind: 'solve', board: string, start: string, finish: string, seed?: number, limit?: number }} SolveRequest
 * @typedef {{ kind: 'fewest-moves', board: string, start: string, finish: string, limit?: number }} MovesRequest
 * @typedef {{ kind: 'fewest-pegs', board: string, start: string, atLeast: number, limit?: number }} PegsRequest
 * A question to the judge of a problem, about a position of a game from its start; and time for the judge to learn.
 * @typedef {{ kind: 'verdicts', board: string, start: string, finish: string, position: string, limit?: number }} VerdictsRequest
 * @typedef {{ kind: 'prepare', board: string, start: string, finish: string, limit?: number }} PrepareRequest
 * @typedef {SolveRequest | MovesRequest | PegsRequest | VerdictsRequest | PrepareRequest} Request
 */

/**
 * How a search is followed and ended; `onBest` hears of the best line so far, where the best one is looked for.
 * @typedef {{
 *   signal?: AbortSignal,
 *   onProgress?: (progress: Progress) => void,
 *   onBest?: (best: Found) => void,
 * }} SearchOptions
 */

/**
 * The end of a search, and how long it took in milliseconds, without the way to the worker and back.
 * @template T
 * @typedef {{ report: T, milliseconds: number }} Finding
 */

const pool = new Pool(startWorker);

/**
 * Searches in the worker. Rejects with the signal's reason when it is aborted, with an `EngineError` where the core
 * cannot be loaded or the worker dies, and with an `Error` where a text cannot be read.
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
 * @param {Request} request
 * @param {any} [options]
 * @returns {Promise<Finding<any>>}
 */
export async function search(request, options) {
  return pool.search(await loadEngine(), request, options);
}
