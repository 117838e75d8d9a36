// Runs searches in one worker, and replaces a worker that has died.

import { WORKER_FAILURE } from './assets.js';
import { EngineError } from './engine-error.js';

/** @typedef {import('./requests.js').Request} Request */
/** @typedef {import('./requests.js').SearchOptions} SearchOptions */
/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('./wasm/peg_solitaire.js').Found} Found */
/** @typedef {import('./wasm/peg_solitaire.js').Unknown} Unknown */
/** @typedef {import('./requests.js').Finding<any>} Finding */

/**
 * A search that waits for its answer. `unlink` unlinks it from its signal.
 * @typedef {Pick<SearchOptions, 'onProgress' | 'onBest'> & {
 *   question: { id: number, module: WebAssembly.Module, request: Request },
 *   isRestarted: boolean,
 *   unlink: () => void,
 *   resolve: (finding: Finding) => void,
 *   reject: (error: unknown) => void,
 * }} Search
 *
 * A message of the worker about a search. `cause` is the cause of an error as data. After a trap the worker stops.
 * @typedef {{ id: number, isHeard?: boolean, progress?: Progress, best?: Found | Unknown, finding?: Finding,
 *   error?: string, cause?: object, isTrap?: boolean }} Message
 */

/** A worker that has been idle for this long is ended, which frees the memory of its searches. */
const IDLE_MILLISECONDS = 60_000;
/** A living worker hears a cancellation between two slices of some 15 ms. */
const HEARING_MILLISECONDS = 2000;
/**
 * A searching worker reports its progress ten times a second. After this long a silence it is asked for a sign of life.
 */
const SILENCE_MILLISECONDS = 10_000;
/** The number of no search. */
const NOBODY = 0;

/** @param {() => Worker} startWorker */
export function makePool(startWorker) {
  /** @type {Worker | undefined} */
  let worker;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let idling;
  /** True once the worker has said anything: before that, it may be on its way to the page. */
  let hasSpoken = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let silence;
  let lastId = 0;
  /** The core of the worker. @type {WebAssembly.Module | undefined} */
  let core;
  /** @type {Map<number, Search>} */
  const searches = new Map();
  /** The cancellations that the worker has not heard yet. @type {Map<number, ReturnType<typeof setTimeout>>} */
  const unheard = new Map();

  /**
   * @param {WebAssembly.Module} module
   * @param {Request} request
   * @param {SearchOptions} [options]
   * @returns {Promise<Finding>}
   */
  function search(module, request, { signal, onProgress, onBest } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (core !== module) change(module);
      // If this throws, nothing waits for an answer.
      const hired = hire();
      clearTimeout(idling);
      const id = ++lastId;
      const abort = () => {
        end(id);
        callOut(id, replace);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort);
      const unlink = () => signal?.removeEventListener('abort', abort);
      const question = { id, module, request };
      searches.set(id, { question, isRestarted: false, onProgress, onBest, unlink, resolve, reject });
      hired.postMessage(question);
      listen();
    });
  }

  /** Has all searches done by another core, in a worker of its own. @param {WebAssembly.Module} module */
  function change(module) {
    core = module;
    for (const { question } of searches.values()) question.module = module;
    if (worker) replace();
  }

  /** If a page forbids workers, some browsers throw, and others report it later as an error of the worker. */
  function hire() {
    if (worker) return worker;
    try {
      worker = startWorker();
    } catch {
      throw new EngineError(WORKER_FAILURE);
    }
    worker.onmessage = ({ data }) => {
      hasSpoken = true;
      pass(data);
      listen();
    };
    worker.onmessageerror = () => replaceAfter('');
    worker.onerror = (event) => {
      event.preventDefault();
      // Only a running worker has words for what went wrong.
      if (event.message) replaceAfter(event.message);
      else failAll(new EngineError(WORKER_FAILURE));
    };
    return worker;
  }

  /** @param {Message} message */
  function pass({ id, isHeard, progress, best, finding, error, cause, isTrap }) {
    if (isHeard) return forget(id);
    const search = searches.get(id);
    if (best?.state === 'solved') search?.onBest?.(best);
    if (progress) return search?.onProgress?.(progress);
    end(id);
    if (finding) search?.resolve(finding);
    else search?.reject(isTrap ? new EngineError('solver-stopped', error) : Object.assign(new Error(error), cause));
    if (isTrap) replace();
  }

  /** @param {number} id */
  function end(id) {
    searches.get(id)?.unlink();
    searches.delete(id);
    if (searches.size > 0) return;
    clearTimeout(idling);
    idling = setTimeout(dismiss, IDLE_MILLISECONDS);
  }

  /**
   * Tells the worker to cancel, and calls `replace` if it does not confirm.
   * @param {number} id
   * @param {() => void} replace
   */
  function callOut(id, replace) {
    if (!worker) return;
    worker.postMessage({ id, cancel: true });
    unheard.set(id, setTimeout(replace, HEARING_MILLISECONDS));
  }

  /** Waits for the next message of a searching worker. */
  function listen() {
    clearTimeout(silence);
    // Asks a silent worker for a sign of life: a browser ends workers without a word.
    const ask = () => callOut(NOBODY, () => replaceAfter(''));
    if (hasSpoken && searches.size > 0) silence = setTimeout(ask, SILENCE_MILLISECONDS);
  }

  /** Stops waiting for the confirmation of a cancellation. @param {number} id */
  function forget(id) {
    clearTimeout(unheard.get(id));
    unheard.delete(id);
  }

  /**
   * Replaces a worker that died without naming the search at fault. Each may be the cause, so each gets one more try.
   * @param {string} reason
   */
  function replaceAfter(reason) {
    for (const [id, search] of searches) {
      if (search.isRestarted) fail(id, new EngineError('solver-stopped', reason));
      search.isRestarted = true;
    }
    replace();
  }

  /** Starts another worker for the searches that still wait. */
  function replace() {
    dismiss();
    if (searches.size === 0) return;
    try {
      const hired = hire();
      for (const { question } of searches.values()) hired.postMessage(question);
    } catch (error) {
      failAll(error);
    }
  }

  /** @param {unknown} error */
  function failAll(error) {
    dismiss();
    for (const id of searches.keys()) fail(id, error);
  }

  /** @param {number} id @param {unknown} error */
  function fail(id, error) {
    searches.get(id)?.reject(error);
    end(id);
  }

  /** Ends the worker. The next search starts another. */
  function dismiss() {
    if (worker) {
      // Messages that it has sent may still be on their way.
      worker.onmessage = worker.onmessageerror = worker.onerror = null;
      worker.terminate();
    }
    worker = undefined;
    hasSpoken = false;
    clearTimeout(silence);
    for (const id of unheard.keys()) forget(id);
  }

  return { search };
}
