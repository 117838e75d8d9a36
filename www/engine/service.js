// The service of the worker: it hears questions and cancellations, and answers.

import { prepare, URGENCY } from './searches.js';
import { runInSlices } from './slices.js';
import { causeOfDeath, isTrap } from './trap.js';
import { Board, initSync } from './wasm/peg_solitaire.js';

/** @typedef {import('./requests.js').Request} Request */

/** A worker, from inside. @typedef {{ onmessage: any, postMessage: (message: unknown) => void }} Scope */

/** @param {Scope} scope */
export function serve(scope) {
  /** @type {Set<number>} */
  const running = new Set();
  const channel = new MessageChannel();
  /** The searches that wait for their turn, the most urgent first. @type {{ urgency: number, goOn: () => void }[]} */
  let waiting = [];

  /** @param {{ id: number, cancel?: boolean, module: WebAssembly.Module, request: Request }} message */
  function hear({ id, cancel, module, request }) {
    if (!cancel) return void answer(id, module, request);
    running.delete(id);
    // The confirmation of a cancellation shows that the worker lives.
    scope.postMessage({ id, isHeard: true });
  }

  /**
   * @param {number} id
   * @param {WebAssembly.Module} module
   * @param {Request} request
   */
  async function answer(id, module, request) {
    /** @type {{ free: () => void }[]} */
    const objects = [];
    let core = {};
    try {
      core = initSync({ module });
      const board = request.board === undefined ? undefined : new Board(request.board);
      if (board) objects.unshift(board);
      const search = prepare(board, request);
      objects.unshift(search);
      const finding = await run(id, search, request);
      if (finding) scope.postMessage({ id, finding });
    } catch (error) {
      tell(id, /** @type {Error} */ (error), core);
      // The core must not be called again, not even to free memory: the page ends this worker.
      if (isTrap(error)) return stop();
    }
    for (const object of objects) object.free();
  }

  /** @param {number} id @param {Error} error @param {object} core */
  function tell(id, error, core) {
    const message = isTrap(error) ? causeOfDeath(error, core) : error.message;
    // Only the message of an error crosses by itself.
    scope.postMessage({ id, error: message, cause: { ...error }, isTrap: isTrap(error) });
  }

  /**
   * @param {number} id
   * @param {import('./slices.js').Search} search
   * @param {Request} request
   */
  async function run(id, search, { kind, limit }) {
    const begin = performance.now();
    running.add(id);
    try {
      const report = await runInSlices(search, {
        limit,
        isCancelled: () => !running.has(id),
        pause: () => receiveMessages(URGENCY[kind] ?? 1),
        onProgress: (progress, best) => scope.postMessage({ id, progress, best }),
      });
      return report && { report, milliseconds: performance.now() - begin };
    } finally {
      running.delete(id);
    }
  }

  /**
   * Lets messages and other searches have their turn; unlike a timer, it comes back at once.
   * @param {number} urgency
   * @returns {Promise<void>}
   */
  function receiveMessages(urgency) {
    return new Promise((goOn) => {
      waiting.push({ urgency, goOn });
      waiting.sort((a, b) => b.urgency - a.urgency);
      channel.port2.postMessage(undefined);
    });
  }

  /** Stops all searches, and hears no more questions. */
  function stop() {
    waiting = [];
    scope.onmessage = null;
  }

  channel.port1.onmessage = () => waiting.shift()?.goOn();
  scope.onmessage = (/** @type {MessageEvent} */ { data }) => hear(data);
}
