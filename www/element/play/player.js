// The acts of a person, the page and the element itself at one board: plays and solves the open game.

import { OpenGame } from './open-game.js';

/** @typedef {import('../../ask/answers.js').HintReport} HintReport */
/** @typedef {import('../../ask/solving.js').Solving} Solving */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('./events.js').Events} Events */

/**
 * The end of a search for any solution.
 * @typedef {'solved' | 'lost' | 'open' | 'cancelled' | 'failed' | undefined} Solved
 */
/** @typedef {import('../../game/line.js').Texts} Texts */

export class Player extends OpenGame {
  /** The question of the attribute. @type {ReturnType<Solving['question']>} */
  #own;
  /** True if the element left the page before that had an answer. */
  #isCutShort = false;

  // Playing.

  /** Plays on request of a person or the page. */
  play() {
    this.#whenInside(() => {
      this.selfPlay.ask();
      this.act((session) => session.play());
    });
  }

  /**
   * Plays a part of a line, by default the one on the board. The film is over then, even if films loop.
   * @param {number} from
   * @param {number} to
   * @param {() => Line | undefined} [line]
   */
  playRange(from, to, line) {
    this.#whenInside(() => this.person((session) => session.playRange(line?.() ?? session.game.line, from, to)));
  }

  /**
   * Begins a film as soon as its game is there and the element is in the page.
   * @param {() => void} begin
   */
  #whenInside(begin) {
    if (!this.element.isConnected) return this.loader.defer(begin);
    this.loader.want();
    this.loader.whenOpen(begin);
  }

  pause() {
    this.loader.whenOpen(() => {
      this.selfPlay.hold();
      this.act((session) => session.pause());
    });
  }

  /** The line of the prose: the one that the page has opened or, without one, the line on the board. */
  get line() {
    return this.opened?.jumps.length ? this.opened : this.session?.game.line;
  }

  /** Goes to a number of jumps of that line. @param {number} jumps */
  follow(jumps) {
    this.loader.whenOpen(() => this.visit(/** @type {Line} */ (this.line), jumps));
  }

  /**
   * Goes to a place of a line for a reader, and stays there.
   * @param {Line} line
   * @param {number} jumps
   */
  visit(line, jumps) {
    this.person((session) => session.visit(line, jumps));
  }

  /**
   * Does an act of the page as soon as the game of the attributes is there.
   * @param {(session: Session, events: Events) => void} act
   */
  call(act) {
    this.loader.whenOpen(() => {
      this.selfPlay.interrupt();
      this.act(act);
    });
  }

  /** Does an act of a person: nothing plays by itself any more. @param {(session: Session) => void} act */
  person(act) {
    this.selfPlay.hold();
    this.act(act);
  }

  /** Notes that the element is in the page. @param {boolean} isEager true if it is to load at once */
  arrive(isEager) {
    this.loader.arrive(isEager);
    if (this.#isCutShort) this.begin();
    this.#isCutShort = false;
    this.analyse();
  }

  /** Notes that the element leaves the page. */
  leave() {
    this.#isCutShort = this.#own !== undefined && this.#own === this.solving?.question();
    this.loader.leave();
    this.selfPlay.leave();
    this.act((session) => session.pause());
    this.solving?.drop();
    this.analysis?.stop();
  }

  // Solving.

  /**
   * Finds a solution on request, and plays it.
   * @param {{ signal?: AbortSignal, via?: string }} [options] `via` is a position on the way
   * @returns {Promise<Solved>}
   */
  async solve(options) {
    this.loader.catchUp();
    if (!this.solving && this.element.isConnected) await this.loader.load();
    const whenSolved = () => this.#playSolution();
    return /** @type {Promise<Solved>} */ (this.#ask((solving) => solving.solve({ ...options, whenSolved })));
  }

  /**
   * Shows a jump towards the goal, and finds the line that it begins.
   * @returns {Promise<HintReport | undefined>}
   */
  async hint() {
    this.loader.catchUp();
    if (!this.solving && this.element.isConnected) await this.loader.load();
    await this.#ask((solving) => solving.hint());
    if (this.solving?.verdict()?.state === 'hinted') this.events.add('hint');
    return this.solving?.hintReport();
  }

  /** @param {import('../../ask/questions.js').Wish} wish */
  solveAgain(wish) {
    this.#ask((solving) => solving.solveAgain(wish, () => this.#playSolution()));
  }

  /** Plays the line that leaves the fewest pegs. */
  showBest() {
    this.during(() => this.solving?.followBest() && this.play());
  }

  /** Goes back to a position from which the game can be won. */
  rescue() {
    this.#ask((solving) => solving.rescue(this.analysis?.lastWinnable()));
  }

  /**
   * Asks the solver on request: nothing plays by itself any more.
   * @template T
   * @param {(solving: Solving) => T} question
   */
  #ask(question) {
    this.selfPlay.hold();
    return this.during(() => this.solving && question(this.solving));
  }

  #playSolution() {
    this.events.add('solved');
    if (this.element.isConnected) this.play();
  }

  /** Solves for the attribute; the solution plays once the element is seen. */
  #solveByItself() {
    const whenSolved = () => {
      this.events.add('solved');
      if (this.selfPlay.state() === 'idle') this.selfPlay.begin();
      // It was to play before there was a film.
      else if (this.selfPlay.state() === 'asked') this.play();
    };
    this.during(() => this.solving?.solve({ whenSolved }));
    this.#own = this.solving?.question();
  }

  // Opening.

  /** Plays or solves by itself, if the attributes ask for it. */
  begin() {
    if (!this.session || !this.loader.isFresh()) return;
    if (this.host.isToBeSolved()) this.#solveByItself();
    else if (this.element.autoplay && this.selfPlay.state() === 'idle') this.beginToPlay();
  }

  /** Solves for the attribute from now on, whatever was done before. */
  beginToSolve() {
    if (!this.host.isToBeSolved()) return;
    if (this.selfPlay.state() !== 'asked') this.stopSelfPlay();
    this.begin();
  }

  /** Ends a film that plays by itself, at its place. */
  stopSelfPlay() {
    if (this.selfPlay.state() === 'playing') this.act((session) => session.pause());
    this.selfPlay.stop();
  }

  beginToPlay() {
    const { session } = this;
    if (session && session.game.cursor < session.game.line.jumps.length) this.selfPlay.begin();
  }
}
