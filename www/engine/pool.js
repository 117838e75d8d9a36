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
 * A search that waits for its answer. `end` unlinks it from its signal.
 * @typedef {Pick<SearchOptions, 'onProgress' | 'onBest'> & {
 *   question: { id: number, module: WebAssembly.Module, request: Request },
 *   isRestarted: boolean,
 *   end: () => void,
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

export class Pool {
  #startWorker;
  /** @type {Worker | undefined} */
  #worker;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idling;
  /** True once the worker has said anything: before that, it may be on its way to the page. */
  #hasSpoken = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silence;
  #lastId = 0;
  /** @type {Map<number, Search>} */
  #searches = new Map();
  /** The cancellations that the worker has not heard yet. @type {Map<number, ReturnType<typeof setTimeout>>} */
  #unheard = new Map();

  /** @param {() => Worker} startWorker */
  constructor(startWorker) {
    this.#startWorker = startWorker;
  }

  /**
   * @param {WebAssembly.Module} module
   * @param {Request} request
   * @param {SearchOptions} [options]
   * @returns {Promise<Finding>}
   */
  search(module, request, { signal, onProgress, onBest } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      // If this throws, nothing waits for an answer.
      const worker = this.#hire();
      clearTimeout(this.#idling);
      const id = ++this.#lastId;
      const abort = () => {
        this.#cancel(id);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort);
      const end = () => signal?.removeEventListener('abort', abort);
      const question = { id, module, request };
      this.#searches.set(id, { question, isRestarted: false, onProgress, onBest, end, resolve, reject });
      worker.postMessage(question);
      this.#listen();
    });
  }

  #hire() {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onmessageerror = () => this.#replaceAfter('');
    worker.onerror = (event) => {
      event.preventDefault();
      // Only a running worker has words for what went wrong.
      if (event.message) this.#replaceAfter(event.message);
      else this.#failAll(new EngineError(WORKER_FAILURE));
    };
    this.#worker = worker;
    return worker;
  }

  /** If a page forbids workers, some browsers throw, and others report it later as an error of the worker. */
  #start() {
    try {
      return this.#startWorker();
    } catch {
      throw new EngineError(WORKER_FAILURE);
    }
  }

  /** @param {Message} message */
  #receive(message) {
    this.#hasSpoken = true;
    this.#pass(message);
    this.#listen();
  }

  /** @param {Message} message */
  #pass({ id, isHeard, progress, best, finding, error, cause, isTrap }) {
    if (isHeard) return this.#forget(id);
    const search = this.#searches.get(id);
    if (best?.state === 'solved') search?.onBest?.(best);
    if (progress) return search?.onProgress?.(progress);
    this.#end(id);
    if (finding) search?.resolve(finding);
    else search?.reject(isTrap ? new EngineError('solver-stopped', error) : Object.assign(new Error(error), cause));
    if (isTrap) this.#replace();
  }

  /** @param {number} id */
  #end(id) {
    this.#searches.get(id)?.end();
    this.#searches.delete(id);
    if (this.#searches.size > 0) return;
    clearTimeout(this.#idling);
    this.#idling = setTimeout(() => this.#dismiss(), IDLE_MILLISECONDS);
  }

  /** @param {number} id */
  #cancel(id) {
    this.#end(id);
    this.#callOut(id, () => this.#replace());
  }

  /**
   * Tells the worker to cancel, and calls `replace` if it does not confirm.
   * @param {number} id
   * @param {() => void} replace
   */
  #callOut(id, replace) {
    if (!this.#worker) return;
    this.#worker.postMessage({ id, cancel: true });
    this.#unheard.set(id, setTimeout(replace, HEARING_MILLISECONDS));
  }

  /** Waits for the next message of a searching worker. */
  #listen() {
    clearTimeout(this.#silence);
    if (this.#hasSpoken && this.#searches.size > 0)
      this.#silence = setTimeout(() => this.#askForLife(), SILENCE_MILLISECONDS);
  }

  /** Asks a silent worker for a sign of life: a browser ends workers without a word. */
  #askForLife() {
    this.#callOut(NOBODY, () => this.#replaceAfter(''));
  }

  /** Stops waiting for the confirmation of a cancellation. @param {number} id */
  #forget(id) {
    clearTimeout(this.#unheard.get(id));
    this.#unheard.delete(id);
  }

  /**
   * Replaces a worker that died without naming the search at fault. Each may be the cause, so each gets one more try.
   * @param {string} reason
   */
  #replaceAfter(reason) {
    for (const [id, search] of this.#searches) {
      if (search.isRestarted) this.#fail(id, new EngineError('solver-stopped', reason));
      search.isRestarted = true;
    }
    this.#replace();
  }

  /** Starts another worker for the searches that still wait. */
  #replace() {
    this.#dismiss();
    if (this.#searches.size === 0) return;
    try {
      const worker = this.#hire();
      for (const { question } of this.#searches.values()) worker.postMessage(question);
    } catch (error) {
      this.#failAll(error);
    }
  }

  /** @param {unknown} error */
  #failAll(error) {
    this.#dismiss();
    for (const id of this.#searches.keys()) this.#fail(id, error);
  }

  /** @param {number} id @param {unknown} error */
  #fail(id, error) {
    this.#searches.get(id)?.reject(error);
    this.#end(id);
  }

  /** Ends the worker. The next search starts another. */
  #dismiss() {
    const worker = this.#worker;
    if (worker) {
      // Messages that it has sent may still be on their way.
      worker.onmessage = worker.onmessageerror = worker.onerror = null;
      worker.terminate();
    }
    this.#worker = undefined;
    this.#hasSpoken = false;
    clearTimeout(this.#silence);
    for (const id of this.#unheard.keys()) this.#forget(id);
  }
}
