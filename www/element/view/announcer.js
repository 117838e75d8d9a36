// Says a person's jumps, refusals and answers to screen readers, but not each jump of a film.

import { setText } from '../../common/dom/write.js';

/** A silent character, which makes a repeated sentence a new text. */
const AGAIN = '\u00a0';

export class Announcer {
  #region;
  /** The key of the last sentence. @type {unknown[]} */
  #last = [];
  #isFirst = true;

  /** @param {HTMLElement} region a live region */
  constructor(region) {
    this.#region = region;
  }

  /**
   * Says a sentence, unless both it and its occasion are the same as last time. The first one after a reset stays
   * silent.
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

  /** Makes the next sentence news, even if it is the first. */
  begin() {
    this.#isFirst = false;
  }

  /** Begins another game. */
  reset() {
    this.#isFirst = true;
    this.#last = [];
  }
}
