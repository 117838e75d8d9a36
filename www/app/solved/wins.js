// Notices a person's wins, and the solver's help.

import { lastJump } from '../../game/tree.js';
import { ownWin } from './own-win.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/**
 * A win by a person's own jumps, on the day on which its game was opened; `seconds` if a clock goes.
 * @typedef {import('./own-win.js').OwnWin & { day: string, seconds?: number }} Win
 */
/**
 * Hears of a win; the signal ends it.
 * @typedef {(problem: Problem, win: Win, signal: AbortSignal) => void} Listener
 */

export class Wins {
  #element;
  #clock;
  #tell;
  /** Ends the last reported win. */
  #control = new AbortController();
  /**
   * The jump before the position on the board: the place in the game.
   * @type {import('../../game/game.js').Node | undefined}
   */
  #place;
  /**
   * True if a hint was asked for since the last jump by hand from the start; and true if one was asked for at the
   * start.
   */
  #isHinted = false;
  #isHintedAtStart = false;
  #today;
  /** The day on which the game was opened. */
  #day = '';

  /**
   * @param {PegSolitaireElement} element
   * @param {import('./clock.js').Clock} clock
   * @param {() => string} today returns the date where the person is
   * @param {import('../kit/guard.js').Guard} guard
   * @param {Listener} tell
   */
  constructor(element, clock, today, guard, tell) {
    this.#element = element;
    this.#clock = clock;
    this.#today = today;
    this.#tell = tell;
    element.addEventListener('hint', () => {
      if (element.state?.cursor === 0) this.#isHintedAtStart = true;
      else this.#isHinted = true;
    });
    element.addEventListener('change', () => this.#noticeChange());
    element.addEventListener('ready', () => this.#begin());
    element.addEventListener('jump', () => guard.run(() => this.#noticeJump()));
  }

  /** A comment on the position is a change, too, and moves nothing. */
  #noticeChange() {
    const place = this.#placeOnBoard;
    if (place === this.#place) return;
    this.#place = place;
    this.#control.abort();
  }

  get #placeOnBoard() {
    const { state } = this.#element;
    return state && lastJump(state);
  }

  #begin() {
    this.#place = this.#placeOnBoard;
    this.#control.abort();
    this.#isHinted = this.#isHintedAtStart = false;
    this.#day = this.#today();
  }

  #noticeJump() {
    const { state } = this.#element;
    // A jump from the start begins the game anew.
    if (state?.cursor === 1) [this.#isHinted, this.#isHintedAtStart] = [this.#isHintedAtStart, false];
    const win = state && ownWin(state);
    if (!win) return;
    const isHelped = win.isHelped || this.#isHinted || this.#isHintedAtStart;
    const [day, { seconds }] = [this.#day, this.#clock];
    this.#control = new AbortController();
    this.#tell(state.problem, { ...win, isHelped, day, seconds }, this.#control.signal);
  }
}
