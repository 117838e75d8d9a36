// Says how long a game has taken, where a person wants to know: from the first jump by hand to the win. It rests while
// nobody sees it.

import { status } from '../../game/game.js';
import { isOn, onPreference } from '../settings/preferences.js';

const SECOND = 1000;

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */

export class Clock {
  #element;
  #box;
  #write;
  /** Before the last start, in milliseconds. */
  #elapsed = 0;
  /** When it was started, while it goes. @type {number | undefined} */
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

  /** How long the game has taken, in whole seconds; undefined where nobody wants to know. */
  get seconds() {
    return isOn('clock') ? Math.floor(this.#milliseconds / SECOND) : undefined;
  }

  get #milliseconds() {
    return this.#elapsed + (this.#start === undefined ? 0 : performance.now() - this.#start);
  }

  /**
   * The solver may end the game, too. At the start the clock rests, and remembers the game that a look at the start
   * goes on with.
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

  /** Who looks elsewhere does not play. */
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
