// The game at one board: opened from texts, and opened again after the core has died.

import { makeSolving } from '../../ask/solving.js';
import { isLoaded } from '../../engine/load.js';
import { readProblem } from '../../engine/problem.js';
import { isTrap } from '../../engine/trap.js';
import { goTo } from '../../game/game.js';
import { Session } from '../../game/session.js';
import { makeEvents } from './events.js';
import { makeLoader } from './loader.js';
import { makeRecovery } from './recovery.js';
import { makeSelfPlay } from './self-play.js';

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Jump} Jump */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../../game/line.js').Texts} Texts */
/** @typedef {import('./events.js').Events} Events */

/**
 * The element for its player: its attributes, and its drawing. `opened` is called when another game is on the board,
 * `failed` when the core cannot be loaded.
 * @typedef {EventTarget & { isConnected: boolean, autoplay: boolean, loop: boolean, readOnly: boolean,
 *   analysis?: import('../../ask/analysis.js').Mode }} Element
 * @typedef {{
 *   parts: Pick<import('../view/parts.js').Parts, 'form' | 'words' | 'find' | 'makeAnalysis'>,
 *   texts: () => Texts,
 *   isToBeSolved: () => boolean,
 *   prefersReducedMotion: () => boolean,
 *   opened: (session: Session) => void,
 *   failed: (message: string, canRetry: boolean) => void,
 *   invalidate: () => void,
 * }} Host
 */

export class OpenGame {
  /** @type {Session | undefined} */
  session;
  /** @type {import('../../ask/solving.js').Solving | undefined} */
  solving;
  /** @type {import('../../ask/analysis.js').Analysis | undefined} */
  analysis;
  /** The last jump by hand, and the position after it. @type {{ jump: Jump, position: string } | undefined} */
  jump;
  /** True if the texts that were opened last could all be read. */
  #isRead = true;
  /** The line that the page has opened. @protected @type {Line | undefined} */
  opened;
  #speed = 1;
  /** The texts of a game on its way to the board. @type {Texts | undefined} */
  #opening;
  /** @protected */
  element;
  /** @protected */
  host;
  #recovery;

  /**
   * @param {Element} element
   * @param {Host} host
   */
  constructor(element, host) {
    this.element = element;
    this.host = host;
    this.events = makeEvents(element, host.parts.words);
    this.loader = makeLoader({
      canOpen: () => element.isConnected && !this.#recovery.isGivenUp(),
      open: () => this.during(() => this.#openAfresh()),
      // Another message about the game would replace the one about an unreadable text.
      begin: () => this.#isRead && this.begin(),
      fail: (error) => this.host.failed(this.events.report(error), !isLoaded()),
    });
    this.#recovery = makeRecovery({
      reopen: () => this.#reopen(),
      tell: (error) => this.#fail(error),
      fail: (error) => this.host.failed(this.events.report(error), true),
    });
    this.selfPlay = makeSelfPlay({
      play: () => this.act((session) => session.play()),
      pause: () => this.act((session) => session.pause()),
      isLooping: () => element.loop,
      prefersReducedMotion: host.prefersReducedMotion,
    });
  }

  /** @param {number} speed 1 is normal; it stays for the next game */
  set speed(speed) {
    this.#speed = speed;
    if (this.session) this.session.playback.speed = speed;
  }

  /**
   * Does something with the game. Events leave afterwards; if the core dies in the middle, it is started again.
   * @template T
   * @param {() => T} work
   * @param {boolean} [isSign] true if success shows that the core is sound
   */
  during(work, isSign) {
    return this.events.during(() => this.#recovery.run(work, isSign));
  }

  /**
   * Does something with the game, if there is one.
   * @protected
   * @param {(session: Session, events: Events) => void} act
   */
  act(act) {
    this.during(() => this.session && act(this.session, this.events));
  }

  /** Plays or solves by itself, if the attributes ask for it. */
  begin() {}

  #openAfresh() {
    // Drops the waiting events of the previous game, and its film.
    this.events.clear();
    this.selfPlay.stop();
    this.#open(this.host.texts());
    this.opened = this.session?.game.line;
  }

  /** Opens as much of the texts as can be read. @param {Texts} texts */
  #open(texts) {
    this.#opening = texts;
    this.#isRead = true;
    try {
      this.#openTexts(texts);
    } catch (error) {
      if (isTrap(error)) throw error;
      this.#isRead = false;
      const message = this.events.report(error);
      const rest = this.host.parts.form.readable(texts);
      // If not even the board can be read, the present game stays.
      if ('board' in rest || !this.session) this.#openTexts({ ...rest, at: texts.at });
      // The next jump of a film would end the message.
      this.session?.pause();
      this.solving?.fail(this.host.parts.words().unreadable(message));
    }
    this.#opening = undefined;
  }

  /** @param {Texts} texts */
  #openTexts(texts) {
    const { parts, invalidate, prefersReducedMotion } = this.host;
    const { form, find, makeAnalysis } = parts;
    const game = goTo(form.open(readProblem(texts), texts), texts.at ?? 0);
    this.solving?.drop();
    this.analysis?.stop();
    const tell = (/** @type {string} */ type, /** @type {unknown} */ detail) =>
      this.session === session && this.#tell(type, detail);
    const isReadOnly = () => this.element.readOnly;
    /** @type {Session} */
    const session = new Session(game, { tell, invalidate, prefersReducedMotion, isReadOnly }, form);
    session.playback.speed = this.#speed;
    this.session = session;
    const report = (/** @type {unknown} */ error) => this.events.report(error);
    this.solving = makeSolving(session, { invalidate, report, during: (work) => this.during(work), find });
    this.analysis = makeAnalysis?.(this.#analysisHost(session));
    this.jump = undefined;
    this.#recovery.noticeOpen();
    this.host.opened(session);
    this.events.add('ready');
    this.analyse();
  }

  /** Analyses the game as far as the element asks for it. */
  analyse() {
    const { analysis } = this;
    const { isConnected, analysis: mode = 'off' } = this.element;
    if (analysis) this.during(() => analysis.analyse(isConnected ? mode : 'off'));
  }

  /** @param {Session} session @returns {import('../../ask/analysis.js').Host} */
  #analysisHost(session) {
    return {
      game: () => session.game,
      invalidate: this.host.invalidate,
      judged: (detail) => this.events.during(() => this.session === session && this.events.add('verdict', detail)),
      fail: (error) =>
        this.during(() => {
          if (isTrap(error)) throw error;
          this.events.report(error);
        }),
    };
  }

  /** Tries once more to put a game on the board. */
  retry() {
    this.events.during(() => {
      this.#recovery.retry();
      // Another game may have been asked for meanwhile.
      if (this.session) this.loader.catchUp();
      else this.loader.change();
    });
  }

  /** Opens the present game, or the one on its way, with the current core. */
  #reopen() {
    const { session } = this;
    if (this.#opening) return this.#open(this.#opening);
    if (!session) return;
    this.#open(this.host.parts.form.record(session.game));
    // A film goes on, whoever has begun it.
    if (session.playback.isPlaying) this.session?.play();
  }

  /**
   * Shows an error: in the status line, or in the place of the board if there is no game.
   * @param {Error} error
   */
  #fail(error) {
    const message = this.events.report(error);
    if (this.solving) this.solving.fail(message);
    else this.host.failed(message, true);
  }

  /** @param {string} type @param {unknown} [detail] */
  #tell(type, detail) {
    if (type === 'change') this.#noticeChange();
    if (type === 'ended') this.selfPlay.end();
    if (type === 'jump') this.#noticeJump();
    this.events.add(type, detail);
  }

  #noticeChange() {
    this.solving?.noticeChange();
    this.analysis?.noticeChange();
    this.jump = undefined;
  }

  #noticeJump() {
    const { game, position } = /** @type {Session} */ (this.session);
    this.jump = { jump: game.line.jumps[game.cursor - 1], position };
  }
}
