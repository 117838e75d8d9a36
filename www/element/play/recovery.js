// Keeps a game when the core of the page dies: it starts the core again, and opens the same game from its texts.

import { EngineError } from '../../engine/engine-error.js';
import { engineGeneration, recoverEngine } from '../../engine/load.js';
import { isTrap } from '../../engine/trap.js';

/**
 * Owns the game: `reopen` puts it on the board again, made by the current core; `tell` hears that the core was stopped,
 * and `fail` that it stops again and again.
 * @typedef {{ reopen: () => void, tell: (error: EngineError) => void, fail: (error: EngineError) => void }} Host
 */

export class Recovery {
  /** The core that made the game on the board. */
  #generation = engineGeneration();
  /** The depth of nested work: the outermost one recovers. */
  #depth = 0;
  /**
   * Sound; just recovered, with no success since; or given up, until another try.
   * @type {'sound' | 'recovered' | 'given up'}
   */
  #state = 'sound';
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  get isGivenUp() {
    return this.#state === 'given up';
  }

  /** Notes that the current core has opened a game. */
  noticeOpen() {
    this.#generation = engineGeneration();
  }

  /**
   * Does something with the game. If the core dies in the middle, the game is restored as it was before.
   * @template T
   * @param {() => T} work
   * @param {boolean} [isSign] true if success shows that the core is sound
   * @returns {T | undefined} undefined if the core died
   */
  run(work, isSign = true) {
    if (this.isGivenUp) return undefined;
    if (this.#depth > 0) return work();
    this.#depth++;
    try {
      // Another element may have started the core again.
      if (this.#isStale) this.#reopen();
      const result = work();
      if (isSign) this.#state = 'sound';
      return result;
    } catch (error) {
      if (isTrap(error)) this.#recover(/** @type {Error} */ (error));
      // Another element has started the core again in the middle of the work.
      else if (this.#isStale) this.#reopen();
      else throw error;
      return undefined;
    } finally {
      this.#depth--;
    }
  }

  /** Opens the game once more, on request. */
  retry() {
    this.#state = 'sound';
    this.run(() => this.#reopen());
  }

  /** True if the game was made by a core that is gone. */
  get #isStale() {
    return this.#generation > 0 && this.#generation !== engineGeneration();
  }

  /** @param {Error} error */
  #recover(error) {
    const cause = recoverEngine(error);
    if (this.#state === 'recovered') return this.#giveUp(cause);
    try {
      this.#reopen();
      this.#state = 'recovered';
      this.#host.tell(new EngineError('core-stopped', cause));
    } catch (error) {
      // Another try begins with a sound core.
      this.#giveUp(isTrap(error) ? recoverEngine(/** @type {Error} */ (error)) : /** @type {Error} */ (error).message);
    }
  }

  /** @param {string} message */
  #giveUp(message) {
    this.#state = 'given up';
    this.#host.fail(new EngineError('core-stops', message));
  }

  #reopen() {
    this.noticeOpen();
    this.#host.reopen();
  }
}
