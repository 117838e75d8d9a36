// Runs the page's worker in a Node thread. In addition, `failure` makes the next slice of a search fail like a trap or
// a stack overflow in the engine, and each freed object is reported.

import { parentPort } from 'node:worker_threads';
import { Board, Solver } from '../../../www/engine/wasm/peg_solitaire.js';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const scope = {
  postMessage: (/** @type {object} */ message) => port.postMessage(message),
  /** @type {((event: { data: object }) => void) | null} */
  onmessage: null,
};
/**
 * In browsers, messages on different channels alternate, but Node handles up to a thousand messages on one channel
 * before any on another.
 */
class FairChannel {
  port1 = { onmessage: () => {} };
  port2 = { postMessage: () => setImmediate(() => this.port1.onmessage()) };
}

Object.assign(globalThis, { self: scope, MessageChannel: FairChannel });

for (const kind of [Board, Solver]) {
  const { free } = kind.prototype;
  kind.prototype.free = function () {
    free.call(this);
    port.postMessage({ freed: kind.name });
  };
}

const FAILURES = /** @type {Record<string, () => never>} */ ({
  trap: () => {
    throw new WebAssembly.RuntimeError('unreachable');
  },
  overflow: () => FAILURES.overflow(),
});

await import('../../../www/engine/worker.js');

port.on('message', (data) => {
  if (data.failure) Solver.prototype.run = FAILURES[data.failure];
  else scope.onmessage?.({ data });
});
