// Keeps a game when the core of the page dies: it starts the core again, and the same game is opened from its texts.

import { EngineError } from '../engine/engine-error.js';
import { engineGeneration, recoverEngine } from '../engine/load.js';
import { isTrap } from '../engine/trap.js';

/**
 * Who owns the game: `reopen` puts it on the board again, made by the core that runs now; `tell` hears that it was
 * stopped, and `fail` that it stops again and again.
 * @typedef {{ reopen: () => void, tell: (error: EngineError) => void, fail: (error: EngineError) => void }} Host
 */

export class Recovery {
  /** The core that made the game on the board. */
  #generation = engineGeneration();
  /** Whether the core has died and nothing has succeeded since. */
  #isRecent = false;
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** A game was opened by the core that runs now. */
  noticeOpen() {
    this.#generation = engineGeneration();
  }

  /**
   * Does something with the game. Where the core dies in the middle, the game is there again afterwards as it was before.
   * @template T
   * @param {() => T} work
   * @returns {T | undefined} undefined where the core died
   */
  run(work) {
    try {
      this.#catchUp();
      const result = work();
      this.#isRecent = false;
      return result;
    } catch (error) {
      if (isTrap(error)) this.#recover(/** @type {Error} */ (error));
      // Somebody else has started the core again in the middle of the work.
      else if (!this.#isStale) throw error;
      else this.#catchUp();
      return undefined;
    }
  }

  /** Whether the game was made by a core that is gone. */
  get #isStale() {
    return this.#generation > 0 && this.#generation !== engineGeneration();
  }

  /** Another element may have started the core again. */
  #catchUp() {
    if (this.#isStale) this.#reopen();
  }

  /** @param {Error} cause */
  #recover({ message }) {
    recoverEngine();
    if (this.#isRecent) return this.#host.fail(new EngineError('core-stops', message));
    this.#isRecent = true;
    this.#reopen();
    this.#host.tell(new EngineError('core-stopped', message));
  }

  #reopen() {
    this.noticeOpen();
    this.#host.reopen();
  }
}
