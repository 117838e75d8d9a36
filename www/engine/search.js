// Searches, as everyone asks for them: in the worker that all boards of a page share.

import { loadSearches, startWorker } from './assets.js';
import { loadEngine } from './load.js';
import { Pool } from './pool.js';

/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('./wasm/peg_solitaire.js').Found} Found */
/** @typedef {import('./wasm/peg_solitaire.js').Lost} Lost */
/** @typedef {import('./wasm/peg_solitaire.js').Unknown} Unknown */
/** @typedef {import('./wasm/peg_solitaire.js').Judgement} Judgement */
/** @typedef {import('./wasm/peg_solitaire.js').WinningLines} WinningLines */
/** @typedef {import('./wasm/peg_solitaire.js').Listed} Listed */
/** @typedef {import('./wasm/peg_solitaire.js').Composition} Composition */

/**
 * A question to the worker. Another seed asks for another solution. After `limit` milliseconds the search ends with the
 * best line by then, or with the state `unknown`.
 * @typedef {{ kind: 'solve', board: string, start: string, finish: string, seed?: number, limit?: number }} SolveRequest
 * @typedef {{ kind: 'fewest-moves', board: string, start: string, finish: string, limit?: number }} MovesRequest
 * @typedef {{ kind: 'fewest-pegs', board: string, start: string, atLeast: number, limit?: number }} PegsRequest
 * A question to the judge of a problem, about a position of a game from its start; and time for the judge to learn.
 * @typedef {{ kind: 'verdicts', board: string, start: string, finish: string, position: string, limit?: number }} VerdictsRequest
 * @typedef {{ kind: 'prepare', board: string, start: string, finish: string, limit?: number }} PrepareRequest
 * Questions about all solutions from a start. What is found out is kept for the next question: the number of winning lines from a
 * position that can be reached from the start, a solution drawn at random, and solutions from a number on.
 * @typedef {{ kind: 'winning-lines', board: string, start: string, finish: string, position: string, limit?: number }} LinesRequest
 * @typedef {{ kind: 'draw', board: string, start: string, finish: string, seed: number, limit?: number }} DrawRequest
 * @typedef {{
 *   kind: 'list', board: string, start: string, finish: string,
 *   from: string, count: number, symmetry: boolean, order: boolean, limit?: number,
 * }} ListRequest
 * @typedef {SolveRequest | MovesRequest | PegsRequest | VerdictsRequest | PrepareRequest | LinesRequest | DrawRequest
 * } AnalysisRequest
 * Problems that are made, for a day or to a level, and the level of a problem.
 * @typedef {{ kind: 'problem-of-day', board?: undefined, day: string, limit?: number }
 *   | { kind: 'new-problem', board?: undefined, level: number, seed: number, limit?: number }} ComposeRequest
 * @typedef {{ kind: 'level', board: string, start: string, finish: string, limit?: number }} LevelRequest
 * @typedef {AnalysisRequest | ListRequest | ComposeRequest | LevelRequest} Request
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
const loadWorkerModule = loadSearches ?? loadEngine;

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
 * @returns {Promise<Finding<{ level?: number }>>}
 */
/**
 * @param {Request} request
 * @param {any} [options]
 * @returns {Promise<Finding<any>>}
 */
export async function search(request, options) {
  return pool.search(await loadWorkerModule(), request, options);
}
