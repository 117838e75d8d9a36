// Runs searches in one worker that all boards of a page share.

import { startWorker, WORKER_REFUSED } from './assets.js';
import { loadEngine } from './load.js';

/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('./wasm/peg_solitaire.js').Found} Found */
/** @typedef {import('./wasm/peg_solitaire.js').Lost} Lost */
/** @typedef {import('./wasm/peg_solitaire.js').Unknown} Unknown */

/**
 * A question to the worker. Another seed asks for another solution; a limit, in milliseconds, for the best that
 * is known by then.
 * @typedef {{ kind: 'solve', board: string, start: string, finish: string, seed?: number }} SolveRequest
 * @typedef {{ kind: 'fewest-moves', board: string, start: string, finish: string }} MovesRequest
 * @typedef {{ kind: 'fewest-pegs', board: string, start: string, atLeast: number, limit: number }} PegsRequest
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

/**
 * Searches in the worker. Rejects with the signal's reason when it is aborted, and with an error
 * when the worker dies; the next search starts a new one.
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
 * @param {SolveRequest | MovesRequest | PegsRequest} request
 * @param {SearchOptions} [options]
 * @returns {Promise<Finding<any>>}
 */
export async function search(request, { signal, onProgress, onBest } = {}) {
  const module = await loadEngine();
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const id = nextId++;
    const end = () => {
      pending.delete(id);
      signal?.removeEventListener('abort', abort);
      if (pending.size === 0) idling = setTimeout(dismissWorker, IDLE_MILLISECONDS);
    };
    const abort = () => {
      end();
      if (worker) {
        worker.postMessage({ id, cancel: true });
        unheard.set(id, setTimeout(replaceWorker, HEARING_MILLISECONDS));
      }
      reject(signal?.reason);
    };
    // Where this throws, nothing waits for an answer.
    worker ??= hireWorker();
    clearTimeout(idling);
    signal?.addEventListener('abort', abort);
    const question = { id, module, request };
    pending.set(id, { question, onProgress, onBest, end, resolve, reject });
    worker.postMessage(question);
  });
}

/**
 * @typedef {Pick<SearchOptions, 'onProgress' | 'onBest'> & {
 *   question: unknown,
 *   end: () => void,
 *   resolve: (finding: Finding<any>) => void,
 *   reject: (error: unknown) => void,
 * }} Pending
 */

/** A worker that has had nothing to do for so long is ended: the memory of its searches is freed with it. */
const IDLE_MILLISECONDS = 60_000;
/** A worker that lives hears a cancellation between two slices of some 15 ms. */
const HEARING_MILLISECONDS = 2000;

/** @type {Worker | undefined} */
let worker;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let idling;
let nextId = 1;
/** @type {Map<number, Pending>} */
const pending = new Map();
/** The cancellations that the worker has not heard yet. @type {Map<number, ReturnType<typeof setTimeout>>} */
const unheard = new Map();

function hireWorker() {
  const hired = tryToStart();
  hired.onmessage = ({ data }) => receive(data);
  hired.onerror = (event) => {
    event.preventDefault();
    // Only a worker that runs has words for what went wrong.
    loseWorker(event.message ? stopped(event.message) : WORKER_REFUSED);
  };
  return hired;
}

/** Where a page forbids workers, some browsers throw and others tell it later, as an error of the worker. */
function tryToStart() {
  try {
    return startWorker();
  } catch {
    throw new Error(WORKER_REFUSED);
  }
}

/**
 * @typedef {{ id: number, isHeard?: boolean, progress?: Progress, best?: Found | Unknown, finding?: Finding<any>,
 *   error?: string, isFatal?: boolean }} Message
 * @param {Message} message
 */
function receive({ id, isHeard, progress, best, finding, error, isFatal }) {
  if (isFatal) return loseWorker(stopped(error));
  if (isHeard) return forget(id);
  const request = pending.get(id);
  if (best?.state === 'solved') request?.onBest?.(best);
  if (progress) return request?.onProgress?.(progress);
  request?.end();
  if (finding) request?.resolve(finding);
  else request?.reject(new Error(error));
}

/** @param {string | undefined} reason */
function stopped(reason) {
  return `The solver stopped unexpectedly${reason ? ` (${reason})` : ''}. Try again.`;
}

/**
 * Tells everyone who waits, and forgets the worker, so that the next search starts a new one.
 * @param {string} message
 */
function loseWorker(message) {
  dismissWorker();
  const error = new Error(message);
  for (const request of [...pending.values()]) {
    request.end();
    request.reject(error);
  }
}

function dismissWorker() {
  worker?.terminate();
  worker = undefined;
  for (const id of [...unheard.keys()]) forget(id);
}

/** Another worker takes over what still waits. */
function replaceWorker() {
  dismissWorker();
  if (pending.size === 0) return;
  worker = hireWorker();
  for (const { question } of pending.values()) worker.postMessage(question);
}

/** A cancellation is no longer waited for. @param {number} id */
function forget(id) {
  clearTimeout(unheard.get(id));
  unheard.delete(id);
}
