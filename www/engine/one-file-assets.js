// Gives the element in one file its core and worker: the file holds the core as text, and the worker runs the same
// file.

import { trustedScriptUrl } from '../common/dom/trusted-types.js';
import { bytesOf } from './letters.js';
import { serve } from './service.js';

export const HAS_FEWEST_MOVES = CORE_HAS_FEWEST_MOVES;

/** Nothing is loaded, so only a policy of the page can forbid the worker. */
export const WORKER_FAILURE = 'worker-forbidden';

export const loadSearches = undefined;

/** The file has no room for the core of larger boards. */
export const loadWide = undefined;

export async function loadModule() {
  const unpacked = new Blob([bytesOf(PACKED_CORE)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
}

/** The worker runs the same program, and its name tells the program that it is the worker. */
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
