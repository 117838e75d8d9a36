// Notices that a person has won, and whether with help.

import { lastJump } from '../../game/tree.js';
import { ownWin } from './own-win.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** A win by a person's own jumps; `seconds` where a clock goes. @typedef {import('./own-win.js').OwnWin & { seconds?: number }} Win */
/** Who is told of a win; the signal says that it is over. @typedef {(problem: Problem, win: Win, signal: AbortSignal) => void} Listener */

export class Wins {
  #element;
  #clock;
  #tell;
  /** Ends the win that was told last. */
  #control = new AbortController();
  /** The jump before the position on the board: the place in the game. @type {import('../../game/tree.js').Node | undefined} */
  #place;
  /** Whether a hint was asked for in this game. */
  #isHinted = false;

  /**
   * @param {PegSolitaireElement} element
   * @param {import('./clock.js').Clock} clock
   * @param {import('../kit/guard.js').Guard} guard
   * @param {Listener} tell
   */
  constructor(element, clock, guard, tell) {
    this.#element = element;
    this.#clock = clock;
    this.#tell = tell;
    element.addEventListener('hint', () => {
      this.#isHinted = true;
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
    if (!place) this.#isHinted = false;
  }

  get #placeOnBoard() {
    const { state } = this.#element;
    return state && lastJump(state);
  }

  #begin() {
    this.#place = this.#placeOnBoard;
    this.#control.abort();
    this.#isHinted = false;
  }

  #noticeJump() {
    const { state } = this.#element;
    const win = state && ownWin(state);
    if (!win) return;
    const isHelped = win.isHelped || this.#isHinted;
    this.#control = new AbortController();
    this.#tell(state.problem, { ...win, isHelped, seconds: this.#clock.seconds }, this.#control.signal);
  }
}
