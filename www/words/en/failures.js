// Says why the engine or the browser cannot do its work, and what to do about it.

import { NO_MEMORY } from '../../engine/engine-error.js';

const NOT_LOADED = 'The game could not be loaded';

/** @typedef {import('../../engine/engine-error.js').EngineFailure} EngineFailure */
/** @typedef {import('../../common/dom/dom.js').CanvasError} CanvasError */

/** @type {Record<EngineFailure | CanvasError['code'] | 'broken-link', (detail: string) => string>} */
const FAILURES = {
  'no-webassembly': () => 'This browser has no WebAssembly, or a setting forbids it. The game needs it.',
  'webassembly-forbidden': () => "This page forbids WebAssembly, which the game needs (script-src 'wasm-unsafe-eval').",
  unreachable: () => `${NOT_LOADED}: the server did not answer. Check the connection, then try again.`,
  refused: (status) => `${NOT_LOADED}: the server answered ${status}. Try again later.`,
  damaged: () => `${NOT_LOADED}: its file arrived damaged or incomplete. Try again.`,
  'load-failed': (reason) => `${NOT_LOADED} (${reason}). Try again.`,
  'worker-unavailable': () => stopped('The solver', 'it could not be loaded, or this page forbids workers'),
  'worker-forbidden': () => 'This page forbids the worker that solving needs (worker-src blob:).',
  'solver-stopped': (reason) => stopped('The solver', reason),
  'core-stopped': (reason) =>
    `The game stopped unexpectedly${inBrackets(reason)}. It has been started again; nothing is lost.`,
  'core-stops': (reason) => stopped('The game', reason),
  'broken-link': () => 'This link is cut off or damaged: its variations and comments cannot be read.',
  'no-canvas': () => 'This browser cannot draw on a canvas.',
};

/**
 * An error as a sentence. An error of the core is one already, in English; another language makes its own from the
 * `kind` of the error and its other properties.
 * @param {unknown} error
 */
export function failure(error) {
  if (!(error instanceof Error)) return String(error);
  const { code, detail, message } = /** @type {Error & { code: EngineFailure, detail: string }} */ (error);
  return FAILURES[code]?.(detail) ?? message;
}

/** @param {string} who @param {string} reason */
function stopped(who, reason) {
  return `${who} stopped unexpectedly${inBrackets(reason)}. Try again.`;
}

/** @param {string} reason */
function inBrackets(reason) {
  return reason && ` (${reason === NO_MEMORY ? 'no memory was left' : reason})`;
}
