// Handles a person's question to the solver, from asking to answer. `questions.js` has the questions.

import { search } from '../engine/search.js';
import { isTrap } from '../engine/trap.js';
import { position, status } from '../game/game.js';
import * as questions from './questions.js';

/** @import { Answer, Find, Finding, HintReport, Outcome, Verdict } from './answers.js' */
/** @import { Search, Wish } from './questions.js' */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/session.js').Session} Session */

/** @typedef {{ position: string, control: AbortController, progress?: Progress }} Question */

/**
 * Hears that something is to be drawn, and errors, for which it returns words. Findings go on the board within
 * `during`. The worker searches unless another search is given; `find` may know more than the questions here.
 * @typedef {{
 *   invalidate: () => void,
 *   report: (error: unknown) => string,
 *   during: <T>(work: () => T) => T | undefined,
 *   search?: typeof search,
 *   find?: Find,
 * }} Host
 */

export class Solving {
  /** True if the reason of a loss is shown. */
  isExplained = false;
  /** The seed of the last solution. */
  #seed = 0;
  /** @type {Session} */
  #session;
  /** @type {Host} */
  #host;
  /** The question in work. @type {Question | undefined} */
  #question;
  /** The last answer, and its game. @type {{ verdict: Verdict, game: Game } | undefined} */
  #answer;

  /** @param {Session} session @param {Host} host */
  constructor(session, host) {
    this.#session = session;
    this.#host = host;
  }

  get isRunning() {
    return this.#question !== undefined;
  }

  /** The question in work: another object for each. */
  get question() {
    return this.#question;
  }

  get progress() {
    return this.#question?.progress;
  }

  /** The last verdict, while it is about the position on the board. */
  get verdict() {
    if (!this.#answer) return undefined;
    const { verdict, game } = this.#answer;
    const now = this.#session.game;
    const isAbout = verdict.state === 'solved' ? game.line === now.line : position(game) === position(now);
    return isAbout ? verdict : undefined;
  }

  toggleExplanation() {
    this.isExplained = !this.isExplained;
    this.#host.invalidate();
  }

  /** Shows an error until something else happens on the board. @param {string} message */
  fail(message) {
    this.#conclude({ state: 'failed', message });
  }

  /**
   * Finds a solution of the position on the board, and makes it the jumps to come.
   * @param {{ signal?: AbortSignal, via?: string, wish?: Wish, whenSolved?: () => void }} [options] `via` lies on
   *   the way; `whenSolved` is called as soon as a solution is on the board
   * @returns {Promise<Outcome['state'] | undefined>} undefined if another question or another game came meanwhile
   */
  solve({ signal, via, wish = 'any', whenSolved = () => {} } = {}) {
    const game = this.#session.settle();
    // Already won: the jumps played are a solution, and its verdict stands.
    if (via === undefined && status(game) === 'won') {
      this.drop();
      whenSolved();
      return Promise.resolve('solved');
    }
    const state = this.#ask(async (search) => {
      const nextSeed = () => ++this.#seed;
      const found = await (this.#host.find ?? questions.find)(game, { wish, via, nextSeed }, search);
      const { verdict, act } = 'verdict' in found ? found : await this.#answerTo(game, search, found, wish);
      const solved = (/** @type {Session} */ session) => {
        act?.(session);
        whenSolved();
      };
      return { verdict, act: verdict.state === 'solved' ? solved : act };
    }, signal);
    return /** @type {Promise<Outcome['state'] | undefined>} */ (state);
  }

  /**
   * Solves the position of the last solution again, in another way, and through the same position if one was given.
   * @param {Wish} wish
   * @param {() => void} whenSolved
   */
  solveAgain(wish, whenSolved) {
    const { verdict } = this;
    if (verdict?.state !== 'solved') return this.solve({ wish, whenSolved });
    this.#session.goTo(this.#answer?.game.cursor ?? 0);
    return this.solve({ wish, via: verdict.via, whenSolved });
  }

  /**
   * Shows the peg that is to jump and, if asked again, the hole in which it lands.
   * @returns {Promise<Verdict['state'] | undefined>}
   */
  hint() {
    const { verdict } = this;
    if (verdict?.state === 'hinted') return Promise.resolve(this.#conclude({ ...verdict, isWhole: true }));
    const game = this.#session.settle();
    // The game is already won: no jump is left to show.
    if (status(game) === 'won') {
      this.drop();
      return Promise.resolve('solved');
    }
    return this.#ask(async (search) => {
      const found = await questions.findHint(game, search);
      const { report } = found;
      if (report.state !== 'solved') return this.#answerTo(game, search, found, 'any');
      const { board, holes } = game.problem;
      const [jump] = board.replay(position(game), report.jumps).jumps;
      const [from, to] = [holes[jump.from].name, holes[jump.to].name];
      return {
        verdict: { state: 'hinted', jump, from, to, isWhole: false, report },
        act: () => this.#session.choose(jump.from),
      };
    });
  }

  /** The answer to the last request for a hint, in the shape of the command line. @returns {HintReport | undefined} */
  get hintReport() {
    const { verdict } = this;
    if (verdict?.state === 'lost') return { outcome: 'impossible', jumps: [], moves: 0, reason: verdict.reason };
    if (verdict?.state === 'open') return { outcome: 'unknown', jumps: [], moves: 0, reason: null };
    const { game } = this.#session;
    if (status(game) === 'won') return { outcome: 'solved', jumps: [], moves: 0, reason: null };
    if (verdict?.state !== 'hinted') return undefined;
    const { jumps } = game.problem.board.replay(position(game), verdict.report.jumps);
    return { outcome: 'solved', jumps: jumps.map(({ name }) => name), moves: verdict.report.moves, reason: null };
  }

  /**
   * Goes back to the latest position known to be winnable, or to the start if that is lost. The jumps stay to come.
   * @param {number} [cursor] the place of that position, if it is known
   */
  rescue(cursor) {
    const game = this.#session.settle();
    if (cursor !== undefined) {
      this.#session.goTo(cursor);
      return Promise.resolve(this.#conclude({ state: 'rescued', isLatest: true }));
    }
    return this.#ask(async (search) => {
      const { winnable, lost, isSettled } = await questions.findWayBack(game, search);
      const act = () => this.#session.goTo(Math.max(winnable, 0));
      if (winnable >= 0) return { verdict: { state: 'rescued', isLatest: isSettled }, act };
      return lost === 0 ? { verdict: { state: 'hopeless' }, act } : { verdict: { state: 'unsettled' } };
    });
  }

  /** Makes the line that leaves the fewest pegs the jumps to come. True if there is one. */
  followBest() {
    const { verdict } = this;
    if (verdict?.state !== 'lost') return false;
    this.#session.continueWith(verdict.best.jumps);
    return true;
  }

  /** Ends the running search, if any, and says so. */
  cancel() {
    this.#question?.control.abort(questions.ENOUGH);
  }

  /** The game has changed: drops a search for another position, and clears an error. */
  noticeChange() {
    if (this.#answer?.verdict.state === 'failed') this.#answer = undefined;
    if (this.#question?.position !== position(this.#session.game)) this.drop();
  }

  /** Ends the running search, if any, without a message: something else has happened. */
  drop() {
    const question = this.#question;
    this.#question = undefined;
    question?.control.abort();
  }

  /**
   * @param {Game} game
   * @param {Search} search
   * @param {Finding} finding
   * @param {Wish} wish
   * @returns {Promise<Answer>}
   */
  async #answerTo(game, search, { report, milliseconds, solutions }, wish) {
    if (report.state === 'unknown') return { verdict: { state: 'open' } };
    if (report.state === 'impossible') {
      return { verdict: { state: 'lost', reason: report.reason, best: await questions.findBest(game, search) } };
    }
    if (wish === 'another' && questions.isSolution(report, questions.jumpsToCome(game))) {
      return { verdict: { state: 'only', solutions } };
    }
    const { length: jumps, moves, proven } = report;
    return {
      verdict: { state: 'solved', jumps, moves, milliseconds, wish, proven, solutions },
      act: () => this.#session.continueWith(report.jumps),
    };
  }

  /**
   * Works on a question, and keeps the verdict unless another question has come meanwhile.
   * @param {(search: Search) => Promise<Answer>} work
   * @param {AbortSignal} [signal] ends the question as a person's cancellation does
   */
  async #ask(work, signal) {
    this.drop();
    const question = this.#begin();
    const { control } = question;
    const abort = () => control.abort(signal?.reason);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    const before = this.#answer;
    this.#answer = undefined;
    const found = await work(this.#searchFor(question)).catch((error) => ({ error }));
    signal?.removeEventListener('abort', abort);
    return this.#host.during(() => {
      // A film that has begun meanwhile comes to rest first: if that changes the position, the question is dropped.
      if (this.#question === question && 'act' in found && found.act) this.#session.settle();
      if (this.#question !== question) return undefined;
      this.#question = undefined;
      const { verdict, act } = 'error' in found ? this.#failed(found.error, control.signal) : found;
      const state = this.#conclude(verdict, act);
      // The solution that was there is there still.
      const isKept = before?.verdict.state === 'solved' && before.game.line === this.#session.game.line;
      if (state === 'cancelled' && isKept) this.#answer = before;
      return state;
    });
  }

  /** @returns {Question} */
  #begin() {
    this.isExplained = false;
    this.#question = { position: position(this.#session.game), control: new AbortController() };
    this.#host.invalidate();
    return this.#question;
  }

  /** @param {Question} question @returns {Search} */
  #searchFor(question) {
    const { signal } = question.control;
    const onProgress = (/** @type {Progress} */ progress) => {
      question.progress = progress;
      this.#host.invalidate();
    };
    const run = /** @type {(request: any, options: any) => Promise<any>} */ (this.#host.search ?? search);
    return (/** @type {any} */ request, /** @type {any} */ more) => run(request, { signal, onProgress, ...more });
  }

  /**
   * @param {Verdict} verdict
   * @param {Answer['act']} [act] the act on the board; if it fails, so does the question
   * @returns {Verdict['state']}
   */
  #conclude(verdict, act) {
    try {
      act?.(this.#session);
    } catch (error) {
      if (isTrap(error)) throw error;
      return this.#conclude({ state: 'failed', message: this.#host.report(error) });
    }
    this.#answer = { verdict, game: this.#session.game };
    this.#host.invalidate();
    return verdict.state;
  }

  /**
   * @param {unknown} error
   * @param {AbortSignal} signal
   * @returns {Answer}
   */
  #failed(error, signal) {
    if (signal.aborted) return { verdict: { state: 'cancelled' } };
    if (isTrap(error)) throw error;
    return { verdict: { state: 'failed', message: this.#host.report(error) } };
  }
}
