// Counts the winning lines after each jump of the line on the board, and finds the jump that lost the win.

import { goTo, status } from '../game/game.js';
import { UNKNOWN } from './facts.js';
import { Wanted } from './wanted.js';
import { lookBack } from './way-back.js';

/** @typedef {import('./facts.js').Verdict} Verdict */
/** @typedef {import('./facts.js').Facts} Facts */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */

/**
 * Owns the game, and hears errors and that something is to be drawn. `judge` gives the verdict of the position after a
 * number of jumps. While the position on the board is judged, the others wait.
 * @typedef {{
 *   game: () => Game,
 *   verdictAt: (cursor: number) => Verdict,
 *   isAsking: () => boolean,
 *   judge: (cursor: number, limit: number, signal: AbortSignal) => Promise<Verdict>,
 *   invalidate: () => void,
 *   fail: (error: unknown) => void,
 * }} Host
 */

/** The first count begins this many jumps before the end; each later one goes back twice as far. */
const FIRST_REACH = 4;
/** After this many counts in vain nothing earlier is counted. */
const MOST_FAILURES = 3;

export class Course extends Wanted {
  /** The line of the current or last count. @type {Line | undefined} */
  #line;
  /** @type {AbortController | undefined} */
  #control;
  #host;
  #facts;

  /** @param {Host} host @param {Facts} facts */
  constructor(host, facts) {
    super(host.invalidate);
    this.#host = host;
    this.#facts = facts;
  }

  /** True while counts are on their way. */
  get isAsking() {
    return this.#control !== undefined;
  }

  /** The number of winning lines after each jump, as far as it is known: 0 once the win is lost. */
  get lines() {
    const { line } = this.#host.game();
    const lost = this.#firstLost;
    const isOver = line === this.#line && !this.isAsking;
    return line.positions.map((_, cursor) => {
      const fact = this.#facts.of(line.positions[lost < 0 ? cursor : Math.min(cursor, lost)]).lines;
      return isOver && fact.state === 'pending' ? UNKNOWN : fact;
    });
  }

  /** The fewest moves from the start to the goal, as far as they are known. */
  get fewestMoves() {
    return this.#facts.of(this.#host.game().line.positions[0]).moves;
  }

  /** The number of the jump that gave the win away; undefined if there is none, or if it is not known. */
  get loss() {
    const lost = this.#firstLost;
    return lost > 0 && this.#host.verdictAt(lost - 1) === 'winnable' ? lost : undefined;
  }

  get #firstLost() {
    return this.#host.game().line.positions.findIndex((_, cursor) => this.#host.verdictAt(cursor) === 'lost');
  }

  /** Another line may be on the board: counts on the one before are dropped. */
  noticeChange() {
    if (this.#host.game().line !== this.#line) this.stop();
  }

  /** Goes through the line on the board once, if the result is wanted. */
  find() {
    const { line } = this.#host.game();
    if (!this.isWanted || this.#host.isAsking() || line === this.#line) return;
    this.#line = line;
    this.#find(line);
  }

  /** Ends all counts. */
  stop() {
    this.#control?.abort();
    this.#control = this.#line = undefined;
  }

  /** @param {Line} line */
  async #find({ positions }) {
    const control = new AbortController();
    this.#control = control;
    try {
      const last = await this.#lastWinnable(positions.length - 1, control.signal);
      await this.#count(positions.slice(0, last + 1), control.signal);
      await this.#facts.findMoves(positions[0], control.signal);
    } catch (error) {
      if (!control.signal.aborted) this.#host.fail(error);
    }
    if (this.#control === control) this.#control = undefined;
    this.#host.invalidate();
  }

  /** The last position of a line that is not known to be lost. @param {number} last @param {AbortSignal} signal */
  async #lastWinnable(last, signal) {
    if (status(goTo(this.#host.game(), last)) === 'won') return last;
    const found = { winnable: -1, lost: last + 1 };
    await lookBack(found, async (cursor, limit) => {
      const known = this.#host.verdictAt(cursor);
      return known === 'unknown' ? this.#host.judge(cursor, limit, signal) : known;
    });
    return found.lost - 1;
  }

  /**
   * Counts from the end backwards: counts there take no time, and one count from an earlier position serves all after
   * it. If one is too large, that from the start may not be: the start is often more symmetric.
   * @param {string[]} positions
   * @param {AbortSignal} signal
   */
  async #count(positions, signal) {
    const last = positions.length - 1;
    let [failed, counted] = [-1, positions.length];
    for (let [reach, failures] = [FIRST_REACH, 0]; counted - failed > 1 && failures < MOST_FAILURES; reach *= 2) {
      const start = failed < 0 ? Math.max(0, last - reach) : Math.floor((failed + counted) / 2);
      if (await this.#countFrom(positions.slice(start, counted), signal)) counted = start;
      else if (failed < 0 && (await this.#countFrom(positions.slice(0, counted), signal))) return;
      else [failed, failures] = [start, failures + 1];
    }
  }

  /**
   * Counts from some positions, the first of which leads to the others. True if that was possible.
   * @param {string[]} positions
   * @param {AbortSignal} signal
   */
  async #countFrom([first, ...others], signal) {
    await this.#facts.count(first, signal);
    if (this.#facts.of(first).lines.state !== 'known') return false;
    for (const position of others) await this.#facts.count(position, signal);
    return true;
  }
}
