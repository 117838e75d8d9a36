// Runs searches in one worker, and replaces a worker that has crashed.

import { EngineError } from './engine-error.js';
import { makeThread } from './thread.js';

/** @typedef {import('./requests.js').Request} Request */
/** @typedef {import('./requests.js').SearchOptions} SearchOptions */
/** @typedef {import('./requests.js').Finding<any>} Finding */

/**
 * A search waiting for its answer. `unlink` detaches it from its signal.
 * @typedef {Pick<SearchOptions, 'onProgress' | 'onBest'> & {
 *   question: { id: number, module: WebAssembly.Module, request: Request },
 *   isRestarted: boolean,
 *   unlink: () => void,
 *   resolve: (finding: Finding) => void,
 *   reject: (error: unknown) => void,
 * }} Search
 */

/** The time after which an idle worker is ended, which frees the memory of its searches. */
const IDLE_MILLISECONDS = 60_000;

/** @param {() => Worker} startWorker */
export function makePool(startWorker) {
  /** @type {Map<number, Search>} */
  const searches = new Map();
  const isSearching = () => searches.size > 0;
  const thread = makeThread(startWorker, { receive, isSearching, died: replaceAfter, failed: failAll });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let idling;
  let lastId = 0;
  /** The engine of the worker. @type {WebAssembly.Module | undefined} */
  let core;
  return { search };

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
      const id = ++lastId;
      const question = { id, module, request };
      // If posting throws, nothing is waiting for an answer yet.
      thread.post(question);
      clearTimeout(idling);
      const abort = () => {
        end(id);
        thread.cancel(id, replace);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort);
      const unlink = () => signal?.removeEventListener('abort', abort);
      searches.set(id, { question, isRestarted: false, onProgress, onBest, unlink, resolve, reject });
      thread.listen();
    });
  }

  /** Moves all searches to another engine, in a new worker. @param {WebAssembly.Module} module */
  function change(module) {
    core = module;
    for (const { question } of searches.values()) question.module = module;
    if (thread.isRunning()) replace();
  }

  /** @param {import('./thread.js').Message} message */
  function receive({ id, progress, best, finding, error, cause, isTrap }) {
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
    if (isSearching()) return;
    clearTimeout(idling);
    idling = setTimeout(thread.end, IDLE_MILLISECONDS);
  }

  /**
   * Replaces a worker that crashed without naming the search at fault. Any search may be the cause, so each gets one
   * more attempt.
   * @param {string} reason
   */
  function replaceAfter(reason) {
    for (const [id, search] of searches) {
      if (search.isRestarted) fail(id, new EngineError('solver-stopped', reason));
      search.isRestarted = true;
    }
    replace();
  }

  /** Starts another worker for the searches still waiting. */
  function replace() {
    thread.end();
    try {
      for (const { question } of searches.values()) thread.post(question);
    } catch (error) {
      failAll(error);
    }
  }

  /** @param {unknown} error */
  function failAll(error) {
    thread.end();
    for (const id of searches.keys()) fail(id, error);
  }

  /** @param {number} id @param {unknown} error */
  function fail(id, error) {
    searches.get(id)?.reject(error);
    end(id);
  }
}
