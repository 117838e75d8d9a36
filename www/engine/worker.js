// Runs searches in slices, so that progress goes out and a cancellation comes in between them.

import { Board, FewestMoves, FewestPegs, initSync, Solver } from './wasm/peg_solitaire.js';

/** @typedef {import('./pool.js').SolveRequest | import('./pool.js').MovesRequest | import('./pool.js').PegsRequest} Request */

/** A slice takes about this long: short against the 100 ms within which a search must end. */
const SLICE_MILLISECONDS = 15;
const PROGRESS_MILLISECONDS = 100;
/** The first slice is enough for most problems and takes a millisecond or two. */
const FIRST_SLICE = 4096;

/** @type {Set<number>} */
const running = new Set();
let isReady = false;

self.onmessage = ({ data: { id, cancel, module, request } }) => {
  if (cancel) {
    running.delete(id);
    // Who cancels wants to know that the worker lives.
    self.postMessage({ id, isHeard: true });
    return;
  }
  if (!isReady) initSync({ module });
  isReady = true;
  run(id, request).catch((error) => {
    // After a trap the memory of the core cannot be trusted: the page starts a new worker.
    self.postMessage({ id, error: error.message, isFatal: error instanceof WebAssembly.RuntimeError });
  });
};

/**
 * @param {number} id
 * @param {Request} request
 */
async function run(id, request) {
  const begin = performance.now();
  const board = new Board(request.board);
  const search = prepare(board, request);
  running.add(id);
  let slice = FIRST_SLICE;
  let lastProgress = begin;
  while (running.has(id)) {
    const sliceBegin = performance.now();
    let report = search.run(slice);
    const now = performance.now();
    const isLate = 'limit' in request && now - begin >= request.limit;
    if (report.state === 'running' && isLate && 'best' in search) report = search.best();
    if (report.state !== 'running') {
      self.postMessage({ id, finding: { report, milliseconds: now - begin } });
      break;
    }
    if (now - lastProgress >= PROGRESS_MILLISECONDS) {
      self.postMessage({ id, progress: report, best: 'best' in search ? search.best() : undefined });
      lastProgress = now;
    }
    slice = nextSlice(slice, now - sliceBegin);
    await messagesReceived();
  }
  running.delete(id);
  search.free();
  board.free();
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
 * Approaches the intended duration, at most by a factor of two each time.
 * @param {number} slice
 * @param {number} milliseconds
 */
function nextSlice(slice, milliseconds) {
  const factor = SLICE_MILLISECONDS / Math.max(milliseconds, 0.1);
  return Math.round(slice * Math.min(2, Math.max(0.5, factor)));
}

const channel = new MessageChannel();
/** The searches that wait for their turn. @type {(() => void)[]} */
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets waiting messages be handled, and other searches go on; unlike a timer it comes back at once. */
function messagesReceived() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(undefined);
    })
  );
}
