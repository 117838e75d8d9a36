// Recovers the game when the page's engine crashes: restarts the engine, and reopens the same game from text.

import { EngineError, isTrap } from '../../engine/engine-error.js';
import { engineGeneration, recoverEngine } from '../../engine/load.js';

/**
 * The owner of the game: `reopen` opens it again with the current engine; `tell` is called when the engine has crashed,
 * and `fail` when it keeps crashing.
 * @typedef {{ reopen: () => void, tell: (error: EngineError) => void, fail: (error: EngineError) => void }}
 *   RecoveryCallbacks
 */

/** @param {RecoveryCallbacks} callbacks */
export function makeRecovery(callbacks) {
  /** The generation of the engine that opened the game on the board. */
  let generation = engineGeneration();
  /** The depth of nested work. Only the outermost call recovers. */
  let depth = 0;
  /**
   * The state of the engine: sound, restarted with no successful call since the restart, or given up until a retry.
   * @type {'sound' | 'recovered' | 'given up'}
   */
  let state = 'sound';

  const isGivenUp = () => state === 'given up';

  /** Called when the current engine has opened a game. */
  function noticeOpen() {
    generation = engineGeneration();
  }

  /**
   * Runs work on the game. If the engine crashes in the meantime, the game is restored to its previous state.
   * @template T
   * @param {() => T} work
   * @param {boolean} [isSign] true if success shows that the engine works
   * @returns {T | undefined} undefined if the engine crashed
   */
  function run(work, isSign = true) {
    if (isGivenUp()) return undefined;
    if (depth > 0) return work();
    depth++;
    try {
      // Another element may have restarted the engine.
      if (isStale()) reopen();
      const result = work();
      if (isSign) state = 'sound';
      return result;
    } catch (error) {
      if (isTrap(error)) recover(/** @type {Error} */ (error));
      // Another element has restarted the engine during the work.
      else if (isStale()) reopen();
      else throw error;
      return undefined;
    } finally {
      depth--;
    }
  }

  /** Reopens the game on request. */
  function retry() {
    state = 'sound';
    run(() => reopen());
  }

  /** True if the game was opened by an engine that no longer exists. */
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
      // A retry starts with a working engine.
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
