// Shows the time of a game, if a person wants it: from the first jump by hand to the win. The clock rests while the
// page is hidden.

import { status } from '../../game/game.js';
import { isOn, onPreference } from '../settings/preferences.js';

const SECOND = 1000;

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */

export class Clock {
  #element;
  #box;
  #write;
  /** The time before the last start, in milliseconds. */
  #elapsed = 0;
  /** The time of the last start, while it runs. @type {number | undefined} */
  #start;
  /** Once the game is won, the clock waits for a jump by hand. */
  #isOver = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /**
   * @param {PegSolitaireElement} element
   * @param {HTMLElement} box
   * @param {(seconds: number) => string} write
   * @param {import('../kit/guard.js').Guard} guard
   */
  constructor(element, box, write, guard) {
    this.#element = element;
    this.#box = box;
    this.#write = write;
    element.addEventListener('ready', () => this.#reset());
    element.addEventListener('change', () => guard.run(() => this.#noticeChange()));
    element.addEventListener('jump', () => guard.run(() => this.#noticeJump()));
    document.addEventListener('visibilitychange', () => this.#noticeVisibility());
    onPreference('clock', () => this.#show());
    this.#show();
  }

  /** The time of the game, in whole seconds; undefined if the clock is off. */
  get seconds() {
    return isOn('clock') ? Math.floor(this.#milliseconds / SECOND) : undefined;
  }

  get #milliseconds() {
    return this.#elapsed + (this.#start === undefined ? 0 : performance.now() - this.#start);
  }

  /**
   * The solver may end the game, too. At the start the clock rests, and remembers the game, which may go on after a
   * look at the start.
   */
  #noticeChange() {
    if (this.#isWon) this.#end();
    else if (this.#isAtStart) this.#stop();
    else this.#goOn();
  }

  get #isAtStart() {
    return this.#element.state?.cursor === 0;
  }

  /** A jump by hand from the start begins the game anew. */
  #noticeJump() {
    if (this.#element.state?.cursor === 1) this.#reset();
    this.#isOver = false;
    if (this.#isWon) this.#end();
    else this.#go();
  }

  get #isWon() {
    const { state } = this.#element;
    return state !== undefined && status(state) === 'won';
  }

  /** The clock rests while the page is hidden. */
  #noticeVisibility() {
    if (document.visibilityState === 'hidden') this.#stop();
    else this.#goOn();
  }

  #goOn() {
    if (this.#elapsed > 0 && this.#element.state && !this.#isOver && !this.#isAtStart) this.#go();
  }

  #end() {
    this.#stop();
    this.#isOver = true;
  }

  #go() {
    this.#start ??= performance.now();
    this.#timer ??= setInterval(() => this.#show(), SECOND);
    this.#show();
  }

  #stop() {
    this.#elapsed = this.#milliseconds;
    this.#start = undefined;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#show();
  }

  #reset() {
    this.#stop();
    this.#elapsed = 0;
    this.#isOver = false;
    this.#show();
  }

  #show() {
    this.#box.hidden = !isOn('clock');
    this.#box.textContent = this.#write(this.#isAtStart ? 0 : (this.seconds ?? 0));
  }
}
