// The game of one board: its loading, its events, the actions on it, and its recovery after an engine crash.

import { isLoaded } from '../../engine/load.js';
import { makeEvents } from './events.js';
import { makeLoader } from './loader.js';
import { makeOpening } from './opening.js';
import { makeRecovery } from './recovery.js';
import { makeSelfPlay } from './self-play.js';

/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('../../ask/solving.js').Solving} Solving */

/** @typedef {import('./opening.js').Element} Element */
/** @typedef {import('./opening.js').PlayerOptions} PlayerOptions */
/** @typedef {import('./opening.js').Now} Now */

/**
 * @param {Element} element
 * @param {PlayerOptions} options
 * @param {() => void} begin plays or solves automatically, if the attributes say so
 */
export function makeOpenGame(element, options, begin) {
  const { parts, prefersReducedMotion } = options;
  /** @type {Now} */
  const now = {};
  const events = makeEvents(element, parts.words);
  const memory = parts.makeMemory?.(/** @type {any} */ (element));
  const loader = makeLoader({
    canOpen: () => element.isConnected && !recovery.isGivenUp(),
    open: () => during(openAfresh),
    // Another message about the game would replace the message about invalid text.
    begin: () => opening.isRead() && begin(),
    fail: (error) => (isLoaded() ? tell(error) : fail(error)),
  });
  const recovery = makeRecovery({ reopen: () => opening.reopen(), tell, fail });
  const selfPlay = makeSelfPlay({
    play: () => dispatch('self', (session) => session.play()),
    pause: () => dispatch('self', (session) => session.pause()),
    isLooping: () => element.loop,
    prefersReducedMotion,
  });

  /** The game on the board, read-only. */
  function read() {
    const game = now.session?.game;
    return game && recovery.isStale() && !recovery.isGivenUp() ? opening.copyOf(game) : game;
  }

  /** Applies the element's playback speed. */
  function setSpeed() {
    if (now.session) now.session.playback.speed = element.speed;
  }

  /**
   * Runs work on the game. Events are dispatched afterwards. If the engine crashes in the meantime, it is restarted.
   * @template T
   * @param {() => T} work
   * @param {boolean} [isSign] true if success shows that the engine works
   */
  const during = (work, isSign) => events.during(() => recovery.run(work, isSign));

  const opening = makeOpening(element, options, now, events, {
    during,
    notice,
    opened: recovery.noticeOpen,
    widen: () => loader.widen(),
  });

  /**
   * Runs work on the game, if there is one. An action by the page waits for the game that the attributes describe, and
   * stops playback. An action by the user ends autoplay.
   * @template T
   * @param {'self' | 'page' | 'user'} by
   * @param {(session: Session, solving: Solving) => T} work
   * @returns {T | undefined} its result, unless the page waits
   */
  function dispatch(by, work) {
    const act = () => during(() => now.session && work(now.session, /** @type {Solving} */ (now.solving)));
    if (by === 'user') selfPlay.hold();
    if (by !== 'page') return act();
    loader.whenOpen(() => {
      selfPlay.interrupt();
      act();
    });
    return undefined;
  }

  function openAfresh() {
    // Discards the pending events and the playback of the previous game.
    events.clear();
    selfPlay.stop();
    const texts = options.texts();
    opening.open(texts);
    now.opened = now.session?.game.line;
    // There is no autoplay if a reader's game was restored.
    if (memory?.resume(opening.isRead() ? texts : undefined, now.session)) selfPlay.hold();
  }

  /** Tries again to put a game on the board. */
  function retry() {
    events.during(() => {
      recovery.retry();
      // Another game may have been requested in the meantime.
      if (now.session) loader.catchUp();
      else loader.change();
    });
  }

  /** Shows an error: in the status line, or instead of the board if there is no game. @param {unknown} error */
  function tell(error) {
    if (now.solving) now.solving.fail(events.report(error));
    else fail(error);
  }

  /** Shows an error instead of the board. @param {unknown} error */
  function fail(error) {
    options.failed(events.report(error));
  }

  /** @param {string} type @param {unknown} [detail] */
  function notice(type, detail) {
    if (type === 'change') {
      now.solving?.noticeChange();
      now.analysis?.noticeChange();
      now.jump = undefined;
      if (now.session && selfPlay.isAsked()) memory?.keep(now.session);
    }
    if (type === 'ended') selfPlay.end();
    if (type === 'jump') {
      const { game, position } = /** @type {Session} */ (now.session);
      now.jump = { jump: game.line.jumps[game.cursor - 1], position };
    }
    events.add(type, detail);
  }

  return { now, read, events, loader, selfPlay, during, dispatch, analyse: opening.analyse, retry, setSpeed };
}
