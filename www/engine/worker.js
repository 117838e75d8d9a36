// The worker: hears questions and cancellations, and answers.

import { runInSlices } from './slices.js';
import { isTrap } from './trap.js';
import { Board, FewestMoves, FewestPegs, initSync, Solver } from './wasm/peg_solitaire.js';

/** @typedef {import('./search.js').Request} Request */

/** @type {Set<number>} */
const running = new Set();

self.onmessage = ({ data: { id, cancel, module, request } }) => {
  if (cancel) {
    running.delete(id);
    // Who cancels wants to know that the worker lives.
    self.postMessage({ id, isHeard: true });
  } else answer(id, module, request);
};

/**
 * @param {number} id
 * @param {WebAssembly.Module} module
 * @param {Request} request
 */
async function answer(id, module, request) {
  /** @type {{ free: () => void }[]} */
  const objects = [];
  try {
    initSync({ module });
    const board = new Board(request.board);
    objects.unshift(board);
    const search = prepare(board, request);
    objects.unshift(search);
    const finding = await run(id, search, request.limit);
    if (finding) self.postMessage({ id, finding });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    self.postMessage({ id, error: message, isTrap: isTrap(error) });
    // Nothing of the core may be called any more, not even to free memory: the page ends this worker.
    if (isTrap(error)) return stop();
  }
  for (const object of objects) object.free();
}

/**
 * @param {import('./wasm/peg_solitaire.js').Board} board
 * @param {Request} request
 */
function prepare(board, request) {
  if (request.kind === 'solve') return new Solver(board, request.start, request.finish, request.seed);
  if (request.kind === 'fewest-moves') return new FewestMoves(board, request.start, request.finish);
  return new FewestPegs(board, request.start, request.atLeast);
}

/**
 * @param {number} id
 * @param {import('./slices.js').Search} search
 * @param {number} [limit] in milliseconds
 */
async function run(id, search, limit) {
  const begin = performance.now();
  running.add(id);
  try {
    const report = await runInSlices(search, {
      limit,
      isCancelled: () => !running.has(id),
      pause: receiveMessages,
      onProgress: (progress, best) => self.postMessage({ id, progress, best }),
    });
    return report && { report, milliseconds: performance.now() - begin };
  } finally {
    running.delete(id);
  }
}

const channel = new MessageChannel();
/** The searches that wait for their turn. @type {(() => void)[]} */
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets waiting messages be handled, and other searches go on; unlike a timer it comes back at once. */
function receiveMessages() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(undefined);
    })
  );
}

/** No search goes on, and no question is heard. */
function stop() {
  waiting.length = 0;
  self.onmessage = null;
}
