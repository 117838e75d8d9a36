// A search that runs only while its result is wanted.

export class Wanted {
  #isWanted = false;
  #invalidate;

  /** @param {() => void} invalidate tells that something is to be drawn */
  constructor(invalidate) {
    this.#invalidate = invalidate;
  }

  /** True while the result is shown. */
  get isWanted() {
    return this.#isWanted;
  }

  set isWanted(isWanted) {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    if (isWanted) this.find();
    else this.stop();
    this.#invalidate();
  }

  /** Looks for unknown results. */
  find() {}

  /** Ends the search. */
  stop() {}
}
