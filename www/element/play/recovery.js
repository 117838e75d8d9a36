// Keeps a game when the core of the page dies: it starts the core again, and the same game is opened from its texts.

import { EngineError } from '../../engine/engine-error.js';
import { engineGeneration, recoverEngine } from '../../engine/load.js';
import { isTrap } from '../../engine/trap.js';

/**
 * Who owns the game: `reopen` puts it on the board again, made by the core that runs now; `tell` hears that it was
 * stopped, and `fail` that it stops again and again.
 * @typedef {{ reopen: () => void, tell: (error: EngineError) => void, fail: (error: EngineError) => void }} Host
 */

export class Recovery {
  /** The core that made the game on the board. */
  #generation = engineGeneration();
  /** How many pieces of work are going on, one inside the other: the outermost one recovers. */
  #depth = 0;
  /**
   * Sound; once recovered, with nothing done since; or given up, until someone tries again.
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

  /** A game was opened by the core that runs now. */
  noticeOpen() {
    this.#generation = engineGeneration();
  }

  /**
   * Does something with the game. Where the core dies in the middle, the game is there again afterwards as it was
   * before.
   * @template T
   * @param {() => T} work
   * @param {boolean} [isSign] whether the core is sound where this succeeds
   * @returns {T | undefined} undefined where the core died
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
      // Somebody else has started the core again in the middle of the work.
      else if (this.#isStale) this.#reopen();
      else throw error;
      return undefined;
    } finally {
      this.#depth--;
    }
  }

  /** Opens the game once more, for someone who tries again. */
  retry() {
    this.#state = 'sound';
    this.run(() => this.#reopen());
  }

  /** Whether the game was made by a core that is gone. */
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
      // Who tries again begins with a core that is sound.
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
