// All requests of the page to the core go through here: when the core dies, it is started again, and a person is told.

import { EngineError } from '../../engine/engine-error.js';
import { recoverEngine } from '../../engine/load.js';
import { isTrap } from '../../engine/trap.js';

export class Guard {
  #tell;

  /**
   * @param {(error: EngineError) => void} tell hears that the core has died and runs again; its earlier objects are of
   *   no use
   */
  constructor(tell) {
    this.#tell = tell;
  }

  /**
   * Does something that asks the core. Errors other than traps are thrown on.
   * @template T
   * @param {() => T} work
   * @returns {T | undefined} undefined if the core died
   */
  run(work) {
    try {
      return work();
    } catch (error) {
      this.#recover(error);
      return undefined;
    }
  }

  /**
   * The same, for work that takes a while.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T | undefined>} undefined if the core died
   */
  async wait(work) {
    try {
      return await work();
    } catch (error) {
      this.#recover(error);
      return undefined;
    }
  }

  /** @param {unknown} error */
  #recover(error) {
    if (!isTrap(error)) throw error;
    this.#tell(new EngineError('core-stopped', recoverEngine(/** @type {Error} */ (error))));
  }
}
