// The service of the worker: it hears questions and cancellations, and answers.

import { prepare, URGENCY } from './searches.js';
import { runInSlices } from './slices.js';
import { causeOfDeath, isTrap } from './trap.js';
import { Board, initSync } from './wasm/peg_solitaire.js';

/** @typedef {import('./requests.js').Request} Request */

/** A worker, from inside. @typedef {{ onmessage: any, postMessage: (message: unknown) => void }} Scope */

export class Service {
  /** @type {Set<number>} */
  #running = new Set();
  #channel = new MessageChannel();
  /** The searches that wait for their turn, the most urgent first. @type {{ urgency: number, goOn: () => void }[]} */
  #waiting = [];
  #scope;

  /** @param {Scope} scope */
  constructor(scope) {
    this.#scope = scope;
    this.#channel.port1.onmessage = () => this.#waiting.shift()?.goOn();
    scope.onmessage = (/** @type {MessageEvent} */ { data }) => this.#hear(data);
  }

  /** @param {{ id: number, cancel?: boolean, module: WebAssembly.Module, request: Request }} message */
  #hear({ id, cancel, module, request }) {
    if (!cancel) return void this.#answer(id, module, request);
    this.#running.delete(id);
    // The confirmation of a cancellation shows that the worker lives.
    this.#scope.postMessage({ id, isHeard: true });
  }

  /**
   * @param {number} id
   * @param {WebAssembly.Module} module
   * @param {Request} request
   */
  async #answer(id, module, request) {
    /** @type {{ free: () => void }[]} */
    const objects = [];
    let core = {};
    try {
      core = initSync({ module });
      const board = request.board === undefined ? undefined : new Board(request.board);
      if (board) objects.unshift(board);
      const search = prepare(board, request);
      objects.unshift(search);
      const finding = await this.#run(id, search, request);
      if (finding) this.#scope.postMessage({ id, finding });
    } catch (error) {
      this.#tell(id, /** @type {Error} */ (error), core);
      // The core must not be called again, not even to free memory: the page ends this worker.
      if (isTrap(error)) return this.#stop();
    }
    for (const object of objects) object.free();
  }

  /** @param {number} id @param {Error} error @param {object} core */
  #tell(id, error, core) {
    const message = isTrap(error) ? causeOfDeath(error, core) : error.message;
    // Only the message of an error crosses by itself.
    this.#scope.postMessage({ id, error: message, cause: { ...error }, isTrap: isTrap(error) });
  }

  /**
   * @param {number} id
   * @param {import('./slices.js').Search} search
   * @param {Request} request
   */
  async #run(id, search, { kind, limit }) {
    const begin = performance.now();
    this.#running.add(id);
    try {
      const report = await runInSlices(search, {
        limit,
        isCancelled: () => !this.#running.has(id),
        pause: () => this.#receiveMessages(URGENCY[kind] ?? 1),
        onProgress: (progress, best) => this.#scope.postMessage({ id, progress, best }),
      });
      return report && { report, milliseconds: performance.now() - begin };
    } finally {
      this.#running.delete(id);
    }
  }

  /**
   * Lets messages and other searches have their turn; unlike a timer, it comes back at once.
   * @param {number} urgency
   */
  #receiveMessages(urgency) {
    return /** @type {Promise<void>} */ (
      new Promise((goOn) => {
        this.#waiting.push({ urgency, goOn });
        this.#waiting.sort((a, b) => b.urgency - a.urgency);
        this.#channel.port2.postMessage(undefined);
      })
    );
  }

  /** Stops all searches, and hears no more questions. */
  #stop() {
    this.#waiting = [];
    this.#scope.onmessage = null;
  }
}
