// A worker that starts on demand, and is checked for signs of life while it works.

import { WORKER_FAILURE } from './assets.js';
import { EngineError } from './engine-error.js';

/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('./wasm/peg_solitaire.js').Found} Found */
/** @typedef {import('./wasm/peg_solitaire.js').Unknown} Unknown */
/**
 * A message from the worker about a search. `cause` is the cause of an error, as data. After a trap the worker stops.
 * @typedef {{ id: number, isConfirmed?: boolean, progress?: Progress, best?: Found | Unknown,
 *   finding?: import('./requests.js').Finding<any>, error?: string, cause?: object, isTrap?: boolean }} Message
 */

/** The time limit for confirming a cancellation. A responsive worker confirms it between two slices of about 15 ms. */
const CONFIRMATION_MILLISECONDS = 2000;
/**
 * A searching worker reports its progress ten times a second. After this much silence, the worker is asked for a sign
 * of life.
 */
const SILENCE_MILLISECONDS = 10_000;
/** An id that no search has. */
const NO_SEARCH = 0;

/**
 * @param {() => Worker} startWorker
 * @param {{
 *   receive: (message: Message) => void,
 *   isSearching: () => boolean,
 *   died: (reason: string) => void,
 *   failed: (error: EngineError) => void,
 * }} owner `failed` is called if the page forbids workers
 */
export function makeThread(startWorker, { receive, isSearching, died, failed }) {
  /** @type {Worker | undefined} */
  let worker;
  /** True once the worker has sent a message. Before that, it may still be loading. */
  let hasSpoken = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let silence;
  /** The cancellations that the worker has not confirmed yet. @type {Map<number, ReturnType<typeof setTimeout>>} */
  const unconfirmed = new Map();
  return { post, cancel, listen, end, isRunning: () => worker !== undefined };

  /** @param {unknown} message */
  function post(message) {
    worker ??= start();
    worker.postMessage(message);
  }

  /** Starts a worker. If the page forbids workers, some browsers throw, and others report a worker error later. */
  function start() {
    let started;
    try {
      started = startWorker();
    } catch {
      throw new EngineError(WORKER_FAILURE);
    }
    started.onmessage = ({ data }) => {
      hasSpoken = true;
      if (data.isConfirmed) confirm(data.id);
      else receive(data);
      listen();
    };
    started.onmessageerror = () => died('');
    started.onerror = (event) => {
      event.preventDefault();
      // Only a running worker can report what went wrong.
      if (event.message) died(event.message);
      else failed(new EngineError(WORKER_FAILURE));
    };
    return started;
  }

  /**
   * Tells the worker to cancel a search, and calls `replace` if the worker does not confirm in time.
   * @param {number} id
   * @param {() => void} replace
   */
  function cancel(id, replace) {
    if (!worker) return;
    post({ id, cancel: true });
    unconfirmed.set(id, setTimeout(replace, CONFIRMATION_MILLISECONDS));
  }

  /** @param {number} id */
  function confirm(id) {
    clearTimeout(unconfirmed.get(id));
    unconfirmed.delete(id);
  }

  /** Waits for the next message from a searching worker, since browsers may end workers without notice. */
  function listen() {
    clearTimeout(silence);
    const ask = () => cancel(NO_SEARCH, () => died(''));
    if (hasSpoken && isSearching()) silence = setTimeout(ask, SILENCE_MILLISECONDS);
  }

  /** Ends the worker. The next message starts a new worker. */
  function end() {
    if (worker) {
      // Messages from the worker may still be in transit.
      worker.onmessage = worker.onmessageerror = worker.onerror = null;
      worker.terminate();
    }
    worker = undefined;
    hasSpoken = false;
    clearTimeout(silence);
    for (const id of unconfirmed.keys()) confirm(id);
  }
}
