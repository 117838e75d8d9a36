// The game at one board: opened from texts, and opened again after the core has died.

import { makeSolving } from '../../ask/solving.js';
import { isTrap } from '../../engine/engine-error.js';
import { engineGeneration, isLoaded, isTooLarge } from '../../engine/load.js';
import { readProblem } from '../../engine/problem.js';
import { goTo } from '../../game/game.js';
import { Session } from '../../game/session.js';
import { makeEvents } from './events.js';
import { makeLoader } from './loader.js';
import { makeRecovery } from './recovery.js';
import { makeSelfPlay } from './self-play.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Jump} Jump */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../../game/line.js').Texts} Texts */
/** @typedef {import('../../ask/solving.js').Solving} Solving */

/**
 * The element for its player: its attributes, and its drawing. `opened` is called when another game is on the board,
 * `failed` when the core cannot be loaded.
 * @typedef {EventTarget & { isConnected: boolean, autoplay: boolean, loop: boolean, readOnly: boolean, speed: number,
 *   isOneTap?: boolean, analysis?: import('../../ask/analysis.js').Mode }} Element
 * @typedef {{
 *   parts: Pick<import('../view/parts.js').Parts, 'form' | 'words' | 'find' | 'makeAnalysis' | 'makeMemory'>,
 *   texts: () => Texts,
 *   isToBeSolved: () => boolean,
 *   prefersReducedMotion: () => boolean,
 *   opened: (session: Session) => void,
 *   failed: (message: string) => void,
 *   invalidate: () => void,
 * }} PlayerOptions
 */

/**
 * The game on the board, with the questions about it; the last jump by hand, and the position after it; and the line
 * that the page has opened.
 * @typedef {{
 *   session?: Session,
 *   solving?: Solving,
 *   analysis?: import('../../ask/analysis.js').Analysis,
 *   jump?: { jump: Jump, position: string },
 *   opened?: Line,
 * }} Now
 */

/**
 * @param {Element} element
 * @param {PlayerOptions} options
 * @param {() => void} begin plays or solves by itself, if the attributes ask for it
 */
export function makeOpenGame(element, options, begin) {
  const { parts, invalidate, prefersReducedMotion } = options;
  /** @type {Now} */
  const now = {};
  /** True if the texts that were opened last could all be read. */
  let isRead = true;
  /** The texts of a game on its way to the board. @type {Texts | undefined} */
  let opening;
  const events = makeEvents(element, parts.words);
  const memory = parts.makeMemory?.(/** @type {any} */ (element));
  const loader = makeLoader({
    canOpen: () => element.isConnected && !recovery.isGivenUp(),
    open: () => during(openAfresh),
    // Another message about the game would replace the one about an unreadable text.
    begin: () => isRead && begin(),
    fail: (error) => (isLoaded() ? tell(error) : fail(error)),
  });
  const recovery = makeRecovery({ reopen, tell, fail });
  const selfPlay = makeSelfPlay({
    play: () => dispatch('self', (session) => session.play()),
    pause: () => dispatch('self', (session) => session.pause()),
    isLooping: () => element.loop,
    prefersReducedMotion,
  });

  /** A game as the current core has it, while the board still has that of an earlier core. */
  let copy = /** @type {{ of?: Game, generation?: number, game?: Game }} */ ({});

  /** The game on the board for a page that reads it, which changes nothing there. */
  function read() {
    const of = now.session?.game;
    if (!of || !recovery.isStale() || recovery.isGivenUp()) return of;
    const generation = engineGeneration();
    if (copy.of !== of || copy.generation !== generation)
      copy = { of, generation, game: openedFrom(parts.form.record(of)) };
    return copy.game;
  }

  /** @param {Texts} texts */
  const openedFrom = (texts) => goTo(parts.form.open(readProblem(texts), texts), texts.at ?? 0);

  /** Plays at the speed of the element. */
  function setSpeed() {
    if (now.session) now.session.playback.speed = element.speed;
  }

  /**
   * Does something with the game. Events leave afterwards; if the core dies in the middle, it is started again.
   * @template T
   * @param {() => T} work
   * @param {boolean} [isSign] true if success shows that the core is sound
   */
  const during = (work, isSign) => events.during(() => recovery.run(work, isSign));

  /**
   * Does something with the game, if there is one. An act of the page waits for the game of the attributes, and stops a
   * film; after that of a person nothing plays by itself any more.
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
    // Drops the waiting events of the previous game, and its film.
    events.clear();
    selfPlay.stop();
    const texts = options.texts();
    open(texts);
    now.opened = now.session?.game.line;
    // Nothing plays by itself over a reader's game.
    if (memory?.resume(isRead ? texts : undefined, now.session)) selfPlay.hold();
  }

  /** Opens as much of the texts as can be read. @param {Texts} texts */
  function open(texts) {
    opening = texts;
    isRead = true;
    try {
      openTexts(texts);
    } catch (error) {
      if (isTrap(error)) throw error;
      isRead = false;
      if (isTooLarge(error)) {
        opening = undefined;
        return loader.widen();
      }
      events.report(error);
      const rest = parts.form.readable(texts);
      // If not even the board can be read, the present game stays.
      if ('board' in rest || !now.session) openTexts({ ...rest, at: texts.at });
      // The next jump of a film would end the message.
      now.session?.pause();
      now.solving?.fail(parts.words.unreadable(error));
    }
    opening = undefined;
  }

  /** @param {Texts} texts */
  function openTexts(texts) {
    const { form, find, makeAnalysis } = parts;
    const game = openedFrom(texts);
    now.solving?.drop();
    now.analysis?.stop();
    const hear = (/** @type {string} */ type, /** @type {unknown} */ detail) =>
      now.session === session && notice(type, detail);
    const isReadOnly = () => element.readOnly;
    const isOneTap = () => element.isOneTap === true;
    /** @type {Session} */
    const session = new Session(game, { tell: hear, invalidate, prefersReducedMotion, isReadOnly, isOneTap }, form);
    now.session = session;
    setSpeed();
    now.solving = makeSolving(session, { invalidate, report: events.report, during, find });
    now.analysis = makeAnalysis?.({
      game: () => session.game,
      invalidate,
      judged: (detail) => events.during(() => now.session === session && events.add('verdict', detail)),
      fail: (error) => during(() => failAnalysis(error)),
    });
    now.jump = undefined;
    recovery.noticeOpen();
    options.opened(session);
    events.add('ready');
    analyse();
  }

  /** Analyses the game as far as the element asks for it. */
  function analyse() {
    const { analysis } = now;
    const { isConnected, analysis: mode = 'off' } = element;
    if (analysis) during(() => analysis.analyse(isConnected ? mode : 'off'));
  }

  /** @param {unknown} error */
  function failAnalysis(error) {
    if (isTrap(error)) throw error;
    events.report(error);
  }

  /** Tries once more to put a game on the board. */
  function retry() {
    events.during(() => {
      recovery.retry();
      // Another game may have been asked for meanwhile.
      if (now.session) loader.catchUp();
      else loader.change();
    });
  }

  /** Opens the present game, or the one on its way, with the current core. */
  function reopen() {
    const { session } = now;
    if (opening) return open(opening);
    if (!session) return;
    open(parts.form.record(session.game));
    // A film goes on, whoever has begun it.
    if (session.playback.isPlaying) now.session?.play();
  }

  /** Tells an error: in the status line, or in the place of the board if there is no game. @param {unknown} error */
  function tell(error) {
    if (now.solving) now.solving.fail(events.report(error));
    else fail(error);
  }

  /** Tells an error in the place of the board. @param {unknown} error */
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

  return { now, read, events, loader, selfPlay, during, dispatch, analyse, retry, setSpeed };
}
