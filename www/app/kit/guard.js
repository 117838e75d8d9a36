// All requests of the page to the core go through here: when the core dies, it is started again, and a person is told.

import { EngineError, isTrap } from '../../engine/engine-error.js';
import { recoverEngine } from '../../engine/load.js';

/** @typedef {ReturnType<typeof guardWith>} Guard */
/**
 * The parts that all of the page works with.
 * @typedef {{
 *   element: import('../../element/plus-element.js').PegSolitaireElement,
 *   guard: Guard,
 *   words: import('../../words/app.js').AppWords,
 * } & ReturnType<typeof import('./state.js').followBoard>} Page
 */

/**
 * @param {(error: EngineError) => void} tell hears that the core has died and runs again; its earlier objects are of no
 *   use
 */
export function guardWith(tell) {
  /** @param {unknown} error @returns {any} */
  const recover = (error) => {
    if (!isTrap(error)) throw error;
    tell(new EngineError('core-stopped', recoverEngine(/** @type {Error} */ (error))));
    return undefined;
  };
  /**
   * Does something that asks the core, also if it takes a while. Errors other than traps are thrown on. The result is
   * undefined if the core died.
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
