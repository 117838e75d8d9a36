// What goes on at one board: a game is opened, played by a person, by the page or by itself, and solved.

import { Solving } from '../../ask/solving.js';
import { isLoaded } from '../../engine/load.js';
import { readProblem } from '../../engine/problem.js';
import { isTrap } from '../../engine/trap.js';
import { goTo } from '../../game/game.js';
import { Session } from '../../game/session.js';
import { EventQueue } from './event-queue.js';
import { Loader } from './loader.js';
import { Recovery } from './recovery.js';
import { Reports } from './reports.js';
import { SelfPlay } from './self-play.js';

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Jump} Jump */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../../words/element.js').ElementWords} ElementWords */

/** What a search for any way to the goal ends with. @typedef {'solved' | 'lost' | 'open' | 'cancelled' | 'failed' | undefined} Solved */
/** @typedef {import('../../game/line.js').Texts} Texts */
/** @typedef {import('../../ask/solving.js').HintReport} HintReport */

/**
 * The element as the player knows it: what its attributes say, and what is to be drawn. `opened` is called when another game is
 * on the board, `failed` when the core cannot be loaded.
 * @typedef {EventTarget & { isConnected: boolean, autoplay: boolean, loop: boolean, readOnly: boolean,
 *   analysis?: import('../../ask/analysis.js').Mode }} Element
 * @typedef {{
 *   parts: Pick<import('../view/parts.js').Parts, 'form' | 'find' | 'Analysis'>,
 *   texts: () => Texts,
 *   isToBeSolved: () => boolean,
 *   prefersReducedMotion: () => boolean,
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
  /** @type {import('../../ask/analysis.js').Analysis | undefined} */
  analysis;
  /** The last jump by hand, and the position after it. @type {{ jump: Jump, position: string } | undefined} */
  jump;
  /** What was last asked for the attribute. @type {Solving['question']} */
  #own;
  /** Whether the element left the page before that had an answer. */
  #isCutShort = false;
  /** Whether all of the texts that were opened last could be read. */
  #isRead = true;
  /** The line that the page has opened. @type {Line | undefined} */
  #opened;
  #speed = 1;
  /** What is being opened, until it is on the board. @type {Texts | undefined} */
  #opening;
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
    this.reports = new Reports((type, detail) => this.events.add(type, detail), host.words);
    this.loader = new Loader({
      canOpen: () => element.isConnected && !this.#recovery.isGivenUp,
      open: () => this.during(() => this.#openAfresh()),
      // Another word on the game would take the place of that on what could not be read.
      begin: () => this.#isRead && this.begin(),
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
      prefersReducedMotion: host.prefersReducedMotion,
    });
  }

  /** @param {number} speed 1 is normal; it outlasts a game */
  set speed(speed) {
    this.#speed = speed;
    if (this.session) this.session.playback.speed = speed;
  }

  /**
   * Does something with the game. Events leave afterwards; where the core dies in the middle, it is started again.
   * @template T
   * @param {() => T} work
   * @param {boolean} [isSign] whether the core is sound where this succeeds
   */
  during(work, isSign) {
    return this.events.during(() => this.#recovery.run(work, isSign));
  }

  // Playing.

  /** Plays because a person or the page asks for it. */
  play() {
    this.#whenInside(() => {
      this.selfPlay.ask();
      this.#act((session) => session.play());
    });
  }

  /**
   * Plays a part of a line, the one on the board without another. The film is over then, also where films begin again.
   * @param {number} from
   * @param {number} to
   * @param {() => Line | undefined} [line]
   */
  playRange(from, to, line) {
    this.#whenInside(() => this.person((session) => session.playRange(line?.() ?? session.game.line, from, to)));
  }

  /** Begins a film as soon as its game is there. Outside the page it waits until it is inside. @param {() => void} begin */
  #whenInside(begin) {
    if (!this.#element.isConnected) return this.loader.defer(begin);
    this.loader.want();
    this.loader.whenOpen(begin);
  }

  pause() {
    this.loader.whenOpen(() => {
      this.selfPlay.hold();
      this.#act((session) => session.pause());
    });
  }

  /** The line that prose speaks of: what the page has opened, or what was found or played where it has opened none. */
  get line() {
    return this.#opened?.jumps.length ? this.#opened : this.session?.game.line;
  }

  /** Goes to where so many jumps of that line are played. @param {number} jumps */
  follow(jumps) {
    this.loader.whenOpen(() => this.visit(/** @type {Line} */ (this.line), jumps));
  }

  /** Goes to a place of a line for a reader, who sees it as long as he likes. @param {Line} line @param {number} jumps */
  visit(line, jumps) {
    this.person((session) => session.visit(line, jumps));
  }

  /** Does what the page asks of the game that the attributes say, as soon as it is there. @param {(session: Session, reports: Reports) => void} act */
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

  /** The element is in the page. @param {boolean} isEager whether it is to load at once */
  arrive(isEager) {
    this.loader.arrive(isEager);
    if (this.#isCutShort) this.begin();
    this.#isCutShort = false;
    this.analyse();
  }

  /** The element leaves the page. */
  leave() {
    this.#isCutShort = this.#own !== undefined && this.#own === this.solving?.question;
    this.loader.leave();
    this.selfPlay.leave();
    this.#act((session) => session.pause());
    this.solving?.drop();
    this.analysis?.stop();
  }

  /** @param {(session: Session, reports: Reports) => void} act */
  #act(act) {
    this.during(() => this.session && act(this.session, this.reports));
  }

  // Solving.

  /**
   * Finds a way to the goal for someone who asks for it, and plays it.
   * @param {{ signal?: AbortSignal, via?: string }} [options] `via` is a position on the way
   * @returns {Promise<Solved>}
   */
  async solve(options) {
    this.loader.catchUp();
    if (!this.solving && this.#element.isConnected) await this.loader.load();
    const whenSolved = () => this.#playSolution();
    return /** @type {Promise<Solved>} */ (this.#ask((solving) => solving.solve({ ...options, whenSolved })));
  }

  /**
   * Shows a jump towards the goal, and finds the line that it begins.
   * @returns {Promise<HintReport | undefined>}
   */
  async hint() {
    this.loader.catchUp();
    if (!this.solving && this.#element.isConnected) await this.loader.load();
    await this.#ask((solving) => solving.hint());
    if (this.solving?.verdict?.state === 'hinted') this.events.add('hint');
    return this.solving?.hintReport;
  }

  /** @param {import('../../ask/solving.js').Wish} wish */
  solveAgain(wish) {
    this.#ask((solving) => solving.solveAgain(wish, () => this.#playSolution()));
  }

  /** Plays the line with the fewest pegs left. */
  showBest() {
    this.during(() => this.solving?.followBest() && this.play());
  }

  /** Goes back to where the game can be won. */
  rescue() {
    this.#ask((solving) => solving.rescue(this.analysis?.lastWinnable));
  }

  /** Asks the solver for somebody: nothing plays by itself any more. @template T @param {(solving: Solving) => T} question */
  #ask(question) {
    this.selfPlay.hold();
    return this.during(() => this.solving && question(this.solving));
  }

  #playSolution() {
    this.events.add('solved');
    if (this.#element.isConnected) this.play();
  }

  /** Solves for the attribute; the solution plays when someone sees it. */
  #solveByItself() {
    const whenSolved = () => {
      this.events.add('solved');
      if (this.selfPlay.state === 'idle') this.selfPlay.begin();
      // It was to play before there was a film.
      else if (this.selfPlay.state === 'asked') this.play();
    };
    this.during(() => this.solving?.solve({ whenSolved }));
    this.#own = this.solving?.question;
  }

  // Opening.

  /** Plays or solves by itself, where the attributes ask for it. */
  begin() {
    if (!this.session || !this.loader.isFresh) return;
    if (this.#host.isToBeSolved()) this.#solveByItself();
    else if (this.#element.autoplay && this.selfPlay.state === 'idle') this.beginToPlay();
  }

  /** The page wants it solved from now on, whatever was done before. */
  beginToSolve() {
    if (!this.#host.isToBeSolved()) return;
    if (this.selfPlay.state !== 'asked') this.stopSelfPlay();
    this.begin();
  }

  /** What plays by itself ends, where it is. */
  stopSelfPlay() {
    if (this.selfPlay.state === 'playing') this.#act((session) => session.pause());
    this.selfPlay.stop();
  }

  beginToPlay() {
    const { session } = this;
    if (session && session.game.cursor < session.game.line.jumps.length) this.selfPlay.begin();
  }

  #openAfresh() {
    // Drops the waiting events of the previous game, and its film.
    this.events.clear();
    this.selfPlay.stop();
    this.#open(this.#host.texts());
    this.#opened = this.session?.game.line;
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
      const message = this.reports.report(error);
      const rest = this.#host.parts.form.readable(texts);
      // Where not even the board can be read, the game that is there stays.
      if ('board' in rest || !this.session) this.#openTexts({ ...rest, at: texts.at });
      // The next jump of a film would end the message.
      this.session?.pause();
      this.solving?.fail(this.#host.words().unreadable(message));
    }
    this.#opening = undefined;
  }

  /** @param {Texts} texts */
  #openTexts(texts) {
    const { parts, invalidate, prefersReducedMotion } = this.#host;
    const { form, find, Analysis } = parts;
    const game = goTo(form.open(readProblem(texts), texts), texts.at ?? 0);
    this.solving?.drop();
    this.analysis?.stop();
    const tell = (/** @type {string} */ type, /** @type {unknown} */ detail) =>
      this.session === session && this.#tell(type, detail);
    const isReadOnly = () => this.#element.readOnly;
    /** @type {Session} */
    const session = new Session(game, { tell, invalidate, prefersReducedMotion, isReadOnly }, form);
    session.playback.speed = this.#speed;
    this.session = session;
    const report = (/** @type {unknown} */ error) => this.reports.report(error);
    this.solving = new Solving(session, { invalidate, report, during: (work) => this.during(work), find });
    this.analysis = Analysis && new Analysis(this.#analysisHost(session));
    this.jump = undefined;
    this.#recovery.noticeOpen();
    this.#host.opened(session);
    this.events.add('ready');
    this.analyse();
  }

  /** Analyses the game as far as the element asks for it. */
  analyse() {
    const { analysis } = this;
    const { isConnected, analysis: mode = 'off' } = this.#element;
    if (analysis) this.during(() => analysis.analyse(isConnected ? mode : 'off'));
  }

  /** @param {Session} session @returns {import('../../ask/analysis.js').Host} */
  #analysisHost(session) {
    return {
      game: () => session.game,
      invalidate: this.#host.invalidate,
      judged: (detail) => this.events.during(() => this.session === session && this.events.add('verdict', detail)),
      fail: (error) =>
        this.during(() => {
          if (isTrap(error)) throw error;
          this.reports.report(error);
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

  /** Opens the game that is there, or that was being opened, made by the core that runs now. */
  #reopen() {
    const { session } = this;
    if (this.#opening) return this.#open(this.#opening);
    if (!session) return;
    this.#open(this.#host.parts.form.record(session.game));
    // A film goes on, whoever has begun it.
    if (session.playback.isPlaying) this.session?.play();
  }

  /** Says what went wrong: in the status line, or in the place of the board where there is no game. @param {Error} error */
  #fail(error) {
    const message = this.reports.report(error);
    if (this.solving) this.solving.fail(message);
    else this.#host.failed(message, true);
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
