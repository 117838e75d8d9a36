// What a screen reader says of its own accord: a person's jumps, refusals, answers; not each jump of a film.

import { setText } from '../../common/dom/write.js';

/** A silent character, which makes a repeated sentence a new text. */
const AGAIN = '\u00a0';

export class Announcer {
  #region;
  /** What stands for what was said last. @type {unknown[]} */
  #last = [];
  #isFirst = true;

  /** @param {HTMLElement} region a live region */
  constructor(region) {
    this.#region = region;
  }

  /**
   * Says a sentence, unless both it and its occasion are the same as last time. The first one after a reset is not said.
   * @param {string} sentence
   * @param {unknown} occasion such as a refusal: the same words about another try are said again
   */
  say(sentence, occasion) {
    const [lastSentence, lastOccasion] = this.#last;
    if (sentence === lastSentence && occasion === lastOccasion) return;
    this.#last = [sentence, occasion];
    if (this.#isFirst) this.#isFirst = false;
    else setText(this.#region, this.#region.textContent === sentence ? sentence + AGAIN : sentence);
  }

  /** What is said next is news, even if it is the first. */
  begin() {
    this.#isFirst = false;
  }

  /** Another game is there. */
  reset() {
    this.#isFirst = true;
    this.#last = [];
  }
}
