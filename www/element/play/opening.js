// Opens a game on a board from text, as far as the text can be parsed.

import { makeSolving } from '../../ask/solving.js';
import { attempt, isTrap } from '../../engine/engine-error.js';
import { engineGeneration, isTooLarge } from '../../engine/load.js';
import { readProblem } from '../../engine/problem.js';
import { goTo } from '../../game/game.js';
import { Session } from '../../game/session.js';
import { TEXTS } from '../../link/attributes.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../game/line.js').Texts} Texts */

/**
 * The attributes of the element that the player reads, and the player's options. `opened` is called when another game
 * is on the board, `failed` when the engine cannot be loaded.
 * @typedef {EventTarget & import('../attributes/attributes.js').Placed & { isConnected: boolean, autoplay: boolean,
 *   loop: boolean, readOnly: boolean, speed: number, isOneTap?: boolean,
 *   analysis?: import('../../ask/analysis.js').Mode }} Element
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
 * The game on the board and the questions about it, the last jump that the player made by hand and the position after
 * that jump, and the line that the page has opened.
 * @typedef {{
 *   session?: Session,
 *   solving?: import('../../ask/solving.js').Solving,
 *   analysis?: import('../../ask/analysis.js').Analysis,
 *   jump?: { jump: import('../../engine/wasm/peg_solitaire.js').Jump, position: string },
 *   opened?: import('../../engine/wasm/peg_solitaire.js').Line,
 * }} Now
 */

/**
 * The callbacks of an opening. `during` runs work on the game, and `notice` receives the session's events. `opened` is
 * called when the engine has opened the game, and `widen` when the game needs the engine for larger boards.
 * @typedef {{
 *   during: <T>(work: () => T) => T | undefined,
 *   notice: (type: string, detail?: unknown) => void,
 *   opened: () => void,
 *   widen: () => void,
 * }} OpeningCallbacks
 */

/**
 * @param {Element} element
 * @param {PlayerOptions} options
 * @param {Now} now the game on the board, which each opening replaces
 * @param {import('./events.js').Events} events
 * @param {OpeningCallbacks} callbacks
 */
export function makeOpening(element, options, now, events, callbacks) {
  const { parts, invalidate, prefersReducedMotion } = options;
  const { form, words, find, makeAnalysis } = parts;
  const { during } = callbacks;
  /** True if every part of the most recently opened game could be parsed. */
  let isRead = true;
  /** The game that is being opened, as text. @type {Texts | undefined} */
  let opening;
  /** A copy of the game, opened by the current engine, while the game on the board is still from an earlier engine. */
  let copy = /** @type {{ of?: Game, generation?: number, game?: Game }} */ ({});

  /** A read-only copy of a game, opened by the current engine. @param {Game} of */
  function copyOf(of) {
    const generation = engineGeneration();
    if (copy.of !== of || copy.generation !== generation) copy = { of, generation, game: openedFrom(form.record(of)) };
    return copy.game;
  }

  /** @param {Texts} texts */
  function openedFrom(texts) {
    const game = form.open(readProblem(texts), texts);
    // A place with a name is already on the board.
    return typeof texts.at === 'number' ? goTo(game, texts.at) : game;
  }

  /** @param {Texts} texts @param {readonly (keyof Texts)[]} names of the texts to read */
  function isReadable(texts, names) {
    const some = Object.fromEntries(names.map((name) => [name, texts[name]]));
    return !(attempt(() => openedFrom(some)) instanceof Error);
  }

  /** Opens the valid part of a game given as text. @param {Texts} texts */
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
        return callbacks.widen();
      }
      const attribute = TEXTS.find((_, index) => !isReadable(texts, TEXTS.slice(0, index + 1)));
      events.report(Object.assign(/** @type {object} */ (error), { attribute }));
      const rest = form.readable(texts);
      // If not even the board can be parsed, the current game is kept.
      if ('board' in rest || !now.session) openTexts({ ...rest, at: texts.at });
      // If playback continued, its next jump would remove the message.
      now.session?.pause();
      now.solving?.fail(words.unreadable(error));
    }
    opening = undefined;
  }

  /** @param {Texts} texts */
  function openTexts(texts) {
    const game = openedFrom(texts);
    now.solving?.drop();
    now.analysis?.stop();
    const hear = (/** @type {string} */ type, /** @type {unknown} */ detail) =>
      now.session === session && callbacks.notice(type, detail);
    const isReadOnly = () => element.readOnly;
    const isOneTap = () => element.isOneTap === true;
    /** @type {Session} */
    const session = new Session(game, { tell: hear, invalidate, prefersReducedMotion, isReadOnly, isOneTap }, form);
    now.session = session;
    session.playback.speed = element.speed;
    now.solving = makeSolving(session, { invalidate, report: events.report, during, find });
    now.analysis = makeAnalysis?.({
      game: () => session.game,
      invalidate,
      judged: (detail) => events.during(() => now.session === session && events.add('verdict', detail)),
      fail: (error) => during(() => failAnalysis(error)),
    });
    now.jump = undefined;
    callbacks.opened();
    options.opened(session);
    events.add('ready');
    analyse();
  }

  /** Analyses the game as the element's attributes require. */
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

  /** Reopens the current game, or the one being opened, with the current engine. */
  function reopen() {
    const { session } = now;
    if (opening) return open(opening);
    if (!session) return;
    open(form.record(session.game));
    // Playback continues, whoever started it.
    if (session.playback.isPlaying) now.session?.play();
  }

  return { isRead: () => isRead, copyOf, open, reopen, analyse };
}
