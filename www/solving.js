// A person's questions to the solver, from asking to answer: a way to the goal; where there is none,
// how close one can come; and how far to go back to where there was one.

import { search } from './engine.js';
import { position } from './game.js';

/** @typedef {import('./wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('./engine.js').SearchOptions} SearchOptions */
/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./sitting.js').Sitting} Sitting */

/**
 * A line that leaves few pegs; `proven` when no line leaves fewer.
 * @typedef {{ jumps: string[], pegs: number, proven: boolean }} Best
 */

/**
 * What became of a question about a position.
 * @typedef {{ state: 'solved', jumps: number, moves: number, milliseconds: number }
 *   | { state: 'lost', reason: Reason, best: Best }
 *   | { state: 'hopeless' }
 *   | { state: 'cancelled' }
 *   | { state: 'failed', message: string }} Verdict
 */

/** @typedef {{ position: string, control: AbortController, progress?: Progress }} Question */

/**
 * Who is told: that something is to be drawn, and of errors, whose words come back.
 * @typedef {{ invalidate: () => void, report: (error: unknown) => string }} Host
 */

export class Solving {
  /** Whether the reason of a loss is shown. */
  isExplained = false;
  /** @type {Sitting} */
  #sitting;
  /** @type {Host} */
  #host;
  /** The question that is being worked on. @type {Question | undefined} */
  #question;
  /** The last answer, and the game for which it was given. @type {{ verdict: Verdict, game: Game } | undefined} */
  #answer;

  /**
   * @param {Sitting} sitting
   * @param {Host} host
   */
  constructor(sitting, host) {
    this.#sitting = sitting;
    this.#host = host;
  }

  get isRunning() {
    return this.#question !== undefined;
  }

  get progress() {
    return this.#question?.progress;
  }

  /** The last verdict, while it is about what is on the board. */
  get verdict() {
    if (!this.#answer) return undefined;
    const { verdict, game } = this.#answer;
    const now = this.#sitting.game;
    const isAbout = verdict.state === 'solved' ? game.line === now.line : position(game) === position(now);
    return isAbout ? verdict : undefined;
  }

  /** Says what went wrong, until something else happens on the board. @param {string} message */
  fail(message) {
    this.#answer = { verdict: { state: 'failed', message }, game: this.#sitting.game };
    this.#host.invalidate();
  }

  /**
   * Finds a way from the position on the board to the goal, and makes it the jumps to come.
   * @param {AbortSignal} [signal]
   */
  solve(signal) {
    const game = this.#sitting.settle();
    return this.#ask(signal, async (options) => {
      const { report, milliseconds } = await ask(game, options);
      if (report.state !== 'solved')
        return { state: 'lost', reason: report.reason, best: await findBest(game, options) };
      this.#sitting.continueWith(report.jumps);
      return { state: 'solved', jumps: report.jumps.length, moves: report.moves, milliseconds };
    });
  }

  /** Goes back to the last position of the game that can still be won; to the start where there is none. */
  async rescue() {
    const game = this.#sitting.settle();
    /** @type {{ cursor?: number }} */
    const found = {};
    await this.#ask(undefined, async (options) => {
      found.cursor = await lastWinnable(game, options);
      return undefined;
    });
    if (found.cursor === undefined) return;
    this.#sitting.goTo(Math.max(0, found.cursor));
    if (found.cursor < 0) this.#answer = { verdict: { state: 'hopeless' }, game: this.#sitting.game };
    this.#host.invalidate();
  }

  /** Makes the line with the fewest pegs left the jumps to come. Whether there is one. */
  followBest() {
    const { verdict } = this;
    if (verdict?.state !== 'lost') return false;
    this.#sitting.continueWith(verdict.best.jumps);
    return true;
  }

  /** Ends the search that runs, if one does, and says so. */
  cancel() {
    this.#question?.control.abort();
  }

  /** The game has changed: a search for another position is of no use any more. */
  noticeChange() {
    if (this.#question?.position !== position(this.#sitting.game)) this.drop();
  }

  /** Ends the search that runs, if one does, without a word: something else has happened. */
  drop() {
    const question = this.#question;
    this.#question = undefined;
    question?.control.abort();
  }

  /**
   * Works on a question, and keeps the verdict unless another question has come meanwhile.
   * @param {AbortSignal | undefined} signal
   * @param {(options: SearchOptions) => Promise<Verdict | undefined>} work
   */
  async #ask(signal, work) {
    this.drop();
    const control = new AbortController();
    /** @type {Question} */
    const question = { position: position(this.#sitting.game), control };
    this.#question = question;
    this.#answer = undefined;
    this.isExplained = false;
    this.#host.invalidate();
    const onProgress = (/** @type {Progress} */ progress) => {
      question.progress = progress;
      this.#host.invalidate();
    };
    const signals = signal ? AbortSignal.any([control.signal, signal]) : control.signal;
    const verdict = await work({ signal: signals, onProgress }).catch((error) => this.#failed(error, signals));
    if (this.#question !== question) return undefined;
    this.#question = undefined;
    this.#answer = verdict && { verdict, game: this.#sitting.game };
    this.#host.invalidate();
    return verdict?.state;
  }

  /**
   * @param {unknown} error
   * @param {AbortSignal} signal
   * @returns {Verdict}
   */
  #failed(error, signal) {
    return signal.aborted ? { state: 'cancelled' } : { state: 'failed', message: this.#host.report(error) };
  }
}

/**
 * @param {Game} game
 * @param {SearchOptions} options
 */
function ask(game, options) {
  const { shape, finish } = game.problem;
  return search({ kind: 'solve', board: shape, start: position(game), finish: finish.text }, options);
}

/**
 * The line with the fewest pegs left, from a position that cannot reach its finish.
 * @param {Game} game
 * @param {SearchOptions} options
 * @returns {Promise<Best>}
 */
async function findBest(game, options) {
  const { shape, finish } = game.problem;
  // That one peg cannot be left anywhere has been proven where the finish was any one peg.
  const atLeast = finish.holes.length === 0 ? 2 : 1;
  const { report } = await search({ kind: 'fewest', board: shape, start: position(game), atLeast }, options);
  return report;
}

/**
 * How many jumps of the game can stay played such that it can still be won. A position on the way
 * to a winnable one is winnable itself, so the last one is found by halving.
 * @param {Game} game
 * @param {SearchOptions} options
 * @returns {Promise<number>} -1 where the start is lost already
 */
async function lastWinnable(game, options) {
  let [winnable, lost] = [-1, game.cursor + 1];
  while (lost - winnable > 1) {
    const cursor = Math.floor((winnable + lost) / 2);
    const { report } = await ask({ ...game, cursor }, options);
    if (report.state === 'solved') winnable = cursor;
    else lost = cursor;
  }
  return winnable;
}
