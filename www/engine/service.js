// The worker's service, which receives questions and cancellations, and sends answers.

import { causeOfDeath, isTrap } from './engine-error.js';
import { SEARCHES, URGENCY } from './searches.js';
import { Board, initSync } from './wasm/peg_solitaire.js';

/** @typedef {import('./requests.js').Request} Request */
/** @typedef {import('./requests.js').Search} Search */

/** A board and its reference count. @typedef {{ text: string, board: Board, holders: number }} Held */

/** The global scope of the worker. @typedef {{ onmessage: any, postMessage: (message: unknown) => void }} Scope */

/** @param {Scope} scope */
export function serve(scope) {
  /** @type {Set<number>} */
  const running = new Set();
  const channel = new MessageChannel();
  /** The searches waiting for their turn, the most urgent first. @type {{ urgency: number, goOn: () => void }[]} */
  let waiting = [];
  /** @type {Held | undefined} */
  let last;

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
      const held = request.board === undefined ? undefined : hold(request.board);
      if (held) objects.unshift({ free: () => release(held) });
      const search = SEARCHES[request.kind](/** @type {any} */ (held?.board), /** @type {never} */ (request));
      objects.unshift(search);
      running.add(id);
      const begin = performance.now();
      const report = await run(id, search, request);
      if (report) scope.postMessage({ id, finding: { report, milliseconds: performance.now() - begin } });
    } catch (error) {
      tell(id, /** @type {Error} */ (error), core);
      if (isTrap(error)) {
        // The engine must not be called again, not even to free memory. The page will end this worker.
        waiting = [];
        scope.onmessage = null;
        return;
      }
    }
    running.delete(id);
    for (const object of objects) object.free();
  }

  /** Returns the board for a text. Parses the text unless the last request had the same text. @param {string} text */
  function hold(text) {
    if (last?.text !== text) {
      const next = { text, board: new Board(text), holders: 1 };
      if (last) release(last);
      last = next;
    }
    last.holders += 1;
    return last;
  }

  /** @param {Held} held */
  function release(held) {
    held.holders -= 1;
    if (held.holders === 0) held.board.free();
  }

  /** @param {number} id @param {Error} error @param {object} core */
  function tell(id, error, core) {
    const message = isTrap(error) ? causeOfDeath(error, core) : error.message;
    // Cloning an error would preserve only its message.
    scope.postMessage({ id, error: message, cause: { ...error }, isTrap: isTrap(error) });
  }

  /**
   * Runs a search until it ends, is cancelled or reaches its time limit.
   * @param {number} id
   * @param {Search} search
   * @param {Request} request
   * @returns {Promise<any>} the last report; undefined if it was cancelled
   */
  async function run(id, search, { kind, limit = Number.POSITIVE_INFINITY }) {
    const begin = performance.now();
    let lastProgress = begin;
    let slice = FIRST_SLICE;
    while (running.has(id)) {
      const sliceBegin = performance.now();
      const report = search.run(slice);
      if (report.state !== 'running') return report;
      const now = performance.now();
      if (now - begin >= limit)
        return search.best?.() ?? { state: 'unknown', cause: 'budget', positions: report.positions };
      if (now - lastProgress >= PROGRESS_MILLISECONDS) {
        scope.postMessage({ id, progress: report, best: search.best?.() });
        lastProgress = now;
      }
      // A search that is waiting for another search has not done any work yet.
      if (!report.isWaiting) slice = nextSlice(slice, now - sliceBegin);
      await receiveMessages(URGENCY[kind] ?? 1);
    }
  }

  /**
   * Yields to messages and other searches, without the delay that a timer would cause.
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

  channel.port1.onmessage = () => waiting.shift()?.goOn();
  scope.onmessage = (/** @type {MessageEvent} */ { data: { id, cancel, module, request } }) => {
    if (!cancel) return void answer(id, module, request);
    running.delete(id);
    // Confirming a cancellation shows that the worker is alive.
    scope.postMessage({ id, isConfirmed: true });
  };
}

/** The approximate duration of a slice, which is short compared with the 100 ms within which a search must end. */
const SLICE_MILLISECONDS = 15;
const PROGRESS_MILLISECONDS = 100;
/** The size of the first slice, which is enough for most problems and takes a millisecond or two. */
const FIRST_SLICE = 4096;

/**
 * The size of the next slice, changed by at most a factor of two to approach the intended duration.
 * @param {number} slice
 * @param {number} milliseconds
 */
function nextSlice(slice, milliseconds) {
  const factor = SLICE_MILLISECONDS / Math.max(milliseconds, 0.1);
  return Math.round(slice * Math.min(2, Math.max(0.5, factor)));
}
