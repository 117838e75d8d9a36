// A person's questions to the solver, from asking to answer: a way to the goal; where there is none,
// how close one can come; and how far to go back to where there was one.

import { search } from '../engine/pool.js';
import { pegCount, position, status } from './game.js';

/** How many seeds are tried for another solution. */
const MOST_SEEDS = 8;
/** Why a search ends whose best line is to stay. */
const ENOUGH = new DOMException('The person has had enough.', 'AbortError');
/** The best line from a lost position is looked for so long; it is proven to be the best within that, or not. */
const BEST_MILLISECONDS = 1000;

/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('../engine/pool.js').SearchOptions} SearchOptions */
/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./session.js').Session} Session */

/**
 * A line that leaves few pegs; `proven` when no line leaves fewer.
 * @typedef {{ jumps: string, pegs: number, proven: boolean }} Best
 *
 * What is wanted of a solution: any one, another one than that on the board, or one with the fewest moves.
 * @typedef {'any' | 'another' | 'fewest-moves'} Wish
 */

/**
 * What became of a question about a position.
 * @typedef {{ state: 'solved', jumps: number, moves: number, milliseconds: number, wish: Wish, proven: boolean }
 *   | { state: 'only' }
 *   | { state: 'open' }
 *   | { state: 'lost', reason: Reason, best: Best }
 *   | { state: 'cancelled' }
 *   | { state: 'failed', message: string }} Outcome
 *
 * The last word on what is on the board: that, or what became of the wish to go back to where it can be won.
 * @typedef {Outcome | { state: 'hopeless' } | { state: 'rescued' }} Verdict
 */

/** @typedef {{ position: string, control: AbortController, progress?: Progress }} Question */

/**
 * Who is told: that something is to be drawn, and of errors, whose words come back.
 * @typedef {{ invalidate: () => void, report: (error: unknown) => string }} Host
 */

export class Solving {
  /** Whether the reason of a loss is shown. */
  isExplained = false;
  /** The seed of the last solution. */
  #seed = 0;
  /** @type {Session} */
  #session;
  /** @type {Host} */
  #host;
  /** The question that is being worked on. @type {Question | undefined} */
  #question;
  /** The last answer, and the game for which it was given. @type {{ verdict: Verdict, game: Game } | undefined} */
  #answer;

  /**
   * @param {Session} session
   * @param {Host} host
   */
  constructor(session, host) {
    this.#session = session;
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
    const now = this.#session.game;
    const isAbout = verdict.state === 'solved' ? game.line === now.line : position(game) === position(now);
    return isAbout ? verdict : undefined;
  }

  toggleExplanation() {
    this.isExplained = !this.isExplained;
    this.#host.invalidate();
  }

  /** Says what went wrong, until something else happens on the board. @param {string} message */
  fail(message) {
    this.#answer = { verdict: { state: 'failed', message }, game: this.#session.game };
    this.#host.invalidate();
  }

  /**
   * Finds a way from the position on the board to the goal, and makes it the jumps to come.
   * @param {AbortSignal} [signal]
   * @param {Wish} [wish]
   * @returns {Promise<Outcome['state'] | undefined>}
   */
  async solve(signal, wish = 'any') {
    const game = this.#session.settle();
    // The way here is a way to the goal, and what was said of it stays true.
    if (status(game) === 'won') {
      this.drop();
      return 'solved';
    }
    return this.#ask(signal, async (options) => {
      const { report, milliseconds } = await this.#find(game, wish, options);
      if (report.state === 'unknown') return { state: 'open' };
      if (report.state !== 'solved')
        return { state: 'lost', reason: report.reason, best: await findBest(game, options) };
      if (wish === 'another' && report.jumps === jumpsToCome(game)) return { state: 'only' };
      this.#session.continueWith(report.jumps);
      const { length: jumps, moves, proven } = report;
      return { state: 'solved', jumps, moves, milliseconds, wish, proven };
    });
  }

  /**
   * Solves the position of the last solution once more, in another way.
   * @param {Wish} wish
   */
  async solveAgain(wish) {
    if (this.verdict?.state === 'solved') this.#session.goTo(this.#answer?.game.cursor ?? 0);
    return this.solve(undefined, wish);
  }

  /**
   * @param {Game} game
   * @param {Wish} wish
   * @param {SearchOptions} options
   */
  async #find(game, wish, options) {
    if (wish === 'fewest-moves') return findFewestMoves(game, options);
    if (wish === 'any') return ask(game, options);
    const known = jumpsToCome(game);
    let finding;
    for (let tries = 0; tries < MOST_SEEDS; tries++) {
      finding = await ask(game, options, { kind: 'solve', seed: ++this.#seed });
      if (finding.report.state !== 'solved' || finding.report.jumps !== known) return finding;
    }
    return /** @type {NonNullable<typeof finding>} */ (finding);
  }

  /**
   * Goes back to the last position of the game that can still be won, and forgets the jumps that lost it; to the start
   * where there is none.
   */
  async rescue() {
    const game = this.#session.settle();
    /** @type {{ cursor?: number }} */
    const found = {};
    await this.#ask(undefined, async (options) => {
      found.cursor = await lastWinnable(game, options);
      return undefined;
    });
    if (found.cursor === undefined) return;
    if (found.cursor < 0) this.#session.goTo(0);
    else this.#session.goTo(found.cursor);
    this.#answer = { verdict: { state: found.cursor < 0 ? 'hopeless' : 'rescued' }, game: this.#session.game };
    this.#host.invalidate();
  }

  /** Makes the line with the fewest pegs left the jumps to come. Whether there is one. */
  followBest() {
    const { verdict } = this;
    if (verdict?.state !== 'lost') return false;
    this.#session.continueWith(verdict.best.jumps);
    return true;
  }

  /** Ends the search that runs, if one does, and says so. */
  cancel() {
    this.#question?.control.abort(ENOUGH);
  }

  /** The game has changed: a search for another position is of no use any more. */
  noticeChange() {
    if (this.#question?.position !== position(this.#session.game)) this.drop();
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
   * @param {(options: SearchOptions) => Promise<Outcome | undefined>} work
   */
  async #ask(signal, work) {
    this.drop();
    const control = new AbortController();
    /** @type {Question} */
    const question = { position: position(this.#session.game), control };
    this.#question = question;
    const before = this.#answer;
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
    this.#answer = verdict && { verdict, game: this.#session.game };
    // The solution that was there is there still.
    const isKept = before?.verdict.state === 'solved' && before.game.line === this.#session.game.line;
    if (verdict?.state === 'cancelled' && isKept) this.#answer = before;
    this.#host.invalidate();
    return verdict?.state;
  }

  /**
   * @param {unknown} error
   * @param {AbortSignal} signal
   * @returns {Outcome}
   */
  #failed(error, signal) {
    return signal.aborted ? { state: 'cancelled' } : { state: 'failed', message: this.#host.report(error) };
  }
}

/**
 * @param {Game} game
 * @param {SearchOptions} options
 * @param {{ kind: 'solve', seed?: number } | { kind: 'fewest-moves' }} [how]
 */
function ask(game, options, how = { kind: 'solve' }) {
  const { shape, finish } = game.problem;
  return search({ ...how, board: shape, start: position(game), finish: finish.text }, options);
}

/**
 * The best line that is known when a person has had enough counts, if it is better than that on the board.
 * @param {Game} game
 * @param {SearchOptions} options
 */
async function findFewestMoves(game, options) {
  const begin = performance.now();
  /** @type {import('../engine/wasm/peg_solitaire.js').Found | undefined} */
  let best;
  const onBest = (/** @type {typeof best} */ found) => {
    best = found;
  };
  try {
    return await ask(game, { ...options, onBest }, { kind: 'fewest-moves' });
  } catch (error) {
    if (error !== ENOUGH || !best || best.moves >= movesToCome(game).length) throw error;
    return { report: best, milliseconds: performance.now() - begin };
  }
}

/** As the solver writes them. @param {Game} game */
function jumpsToCome(game) {
  return movesToCome(game)
    .map(({ name }) => name)
    .join(' ');
}

/** @param {Game} game */
function movesToCome(game) {
  const { start, board } = game.problem;
  const { line, cursor } = game;
  const jumps = line.jumps.slice(cursor).map(({ name }) => name);
  return board.replay(line.positions[cursor] ?? start, jumps.join(' ')).moves;
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
  const atLeast = finish.holes.length === 0 ? finish.pegs + 1 : 1;
  const request = { kind: /** @type {const} */ ('fewest-pegs'), board: shape, start: position(game), atLeast };
  const { report } = await search({ ...request, limit: BEST_MILLISECONDS }, options);
  return { ...report, pegs: pegCount(game) - report.length };
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
