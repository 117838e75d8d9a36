// The goal as a sentence above the board, on a first visit, and a jump to try: both step aside with the first jump.

import { whenIdle } from '../../common/idle.js';
import { recall, remember } from '../kit/storage.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../words/app.js').AppWords['lead']} Words */
/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */

export class Lead {
  #element;
  #box;
  #words;
  /** Ends its showing. */
  #control = new AbortController();

  /**
   * @param {PegSolitaireElement} element
   * @param {HTMLElement} box
   * @param {Words} words
   * @param {import('../kit/guard.js').Guard} guard
   */
  constructor(element, box, words, guard) {
    this.#element = element;
    this.#box = box;
    this.#words = words;
    if (recall('played') !== '') return;
    const { signal } = this.#control;
    // It has its room before its words: the board does not move when they come.
    box.hidden = false;
    const button = this.#button();
    button.title = words.tryJump;
    button.setAttribute('aria-label', words.tryJump);
    element.addEventListener('ready', () => whenIdle(() => this.#showJump(guard)), { signal, once: true });
    element.addEventListener('ready', () => this.#showGoal(), { signal });
    element.addEventListener('jump', () => this.#stepAside(), { once: true });
  }

  #showGoal() {
    if (this.#element.problem) this.#say(goalOf(this.#element.problem, this.#words));
  }

  /**
   * A press on the small board jumps there. If that cannot be loaded, the sentence is alone.
   * @param {import('../kit/guard.js').Guard} guard
   */
  async #showJump(guard) {
    const { signal } = this.#control;
    const loaded = await import('./demo.js').catch(() => undefined);
    if (!loaded || signal.aborted) return;
    guard.run(() => this.#show(loaded.Demo));
  }

  /** @param {typeof import('./demo.js').Demo} Demo */
  #show(Demo) {
    const { signal } = this.#control;
    const button = this.#button();
    const canvas = /** @type {HTMLCanvasElement} */ (button.querySelector('canvas'));
    const demo = new Demo(canvas, () => this.#element.colours);
    button.disabled = false;
    button.addEventListener('click', () => {
      demo.try();
      this.#say(this.#words.tried);
    });
    signal.addEventListener('abort', () => demo.stop());
  }

  #button() {
    return /** @type {HTMLButtonElement} */ (this.#box.querySelector('button'));
  }

  /** @param {string} sentence */
  #say(sentence) {
    /** @type {HTMLElement} */ (this.#box.querySelector('p')).textContent = sentence;
  }

  /** Its room stays until another game is opened: the board does not move under a hand. */
  #stepAside() {
    this.#control.abort();
    this.#box.classList.add('is-done');
    this.#element.addEventListener('ready', () => this.#box.remove(), { once: true });
    remember('played', 'yes');
  }
}

/** The goal of a problem as a sentence. @param {Problem} problem @param {Words} words */
export function goalOf({ holes, finish }, words) {
  return words.goal(finish, finish.holes.length === 1 && isCentre(holes, holes[finish.holes[0]]));
}

/**
 * True if a hole lies in the middle of all holes.
 * @param {Problem['holes']} holes
 * @param {{ x: number, y: number }} hole
 */
function isCentre(holes, hole) {
  const isMiddle = (/** @type {'x' | 'y'} */ axis) =>
    Math.abs(holes.reduce((sum, other) => sum + other[axis], 0) / holes.length - hole[axis]) < 0.01;
  return isMiddle('x') && isMiddle('y');
}
