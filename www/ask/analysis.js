// Collects verdicts of the positions of a game during an analysis, and the jumps that keep the win.

import { search } from '../engine/search.js';
import { legalJumps, position } from '../game/game.js';
import { Course } from './course.js';
import { Facts } from './facts.js';

/** @typedef {import('../engine/search.js').Judgement} Judgement */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./facts.js').Verdict} Verdict */

/**
 * The extent of an analysis: nothing, only that the win was lost, or everything.
 * @typedef {'off' | 'warn' | 'all'} Mode
 *
 * A question in work; `judgement` is the answer so far.
 * @typedef {{ position: string, control: AbortController, judgement?: Judgement }} Question
 *
 * The report on a position, in the shape of the command line.
 * @typedef {{ outcome: 'judged', verdict: Verdict, jumps: Judgement['jumps'], ms: number }} Report
 *
 * Hears that something is to be drawn, errors, and the judgement of the position on the board.
 * @typedef {{
 *   game: () => Game,
 *   invalidate: () => void,
 *   judged: (report: Report) => void,
 *   fail: (error: unknown) => void,
 *   search?: typeof search,
 * }} Host
 */

export class Analysis {
  /** @type {Mode} */
  #mode = 'off';
  /** The full judgements, by position. @type {Map<string, Judgement>} */
  #judgements = new Map();
  /** The verdicts of positions, also of those after a judged jump. @type {Map<string, Verdict>} */
  #verdicts = new Map();
  /** @type {Question | undefined} */
  #question;
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    const asked = { ...host, search: this.#search, isAsking: () => this.isAsking };
    /** Facts about the strength of positions. */
    this.facts = new Facts({
      ...asked,
      verdictOf: (position) => this.#verdicts.get(position) ?? 'unknown',
    });
    /** The course of that strength along the line on the board. */
    this.course = new Course(
      {
        ...asked,
        verdictAt: (cursor) => this.verdictAt(cursor),
        judge: (cursor, limit, signal) => this.#judgeAt(cursor, limit, signal),
      },
      this.facts,
    );
  }

  get mode() {
    return this.#mode;
  }

  /** Begins, continues or ends the analysis. @param {Mode} mode */
  analyse(mode) {
    this.#mode = mode;
    this.noticeChange();
    this.#host.invalidate();
  }

  /** The analysed game. */
  get game() {
    return this.#host.game();
  }

  /** True while a question about the position on the board is in work. */
  get isAsking() {
    return this.#question !== undefined && !this.#judgements.has(this.#question.position);
  }

  /** The judgement of the position on the board; undefined while nothing is known, or wanted. */
  get judgement() {
    if (this.#mode === 'off') return undefined;
    const now = position(this.game);
    const soFar = this.#question?.position === now ? this.#question.judgement : undefined;
    return this.#judgements.get(now) ?? soFar;
  }

  /** The verdict of the position on the board. */
  get verdict() {
    return this.#mode === 'off' ? undefined : this.verdictAt(this.game.cursor);
  }

  /** The verdict of the position after `cursor` jumps of the line. @param {number} cursor @returns {Verdict} */
  verdictAt(cursor) {
    return this.#verdicts.get(this.game.line.positions[cursor]) ?? 'unknown';
  }

  /** The verdict of the position after a jump from the one on the board. @param {string} jump @returns {Verdict} */
  verdictOf(jump) {
    return this.judgement?.jumps.find(({ jump: name }) => name === jump)?.verdict ?? 'unknown';
  }

  /** True if the last jump gave the win away. */
  get isWinLost() {
    const { cursor } = this.game;
    return this.verdict === 'lost' && cursor > 0 && this.verdictAt(cursor - 1) === 'winnable';
  }

  /** The last winnable position of the line up to here; undefined while that is not known. */
  get lastWinnable() {
    for (let { cursor } = this.game; cursor >= 0; cursor--) {
      const verdict = this.verdictAt(cursor);
      if (verdict !== 'lost') return verdict === 'winnable' ? cursor : undefined;
    }
    return undefined;
  }

  /** Another position is on the board: questions about the one before are dropped. */
  noticeChange() {
    if (this.#mode === 'off') return this.stop();
    this.course.noticeChange();
    const now = position(this.game);
    if (this.#question?.position === now) return this.course.find();
    this.#drop();
    // The position on the board comes first; the line is gone through again after it.
    if (this.course.isAsking) this.course.stop();
    this.#ask(now);
  }

  /** Ends all questions. */
  stop() {
    this.#drop();
    this.course.stop();
  }

  /** Drops the question about the position on the board. */
  #drop() {
    this.#question?.control.abort();
    this.#question = undefined;
    this.facts.stop();
  }

  /** @param {string} now */
  async #ask(now) {
    const control = new AbortController();
    /** @type {Question} */
    const question = { position: now, control };
    this.#question = question;
    try {
      if (!this.#judgements.has(now)) await this.#judge(question);
      if (!control.signal.aborted) this.#lookFurther();
      await this.#search({ kind: 'prepare', ...this.#problem }, { signal: control.signal });
    } catch (error) {
      if (!control.signal.aborted) this.#host.fail(error);
    }
    if (this.#question === question) this.#question = undefined;
  }

  /** Looks for facts beside the verdict. */
  #lookFurther() {
    this.facts.find();
    this.course.find();
  }

  /** @param {Question} question */
  async #judge(question) {
    const { position, control } = question;
    const onProgress = (/** @type {Judgement} */ judgement) => {
      question.judgement = judgement;
      this.#host.invalidate();
    };
    const request = /** @type {const} */ ({ kind: 'verdicts', ...this.#problem, position });
    const { report, milliseconds } = await this.#search(request, { signal: control.signal, onProgress });
    if (control.signal.aborted) return;
    this.#learn(position, report);
    this.#host.invalidate();
    const { verdict, jumps } = report;
    this.#host.judged({ outcome: 'judged', verdict, jumps, ms: milliseconds });
  }

  /**
   * Judges the position after `cursor` jumps of the line.
   * @param {number} cursor
   * @param {number} limit in milliseconds
   * @param {AbortSignal} signal
   * @returns {Promise<Verdict>}
   */
  async #judgeAt(cursor, limit, signal) {
    const position = this.game.line.positions[cursor];
    const request = /** @type {const} */ ({ kind: 'verdicts', ...this.#problem, position, limit });
    const { report } = await this.#search(request, { signal });
    if (report.state !== 'judged') return 'unknown';
    this.#learn(position, report);
    return report.verdict;
  }

  /** @param {string} position @param {Judgement} judgement */
  #learn(position, judgement) {
    this.#judgements.set(position, judgement);
    this.#verdicts.set(position, judgement.verdict);
    const { board } = this.game.problem;
    // The position after the next jump is therefore known within the frame of the jump.
    for (const { jump, verdict } of judgement.jumps)
      this.#verdicts.set(board.replay(position, jump).positions[1], verdict);
  }

  get #problem() {
    const { shape, start, finish } = this.game.problem;
    return { board: shape, start, finish: finish.text };
  }

  /** @type {typeof search} */
  get #search() {
    return this.#host.search ?? search;
  }
}

/**
 * The number of legal jumps that keep the win; undefined until all are judged.
 * @param {Game} game
 * @param {Analysis} analysis
 */
export function keepingJumps(game, analysis) {
  const verdicts = legalJumps(game).map(({ name }) => analysis.verdictOf(name));
  return verdicts.includes('unknown') ? undefined : verdicts.filter((verdict) => verdict === 'winnable').length;
}
