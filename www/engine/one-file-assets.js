// Provides the engine and the worker for the one-file element, which contains the engine as text and also runs as the
// worker.

import { trustedScriptUrl } from '../common/dom/trusted-types.js';
import { bytesOf } from './letters.js';
import { serve } from './service.js';

export const HAS_FEWEST_MOVES = CORE_HAS_FEWEST_MOVES;

/** Nothing has to be fetched, so only the page's policy can prevent the worker from starting. */
export const WORKER_FAILURE = 'worker-forbidden';

export const loadSearches = undefined;

/** The file has no room for the engine for larger boards. */
export const loadWide = undefined;

export async function loadModule() {
  const unpacked = new Blob([bytesOf(PACKED_CORE)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
}

/** The name of the worker, which runs the same program. From this name, the program knows that it is the worker. */
const { name } = pegSolitaireProgram;

/** @returns {Worker} */
export function startWorker() {
  const url = URL.createObjectURL(new Blob([`(${pegSolitaireProgram})()`], { type: 'text/javascript' }));
  const worker = new Worker(trustedScriptUrl(url), { name });
  URL.revokeObjectURL(url);
  return worker;
}

const scope = /** @type {{ document?: Document, name?: string }} */ (globalThis);
if (!scope.document && scope.name === name) serve(self);
