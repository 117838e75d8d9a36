// Keeps a game when the core of the page dies: it starts the core again, and opens the same game from its texts.

import { EngineError, isTrap } from '../../engine/engine-error.js';
import { engineGeneration, recoverEngine } from '../../engine/load.js';

/**
 * Owns the game: `reopen` puts it on the board again, made by the current core; `tell` hears that the core was stopped,
 * and `fail` that it stops again and again.
 * @typedef {{ reopen: () => void, tell: (error: EngineError) => void, fail: (error: EngineError) => void }}
 *   RecoveryCallbacks
 */

/** @param {RecoveryCallbacks} callbacks */
export function makeRecovery(callbacks) {
  /** The core that made the game on the board. */
  let generation = engineGeneration();
  /** The depth of nested work: the outermost one recovers. */
  let depth = 0;
  /**
   * Sound; just recovered, with no success since; or given up, until another try.
   * @type {'sound' | 'recovered' | 'given up'}
   */
  let state = 'sound';

  const isGivenUp = () => state === 'given up';

  /** Notes that the current core has opened a game. */
  function noticeOpen() {
    generation = engineGeneration();
  }

  /**
   * Does something with the game. If the core dies in the middle, the game is restored as it was before.
   * @template T
   * @param {() => T} work
   * @param {boolean} [isSign] true if success shows that the core is sound
   * @returns {T | undefined} undefined if the core died
   */
  function run(work, isSign = true) {
    if (isGivenUp()) return undefined;
    if (depth > 0) return work();
    depth++;
    try {
      // Another element may have started the core again.
      if (isStale()) reopen();
      const result = work();
      if (isSign) state = 'sound';
      return result;
    } catch (error) {
      if (isTrap(error)) recover(/** @type {Error} */ (error));
      // Another element has started the core again in the middle of the work.
      else if (isStale()) reopen();
      else throw error;
      return undefined;
    } finally {
      depth--;
    }
  }

  /** Opens the game once more, on request. */
  function retry() {
    state = 'sound';
    run(() => reopen());
  }

  /** True if the game was made by a core that is gone. */
  const isStale = () => generation > 0 && generation !== engineGeneration();

  /** @param {Error} error */
  function recover(error) {
    const cause = recoverEngine(error);
    if (state === 'recovered') return giveUp(cause);
    try {
      reopen();
      state = 'recovered';
      callbacks.tell(new EngineError('core-stopped', cause));
    } catch (error) {
      // Another try begins with a sound core.
      giveUp(isTrap(error) ? recoverEngine(/** @type {Error} */ (error)) : /** @type {Error} */ (error).message);
    }
  }

  /** @param {string} message */
  function giveUp(message) {
    state = 'given up';
    callbacks.fail(new EngineError('core-stops', message));
  }

  function reopen() {
    noticeOpen();
    callbacks.reopen();
  }

  return { isGivenUp, isStale, noticeOpen, run, retry };
}
