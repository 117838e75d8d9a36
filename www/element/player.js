// What goes on at one board: a game is opened, played by a person, by the page or by itself, and solved.

import { isLoaded } from '../engine/load.js';
import { readable, readProblem } from '../engine/problem.js';
import { isTrap } from '../engine/trap.js';
import { continueWith, goTo, newGame } from '../game/game.js';
import { recordOf } from '../game/record.js';
import { Session } from '../game/session.js';
import { Solving } from '../game/solving.js';
import { EventQueue } from './event-queue.js';
import { Loader } from './loader.js';
import { Recovery } from './recovery.js';
import { Reports } from './reports.js';
import { SelfPlay } from './self-play.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Jump} Jump */
/** @typedef {import('../words/element.js').ElementWords} ElementWords */

/** What a search for any way to the goal ends with. @typedef {'solved' | 'lost' | 'open' | 'cancelled' | 'failed' | undefined} Solved */
/** A problem, and how many of its jumps are played. @typedef {{ board?: string, start?: string, goal?: string, moves?: string, at?: number }} Texts */

/**
 * The element as the player knows it: what its attributes say, and what is to be drawn. `opened` is called when another game is
 * on the board, `failed` when the core cannot be loaded.
 * @typedef {EventTarget & { isConnected: boolean, autoplay: boolean, loop: boolean, readOnly: boolean }} Element
 * @typedef {{
 *   texts: () => Texts,
 *   isToBeSolved: () => boolean,
 *   isCalm: () => boolean,
 *   words: () => ElementWords,
 *   opened: (session: Session) => void,
 *   failed: (message: string, canRetry: boolean) => void,
 *   invalidate: () => void,
 * }} Host
 */

export class Player {
  /** @type {Session | undefined} */
  session;
  /** @type {Solving | undefined} */
  solving;
  /** The last jump by hand, and the position after it. @type {{ jump: Jump, position: string } | undefined} */
  jump;
  /** 1 is normal; outlasts a game. */
  #speed = 1;
  #element;
  #host;
  #recovery;

  /**
   * @param {Element} element
   * @param {Host} host
   */
  constructor(element, host) {
    this.#element = element;
    this.#host = host;
    this.events = new EventQueue(element);
    this.reports = new Reports((type, detail) => this.events.add(type, detail));
    this.loader = new Loader({
      isConnected: () => element.isConnected,
      open: () => this.during(() => this.#open()),
      begin: () => this.begin(),
      fail: (error) => this.#host.failed(this.reports.report(error), !isLoaded()),
    });
    this.#recovery = new Recovery({
      reopen: () => this.#reopen(),
      tell: (error) => this.#fail(error),
      fail: (error) => this.#host.failed(this.reports.report(error), true),
    });
    this.selfPlay = new SelfPlay({
      play: () => this.#act((session) => session.play()),
      pause: () => this.#act((session) => session.pause()),
      isLooping: () => element.loop,
      isCalm: host.isCalm,
    });
  }

  set speed(speed) {
    this.#speed = speed;
    if (this.session) this.session.playback.speed = speed;
  }

  get speed() {
    return this.#speed;
  }

  /**
   * Does something with the game. Events leave afterwards; where the core dies in the middle, it is started again.
   * @template T
   * @param {() => T} work
   */
  during(work) {
    return this.events.during(() => this.#recovery.run(work));
  }

  // Playing.

  /** Plays because a person or the page asks for it. Outside the page the film waits until it is inside. */
  play() {
    const play = () => {
      this.selfPlay.ask();
      this.#act((session) => session.play());
    };
    if (!this.#element.isConnected) return this.loader.defer(play);
    this.loader.want();
    this.loader.whenOpen(play);
  }

  pause() {
    this.selfPlay.hold();
    this.loader.whenOpen(() => this.#act((session) => session.pause()));
  }

  /** Does what the page asks of the game that the attributes say, as soon as it is there. @param {(session: Session) => void} act */
  call(act) {
    this.loader.whenOpen(() => {
      this.selfPlay.interrupt();
      this.#act(act);
    });
  }

  /** Does what a person asks: nothing plays by itself any more. @param {(session: Session) => void} act */
  person(act) {
    this.selfPlay.hold();
    this.#act(act);
  }

  /** The element leaves the page. */
  leave() {
    this.loader.leave();
    this.selfPlay.leave();
    this.#act((session) => session.pause());
    this.solving?.drop();
  }

  /** @param {(session: Session) => void} act */
  #act(act) {
    this.during(() => this.session && act(this.session));
  }

  // Solving.

  /**
   * Finds a way to the goal for someone who asks for it, and plays it.
   * @param {AbortSignal} [signal]
   * @returns {Promise<Solved>}
   */
  async solve(signal) {
    this.loader.catchUp();
    if (!this.solving && this.#element.isConnected) await this.loader.load();
    const state = /** @type {Solved} */ (await this.solving?.solve(signal));
    this.#playSolution(state);
    return state;
  }

  /** @param {import('../game/solving.js').Wish} wish */
  async solveAgain(wish) {
    this.#playSolution(await this.solving?.solveAgain(wish));
  }

  /** @param {string | undefined} state */
  #playSolution(state) {
    if (state !== 'solved') return;
    this.events.during(() => {
      this.events.add('solved');
      if (this.#element.isConnected) this.play();
    });
  }

  /** As the attribute asks for it: nobody has to be there yet. */
  async #solveByItself() {
    if ((await this.solving?.solve()) !== 'solved') return;
    this.events.during(() => {
      this.events.add('solved');
      if (this.selfPlay.state === 'idle') this.selfPlay.begin();
    });
  }

  // Opening.

  /** Plays or solves by itself, where the attributes ask for it. */
  begin() {
    if (!this.session || !this.loader.isFresh) return;
    if (this.#host.isToBeSolved()) this.#solveByItself();
    else if (this.#element.autoplay && this.selfPlay.state === 'idle') this.beginToPlay();
  }

  beginToPlay() {
    const { line, cursor } = this.session?.game ?? { line: { jumps: [] }, cursor: 0 };
    if (cursor < line.jumps.length) this.selfPlay.begin();
  }

  /** Opens as much of what the attributes say as can be read. */
  #open() {
    // What was to be told of the game before is over with it.
    this.events.clear();
    const texts = this.#host.texts();
    try {
      this.#openTexts(texts);
    } catch (error) {
      if (isTrap(error)) throw error;
      const message = this.reports.report(error);
      const rest = readable(texts);
      // Where not even the board can be read, the game that is there stays.
      if ('board' in rest || !this.session) this.#openTexts({ ...rest, at: texts.at });
      this.solving?.fail(this.#host.words().unreadable(message));
    }
  }

  /** @param {Texts} texts */
  #openTexts({ moves = '', at = 0, ...texts }) {
    const game = goTo(continueWith(newGame(readProblem(texts)), moves), at);
    this.solving?.drop();
    this.selfPlay.stop();
    const { invalidate, isCalm } = this.#host;
    /** @type {Session} */
    const session = new Session(game, {
      tell: (type, detail) => this.session === session && this.#tell(type, detail),
      invalidate,
      isCalm,
      isReadOnly: () => this.#element.readOnly,
    });
    session.playback.speed = this.#speed;
    this.session = session;
    this.solving = new Solving(session, { invalidate, report: (error) => this.#report(error) });
    this.jump = undefined;
    this.#recovery.noticeOpen();
    this.#host.opened(session);
    this.events.add('ready');
  }

  /** Tries once more to put a game on the board. */
  retry() {
    if (this.session) this.during(() => this.#reopen());
    else this.loader.change();
  }

  /** Opens the same game again, made by the core that runs now. */
  #reopen() {
    if (this.session) this.#openTexts(recordOf(this.session.game));
  }

  /** Says what went wrong: in the status line, or in the place of the board where there is no game. @param {Error} error */
  #fail(error) {
    const message = this.reports.report(error);
    if (this.solving) this.solving.fail(message);
    else this.#host.failed(message, true);
  }

  /** @param {unknown} error of a question to the solver @returns {string} */
  #report(error) {
    if (!isTrap(error)) return this.reports.report(error);
    this.during(() => {
      throw error;
    });
    return '';
  }

  /** @param {string} type @param {unknown} [detail] */
  #tell(type, detail) {
    if (type === 'change') this.solving?.noticeChange();
    if (type === 'ended') this.selfPlay.end();
    if (type === 'jump') this.#noticeJump();
    this.events.add(type, detail);
  }

  #noticeJump() {
    const { game, position } = /** @type {Session} */ (this.session);
    this.jump = { jump: game.line.jumps[game.cursor - 1], position };
  }
}
