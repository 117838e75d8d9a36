// All of the page's calls to the engine go through here: after a crash the engine is restarted, and the user is told.

import { EngineError, isTrap } from '../../engine/engine-error.js';
import { recoverEngine } from '../../engine/load.js';

/** @typedef {ReturnType<typeof guardWith>} Guard */
/**
 * The context that every part of the page receives: the board, the guard, the strings, and access to the page's state.
 * @typedef {{
 *   element: import('../../element/plus-element.js').PegSolitaireElement,
 *   guard: Guard,
 *   words: import('../../words/app.js').AppWords,
 * } & ReturnType<typeof import('./state.js').followBoard>} Page
 */

/**
 * @param {(error: EngineError) => void} tell called when the engine has crashed and restarted; its earlier objects are
 * unusable
 */
export function guardWith(tell) {
  /** @param {unknown} error @returns {any} */
  const recover = (error) => {
    if (!isTrap(error)) throw error;
    tell(new EngineError('core-stopped', recoverEngine(/** @type {Error} */ (error))));
    return undefined;
  };
  /**
   * Runs work, possibly asynchronous, that calls the engine. Errors other than traps are rethrown. The result is
   * undefined if the engine crashed.
   * @template T
   * @param {() => T} work
   * @returns {T extends Promise<infer R> ? Promise<R | undefined> : T | undefined}
   */
  return (work) => {
    try {
      const result = /** @type {any} */ (work());
      return /** @type {any} */ (result instanceof Promise ? result.catch(recover) : result);
    } catch (error) {
      return recover(error);
    }
  };
}
